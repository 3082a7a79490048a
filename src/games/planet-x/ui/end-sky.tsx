import { For } from 'solid-js';
import { allSectors, boardOf } from '../board.ts';
import type { Puzzle, Sector } from '../types.ts';
import { Glyph, iconOf } from './board-glyph.tsx';
import { CENTER, middleOf, polar, SIZE, sectorAngle, spokePath, startOf, wedgePath } from './circle.ts';
import * as text from './end-text.ts';

const RIM = 190;
const NUMBER = 168;
const THING = 126;
const HUB = 84;
/** Sector 1 begins at the top. */
const TURN = 90;

/** Everything that the sky held. */
export const WholeSky = (props: { readonly puzzle: Puzzle }) => {
  const board = () => boardOf(props.puzzle.mode);
  const content = (sector: Sector) => props.puzzle.sky[sector - 1] ?? 'empty';
  const x = () => props.puzzle.sky.indexOf('planet-x') + 1;
  const start = (sector: Sector) => startOf(sector, board()) + TURN;
  const place = (radius: number, sector: Sector) => {
    const { x: across, y: down } = polar(radius, middleOf(sector, board()) + TURN);
    return `translate(${across.toFixed(2)} ${down.toFixed(2)})`;
  };
  return (
    <figure class="whole-sky px-sky">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <circle class="whole-ground" cx={CENTER} cy={CENTER} r={RIM} />
        <path class="whole-hidden" d={wedgePath(HUB, RIM, start(x()), start(x()) + sectorAngle(board()))} />
        <circle class="whole-hub" cx={CENTER} cy={CENTER} r={HUB} />
        <For each={allSectors(board())}>
          {sector => (
            <>
              <path class="whole-spoke" d={spokePath(HUB, RIM, start(sector))} />
              <text class="whole-number" transform={place(NUMBER, sector)}>
                {sector}
              </text>
              <g class={iconOf(content(sector))} transform={place(THING, sector)}>
                <Glyph name={iconOf(content(sector))} size={38} />
              </g>
            </>
          )}
        </For>
        <text class="whole-name" x={CENTER} y={CENTER - 16}>
          {text.PLANET_X}
        </text>
        <text class="whole-place" x={CENTER} y={CENTER + 18}>
          {x()}
        </text>
      </svg>
      <figcaption class="sr">{text.skyLabel(board().sectors)}</figcaption>
      <ol class="sr">
        <For each={allSectors(board())}>{sector => <li>{text.sectorSays(sector, content(sector))}</li>}</For>
      </ol>
    </figure>
  );
};
