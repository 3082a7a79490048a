import { distancesIn } from '../distance.ts';
import { cellOfPlace, type Field, fieldOf, PLACES } from '../field.ts';
import type { Track } from '../types.ts';
import { crossesOf, leftOf, legOf, MOST_LEFT, type Velocity, xOf, yOf, zOf } from './legs.ts';
import { Reach } from './reach.ts';

const NOWHERE = Number.POSITIVE_INFINITY;
/** Chips in a turn of a UFO that is whole. */
const FULL_ENERGY = 4;
/** Turns that are lost by whoever cannot but hit something. */
const CRASH = 2;
const STILL_AIR = [0, 0, 0] as const;
/** Legs count turns in thousandths. */
const TURN = 1000;

/** A speed that can be flown from some place without a hit. */
export interface Leg extends Velocity {
  /** Turns that are left then. */
  readonly left: number;
  readonly crosses: boolean;
}

/**
 * How many turns it takes to leave a track, from any place with any speed, if nobody is in the way and nothing is hit.
 * Every turn leads nearer to an exit, so places are looked at once, the nearest first. Where more tiles will come, what
 * lies beyond the exit is estimated. Tiles before `since` are left out, and places that are `farthest` steps off or more.
 */
export class Routes {
  readonly #field: Field;
  readonly #distances: Int16Array;
  /** By place, from 1 on; 0 where a place is not looked at. */
  readonly #numbers = new Int16Array(PLACES);
  /** Legs of all places, one place after the other, each from its number's entry to the next. */
  #legs = new Int32Array(1 << 16);
  readonly #starts: Int32Array;
  #count = 0;

  constructor(field: Field, whole: boolean, since: number, farthest = NOWHERE) {
    this.#field = field;
    this.#distances = distancesIn(field);
    const places = this.#placesOf(since, farthest);
    for (const [index, place] of places.entries()) this.#numbers[place] = index + 1;
    this.#starts = new Int32Array(places.length + 2);
    const reach = new Reach(field, whole, this.#distances, this.#numbers);
    for (const [index, place] of places.entries()) {
      this.#starts[index + 1] = this.#count;
      this.#addLegs(place, reach);
      this.#legs.subarray(this.#starts[index + 1], this.#count).sort();
      this.#starts[index + 2] = this.#count;
    }
    this.#legs = this.#legs.slice(0, this.#count);
  }

  /** Turns from the beginning of a turn, with the energy of this one. */
  turns(place: number, x: number, y: number, z: number, energy = FULL_ENERGY): number {
    if (this.#numbers[place] === 0) return NOWHERE;
    const leg = this.#quickest(place, x, y, z, energy);
    if (leg >= 0) return 1 + leftOf(leg) / TURN;
    if (x || y || z) return CRASH + this.turns(place, 0, 0, 0);
    return CRASH + (this.#distances[place] as number);
  }

  /** The quickest first. */
  *from(place: number): Generator<Leg> {
    const number = this.#numbers[place] as number;
    if (number === 0) return;
    for (const leg of this.#legs.subarray(this.#starts[number], this.#starts[number + 1]))
      yield { x: xOf(leg), y: yOf(leg), z: zOf(leg), left: leftOf(leg) / TURN, crosses: crossesOf(leg) };
  }

  /** The nearest first. */
  #placesOf(since: number, farthest: number): readonly number[] {
    const places: number[] = [];
    for (let place = 0; place < PLACES; place++) {
      const steps = this.#distances[place] as number;
      if (steps > 0 && steps < farthest && (this.#field.tiles[cellOfPlace(place)] as number) >= since)
        places.push(place);
    }
    return places.sort((one, other) => (this.#distances[one] as number) - (this.#distances[other] as number));
  }

  #addLegs(place: number, reach: Reach): void {
    for (let index = reach.over(place) - 1; index >= 0; index--)
      this.#add(legOf(reach.ends[index] as number, true, reach.keys[index] as number));
    for (let index = reach.nearer(place) - 1; index >= 0; index--) {
      const [key, next] = [reach.keys[index] as number, reach.ends[index] as number];
      const [dx, dy, dz] = this.#field.streams.get(cellOfPlace(next)) ?? STILL_AIR;
      const leg = this.#quickest(next, xOf(key) + dx, yOf(key) + dy, zOf(key) + dz, FULL_ENERGY);
      if (leg >= 0 && leftOf(leg) + TURN <= MOST_LEFT) this.#add(legOf(leftOf(leg) + TURN, false, key));
    }
  }

  #add(leg: number): void {
    if (this.#count === this.#legs.length) {
      const more = new Int32Array(2 * this.#count);
      more.set(this.#legs);
      this.#legs = more;
    }
    this.#legs[this.#count++] = leg;
  }

  /** The first leg, and so the quickest, that this energy can change the speed into; −1 where there is none. */
  #quickest(place: number, x: number, y: number, z: number, energy: number): number {
    const legs = this.#legs;
    const number = this.#numbers[place] as number;
    const end = this.#starts[number + 1] as number;
    for (let index = this.#starts[number] as number; index < end; index++) {
      const leg = legs[index] as number;
      if (Math.abs(xOf(leg) - x) + Math.abs(yOf(leg) - y) + Math.abs(zOf(leg) - z) <= energy) return leg;
    }
    return -1;
  }
}

const known = new WeakMap<Field, Map<number, Routes>>();

/** The same for the same track and `since`. */
export function routesOf(track: Track, since: number): Routes {
  const field = fieldOf(track);
  let bySince = known.get(field);
  if (!bySince) {
    bySince = new Map();
    known.set(field, bySince);
  }
  let routes = bySince.get(since);
  if (!routes) {
    routes = new Routes(field, track.whole, since);
    bySince.set(since, routes);
  }
  return routes;
}
