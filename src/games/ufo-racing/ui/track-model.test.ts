import { describe, expect, test } from 'vitest';
import type { Edge, LaidTile, Track } from '../types.ts';
import { sectionOf } from './section-model.ts';
import { roomUnder, trackModel } from './track-model.ts';

const START: LaidTile = { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 };
const track = (tiles: readonly LaidTile[], more: Partial<Track> = {}): Track => ({
  tiles: [START, ...tiles],
  gone: [],
  whole: false,
  ...more,
});
/** Vaulted Ramp south of the start. */
const RAMP: LaidTile = { tile: 'A5', face: 'b', rotation: 0, x: -1, y: 8 };

const on = (of: Track, x: number, y: number, edge: Edge) =>
  trackModel(of).pieces.filter(piece => piece.x === x && piece.y === y && piece.edge === edge);

describe('rooms', () => {
  test('have the floor and the ceiling of their cells, and solid cells have none', () => {
    const { rooms } = trackModel(track([RAMP]));
    expect(rooms.find(({ x, y }) => x === 0 && y === 0)).toMatchObject({ floor: 2, ceiling: 7, tile: 0 });
    expect(rooms.find(({ x, y }) => x === -1 && y === 8)).toBeUndefined();
    expect(rooms.filter(({ tile }) => tile === 0)).toHaveLength(64);
  });

  test('of an overpass are two, and a UFO is in the one that holds its elevation', () => {
    const model = trackModel(track([{ tile: 'B3', face: 'a', rotation: 0, x: -1, y: 8 }]));
    const over = model.rooms.find(room => room.over);
    expect(over).toBeDefined();
    if (!over) return;
    expect(roomUnder(model, { ...over, z: over.floor })).toBe(over);
    expect(roomUnder(model, { ...over, z: 1 })).toMatchObject({ over: false, floor: 1 });
  });

  test('print their numbers once for each zone', () => {
    const { zones } = trackModel(track([RAMP]));
    expect(zones.filter(({ rooms }) => rooms[0]?.tile === 0)).toHaveLength(1);
    expect(zones.flatMap(({ rooms }) => rooms)).toHaveLength(trackModel(track([RAMP])).rooms.length);
    for (const { rooms, middle } of zones) expect(rooms).toContain(middle);
  });
});

describe('what stands on an edge', () => {
  test('a wall from floor to ceiling at the side of the track', () => {
    expect(on(track([]), 0, 0, 'W')).toEqual([
      { x: 0, y: 0, edge: 'W', low: 2, high: 7, kind: 'wall', spikes: false, weak: false },
    ]);
  });

  test('nothing between two rooms that are the same', () => {
    expect(on(track([]), 3, 3, 'S')).toEqual([]);
  });

  test('an opening that joins nothing yet, and a finish line when the track is whole [X4]', () => {
    expect(on(track([]), 3, 0, 'N').map(({ kind }) => kind)).toEqual(['opening']);
    expect(on(track([], { whole: true }), 3, 0, 'N').map(({ kind }) => kind)).toEqual(['finish']);
  });

  test('the solid side of a step, where floor or ceiling differ beyond a joint [K3]', () => {
    const joined = track([RAMP]);
    expect(on(joined, 3, 7, 'S')).toEqual([expect.objectContaining({ kind: 'step', low: 7, high: 7 })]);
    expect(on(joined, 3, 8, 'N')).toEqual([]);
  });

  test('a weak wall until it is hit, on both faces [K11]', () => {
    const weak = track([{ tile: 'B6', face: 'a', rotation: 0, x: -1, y: 8 }]);
    expect(on(weak, 5, 13, 'S')).toEqual([expect.objectContaining({ kind: 'thin', weak: true })]);
    expect(on(weak, 5, 14, 'N')).toEqual([expect.objectContaining({ kind: 'thin', weak: true })]);
    const hit = { ...weak, gone: [{ x: 5, y: 13, edge: 'S' }] } as const;
    expect([...on(hit, 5, 13, 'S'), ...on(hit, 5, 14, 'N')]).toEqual([]);
  });
});

describe('a section', () => {
  const model = trackModel(track([RAMP]));
  const straight = sectionOf(model, {
    look: 1,
    points: [
      { x: 3, y: 4, z: 5 },
      { x: 3, y: 7, z: 5 },
      { x: 3, y: 7, z: 3 },
    ],
    collision: null,
    next: [{ x: 3, y: 9, z: 3 }],
  });

  test('goes column by column along the path, from a little before to a little beyond', () => {
    expect(straight.columns.map(({ y }) => y)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(straight.line).toEqual([
      { column: 2, z: 5 },
      { column: 5, z: 5 },
      { column: 5, z: 3 },
    ]);
    expect(straight.next).toEqual([
      { column: 5, z: 3 },
      { column: 7, z: 3 },
    ]);
  });

  test('shows floors and ceilings as they come, and where it turns', () => {
    expect(straight.columns[5]?.rooms[0]).toMatchObject({ floor: 2, ceiling: 7 });
    expect(straight.columns[6]?.rooms[0]).toMatchObject({ floor: 2, ceiling: 6 });
    const turning = sectionOf(model, {
      look: 1,
      points: [
        { x: 3, y: 4, z: 5 },
        { x: 3, y: 5, z: 5 },
        { x: 5, y: 5, z: 5 },
      ],
      collision: { at: { x: 5, y: 5, z: 5 }, direction: 'E' },
      next: [],
    });
    expect(turning.legs.map(({ edge, x, y }) => [edge, x, y])).toEqual([
      ['S', 3, 2],
      ['E', 4, 5],
    ]);
    expect(turning.collision).toEqual({ column: 5.5, z: 5 });
  });

  test('has a hit where it is, however far the bounce leads back', () => {
    const bounced = sectionOf(model, {
      look: 1,
      points: [
        { x: 5, y: 4, z: 5 },
        { x: 7, y: 4, z: 5 },
        { x: 4, y: 4, z: 5 },
      ],
      collision: { at: { x: 7, y: 4, z: 5 }, direction: 'E' },
      next: [],
    });
    const column = bounced.columns.findIndex(({ x }) => x === 7);
    expect(bounced.collision).toEqual({ column: column + 0.5, z: 5 });
  });

  test('ends at a wall', () => {
    const short = sectionOf(model, {
      look: 1,
      points: [
        { x: 5, y: 4, z: 5 },
        { x: 6, y: 4, z: 5 },
      ],
      collision: null,
      next: [],
    });
    expect(short.columns.at(-1)).toMatchObject({ x: 7, wall: [{ low: 2, high: 7 }] });
  });
});
