import { For, Match, Switch } from 'solid-js';
import type { Known } from '../analysis/analyze.ts';
import { allSectors, boardOf, visibleFrom } from '../board.ts';
import type { Mode, Sector } from '../types.ts';
import * as text from './analysis-text.ts';
import { Glyph, iconOf } from './board-glyph.tsx';
import {
  arcPath,
  CENTER,
  middleOf,
  polar,
  SIZE,
  sectorAngle,
  spokePath,
  startOf,
  wedgePath,
} from './circle.ts';

const VISIBLE = 196;
const RIM = 188;
const NUMBER = 168;
const THING = 126;
const HUB = 84;
/** Sector 1 begins at the top, as in the whole sky. */
const TURN = 90;
/** Of a sector that is certain to hold Planet X; the words on it stay readable. */
const DARKEST = 0.5;

/** What one player could know of the sky at some moment. */
export const KnowableSky = (props: {
  readonly mode: Mode;
  readonly name: string;
  readonly known: Known;
  readonly arrow: number;
}) => {
  const board = () => boardOf(props.mode);
  const start = (sector: Sector) => startOf(sector, board()) + TURN;
  const end = (sector: Sector) => start(sector) + sectorAngle(board());
  const certain = (sector: Sector) => props.known.certain[sector - 1] ?? null;
  const share = (sector: Sector) => (props.known.x[sector - 1] ?? 0) / props.known.skies;
  const place = (radius: number, sector: Sector) => {
    const { x, y } = polar(radius, middleOf(sector, board()) + TURN);
    return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  };
  const visible = () => {
    const from = start(visibleFrom(props.arrow, board())[0] ?? 1);
    return arcPath(VISIBLE, from, from + 180);
  };
  return (
    <figure class="px-whole px-knowable">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle class="px-whole-sky" cx={CENTER} cy={CENTER} r={RIM} />
        <path class="px-knowable-visible" d={visible()} />
        <For each={allSectors(board())}>
          {sector => (
            <>
              <path
                class="px-knowable-chance"
                d={wedgePath(HUB, RIM, start(sector), end(sector))}
                fill-opacity={share(sector) * DARKEST}
              />
              <path class="px-whole-spoke" d={spokePath(HUB, RIM, start(sector))} />
              <text class="px-whole-number" transform={place(NUMBER, sector)}>
                {sector}
              </text>
              <Switch fallback={<circle class="px-knowable-open" r="2.5" transform={place(THING, sector)} />}>
                <Match when={certain(sector)}>
                  {content => (
                    <g class={iconOf(content())} transform={place(THING, sector)}>
                      <Glyph name={iconOf(content())} size={38} />
                    </g>
                  )}
                </Match>
                <Match when={share(sector) > 0}>
                  <text class="px-knowable-share" transform={place(THING, sector)}>
                    {text.chanceOf(share(sector))}
                  </text>
                </Match>
              </Switch>
            </>
          )}
        </For>
        <circle class="px-whole-hub" cx={CENTER} cy={CENTER} r={HUB} />
        <text class="px-knowable-skies" x={CENTER} y={CENTER - 10}>
          {text.skiesLeft(props.known.skies)}
        </text>
        <text class="px-whole-name" x={CENTER} y={CENTER + 20}>
          {text.hubSays(props.known.skies)}
        </text>
      </svg>
      <figcaption class="sr">{text.skyLabel(props.name, props.known)}</figcaption>
      <ol class="sr">
        <For each={allSectors(board())}>
          {sector => <li>{text.sectorSays(sector, certain(sector), share(sector))}</li>}
        </For>
      </ol>
    </figure>
  );
};
