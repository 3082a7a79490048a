import { expect, test } from 'vitest';
import { kilobytes, median, medianScores, middleRun } from './sums.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('only what is of the type is summed, in KB of 1000 bytes', () => {
  const transfers = [
    { path: '/a.js', type: 'application/javascript; charset=utf-8', bytes: 10_240 },
    { path: '/b.js', type: 'text/javascript', bytes: 1_310 },
    { path: '/c.css', type: 'text/css', bytes: 99_999 },
  ];
  expect(kilobytes(transfers, /javascript/)).toBe(11.6);
  expect(kilobytes([], /javascript/)).toBe(0);
});

test('each category has a median of its own', () => {
  const run = (performance: number, accessibility: number) => ({
    performance,
    accessibility,
    bestPractices: 100,
  });
  expect(medianScores([run(90, 100), run(98, 90), run(70, 95)])).toEqual(run(90, 95));
});

test('of three games the one in the middle counts', () => {
  const runs = [
    { longestMs: 61, over50: 3 },
    { longestMs: 90, over50: 1 },
    { longestMs: 70, over50: 1 },
  ];
  expect(middleRun(runs)).toEqual({ longestMs: 90, over50: 1 });
  expect(middleRun([])).toBeUndefined();
});
