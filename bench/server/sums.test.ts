import { expect, test } from 'vitest';
import { coresIn } from './cores.ts';
import { quantile } from './sums.ts';

test.each([
  [[5], 0.99, 5],
  [[3, 1, 2], 0.5, 2],
  [Array.from({ length: 200 }, (_, i) => 200 - i), 0.99, 198],
  [[], 0.99, Number.NaN],
])('of %j the share %d does not exceed %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test.each([
  ['0', [0]],
  ['0,1', [0, 1]],
  ['0-2,5', [0, 1, 2, 5]],
])('the cores %s are %j', (list, expected) => {
  expect(coresIn(list)).toEqual(expected);
});
