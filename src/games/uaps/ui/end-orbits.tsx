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
  /** What is hidden, where all is shown. */
  readonly hidden?: Sector;
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
      <circle class="whole-ground" cx={CENTER} cy={CENTER} r={RADII.edge} />
      <Show when={props.hidden}>{sector => <path class="whole-hidden" d={wedge(sector())} />}</Show>
      <For each={allSectors(props.board)}>
        {sector => (
          <>
            <path class="known-chance" d={wedge(sector)} fill-opacity={props.filled(sector)} />
            <path
              class="whole-spoke"
              d={spokePath(
                radii(sector).inside,
                radii(sector).outside,
                startOf(sector, props.board) + turned(sector),
              )}
            />
            <text
              class="whole-number"
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
      <circle class="ua-sky-between" cx={CENTER} cy={CENTER} r={RADII.between} />
      <circle class="whole-hub" cx={CENTER} cy={CENTER} r={RADII.earth} />
      <For each={QUADRANTS}>
        {quadrant => (
          <>
            <path
              class="ua-sky-border"
              d={spokePath(RADII.earth - 14, RADII.edge, quadrantStart(quadrant) + turn())}
            />
            <text
              class="ua-sky-quadrant"
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
