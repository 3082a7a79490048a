import { type Board, linesBefore, onFrom, orbitOf, placeOf, SPACES } from '../board.ts';
import type { Orbit, Quadrant, Sector } from '../types.ts';

/** From the rim inwards. */
export const RADII = {
  /** Just outside of the rim, clear of the number of its space. */
  report: 200.8,
  rim: 197,
  track: 186.5,
  /** Who acts first of several in one space: outside, where no sector has its number. */
  order: 202.6,
  edge: 175,
  between: 131,
  earth: 86,
  researcher: 74.5,
  name: 41,
} as const;

/** Between which radii an orbit lies, and where in it number and contents stand. */
export const ORBIT_RADII: Readonly<
  Record<
    Orbit,
    {
      readonly inside: number;
      readonly outside: number;
      readonly number: number;
      readonly content: number;
    }
  >
> = {
  inner: { inside: RADII.earth, outside: RADII.between, number: 120.5, content: 106 },
  outer: { inside: RADII.between, outside: RADII.edge, number: 165, content: 150.5 },
};

/** Sector 1, the first space of the track and the first quadrant begin at the top. */
const TOP = -90;

const SPACE_ANGLE = 360 / SPACES;

/** Degrees that a sector takes. */
export const sectorAngle = ({ perOrbit }: Board): number => 360 / perOrbit;

/** Where a sector begins in its orbit while the Earth has not turned. Degrees go clockwise from the right. */
export const startOf = (sector: Sector, board: Board): number =>
  TOP + placeOf(sector, board) * sectorAngle(board);
export const middleOf = (sector: Sector, board: Board): number =>
  startOf(sector, board) + sectorAngle(board) / 2;

/** How far the Earth has turned, counterclockwise. It never turns back. [B2] */
export const turnOf = (turns: number, board: Board): number => -turns * sectorAngle(board);

/** The number stands where the sector begins, the rest has the middle. */
export const numberAngle = (sector: Sector, board: Board): number =>
  startOf(sector, board) + (orbitOf(sector, board) === 'inner' ? 6.2 : 5);
export const contentAngle = (sector: Sector, board: Board): number => middleOf(sector, board) + 2.2;

/** Of the Earth while it has not turned. [B3] */
export const quadrantStart = (quadrant: Quadrant): number => TOP + (quadrant - 1) * 90;
export const quadrantMiddle = (quadrant: Quadrant): number => quadrantStart(quadrant) + 45;

/** From 1. */
export const lapAt = (time: number): number => Math.floor(time / SPACES) + 1;
export const spaceStart = (space: number): number => TOP + (space - 1) * SPACE_ANGLE;

/** Whether a thick line lies where this space begins. [T3] */
export const hasLine = (space: number): boolean => {
  const time = SPACES + space - 1;
  return linesBefore(time) > linesBefore(time - 1);
};

const TOKEN_GAP = 6.4;
/** Its number takes the beginning of a space. */
const NUMBER_ROOM = 7.5;
const NUMBER_AT = 5;
const REPORT_GAP = 4.2;

export const spaceNumberAngle = (space: number): number => spaceStart(space) + NUMBER_AT;

/** Of a mark at the number of its space, away from lines and tokens. */
export const reportAngle = (space: number, place: number): number =>
  spaceNumberAngle(space) + place * REPORT_GAP;

/** Of tokens in one space, first come first; laps add up, so that a token always goes forward. */
export function tokenAngle(time: number, place: number, count: number): number {
  const room = SPACE_ANGLE - NUMBER_ROOM - 2;
  const gap = Math.min(TOKEN_GAP, room / Math.max(count, 1));
  const middle = NUMBER_ROOM + room / 2;
  return TOP + time * SPACE_ANGLE + middle + (place - (count - 1) / 2) * gap;
}

/** In front of those that are there already, as they stand now; `count` is with the one who comes. */
export function inFront(time: number, count: number): number {
  if (count < 2) return tokenAngle(time, 0, 1);
  const last = tokenAngle(time, count - 2, count - 1);
  return Math.min(last + TOKEN_GAP, TOP + (time + 1) * SPACE_ANGLE - 2);
}

/** How far from the middle the first and the last researcher stand: its words have the middle. */
const RESEARCHER_CORNER = 32;

/** Of researchers in one quadrant, from corner to corner under its edge. */
export function researcherAngle(quadrant: Quadrant, place: number, count: number): number {
  const gap = (2 * RESEARCHER_CORNER) / Math.max(count - 1, 1);
  return quadrantMiddle(quadrant) - RESEARCHER_CORNER + place * gap;
}

/** Side by side on a line as wide as the room; what does not fit overlaps. */
export function besideEachOther(widths: readonly number[], room: number, gap: number): readonly number[] {
  const wanted = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(widths.length - 1, 0);
  const less = widths.length < 2 ? 0 : Math.max(0, wanted - room) / (widths.length - 1);
  let left = -Math.min(wanted, Math.max(room, widths[0] ?? 0)) / 2;
  return widths.map(width => {
    const middle = left + width / 2;
    left += width + gap - less;
    return middle;
  });
}

/** How wide what a sector holds may be, however the board is turned. */
const HELD_ROOM = 40;
const HELD_GAP = 2;
const HELD_ROW = 22;
/** Smaller, a photo cannot be told any more. */
const HELD_LEAST = 0.85;

/** What lies in a sector: in one row, a little smaller where it must be; what is too much for one has two. */
export function heldPlaces(widths: readonly number[]): {
  readonly scale: number;
  readonly places: readonly (readonly [x: number, y: number])[];
} {
  const wanted = widths.reduce((sum, width) => sum + width + HELD_GAP, -HELD_GAP);
  const scale = wanted > HELD_ROOM ? HELD_ROOM / wanted : 1;
  const inRow = (row: readonly number[], size: number) => besideEachOther(row, HELD_ROOM / size, HELD_GAP);
  if (scale >= HELD_LEAST) return { scale, places: inRow(widths, scale).map(x => [x, 0]) };
  const half = Math.ceil(widths.length / 2);
  const rows = [widths.slice(0, half), widths.slice(half)];
  return {
    scale: HELD_LEAST,
    places: rows.flatMap((row, index) =>
      inRow(row, HELD_LEAST).map((x): [number, number] => [x, (index - 0.5) * HELD_ROW]),
    ),
  };
}

/** Where a board that somebody turned comes to rest. */
export const atRest = (degrees: number, board: Board): number =>
  Math.round(degrees / sectorAngle(board)) * sectorAngle(board);

interface Piece {
  readonly first: Sector;
  readonly count: number;
}

/** Sectors of one orbit that follow each other make one piece. */
export function inPieces(sectors: readonly Sector[], board: Board): readonly Piece[] {
  const starts = sectors.filter(sector => !sectors.includes(onFrom(sector, -1, board)));
  return starts.map(first => {
    let count = 1;
    while (sectors.includes(onFrom(first, count, board))) count += 1;
    return { first, count };
  });
}
