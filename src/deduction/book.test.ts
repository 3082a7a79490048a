import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import {
  entryAt,
  evening,
  FIRST_NUMBER,
  hiddenAmong,
  nextNumber,
  passes,
  scattered,
  sumCheck,
} from './book.ts';

const rng = () => new Rng(stream('books', 'test'));

test('every answer stands under the number of its question, among dummies', () => {
  const asked = new Map(Array.from({ length: 50 }, (_, index) => [`question ${index}`, index]));
  const { numbers, entries } = scattered(asked, [-1, -2, -3], FIRST_NUMBER, rng());
  for (const [key, value] of asked) expect(entryAt(entries, numbers[key] ?? 0)).toBe(value);
  expect(entries.values).toHaveLength(53);
  expect(nextNumber(entries)).toBe(FIRST_NUMBER + 60);
  expect(entries.values).not.toEqual([...asked.values(), -1, -2, -3]);
});

test('a statement that is made stands once among all that could be', () => {
  const { numbers, entries } = hiddenAmong(
    new Map([['one', { n: 3 }]]),
    [{ n: 1 }, { n: 2 }, { n: 3 }],
    1,
    rng(),
  );
  expect(entryAt(entries, numbers['one'] ?? 0)).toEqual({ n: 3 });
  expect(entries.values.map(({ n }) => n).sort()).toEqual([1, 2, 3]);
});

test('dummies make each kind as frequent as any other', () => {
  expect(evening(['a', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'c', 'c']);
});

test('only a guess that is right in all its parts has a sum on the list', () => {
  const right = [new Set([4]), new Set([0]), new Set([7, 9, 30])];
  const sizes = [60, 5, 40];
  const check = sumCheck(
    sizes.map((choices, part) => ({ choices, right: right[part] ?? new Set() })),
    rng(),
  );
  const passing: number[][] = [];
  for (let one = 0; one < 60; one++)
    for (let two = 0; two < 5; two++)
      for (let three = 0; three < 40; three++)
        if (passes(check, [one, two, three])) passing.push([one, two, three]);
  expect(passing).toEqual([
    [4, 0, 7],
    [4, 0, 9],
    [4, 0, 30],
  ]);
  expect(check.sums).toHaveLength(60);
});
