import { distancesIn } from '../distance.ts';
import { cellOfPlace, type Field, fieldOf, PLACES, STEP, spotOf } from '../field.ts';
import type { Track } from '../types.ts';
import { Ahead, NOWHERE } from './ahead.ts';

/** Speed on an axis that is looked at: more is of no use on tracks as long as these. */
const FASTEST = 9;
const FASTEST_UP = 3;
/** Chips of a turn's speed that may lead nowhere, beside those that lead nearer. */
const DETOUR = 2;
/** Chips in a turn of a UFO that is whole. */
const FULL_ENERGY = 4;
/** Turns that are lost by whoever cannot but hit something. */
const CRASH = 2;
const STILL_AIR = [0, 0, 0] as const;

/** Speed to the east, to the south and up. */
export interface Velocity {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A speed that can be flown from some place without a hit. */
export interface Leg extends Velocity {
  /** Turns that are left then. */
  readonly left: number;
  readonly crosses: boolean;
}

/** All legs from a place, the quickest first. */
interface Legs {
  readonly x: Int8Array;
  readonly y: Int8Array;
  readonly z: Int8Array;
  readonly left: Float32Array;
  /** 1 where an exit is crossed. */
  readonly crosses: Uint8Array;
}

const ACROSS = 2 * FASTEST + 1;
const UPRIGHT = 2 * FASTEST_UP + 1;
const SPEEDS = ACROSS * ACROSS * UPRIGHT;
const [, SOUTH, EAST] = STEP;

/**
 * How many turns it takes to leave a track, from any place with any speed, if nobody is in the way and nothing is hit.
 * Every turn leads nearer to an exit, so places are looked at once, the nearest first. Where more tiles will come, what
 * lies beyond the exit is estimated. Tiles before `since` are left out, and places that are `farthest` steps off or more.
 */
export class Routes {
  readonly #field: Field;
  readonly #distances: Int16Array;
  readonly #legs: (Legs | undefined)[] = [];
  readonly #ahead: Ahead;
  readonly #exits: Exits;

  constructor(field: Field, whole: boolean, since: number, farthest = NOWHERE) {
    this.#field = field;
    this.#distances = distancesIn(field);
    const places: number[] = [];
    for (let place = 0; place < PLACES; place++) {
      const steps = this.#distances[place] as number;
      if (steps > 0 && steps < farthest && (field.tiles[cellOfPlace(place)] as number) >= since)
        places.push(place);
    }
    this.#ahead = new Ahead(field, whole, places);
    this.#exits = exitsOf(field, places);
    places.sort((one, other) => (this.#distances[one] as number) - (this.#distances[other] as number));
    for (const place of places) this.#legs[place] = this.#legsFrom(place);
  }

  /** Turns from the beginning of a turn, with the energy of this one. */
  turns(place: number, x: number, y: number, z: number, energy = FULL_ENERGY): number {
    const legs = this.#legs[place];
    if (!legs) return NOWHERE;
    const found = within(legs, x, y, z, energy);
    if (found >= 0) return 1 + (legs.left[found] as number);
    if (x || y || z) return CRASH + this.turns(place, 0, 0, 0);
    return CRASH + (this.#distances[place] as number);
  }

  /** The quickest first. */
  *from(place: number): Generator<Leg> {
    const legs = this.#legs[place];
    if (!legs) return;
    for (const [index, left] of legs.left.entries())
      yield {
        x: legs.x[index] as number,
        y: legs.y[index] as number,
        z: legs.z[index] as number,
        left,
        crosses: legs.crosses[index] === 1,
      };
  }

  #legsFrom(place: number): Legs {
    const here = this.#distances[place] as number;
    const spot = spotOf(place);
    const mayCross = this.#ahead.mayCross(place);
    const east = mayCross ? this.#exits.east - spot.x : NOWHERE;
    const west = mayCross ? spot.x - this.#exits.west : NOWHERE;
    const south = mayCross ? this.#exits.south - spot.y : NOWHERE;
    const north = mayCross ? spot.y - this.#exits.north : NOWHERE;
    const [lowest, highest] = [Math.max(-FASTEST_UP, 1 - spot.z), Math.min(FASTEST_UP, 8 - spot.z)];
    let count = 0;
    for (let x = -FASTEST; x <= FASTEST; x++)
      for (let y = -FASTEST; y <= FASTEST; y++)
        for (let z = lowest; z <= highest; z++) {
          const key = ((x + FASTEST) * ACROSS + y + FASTEST) * UPRIGHT + z + FASTEST_UP;
          if (x > east || -x > west || y > south || -y > north) {
            const left = this.#ahead.crossing(place, x, y, z);
            if (left < NOWHERE) {
              found[count++] = sortable(left, true, key);
              continue;
            }
          }
          const next = place + x * EAST + y * SOUTH + z;
          const there = this.#distances[next] as number;
          const chips = Math.abs(x) + Math.abs(y) + Math.abs(z);
          if (there < 1 || there >= here || here - there < chips - DETOUR) continue;
          const legs = this.#legs[next];
          if (!legs || !this.#ahead.isFree(place, x, y, z)) continue;
          const [dx, dy, dz] = this.#field.streams.get(cellOfPlace(next)) ?? STILL_AIR;
          const leg = within(legs, x + dx, y + dy, z + dz, FULL_ENERGY);
          if (leg >= 0) found[count++] = sortable(1 + (legs.left[leg] as number), false, key);
        }
    return legsIn(found.subarray(0, count).sort());
  }
}

/** What is found for one place, until it is sorted. */
const found = new Float64Array(SPEEDS);

/** Turns to a thousandth, whether an exit is crossed, and the speed, in one number. */
const sortable = (left: number, crosses: boolean, key: number): number =>
  (Math.round(left * 1000) * 2 + (crosses ? 1 : 0)) * SPEEDS + key;

function legsIn(sorted: Float64Array): Legs {
  const { length } = sorted;
  const legs = {
    x: new Int8Array(length),
    y: new Int8Array(length),
    z: new Int8Array(length),
    left: new Float32Array(length),
    crosses: new Uint8Array(length),
  };
  for (let index = 0; index < length; index++) {
    const number = sorted[index] as number;
    const key = number % SPEEDS;
    const rest = (number - key) / SPEEDS;
    legs.x[index] = Math.floor(key / (UPRIGHT * ACROSS)) - FASTEST;
    legs.y[index] = (Math.floor(key / UPRIGHT) % ACROSS) - FASTEST;
    legs.z[index] = (key % UPRIGHT) - FASTEST_UP;
    legs.left[index] = (rest >> 1) / 1000;
    legs.crosses[index] = rest & 1;
  }
  return legs;
}

/** The first leg, and so the quickest, that this energy can change the speed into; −1 where there is none. */
function within({ x: xs, y: ys, z: zs }: Legs, x: number, y: number, z: number, energy: number): number {
  for (let index = 0; index < xs.length; index++) {
    const chips =
      Math.abs((xs[index] as number) - x) +
      Math.abs((ys[index] as number) - y) +
      Math.abs((zs[index] as number) - z);
    if (chips <= energy) return index;
  }
  return -1;
}

/** The last x and y on the way out, by direction: all exits lie on the edges of one tile. */
interface Exits {
  readonly east: number;
  readonly west: number;
  readonly south: number;
  readonly north: number;
}

function exitsOf(field: Field, places: readonly number[]): Exits {
  const exits = { east: NOWHERE, west: -NOWHERE, south: NOWHERE, north: -NOWHERE };
  for (const place of places) {
    const bits = field.exits[place] as number;
    if (bits === 0) continue;
    const { x, y } = spotOf(place);
    if (bits & 1) exits.north = y;
    if (bits & 2) exits.south = y;
    if (bits & 4) exits.east = x;
    if (bits & 8) exits.west = x;
  }
  return exits;
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
