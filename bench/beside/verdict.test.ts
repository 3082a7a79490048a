import { expect, test } from 'vitest';
import { numbersIn } from './benches.ts';
import { judge } from './verdict.ts';

/** Rounds as they are run: there, here, here, there. */
const rounds = (count: number, there: number, here: number, noise: (i: number) => number = () => 1) =>
  Array.from({ length: count * 4 }, (_, i) => (i % 4 === 0 || i % 4 === 3 ? there : here) * noise(i));

/** Up and down by this share, without an end. */
const shaken = (share: number) => (i: number) => 1 + share * Math.sin(i * 7.3);

test.each([
  ['the same bytes', rounds(3, 100, 100), 'less', 'no slower'],
  ['4 % more, beyond doubt', rounds(3, 100, 104), 'less', 'no slower'],
  ['6 % more, beyond doubt', rounds(3, 100, 106), 'less', 'slower'],
  ['6 % fewer moves', rounds(3, 106, 100), 'more', 'slower'],
  ['6 % more moves', rounds(3, 100, 106), 'more', 'no slower'],
  ['6 % more where chance gives 2 %', rounds(5, 100, 106, shaken(0.02)), 'less', 'no slower'],
  ['a third more where chance gives 2 %', rounds(5, 100, 133, shaken(0.02)), 'less', 'slower'],
  ['the same where chance gives much', rounds(3, 100, 100, shaken(0.2)), 'less', 'undecided'],
  ['twice as much where chance gives much', rounds(5, 100, 200, shaken(0.1)), 'less', 'slower'],
  ['half as much where chance gives much', rounds(5, 200, 100, shaken(0.1)), 'less', 'no slower'],
] as const)('%s: %#', (_, values, better, verdict) => {
  expect(judge(values, better).verdict).toBe(verdict);
});

test('ratios tell how many times as slow it is here, whatever is better', () => {
  expect(judge(rounds(2, 100, 110), 'less')).toMatchObject({ here: 110, there: 100, control: 1, spread: 0 });
  expect(judge(rounds(2, 100, 110), 'less').ratio).toBeCloseTo(1.1);
  expect(judge(rounds(2, 110, 100), 'more').ratio).toBeCloseTo(1.1);
});

test('a machine that slows down steadily slows both', () => {
  const { ratio } = judge(
    rounds(4, 100, 100, i => 1.01 ** i),
    'less',
  );
  expect(ratio).toBeCloseTo(1, 2);
});

test('undecided says how many more rounds, and that many more would tell', () => {
  const few = judge(rounds(3, 100, 100, shaken(0.2)), 'less');
  expect(few.moreRounds).toBeGreaterThan(3);
  const enough = judge(rounds(3 + (few.moreRounds ?? 0), 100, 100, shaken(0.2)), 'less');
  expect(enough).toMatchObject({ verdict: 'no slower' });
  expect(enough.moreRounds).toBeUndefined();
});

test('one round alone proves nothing of what varies', () => {
  expect(judge([100, 101, 102, 100], 'less').verdict).toBe('undecided');
});

test('what is no positive number is no figure', () => {
  expect(numbersIn({ a: 1, b: null, c: '2', d: Number.NaN, e: 0, f: -1 })).toEqual({ a: 1 });
  expect(numbersIn(undefined)).toEqual({});
});
