import { cellOfPlace, type Field, PLACES, STEP } from '../field.ts';
import { beyondExit } from './beyond.ts';
import { FASTEST, FASTEST_UP, KEY_STEP, KEYS, keyOf, MOST_CHIPS, xOf, yOf, zOf } from './legs.ts';

/** Chips of a turn's speed that may lead nowhere, beside those that lead nearer. */
const DETOUR = 2;
/** Steps to leave the last tile from a place from which an exit can be crossed in one turn. */
const FARTHEST_CROSSING = 2 * FASTEST + FASTEST_UP;

/** Axes as bits: east-west, north-south, up-down; each with the indexes of its directions. */
const [EAST_WEST, NORTH_SOUTH, UP_DOWN] = [1, 2, 4];
const ALL = EAST_WEST | NORTH_SOUTH | UP_DOWN;
const HORIZONTAL = EAST_WEST | NORTH_SOUTH;
const AXIS_OF = [NORTH_SOUTH, NORTH_SOUTH, EAST_WEST, EAST_WEST, UP_DOWN, UP_DOWN] as const;
const REST = keyOf(0, 0, 0);

/**
 * Which speeds can be flown from a place in some order of the axes without a hit, if nobody is in the way. What was found
 * last stands in `keys` and `ends`, as many as the call gives.
 */
export class Reach {
  readonly keys = new Int32Array(KEYS);
  /** By the same index: where a speed leads, or the thousandths of turns that are left behind an exit. */
  readonly ends = new Int32Array(KEYS);
  readonly #field: Field;
  readonly #whole: boolean;
  readonly #distances: Int16Array;
  /** By place: more than 0 where it is looked at. */
  readonly #numbers: Int16Array;
  /** By direction and place: steps to cross the exit that lies straight ahead; 0 where there is none. */
  readonly #exitAhead: readonly (Uint8Array | undefined)[];
  /** By key: the last search that came to it, and to which an exit was crossed by it; and where that stands. */
  readonly #seen = new Int32Array(KEYS);
  readonly #crossed = new Int32Array(KEYS);
  readonly #index = new Int32Array(KEYS);
  #search = 0;
  #crossing = 0;
  #count = 0;
  #from = 0;

  constructor(field: Field, whole: boolean, distances: Int16Array, numbers: Int16Array) {
    this.#field = field;
    this.#whole = whole;
    this.#distances = distances;
    this.#numbers = numbers;
    this.#exitAhead = exitsAhead(field);
  }

  /** Speeds that lead over an exit. */
  over(place: number): number {
    this.#begin(place);
    this.#crossing = this.#search;
    if ((this.#distances[place] as number) <= FARTHEST_CROSSING && this.#mayCross(place))
      this.#cross(place, REST, ALL);
    return this.#count;
  }

  /** Speeds that lead nearer to an exit, and none of those that lead over one. To be asked after `over`. */
  nearer(place: number): number {
    this.#begin(place);
    this.#fly(place, REST, 0, ALL);
    return this.#count;
  }

  #begin(place: number): void {
    this.#search++;
    this.#count = 0;
    this.#from = place;
  }

  /** Exits of a track to which a tile will be added can be crossed only from its last tile. */
  #mayCross(place: number): boolean {
    return this.#whole || this.#field.tiles[cellOfPlace(place)] === this.#field.count;
  }

  /** Every step of a detour is one of the whole, so what has too much of it already is not followed. */
  #fly(from: number, fromKey: number, fromDetour: number, axes: number): void {
    const { walls, exits } = this.#field;
    const [distances, seen] = [this.#distances, this.#seen];
    for (let direction = 0; direction < STEP.length; direction++) {
      if (!(axes & (AXIS_OF[direction] as number))) continue;
      const others = axes & ~(AXIS_OF[direction] as number);
      const step = STEP[direction] as number;
      const [bit, most] = [1 << direction, MOST_CHIPS[direction] as number];
      let [place, key, detour] = [from, fromKey, fromDetour];
      for (let chips = 1; chips <= most; chips++) {
        if (((walls[place] as number) | (exits[place] as number)) & bit) break;
        detour += 1 - (distances[place] as number) + (distances[place + step] as number);
        if (detour > DETOUR) break;
        place += step;
        key += KEY_STEP[direction] as number;
        if (seen[key] === this.#search || this.#numbers[place] === 0) continue;
        seen[key] = this.#search;
        if (
          (distances[place] as number) < (distances[this.#from] as number) &&
          this.#crossed[key] !== this.#crossing
        )
          this.#add(key, place);
        if (others) this.#fly(place, key, detour, others);
      }
    }
  }

  #cross(from: number, fromKey: number, axes: number): void {
    const { walls, exits } = this.#field;
    for (let direction = 0; direction < STEP.length; direction++) {
      if (!(axes & (AXIS_OF[direction] as number))) continue;
      const others = axes & ~(AXIS_OF[direction] as number);
      const steps = this.#exitAhead[direction]?.[from] ?? 0;
      if (steps > 0) this.#leave(from, fromKey, direction, steps, others);
      if (!(others & HORIZONTAL)) continue;
      const bit = 1 << direction;
      let [place, key] = [from, fromKey];
      for (let chips = 1; chips <= (MOST_CHIPS[direction] as number); chips++) {
        if (((walls[place] as number) | (exits[place] as number)) & bit) break;
        place += STEP[direction] as number;
        key += KEY_STEP[direction] as number;
        if (this.#seen[key] === this.#search || this.#numbers[place] === 0) continue;
        this.#seen[key] = this.#search;
        this.#cross(place, key, others);
      }
    }
  }

  /** Over a finish line other speed is of no account; where a tile will be laid, all of it must be flown before. */
  #leave(place: number, key: number, direction: number, steps: number, others: number): void {
    const most = MOST_CHIPS[direction] as number;
    const elevation = (place & 7) + 1;
    if (this.#whole) {
      const wide = others & HORIZONTAL ? FASTEST : 0;
      const across = KEY_STEP[others & EAST_WEST ? 2 : 1];
      const lowest = others & UP_DOWN ? Math.max(-FASTEST_UP, 1 - elevation) : 0;
      const highest = others & UP_DOWN ? Math.min(FASTEST_UP, 8 - elevation) : 0;
      for (let chips = steps; chips <= most; chips++)
        for (let other = -wide; other <= wide; other++)
          for (let up = lowest; up <= highest; up++)
            this.#addCrossing(key + chips * (KEY_STEP[direction] as number) + other * across + up, 0);
      return;
    }
    const drift = Math.abs(AXIS_OF[direction] === EAST_WEST ? yOf(key) : xOf(key));
    for (let chips = steps; chips <= most; chips++) {
      const left = beyondExit(chips, chips - steps, drift, Math.abs(zOf(key)), elevation);
      this.#addCrossing(key + chips * (KEY_STEP[direction] as number), Math.round(left * 1000));
    }
  }

  #addCrossing(key: number, left: number): void {
    if (this.#crossed[key] !== this.#crossing) {
      this.#crossed[key] = this.#crossing;
      this.#index[key] = this.#count;
      this.#add(key, left);
      return;
    }
    const index = this.#index[key] as number;
    if (left < (this.ends[index] as number)) this.ends[index] = left;
  }

  #add(key: number, end: number): void {
    this.keys[this.#count] = key;
    this.ends[this.#count++] = end;
  }
}

function exitsAhead({ walls, exits }: Field): readonly (Uint8Array | undefined)[] {
  const ahead: (Uint8Array | undefined)[] = [];
  for (let exit = 0; exit < PLACES; exit++) {
    if (!exits[exit]) continue;
    for (let direction = 0; direction < STEP.length; direction++) {
      if (!((exits[exit] as number) & (1 << direction))) continue;
      ahead[direction] ??= new Uint8Array(PLACES);
      const [back, steps] = [direction ^ 1, ahead[direction] as Uint8Array];
      let place = exit;
      for (let chips = 1; chips <= FASTEST; chips++) {
        steps[place] = chips;
        if (((walls[place] as number) | (exits[place] as number)) & (1 << back)) break;
        place += STEP[back] as number;
      }
    }
  }
  return ahead;
}
