import { expect, test } from 'vitest';
import { differences, jump, p99OfMostSeconds, undisturbed } from './sums.ts';

const story = (steps: string) => [...steps].map(type => [{ type }]);

test.for([
  ['abc', 'abc', 0, 0],
  ['', '', 0, 0],
  ['ab', 'abc', 1, 0],
  ['bc', 'abc', 1, 0],
  ['ac', 'abbc', 2, 0],
  ['abbc', 'abc', 0, 1],
  ['abcabc', 'abc', 0, 3],
  ['abxc', 'abc', 0, 1],
  ['abab', 'abab', 0, 0],
  ['acb', 'abc', 1, 1],
] as const)('heard %s, told %s: %d missed, %d doubled', ([heard, told, missed, doubled]) => {
  expect(differences(story(heard), story(told))).toEqual({ missed, doubled });
});

test.for([
  ['go on where the story ends', { edition: 0, from: 5 }, 0, 0],
  ['leave out two steps', { edition: 0, from: 7 }, 2, 0],
  ['tell three steps again', { edition: 0, from: 2 }, 0, 3],
  ['begin a new edition', { edition: 1, from: 2 }, 0, 0],
] as const)('news that %s', ([, news, missed, doubled]) => {
  expect(jump({ edition: 0, steps: 5 }, news)).toEqual({ missed, doubled });
});

test('a second in which all waited does not change the p99 of most seconds', () => {
  const second = (number: number, tookMs: number) => [
    { atMs: number * 1_000, tookMs: 1 },
    { atMs: number * 1_000 + 999, tookMs },
  ];
  expect(p99OfMostSeconds([...second(0, 5), ...second(1, 900), ...second(2, 4)])).toBe(5);
  expect(p99OfMostSeconds([...second(0, 5), ...second(1, 900), ...second(2, 800)])).toBe(800);
});

test('an answer is disturbed where a pause overlaps the wait for it', () => {
  const answer = { atMs: 100, tookMs: 20 };
  const left = (fromMs: number, toMs: number) => undisturbed([answer], [{ fromMs, toMs }]).length;
  expect([left(0, 80), left(100, 200)]).toEqual([1, 1]);
  expect([left(0, 81), left(85, 90), left(99, 200), left(0, 200)]).toEqual([0, 0, 0, 0]);
});
