import { expect, test } from 'vitest';
import { soFar } from './text.ts';

test.each([
  [0, 0, '0 so far, hidden'],
  [3, 0, '3 so far, hidden'],
  [0, 8, '8 facts, 0 answers, hidden'],
  [1, 12, '12 facts, 1 answer, hidden'],
])('[C13] of %i answers and %i facts the private page says that it keeps them', (answers, facts, says) => {
  expect(soFar(answers, facts)).toBe(says);
});
