import { cellOfPlace, type Field, STEP } from './field.ts';

/** Speed to the east and to the south, as far as anybody can come to fly it: see `par.ts`. */
export const FASTEST = 30;
export const SPEEDS = 2 * FASTEST + 1;

/** Turns from a cell with a speed to the finish, seen from above: never more than it really takes. */
export interface Bound {
  /** By number of the cell, speed to the east, speed to the south; 0 where no way leads. */
  readonly turns: Uint8Array;
  readonly numbers: ReadonlyMap<number, number>;
}

/**
 * The same race without heights: an edge of a cell is open where it is so at some elevation, and speed up and down
 * costs nothing. Worked out backwards from the finish: what is flown decides where it leads, so each is looked at once
 * its end is known.
 */
export function boundOf(field: Field, places: readonly number[], energy: number): Bound {
  const numbers = new Map<number, number>();
  for (const place of places) {
    const cell = cellOfPlace(place);
    if (!numbers.has(cell)) numbers.set(cell, numbers.size);
  }
  const flat = flatten(field, places, numbers);
  const turns = new Uint8Array(numbers.size * SPEEDS * SPEEDS);
  let { legs, winning } = legsOf(flat, field, numbers);
  for (let turn = 1; winning.length > 0; turn++) {
    const fresh = new Set<number>();
    for (const key of winning) markAround(turns, key, energy, turn, fresh);
    winning = [];
    const rest: number[] = [];
    for (let index = 0; index < legs.length; index += 2) {
      const [key, to] = [legs[index] as number, legs[index + 1] as number];
      if (turns[to]) winning.push(key);
      else rest.push(key, to);
    }
    if (fresh.size === 0) break;
    legs = rest;
  }
  return { turns, numbers };
}

export const boundKey = (cell: number, east: number, south: number): number =>
  (cell * SPEEDS + east + FASTEST) * SPEEDS + south + FASTEST;

/** Every speed that this turn's energy can change into the one that is flown. */
function markAround(turns: Uint8Array, key: number, energy: number, turn: number, fresh: Set<number>): void {
  const south = (key % SPEEDS) - FASTEST;
  const east = (Math.floor(key / SPEEDS) % SPEEDS) - FASTEST;
  for (let x = -energy; x <= energy; x++) {
    const left = energy - Math.abs(x);
    if (Math.abs(east + x) > FASTEST) continue;
    for (let y = -left; y <= left; y++) {
      if (Math.abs(south + y) > FASTEST) continue;
      const other = key + x * SPEEDS + y;
      if (turns[other]) continue;
      turns[other] = turn;
      fresh.add(other);
    }
  }
}

/** By number of a cell: free steps and steps to cross, in the four directions. */
interface Flat {
  readonly cells: readonly number[];
  readonly free: Uint8Array;
  readonly cross: Uint8Array;
}

function flatten(field: Field, places: readonly number[], numbers: ReadonlyMap<number, number>): Flat {
  const cells = [...numbers.keys()];
  const open = new Uint8Array(cells.length);
  const exits = new Uint8Array(cells.length);
  for (const place of places) {
    const number = numbers.get(cellOfPlace(place)) as number;
    const through = ~(field.walls[place] as number);
    open[number] = (open[number] as number) | through;
    exits[number] = (exits[number] as number) | ((field.exits[place] as number) & through);
  }
  const free = new Uint8Array(cells.length * 4);
  const cross = new Uint8Array(cells.length * 4);
  for (let from = 0; from < cells.length; from++)
    for (let direction = 0; direction < 4; direction++) {
      const bit = 1 << direction;
      const step = (STEP[direction] as number) / 8;
      let number = from;
      let steps = 0;
      for (; (open[number] as number) & bit; steps++) {
        if ((exits[number] as number) & bit) {
          cross[from * 4 + direction] = steps + 1;
          break;
        }
        number = numbers.get((cells[number] as number) + step) as number;
      }
      free[from * 4 + direction] = steps;
    }
  return { cells, free, cross };
}

/** What can be flown from each cell: its key and the key of where it ends, in pairs; and what crosses the finish. */
function legsOf(
  { cells, free, cross }: Flat,
  field: Field,
  numbers: ReadonlyMap<number, number>,
): { legs: number[]; winning: number[] } {
  const legs: number[] = [];
  const winning: number[] = [];
  const [NORTH, SOUTH, EAST, WEST] = [0, 1, 2, 3];
  const step = (number: number, east: number, south: number) =>
    numbers.get((cells[number] as number) + east + south * ((STEP[1] as number) / 8)) as number;
  const ahead = (some: Uint8Array, number: number, direction: number) =>
    some[number * 4 + direction] as number;
  // Faster than the longest straight line, a stream and a turn's energy nobody is.
  const most = Math.min(FASTEST, Math.max(...free) + 8);
  for (let from = 0; from < cells.length; from++)
    for (let east = -most; east <= most; east++)
      for (let south = -most; south <= most; south++) {
        const [x, y] = [east < 0 ? WEST : EAST, south < 0 ? NORTH : SOUTH];
        const [dx, dy] = [Math.abs(east), Math.abs(south)];
        const crossing = (number: number, direction: number, chips: number) => {
          const steps = ahead(cross, number, direction);
          return steps > 0 && chips >= steps;
        };
        const freeX = ahead(free, from, x) >= dx;
        const freeY = ahead(free, from, y) >= dy;
        const key = boundKey(from, east, south);
        if (
          crossing(from, x, dx) ||
          crossing(from, y, dy) ||
          (freeX && crossing(step(from, east, 0), y, dy)) ||
          (freeY && crossing(step(from, 0, south), x, dx))
        ) {
          winning.push(key);
          continue;
        }
        const isFree =
          (freeX && ahead(free, step(from, east, 0), y) >= dy) ||
          (freeY && ahead(free, step(from, 0, south), x) >= dx);
        if (!isFree) continue;
        const to = step(from, east, south);
        const [sx, sy] = field.streams.get(cells[to] as number) ?? [0, 0];
        if (Math.abs(east + sx) > FASTEST || Math.abs(south + sy) > FASTEST) continue;
        legs.push(key, boundKey(to, east + sx, south + sy));
      }
  return { legs, winning };
}
