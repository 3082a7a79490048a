import type { Size } from './camera.ts';
import type { PlanSight } from './plan-places.ts';
import { type Box, boxAround, createRoom, type Room } from './scene-room.ts';
import * as text from './track-text.ts';

/** The number of a column or a row, in pixels from the upper left. */
export interface RulerNumber {
  readonly number: string;
  readonly x: number;
  readonly y: number;
}

/** From the edge of the drawing to the middle of a number. */
const FROM_TOP = 11;
const FROM_LEFT = 13;
const LETTER = 7;
const HIGH = 15;
/** Between what lies over columns and their numbers. */
const UNDER = 9;
/** Further down a number would not be seen to belong to the edge. */
const MOST_DOWN = 80;
/** Corners belong to neither. */
const CORNERS = { across: 70, down: 50 } as const;

/** Beside a number so much is free of others: 2–5 and 5 would be read as one. */
const APART = 12;

/**
 * Columns along the upper edge, or all of them below what lies over most of it; rows along the left one. None is on a
 * sign, and none under anything: at two heights they would not be read as one ruler, nor a row beside columns as a row.
 */
export function rulersOf(sight: PlanSight, room: Room, signs: readonly Box[]): readonly RulerNumber[] {
  const { camera, size, covered } = sight;
  const toBox = ({ x, y, number }: RulerNumber): Box =>
    boxAround(x - size.width / 2, size.height / 2 - y, number.length * LETTER, HIGH);
  const ground = createRoom(size);
  for (const sign of signs) ground.take(sign);
  const y = columnsAt(size, covered);
  const columns = seen(camera.x - 0.5, size.width - CORNERS.across, camera.cell).map(column => ({
    number: text.columnNumber(column),
    x: (column + 0.5 - camera.x) * camera.cell + size.width / 2,
    y,
  }));
  const rows = seen(camera.y - 0.5, size.height - CORNERS.down, camera.cell)
    .map(row => ({
      number: text.columnNumber(row),
      x: FROM_LEFT,
      y: (row + 0.5 - camera.y) * camera.cell + size.height / 2,
    }))
    .filter(row => row.y > y + HIGH);
  return [...columns, ...rows].filter(number => {
    const box = toBox(number);
    if (!room.isFree(box) || !ground.isFree(box)) return false;
    room.take({ ...box, left: box.left - APART, right: box.right + APART });
    return true;
  });
}

/** By the edge alone, whichever columns are seen: they would jump while one pans. */
function columnsAt({ width, height }: Size, covered: readonly Box[]): number {
  const places = Array.from({ length: Math.ceil(width / LETTER) }, (_, i) => i * LETTER - width / 2);
  const down = places.map(x => below(x, covered, height)).filter(y => y > FROM_TOP);
  if (down.length * 2 <= places.length) return FROM_TOP;
  return Math.max(FROM_TOP, ...down.filter(y => y < MOST_DOWN));
}

/** Where a number at the upper edge goes if something lies over it. */
function below(x: number, covered: readonly Box[], height: number): number {
  const over = covered.filter(({ left, right }) => left < x && right > x);
  let y = FROM_TOP;
  for (const { high, low } of over.toSorted((one, other) => other.high - one.high)) {
    const [from, to] = [height / 2 - high, height / 2 - low];
    if (from < y + HIGH / 2 && to > y - HIGH / 2) y = to + UNDER;
  }
  return y;
}

/** Numbers that are on the screen, fewer where cells are small. */
function seen(middle: number, length: number, cell: number): readonly number[] {
  const every = cell < 22 ? 5 : cell < 34 ? 2 : 1;
  const half = length / 2 / cell;
  const first = Math.ceil((middle - half) / every) * every;
  const count = Math.max(0, Math.floor((middle + half - first) / every) + 1);
  return Array.from({ length: count }, (_, i) => first + i * every);
}
