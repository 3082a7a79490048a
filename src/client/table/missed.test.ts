import { expect, test } from 'vitest';
import { missedAfter } from './missed.ts';

test('what comes while one is away is missed, and what comes after that is not', () => {
  const first = missedAfter(null, { before: 4, last: 5, away: true });
  const more = missedAfter(first, { before: 5, last: 7, away: true });
  expect(more).toEqual({ from: 4, to: 7 });
  expect(missedAfter(more, { before: 7, last: 9, away: false })).toEqual(more);
});

test('who looks misses nothing', () => {
  expect(missedAfter(null, { before: 4, last: 5, away: false })).toBeNull();
});

test('what was taken back was not missed', () => {
  expect(missedAfter({ from: 4, to: 7 }, { before: 7, last: 5, away: false })).toEqual({ from: 4, to: 5 });
  expect(missedAfter(null, { before: 4, last: 3, away: true })).toEqual({ from: 3, to: 3 });
});
