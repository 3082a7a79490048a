import { createMemo, For } from 'solid-js';
import { CENTER, polar, wedgePath } from '../../../ui/chart.ts';
import { Glyph, Unheard } from '../../../ui/chart.tsx';
import type { PartProps } from '../../../ui/game-page.ts';
import { QUADRANTS } from '../board.ts';
import type { Quadrant, Uaps } from '../types.ts';
import { Level, type Turned } from './board-glyph.tsx';
import { researchersIn } from './board-sector.ts';
import * as text from './board-text.ts';
import { actorOf } from './dock-desk.ts';
import { quadrantMiddle, quadrantStart, RADII, researcherAngle } from './orbits.ts';

interface EarthProps extends PartProps<Uaps> {
  readonly turned: Turned;
  /** Where whoever looks stands. */
  readonly from: Quadrant | null;
  /** Where a press leads to now; empty while none does. */
  readonly choosable: readonly Quadrant[];
  readonly chosen: Quadrant | null;
  readonly reachable: Quadrant;
  readonly onPress: (quadrant: Quadrant) => void;
  readonly onFocus: (quadrant: Quadrant) => void;
}

/** The Earth with its quadrants: their modifiers, and who stands there. */
export const Earth = (props: EarthProps) => (
  <g class="ua-earth" data-point="earth">
    <Unheard class="ua-globe">
      <circle class="ua-globe-ground" cx={CENTER} cy={CENTER} r={RADII.earth} />
      <ellipse cx={CENTER} cy={CENTER} rx={RADII.earth} ry="30" />
      <ellipse cx={CENTER} cy={CENTER} rx="30" ry={RADII.earth} />
      <ellipse cx={CENTER} cy={CENTER} rx="61" ry={RADII.earth} />
      <path
        d={`M${CENTER - 74} ${CENTER - 43}H${CENTER + 74}M${CENTER - 74} ${CENTER + 43}H${CENTER + 74}`}
      />
    </Unheard>
    <For each={QUADRANTS}>{quadrant => <Plate {...props} quadrant={quadrant} />}</For>
    <For each={QUADRANTS}>
      {quadrant => <Researchers table={props.table} turned={props.turned} quadrant={quadrant} />}
    </For>
  </g>
);

const Plate = (props: EarthProps & { readonly quadrant: Quadrant }) => {
  const known = () => props.table.view.public;
  const choosable = () => props.choosable.includes(props.quadrant);
  const names = () => text.plateLines(known().modifiers[props.quadrant - 1] ?? 'blank');
  const middle = () => quadrantMiddle(props.quadrant);
  const from = () => quadrantStart(props.quadrant);
  /** The number, then the name, around the middle. */
  const lineAt = (line: number) => (line - names().length / 2) * 11;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element. */}
      <g
        class="ua-plate"
        classList={{
          here: props.from === props.quadrant,
          mine: props.from === props.quadrant && actorOf(props.table) !== null,
          choosable: choosable(),
          chosen: props.chosen === props.quadrant,
        }}
        role="button"
        tabindex={props.reachable === props.quadrant ? 0 : -1}
        aria-label={text.plateLabel(known(), props.quadrant, props.from, props.table.name, choosable())}
        aria-pressed={choosable() ? props.chosen === props.quadrant : undefined}
        data-quadrant={props.quadrant}
        on:click={() => props.onPress(props.quadrant)}
        on:focus={() => props.onFocus(props.quadrant)}
      >
        <path class="ua-plate-hit" d={wedgePath(0.1, RADII.earth - 1, from(), from() + 90)} />
      </g>
      <Unheard class="ua-plate-words">
        <Level at={polar(RADII.name, middle())} turned={props.turned}>
          <text class="ua-plate-number" y={lineAt(0)}>
            {props.quadrant}
          </text>
          <For each={names()}>
            {(name, line) => (
              <text class="ua-plate-name" y={lineAt(line() + 1)}>
                {name}
              </text>
            )}
          </For>
        </Level>
      </Unheard>
    </>
  );
};

const Researchers = (props: PartProps<Uaps> & { readonly quadrant: Quadrant; readonly turned: Turned }) => {
  const here = createMemo(() => researchersIn(props.table.view.public, props.quadrant));
  return (
    <Unheard class="ua-researchers" point="researchers">
      <For each={here()}>
        {(seat, place) => (
          <Level
            at={polar(RADII.researcher, researcherAngle(props.quadrant, place(), here().length))}
            turned={props.turned}
            class={`s${props.table.player(seat).look}`}
          >
            <circle class="ua-researcher" classList={{ mine: actorOf(props.table) === seat }} r="9.5" />
            <Glyph name={`seat-${props.table.player(seat).look}`} size={11} />
          </Level>
        )}
      </For>
    </Unheard>
  );
};
