import { expect, test } from 'vitest';
import { entropy, sharedBits } from './information.ts';

test.each([
  [[1], 0],
  [[0, 7, 0], 0],
  [[1, 1], 1],
  [[5, 5, 5, 5], 2],
  [[1, 3], 0.811278],
  [[], 0],
])('the entropy of %j is %d bits', (weights, bits) => {
  expect(entropy(weights)).toBeCloseTo(bits, 5);
});

test.each([
  ['the other one settles it', [4, 0, 0, 4], 1],
  ['neither says anything of the other', [1, 3, 2, 6], 0],
  ['it says something', [3, 1, 1, 3], 1 - 0.811278],
])('%s', (_, weights, bits) => {
  expect(sharedBits(Float64Array.from(weights), 2)).toBeCloseTo(bits, 5);
});
