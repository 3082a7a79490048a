import { expect, test, vi } from 'vitest';
import { type Field, fieldOfFaces, placeOf } from './field.ts';
import { streamUnder } from './reset.ts';
import { flown, speeds, trackWith, ufo } from './testing.ts';
import { readFace, type WrittenFace } from './tiles.ts';
import { DIRECTIONS, type Direction, SIDES_OF_CELL, type Spot } from './types.ts';

/** For what no tile has, in place of one: a cell with a weak wall to the east, and an overpass beyond it with a stream. */
vi.mock('./content.json', async original => {
  const { default: content } = await original<{ default: typeof import('./content.json') }>();
  const a: WrittenFace = {
    name: 'Lock',
    rows: ['ao', '##'],
    legend: {
      a: [[2, 7]],
      o: [
        [1, 3],
        [5, 8],
      ],
    },
    walls: [[0, 0, 'E', 'w']],
    ...{ spikes: [], streams: [[1, 0, 1, 0, -1]], openings: [], par: {} },
  };
  const C1 = { ...content.tiles.C1, sides: { ...content.tiles.C1.sides, a } };
  return { default: { ...content, tiles: { ...content.tiles, C1 } } };
});
const lock = trackWith('C1', 'a', { x: 0 });

/** Two cells side by side, the eastern one with a higher floor; a spiked weak wall between them. */
const face = readFace({
  ...{ name: 'Step', rows: ['ab', '##'], legend: { a: [[1, 4]], b: [[3, 6]] } },
  ...{ walls: [[0, 0, 'E', 'sw']], spikes: [], streams: [], openings: [], par: {} },
});
const standing = fieldOfFaces([{ face, x: 0, y: 0 }], false);
const fallen = fieldOfFaces([{ face, x: 0, y: 0 }], false, [{ x: 0, y: 0, edge: 'E' }]);

const has = (field: Field, what: 'walls' | 'spikes', spot: Spot, direction: Direction): boolean =>
  ((field[what][placeOf(spot)] ?? 0) & (1 << DIRECTIONS.indexOf(direction))) !== 0;

test('[K11] a weak wall that stood at a step leaves the step, and takes its spikes with it on both faces', () => {
  const [below, level, above] = [
    { x: 0, y: 0, z: 1 },
    { x: 0, y: 0, z: 4 },
    { x: 1, y: 0, z: 6 },
  ];
  for (const what of ['walls', 'spikes'] as const) {
    expect(has(standing, what, below, 'E')).toBe(true);
    expect(has(standing, what, level, 'E')).toBe(true);
    expect(has(standing, what, above, 'W')).toBe(true);
  }
  expect(has(fallen, 'walls', below, 'E')).toBe(true);
  expect(has(fallen, 'walls', level, 'E')).toBe(false);
  expect(has(fallen, 'walls', above, 'W')).toBe(true);
  for (const [spot, direction] of [
    [below, 'E'],
    [level, 'E'],
    [above, 'W'],
  ] as const)
    expect(has(fallen, 'spikes', spot, direction)).toBe(false);
  expect(fallen.weak.size).toBe(0);
});

test('[H5] [K11] a weak wall on the far side of a sandwich is gone too', () => {
  const after = flown(lock, 'W', ufo(0, 8, 3, { unmoved: speeds('1W') }));
  const gone = [{ x: 0, y: 8, edge: 'E' }];
  expect(after.happened).toMatchObject([{ type: 'sandwiched', damage: 2, gone }]);
  expect(after.track.gone).toEqual(gone);
});

test('[K9] a stream works in both layers of an overpass', () => {
  for (const z of [1, 3, 5, 8]) expect(streamUnder(lock, ufo(1, 8, z)), `${z}`).toEqual(speeds('1E 1down'));
  expect(streamUnder(lock, ufo(0, 8, 3))).toBeUndefined();
});

test('[K4] openings of tiles that were not laid one after the other stay shut', () => {
  const hall = readFace({
    ...{ name: 'Hall', rows: ['aa', 'aa'], legend: { a: [[2, 7]] }, walls: [], spikes: [], streams: [] },
    ...{ openings: SIDES_OF_CELL.map(edge => [edge, 0, 1] as const), par: {} },
  });
  // The third lies south of both, half under each.
  const lies = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 2 },
  ];
  const field = fieldOfFaces(
    lies.map(lie => ({ face: hall, ...lie })),
    false,
  );
  const wallBetween = (x: number) => [
    has(field, 'walls', { x, y: 1, z: 4 }, 'S'),
    has(field, 'walls', { x, y: 2, z: 4 }, 'N'),
  ];
  expect(wallBetween(1)).toEqual([true, true]);
  expect(wallBetween(2)).toEqual([false, false]);
});
