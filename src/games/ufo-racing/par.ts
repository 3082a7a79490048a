import { at } from '../../core/contract.ts';
import { energyFor, isBehindLine } from './board.ts';
import { distancesIn } from './distance.ts';
import { cellOfPlace, type Field, fieldOf, fieldOfFaces, PLACES, placeOf, STEP, spotOf } from './field.ts';
import { type Bound, boundKey, boundOf, FASTEST, SPEEDS, STILL_AIR } from './par-bound.ts';
import { type Opening, openingCells, type TileFace } from './tiles.ts';
import type { Spot, Track } from './types.ts';

/** [Q1] The fewest turns of a race without a hit on this track as it was laid; undefined where there is none. */
export const parOf = (track: Track): number | undefined => quickestOn(track)?.race.length;

/** A race in as few turns as par: where it turns or stops, from behind the start line to out over the finish. */
export interface ShortestRace {
  readonly turns: number;
  readonly line: readonly Spot[];
}

export function shortestRace(track: Track): ShortestRace | undefined {
  const found = quickestOn(track);
  return found && { turns: found.race.length, line: found.search.lineOf(found.race) };
}

/** Weak walls stand: to break one takes a hit. */
function quickestOn(track: Track): Quickest | undefined {
  const field = fieldOf({ ...track, gone: [] });
  return quickest(
    field,
    place => field.tiles[cellOfPlace(place)] === 1 && isBehindLine(track, spotOf(place)),
  );
}

export interface Passage {
  readonly from: Opening;
  readonly to: Opening;
}

/** Every way through a face, from one opening to another. */
export const passages = ({ openings }: TileFace): readonly Passage[] =>
  openings.flatMap(from => openings.filter(to => to !== from).map(to => ({ from, to })));

/** Elevations that every opening admits. */
export const ENTRY_ELEVATIONS: readonly number[] = [4, 5];

/** [Q2] */
export function parOfPassage(face: TileFace, { from, to }: Passage): number | undefined {
  const field = fieldOfFaces([{ face: { ...face, openings: [to] }, x: 0, y: 0 }], true);
  const starts = new Set(
    openingCells(face, from).flatMap(({ x, y }) => ENTRY_ELEVATIONS.map(z => placeOf({ x, y, z }))),
  );
  return quickest(field, place => starts.has(place))?.race.length;
}

const ENERGY = energyFor(0);

/**
 * Nobody comes to fly faster than `FASTEST`: a speed is built up by at most 4 chips and a stream of 3 in a turn, and all
 * of it is flown, so 31 would take a straight line longer than 5 tiles. Up and down there are 8 elevations, and streams.
 */
const FASTEST_UP = 12;
const SPEEDS_UP = 2 * FASTEST_UP + 1;

interface Quickest {
  readonly search: Search;
  /** Keys of how it begins each turn. */
  readonly race: readonly number[];
}

/** A search over places and speeds, turn by turn, within a number of turns that grows from the bound on: exact. */
function quickest(field: Field, isStart: (place: number) => boolean): Quickest | undefined {
  const search = new Search(field);
  const starts = search.places.filter(isStart);
  const bounds = starts.map(place => search.bound(place, 0, 0)).filter(turns => turns > 0);
  if (bounds.length === 0) return undefined;
  for (let within = Math.min(...bounds); within <= MOST_TURNS; within++) {
    const race = search.raceWithin(starts, within);
    if (race) return { search, race };
  }
  return undefined;
}

/** More than any race takes that can be won at all: a turn for each cell of 5 tiles. */
const MOST_TURNS = 464;

/** Orders of the axes east-west, north-south, up-down. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Index in `DIRECTIONS` for speed below and above 0, by axis. */
const BELOW = [3, 0, 5] as const;
const ABOVE = [2, 1, 4] as const;

/** A place and a speed, as a turn begins. */
interface RaceState {
  readonly place: number;
  readonly east: number;
  readonly south: number;
  readonly up: number;
}

/** What can be reached by the beginning of a turn, and from which of the turn before. */
interface Reached {
  readonly keys: number[];
  readonly from: number[];
}

function wayTo(turns: readonly Reached[], last: number): readonly number[] {
  const way: number[] = [];
  let index = last;
  for (const { keys, from } of turns.toReversed()) {
    way.unshift(at(keys, index));
    index = from[index] ?? 0;
  }
  return way;
}

class Search {
  readonly places: readonly number[];
  readonly #field: Field;
  readonly #distances: Int16Array;
  readonly #bound: Bound;
  readonly #numbers: Int32Array;
  /** By place and direction: steps that are free, and steps to cross an exit (0: there is none ahead). */
  readonly #free: Uint8Array;
  readonly #cross: Uint8Array;
  readonly #seen: Uint8Array;

  constructor(field: Field) {
    const distances = distancesIn(field);
    const places: number[] = [];
    this.#field = field;
    this.#distances = distances;
    this.#numbers = new Int32Array(PLACES);
    for (let place = 0; place < PLACES; place++)
      if ((distances[place] as number) >= 0) this.#numbers[place] = places.push(place) - 1;
    this.places = places;
    this.#bound = boundOf(field, places, ENERGY);
    this.#free = new Uint8Array(places.length * 8);
    this.#cross = new Uint8Array(places.length * 8);
    this.#seen = new Uint8Array(Math.ceil((places.length * SPEEDS * SPEEDS * SPEEDS_UP) / 8));
    for (const [number, place] of places.entries())
      for (let direction = 0; direction < STEP.length; direction++) this.#lookAhead(number, place, direction);
  }

  keyOf(place: number, east: number, south: number, up: number): number {
    const number = this.#numbers[place] as number;
    return ((number * SPEEDS + east + FASTEST) * SPEEDS + south + FASTEST) * SPEEDS_UP + up + FASTEST_UP;
  }

  /** Turns that it takes at least; 0 where it cannot be done. */
  bound(place: number, east: number, south: number): number {
    return this.#bound.turns[boundKey(this.#bound.rooms[place] as number, east, south)] as number;
  }

  /** From one of these places, at rest, over a finish line within so many turns: how each of them begins. */
  raceWithin(starts: readonly number[], within: number): readonly number[] | undefined {
    this.#seen.fill(0);
    const turns: Reached[] = [{ keys: starts.map(place => this.keyOf(place, 0, 0, 0)), from: [] }];
    for (let left = within - 1; left >= 0; left--) {
      const next: Reached = { keys: [], from: [] };
      const winner = this.#after(at(turns, -1).keys, left, next);
      if (winner !== undefined) return wayTo(turns, winner);
      turns.push(next);
    }
    return undefined;
  }

  /** Every place where a race turns or stops, and the one behind the finish line. */
  lineOf(race: readonly number[]): readonly Spot[] {
    const line = race.slice(0, 1).map(key => spotOf(this.#stateOf(key).place));
    for (const [turn, key] of race.entries()) {
      const next = race[turn + 1];
      const stops = next === undefined ? this.#stopsOver(key) : this.#stopsTo(key, next);
      line.push(...stops.map(spotOf));
    }
    return line;
  }

  /** What can be reached in one more turn and was not before; or the index of one that crosses a finish line. */
  #after(now: readonly number[], left: number, next: Reached): number | undefined {
    for (const [index, key] of now.entries()) {
      const { place, east, south, up } = this.#stateOf(key);
      for (let x = -ENERGY; x <= ENERGY; x++) {
        const forY = ENERGY - Math.abs(x);
        for (let y = -forY; y <= forY; y++) {
          const forZ = forY - Math.abs(y);
          for (let z = -forZ; z <= forZ; z++)
            if (this.#turn(place, east + x, south + y, up + z, left, next.keys)) return index;
        }
      }
      while (next.from.length < next.keys.length) next.from.push(index);
    }
    return undefined;
  }

  #stateOf(key: number): RaceState {
    const up = (key % SPEEDS_UP) - FASTEST_UP;
    const rest = Math.floor(key / SPEEDS_UP);
    const south = (rest % SPEEDS) - FASTEST;
    const more = Math.floor(rest / SPEEDS);
    const east = (more % SPEEDS) - FASTEST;
    return { place: this.places[Math.floor(more / SPEEDS)] as number, east, south, up };
  }

  #stopsTo(key: number, next: number): readonly number[] {
    const from = this.#stateOf(key).place;
    const [here, there] = [spotOf(from), spotOf(this.#stateOf(next).place)];
    const speeds = [there.x - here.x, there.y - here.y, there.z - here.z];
    const order = ORDERS.find(one => this.#isFree(from, speeds, one)) ?? ORDERS[0];
    return this.#stops(from, speeds, order);
  }

  #stopsOver(key: number): readonly number[] {
    const { place, east, south, up } = this.#stateOf(key);
    for (let x = -ENERGY; x <= ENERGY; x++)
      for (let y = -ENERGY; y <= ENERGY; y++)
        for (let z = -ENERGY; z <= ENERGY; z++) {
          if (Math.abs(x) + Math.abs(y) + Math.abs(z) > ENERGY) continue;
          const speeds = [east + x, south + y, up + z];
          const order = ORDERS.find(one => this.#crosses(place, speeds, one));
          if (order) return this.#stops(place, speeds, order);
        }
    return [];
  }

  /** Axis by axis, no farther than a finish line. */
  #stops(from: number, speeds: readonly number[], order: readonly number[]): readonly number[] {
    const stops: number[] = [];
    let place = from;
    for (const axis of order) {
      const speed = speeds[axis] as number;
      if (speed === 0) continue;
      const direction = (speed < 0 ? BELOW[axis] : ABOVE[axis]) as number;
      const crossing = this.#cross[(this.#numbers[place] as number) * 8 + direction] as number;
      const isOver = crossing > 0 && Math.abs(speed) >= crossing;
      place += (STEP[direction] as number) * (isOver ? crossing : Math.abs(speed));
      stops.push(place);
      if (isOver) break;
    }
    return stops;
  }

  /** Flies this speed, in whatever order of the axes goes well; true where that crosses a finish line. */
  #turn(place: number, east: number, south: number, up: number, left: number, next: number[]): boolean {
    const near = Math.abs(east) + Math.abs(south) + Math.abs(up) >= (this.#distances[place] as number);
    if (near && this.#any(this.#crosses, place, east, south, up)) return true;
    const to = place + east * (STEP[2] as number) + south * (STEP[1] as number) + up;
    if (left === 0 || !this.#field.open[to]) return false;
    const [x, y, z] = this.#field.streams.get(cellOfPlace(to)) ?? STILL_AIR;
    const bound = this.bound(to, east + x, south + y);
    if (bound === 0 || bound > left) return false;
    const key = this.keyOf(to, east + x, south + y, up + z);
    const [byte, bit] = [key >> 3, 1 << (key & 7)];
    const seen = this.#seen[byte] as number;
    if (seen & bit || !this.#any(this.#isFree, place, east, south, up)) return false;
    this.#seen[byte] = seen | bit;
    next.push(key);
    return false;
  }

  #any(
    look: (place: number, speeds: readonly number[], order: readonly number[]) => boolean,
    place: number,
    east: number,
    south: number,
    up: number,
  ): boolean {
    const speeds = [east, south, up];
    return ORDERS.some(order => look.call(this, place, speeds, order));
  }

  #isFree(from: number, speeds: readonly number[], order: readonly number[]): boolean {
    let place = from;
    for (const axis of order) {
      const speed = speeds[axis] as number;
      if (speed === 0) continue;
      const direction = (speed < 0 ? BELOW[axis] : ABOVE[axis]) as number;
      const chips = Math.abs(speed);
      if ((this.#free[(this.#numbers[place] as number) * 8 + direction] as number) < chips) return false;
      place += (STEP[direction] as number) * chips;
    }
    return true;
  }

  #crosses(from: number, speeds: readonly number[], order: readonly number[]): boolean {
    let place = from;
    for (const axis of order) {
      const speed = speeds[axis] as number;
      if (speed === 0) continue;
      const direction = (speed < 0 ? BELOW[axis] : ABOVE[axis]) as number;
      const chips = Math.abs(speed);
      const ahead = (this.#numbers[place] as number) * 8 + direction;
      const crossing = this.#cross[ahead] as number;
      if (crossing > 0 && chips >= crossing) return true;
      if ((this.#free[ahead] as number) < chips) return false;
      place += (STEP[direction] as number) * chips;
    }
    return false;
  }

  #lookAhead(number: number, from: number, direction: number): void {
    const { walls, exits } = this.#field;
    const bit = 1 << direction;
    let place = from;
    let steps = 0;
    for (; !((walls[place] as number) & bit); steps++) {
      if ((exits[place] as number) & bit) {
        this.#cross[number * 8 + direction] = steps + 1;
        break;
      }
      place += STEP[direction] as number;
    }
    this.#free[number * 8 + direction] = steps;
  }
}
