import { createMemo, Show } from 'solid-js';
import type { Notes } from '../../../deduction/marks.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import type { Board } from '../board.ts';
import type { PlanetX, Sector, View } from '../types.ts';
import { Glyph, iconOf, Tag, Upright } from './board-glyph.tsx';
import { noted } from './board-noted.ts';
import { sectorFacts } from './board-sector.ts';
import { middleOf, polar, RADII, sectorAngle, spokePath, startOf, wedgePath } from './circle.ts';
import * as text from './text.ts';
import { letter } from './words.ts';

interface WedgeProps extends PartProps<PlanetX> {
  /** What whoever looks may see of the table. */
  readonly view: View;
  readonly sector: Sector;
  readonly board: Board;
  readonly turn: number;
  /** Of whoever owns this page. */
  readonly notes: Notes;
  readonly chosen: boolean;
  readonly choosing: boolean;
  /** Whether the Tab key comes here; from here the arrow keys go on. */
  readonly reachable: boolean;
  /** What a press does, in words. */
  readonly press: string;
  readonly onPress: () => void;
  readonly onFocus: () => void;
}

/** One sector: what it shows to all, what this player noted, and a way to choose it. */
export const Wedge = (props: WedgeProps) => {
  const facts = createMemo(() => sectorFacts(props.view, props.sector));
  const note = createMemo(() => noted(props.notes, props.sector));
  const from = () => startOf(props.sector, props.board);
  const middle = () => middleOf(props.sector, props.board);
  const content = () => polar(RADII.content, middle());
  const number = () => (facts().pawns.length > 1 ? RADII.numberOfShared : RADII.number);
  const label = () => text.sectorLabel(facts(), props.table.name, { noted: note(), press: props.press });
  const sure = () => {
    const [one, ...more] = note()?.sure ?? [];
    return more.length === 0 ? one : undefined;
  };
  return (
    <>
      <path class="px-spoke" d={spokePath(RADII.hub, RADII.rim, from())} />
      {/* biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element. */}
      <g
        class="px-sector"
        classList={{ visible: facts().visible, chosen: props.chosen }}
        role="button"
        tabindex={props.reachable ? 0 : -1}
        aria-label={label()}
        aria-pressed={props.choosing ? props.chosen : undefined}
        data-sector={props.sector}
        on:click={() => props.onPress()}
        on:focus={() => props.onFocus()}
      >
        <path
          class="px-hit"
          d={wedgePath(RADII.hub + 1, RADII.edge - 1, from(), from() + sectorAngle(props.board))}
        />
        <Upright at={polar(number(), middle())} turn={props.turn}>
          <text class="px-number">{props.sector}</text>
        </Upright>
        <Show when={facts().comet}>
          <Upright
            at={polar(RADII.number, middle() + 0.33 * sectorAngle(props.board))}
            turn={props.turn}
            class="o-comet"
          >
            <circle class="px-comet-dot" r="2.2" />
          </Upright>
        </Show>
        <Show
          when={facts().content}
          fallback={<circle class="px-nothing" cx={content().x} cy={content().y} r="1.3" />}
        >
          {known => (
            <Upright at={content()} turn={props.turn} class={iconOf(known())}>
              <circle class="px-held" r="12.5" />
              <Glyph name={iconOf(known())} size={18} />
            </Upright>
          )}
        </Show>
      </g>
      {/* Beside the sector: inside of it, the letter would have to be part of its name. */}
      <Show when={facts().content === null && sure()}>
        {known => (
          <Upright at={content()} turn={props.turn}>
            <Tag content={known()} letter={letter(known())} />
          </Upright>
        )}
      </Show>
    </>
  );
};
