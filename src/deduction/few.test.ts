import { expect, test } from 'vitest';
import { fewOf } from './few.ts';

test('what is left is enough, and without any of it no more', () => {
  const isEnough = (some: readonly number[]) => some.includes(2) && some.some(one => one > 4);
  expect(fewOf([1, 2, 3, 5, 6], isEnough)).toEqual([2, 6]);
});

test('where nothing is needed, nothing is left', () => {
  expect(fewOf([1, 2], () => true)).toEqual([]);
});
