import { type Field, PLACES, STEP } from './field.ts';

const UNREACHED = -1;
const known = new WeakMap<Field, Int16Array>();

/** By place: the fewest steps to leave the last tile through an unused opening; −1 where no way leads. [O3] */
export function distancesIn(field: Field): Int16Array {
  const before = known.get(field);
  if (before) return before;
  const distances = new Int16Array(PLACES).fill(UNREACHED);
  const queue: number[] = [];
  for (let place = 0; place < PLACES; place++)
    if (field.exits[place]) {
      distances[place] = 1;
      queue.push(place);
    }
  for (const place of queue) {
    const next = (distances[place] as number) + 1;
    const walls = field.walls[place] as number;
    const exits = field.exits[place] as number;
    for (let direction = 0; direction < STEP.length; direction++) {
      if ((walls | exits) & (1 << direction)) continue;
      const there = place + (STEP[direction] as number);
      if (distances[there] !== UNREACHED) continue;
      distances[there] = next;
      queue.push(there);
    }
  }
  known.set(field, distances);
  return distances;
}

export const distanceAt = (field: Field, place: number): number => distancesIn(field)[place] as number;

const ways = new WeakMap<Field, Uint8Array>();

/** The directions that lead a step nearer to an exit, as bits. */
export function nearer(field: Field, place: number): number {
  return (ways.get(field) ?? waysIn(field))[place] as number;
}

function waysIn(field: Field): Uint8Array {
  const distances = distancesIn(field);
  const bits = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) {
    const here = distances[place] as number;
    if (here === UNREACHED) continue;
    bits[place] = here === 1 ? (field.exits[place] as number) : waysFrom(field, distances, place, here);
  }
  ways.set(field, bits);
  return bits;
}

function waysFrom({ walls }: Field, distances: Int16Array, place: number, here: number): number {
  let bits = 0;
  for (let direction = 0; direction < STEP.length; direction++)
    if (
      !((walls[place] as number) & (1 << direction)) &&
      distances[place + (STEP[direction] as number)] === here - 1
    )
      bits |= 1 << direction;
  return bits;
}
