import { cellOfPlace, type Field, PLACES, STEP } from '../field.ts';
import { beyondExit } from './beyond.ts';

export const NOWHERE = Number.POSITIVE_INFINITY;

/** Steps of a place by axis: east-west, north-south, up-down; index in `DIRECTIONS` for speed below and above 0. */
const STEPS = [STEP[2], STEP[1], STEP[4]] as const;
const BELOW = [3, 0, 5] as const;
const ABOVE = [2, 1, 4] as const;

/** Orders of the axes. */
const ORDERS = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 0, 1],
  [2, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
] as const;

/** Numbers kept for each place: free steps by direction, and from 8 on steps to cross an exit, 0 where none is ahead. */
const KEPT = 16;
const TO_EXIT = 8;

/** What lies ahead of each place in the six directions, if nobody is in the way. */
export class Ahead {
  readonly #field: Field;
  readonly #whole: boolean;
  /** By place; −1 where none of this is known. */
  readonly #numbers = new Int32Array(PLACES).fill(-1);
  readonly #steps: Uint8Array;

  constructor(field: Field, whole: boolean, places: readonly number[]) {
    this.#field = field;
    this.#whole = whole;
    this.#steps = new Uint8Array(places.length * KEPT);
    for (const [number, place] of places.entries()) {
      this.#numbers[place] = number;
      for (let direction = 0; direction < STEP.length; direction++)
        this.#look(number * KEPT, place, direction);
    }
  }

  /** Exits of a track to which a tile will be added can be crossed only from its last tile. */
  mayCross(place: number): boolean {
    return this.#whole || this.#field.tiles[cellOfPlace(place)] === this.#field.count;
  }

  /** Whether this speed can be flown from here in some order of the axes, without a hit. */
  isFree(from: number, x: number, y: number, z: number): boolean {
    for (const order of ORDERS) {
      let place = from;
      let step = 0;
      for (; step < 3; step++) {
        const axis = order[step] as number;
        const speed = axis === 0 ? x : axis === 1 ? y : z;
        if (speed === 0) continue;
        const direction = (speed < 0 ? BELOW[axis] : ABOVE[axis]) as number;
        const number = this.#numbers[place] as number;
        if (number < 0 || (this.#steps[number * KEPT + direction] as number) < Math.abs(speed)) break;
        place += speed * (STEPS[axis] as number);
      }
      if (step === 3) return true;
    }
    return false;
  }

  /** Turns that are left once this speed has led over an exit; not finite where it does not. */
  crossing(from: number, x: number, y: number, z: number): number {
    let best = NOWHERE;
    for (const order of ORDERS) {
      let place = from;
      let unflown = Math.abs(x) + Math.abs(y) + Math.abs(z);
      for (const axis of order) {
        const speed = axis === 0 ? x : axis === 1 ? y : z;
        if (speed === 0) continue;
        const direction = (speed < 0 ? BELOW[axis] : ABOVE[axis]) as number;
        const chips = Math.abs(speed);
        const number = this.#numbers[place] as number;
        if (number < 0) break;
        const steps = this.#steps[number * KEPT + direction + TO_EXIT] as number;
        if (steps > 0 && chips >= steps) {
          if (this.#whole) return 0;
          if (unflown > chips) break;
          const drift = Math.abs(axis === 0 ? y : x);
          best = Math.min(best, beyondExit(chips, chips - steps, drift, Math.abs(z), (place & 7) + 1));
          break;
        }
        if ((this.#steps[number * KEPT + direction] as number) < chips) break;
        place += speed * (STEPS[axis] as number);
        unflown -= chips;
      }
    }
    return best;
  }

  #look(to: number, place: number, direction: number): void {
    const { walls, exits } = this.#field;
    const bit = 1 << direction;
    let at = place;
    let steps = 0;
    for (; ; steps++) {
      if ((exits[at] as number) & bit) {
        this.#steps[to + direction + TO_EXIT] = steps + 1;
        break;
      }
      if ((walls[at] as number) & bit) break;
      at += STEP[direction] as number;
    }
    this.#steps[to + direction] = steps;
  }
}
