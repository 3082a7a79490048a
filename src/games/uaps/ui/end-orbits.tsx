import { For, type JSX, Show } from 'solid-js';
import { CENTER, polar, spokePath, wedgePath } from '../../../ui/chart.ts';
import { allSectors, type Board, orbitOf, QUADRANTS } from '../board.ts';
import type { Quadrant, Sector } from '../types.ts';
import {
  contentAngle,
  numberAngle,
  ORBIT_RADII,
  quadrantMiddle,
  quadrantStart,
  RADII,
  sectorAngle,
  startOf,
  turnOf,
} from './orbits.ts';

/** Without the track. */
const VIEW = '22 22 356 356';
const QUADRANT_NUMBER = 60;

/** Both orbits as they stand when the Earth has turned so often, and what is in each sector. */
export const Orbits = (props: {
  readonly board: Board;
  readonly turns: number;
  /** Around the origin. */
  readonly held: (sector: Sector) => JSX.Element;
  /** How much a sector is filled, from 0 to 1. */
  readonly filled: (sector: Sector) => number;
  readonly outlined?: Sector;
  readonly onEarth?: (quadrant: Quadrant) => JSX.Element;
  readonly hub: JSX.Element;
}) => {
  const turn = () => turnOf(props.turns, props.board);
  const turned = (sector: Sector) => (orbitOf(sector, props.board) === 'inner' ? turn() : 0);
  const radii = (sector: Sector) => ORBIT_RADII[orbitOf(sector, props.board)];
  const wedge = (sector: Sector) => {
    const from = startOf(sector, props.board) + turned(sector);
    return wedgePath(radii(sector).inside, radii(sector).outside, from, from + sectorAngle(props.board));
  };
  const place = (radius: number, angle: number) => {
    const { x, y } = polar(radius, angle);
    return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
  };
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      <circle class="ua-whole-sky" cx={CENTER} cy={CENTER} r={RADII.edge} />
      <For each={allSectors(props.board)}>
        {sector => (
          <>
            <path class="ua-whole-fill" d={wedge(sector)} fill-opacity={props.filled(sector)} />
            <path
              class="ua-whole-spoke"
              d={spokePath(
                radii(sector).inside,
                radii(sector).outside,
                startOf(sector, props.board) + turned(sector),
              )}
            />
            <text
              class="ua-whole-number"
              transform={place(radii(sector).number, numberAngle(sector, props.board) + turned(sector))}
            >
              {sector}
            </text>
            <g transform={place(radii(sector).content, contentAngle(sector, props.board) + turned(sector))}>
              {props.held(sector)}
            </g>
          </>
        )}
      </For>
      <Show when={props.outlined}>{sector => <path class="ua-whole-uap" d={wedge(sector())} />}</Show>
      <circle class="ua-whole-between" cx={CENTER} cy={CENTER} r={RADII.between} />
      <circle class="ua-whole-earth" cx={CENTER} cy={CENTER} r={RADII.earth} />
      <For each={QUADRANTS}>
        {quadrant => (
          <>
            <path
              class="ua-whole-border"
              d={spokePath(RADII.earth - 14, RADII.edge, quadrantStart(quadrant) + turn())}
            />
            <text
              class="ua-whole-quadrant"
              transform={place(QUADRANT_NUMBER, quadrantMiddle(quadrant) + turn())}
            >
              {quadrant}
            </text>
            {props.onEarth?.(quadrant)}
          </>
        )}
      </For>
      {props.hub}
    </svg>
  );
};
