import { expect, test } from 'vitest';
import { type Field, fieldOfFaces, placeOf } from './field.ts';
import { readFace } from './tiles.ts';
import { DIRECTIONS, type Direction, type Spot } from './types.ts';

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
