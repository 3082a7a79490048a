import type { Spot } from '../../../ui/chart.ts';
import { type Board, onFrom, sectorAt, stepsFrom, visibleWidth } from '../board.ts';
import type { Sector } from '../types.ts';

export {
  arcPath,
  CENTER,
  type Point,
  polar,
  SIZE,
  spokePath,
  spotAt,
  wedgePath,
} from '../../../ui/chart.ts';

/** From the rim inwards. */
export const RADII = {
  arc: 196,
  rim: 191,
  track: 180.5,
  /** Who acts first of several in one sector. */
  order: 169,
  edge: 170,
  number: 158,
  /** Of a sector in which several stand, whose order reaches inwards. */
  numberOfShared: 151,
  content: 136,
  rings: 124,
  ring: 15,
  hub: 64,
} as const;

/** The arrow is on the left: from there the visible sky goes up and over to the right. */
const ARROW_AT = 180;

/** Degrees that a sector takes. */
export const sectorAngle = ({ sectors }: Board): number => 360 / sectors;

/** Where a sector begins on a circle that has not turned. Degrees go clockwise from the right. */
export const startOf = (sector: Sector, board: Board): number => ARROW_AT + (sector - 1) * sectorAngle(board);
export const middleOf = (sector: Sector, board: Board): number =>
  startOf(sector, board) + sectorAngle(board) / 2;

/** How far the circle has turned so that the arrow's sector begins on the left. It never turns back. */
export const turnOf = (arrow: number, board: Board): number => -arrow * sectorAngle(board);

/** In the middle of its sector after so much time; laps add up, so that a pawn always goes forward. */
export const pawnAngle = (time: number, board: Board): number => ARROW_AT + (time + 0.5) * sectorAngle(board);

/** Side by side, first come first, within the room of one sector. */
export function beside(place: number, count: number, board: Board): number {
  const gap = Math.min(6.2, (sectorAngle(board) - 3) / Math.max(count, 1));
  return (place - (count - 1) / 2) * gap;
}

/** In front of those who stand there already, clockwise. [T1] */
export function inFrontOfAll(count: number, board: Board): number {
  const there = count - 1;
  const last = beside(there - 1, there, board);
  return there === 0 ? 0 : Math.min(last + 6.2, sectorAngle(board) / 2 - 1.5);
}

/** Width of a token, and of the gap between two. */
const TOKEN = 12;
const TOKEN_GAP = 1;

/** Of several tokens on one step; where the sector is too narrow for them they lie on each other, not in the next. */
export function tokenAngle(place: number, count: number, radius: number, board: Board): number {
  const degrees = (units: number) => (units * 180) / (Math.PI * radius);
  const room = (sectorAngle(board) - degrees(TOKEN)) / Math.max(count - 1, 1);
  return (place - (count - 1) / 2) * Math.min(degrees(TOKEN + TOKEN_GAP), room);
}

export const isOnSky = ({ radius }: Spot): boolean => radius >= RADII.hub && radius <= RADII.rim;

/** Sectors on from the arrow, 0 to sectors − 1. */
const stepsOnFromArrow = (degrees: number, board: Board): number =>
  Math.floor(((((degrees - ARROW_AT) % 360) + 360) % 360) / sectorAngle(board)) % board.sectors;

export const sectorUnder = (degrees: number, arrow: number, board: Board): Sector =>
  onFrom(sectorAt(arrow, board), stepsOnFromArrow(degrees, board), board);

/** As `sectorUnder`, but whoever strays below the horizon stays on the nearer end of the visible sky. */
export function visibleUnder(degrees: number, arrow: number, board: Board): Sector {
  const steps = stepsOnFromArrow(degrees, board);
  const width = visibleWidth(board);
  const first = sectorAt(arrow, board);
  if (steps < width) return onFrom(first, steps, board);
  return onFrom(first, steps < width * 1.5 ? width - 1 : 0, board);
}

export interface Range {
  readonly from: Sector;
  readonly to: Sector;
}

/** From the one to the other, in the order of the visible sky. */
export function rangeOver(one: Sector, other: Sector, arrow: number, board: Board): Range {
  const first = sectorAt(arrow, board);
  return stepsFrom(first, one, board) <= stepsFrom(first, other, board)
    ? { from: one, to: other }
    : { from: other, to: one };
}
