import { cellOfPlace, type Field, PLACES, STEP } from './field.ts';

/** Speed to the east and to the south, as far as anybody can come to fly it: see `par.ts`. */
export const FASTEST = 30;
export const SPEEDS = 2 * FASTEST + 1;

/** Turns from a place with a speed to the finish, seen from above: never more than it really takes. */
export interface Bound {
  /** By number of the room, speed to the east, speed to the south; 0 where no way leads. */
  readonly turns: Uint8Array;
  /** By place: its room. */
  readonly rooms: Int32Array;
}

/**
 * The same race without heights: a room is one layer of a cell, an edge of it is open where it is so at some elevation,
 * and speed up and down costs nothing. Worked out backwards from the finish: what is flown decides where it leads, so
 * each is looked at once its end is known.
 */
export function boundOf(field: Field, places: readonly number[], energy: number): Bound {
  const rooms = roomsOf(field, places);
  const flat = flatten(field, places, rooms);
  const turns = new Uint8Array(flat.cells.length * SPEEDS * SPEEDS);
  let { legs, winning } = legsOf(flat, field);
  for (let turn = 1; winning.length > 0; turn++) {
    for (const key of winning) markAround(turns, key, energy, turn);
    winning = [];
    const rest: number[] = [];
    for (let index = 0; index < legs.length; index += 2) {
      const [key, to] = [legs[index] as number, legs[index + 1] as number];
      if (turns[to]) winning.push(key);
      else rest.push(key, to);
    }
    legs = rest;
  }
  return { turns, rooms };
}

export const boundKey = (room: number, east: number, south: number): number =>
  (room * SPEEDS + east + FASTEST) * SPEEDS + south + FASTEST;

/** Every speed that this turn's energy can change into the one that is flown. */
function markAround(turns: Uint8Array, key: number, energy: number, turn: number): void {
  const south = (key % SPEEDS) - FASTEST;
  const east = (Math.floor(key / SPEEDS) % SPEEDS) - FASTEST;
  for (let x = -energy; x <= energy; x++) {
    const left = energy - Math.abs(x);
    if (Math.abs(east + x) > FASTEST) continue;
    for (let y = -left; y <= left; y++) {
      if (Math.abs(south + y) > FASTEST) continue;
      const other = key + x * SPEEDS + y;
      if (!turns[other]) turns[other] = turn;
    }
  }
}

const DOWN = 1 << 5;

/** Places stand in order, those of a cell from the lowest up. */
function roomsOf(field: Field, places: readonly number[]): Int32Array {
  const rooms = new Int32Array(PLACES);
  let room = -1;
  for (const place of places) {
    if ((field.walls[place] as number) & DOWN) room++;
    rooms[place] = room;
  }
  return rooms;
}

/** By room and direction, one of four. */
interface Flat {
  /** The cell of each room. */
  readonly cells: readonly number[];
  /** By steps: the rooms in which a straight flight can end. Layers of an overpass can both be ahead. */
  readonly ends: readonly (readonly (readonly number[])[])[];
  /** Steps to cross an exit; 0 where none is ahead. */
  readonly cross: Uint8Array;
}

function flatten(field: Field, places: readonly number[], rooms: Int32Array): Flat {
  const cells: number[] = [];
  const next: Set<number>[] = [];
  const exits: boolean[] = [];
  for (const place of places) {
    const room = rooms[place] as number;
    cells[room] = cellOfPlace(place);
    for (let direction = 0; direction < 4; direction++) {
      const ahead = room * 4 + direction;
      next[ahead] ??= new Set();
      if ((field.walls[place] as number) & (1 << direction)) continue;
      if ((field.exits[place] as number) & (1 << direction)) exits[ahead] = true;
      else next[ahead].add(rooms[place + (STEP[direction] as number)] as number);
    }
  }
  const cross = new Uint8Array(cells.length * 4);
  const ends = next.map((_, ahead) => {
    const direction = ahead % 4;
    const bySteps: number[][] = [];
    for (let now = [Math.floor(ahead / 4)]; now.length > 0; ) {
      bySteps.push(now);
      if (!cross[ahead] && now.some(room => exits[room * 4 + direction])) cross[ahead] = bySteps.length;
      now = [...new Set(now.flatMap(room => [...(next[room * 4 + direction] ?? [])]))];
    }
    return bySteps;
  });
  return { cells, ends, cross };
}

const [NORTH, SOUTH, EAST, WEST] = [0, 1, 2, 3] as const;
const NOWHERE: readonly number[] = [];

/** How a flight on one axis goes, if it is the first. */
interface Start {
  readonly speed: number;
  readonly direction: number;
  readonly steps: number;
  /** Rooms in which it can end. */
  readonly corners: readonly number[];
  readonly crosses: boolean;
}

/** What can be flown from each room: its key and the key of where it ends, in pairs; and what crosses the finish. */
function legsOf({ cells, ends, cross }: Flat, field: Field): { legs: number[]; winning: number[] } {
  const legs: number[] = [];
  const winning: number[] = [];
  const reach = (room: number, direction: number, steps: number) =>
    ends[room * 4 + direction]?.[steps] ?? NOWHERE;
  const crosses = (room: number, direction: number, steps: number) => {
    const crossing = cross[room * 4 + direction] as number;
    return crossing > 0 && steps >= crossing;
  };
  // Faster than the longest straight line, a stream and a turn's energy nobody is.
  const longest = ends.reduce((most, { length }) => Math.max(most, length - 1), 0);
  const most = Math.min(FASTEST, longest + 8);
  const from = (room: number, speed: number, below: number, above: number): Start => {
    const [direction, steps] = [speed < 0 ? below : above, Math.abs(speed)];
    return {
      ...{ speed, direction, steps },
      corners: reach(room, direction, steps),
      crosses: crosses(room, direction, steps),
    };
  };
  const turning = (key: number, first: Start, second: Start, east: number, south: number): void => {
    for (const corner of first.corners)
      for (const to of reach(corner, second.direction, second.steps)) {
        const [sx, sy] = field.streams.get(cells[to] as number) ?? STILL_AIR;
        if (Math.abs(east + sx) > FASTEST || Math.abs(south + sy) > FASTEST) continue;
        legs.push(key, boundKey(to, east + sx, south + sy));
      }
  };
  const speeds = Array.from({ length: 2 * most + 1 }, (_, index) => index - most);
  for (let room = 0; room < cells.length; room++) {
    const upright = speeds.map(speed => from(room, speed, NORTH, SOUTH));
    for (const east of speeds) {
      const along = from(room, east, WEST, EAST);
      for (const across of upright) {
        const isOver = along.crosses || across.crosses;
        if (!isOver && along.corners.length === 0 && across.corners.length === 0) continue;
        const key = boundKey(room, east, across.speed);
        if (
          isOver ||
          along.corners.some(corner => crosses(corner, across.direction, across.steps)) ||
          across.corners.some(corner => crosses(corner, along.direction, along.steps))
        ) {
          winning.push(key);
          continue;
        }
        turning(key, along, across, east, across.speed);
        turning(key, across, along, east, across.speed);
      }
    }
  }
  return { legs, winning };
}

export const STILL_AIR = [0, 0, 0] as const;
