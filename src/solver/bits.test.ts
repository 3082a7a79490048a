import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { around, beside, fullSet, membersOf, popcount, rotated, setOf, setsOf } from './bits.ts';

const rng = new Rng(stream('bits', 'test'));
const circles = [12, 18, 24].flatMap(size =>
  Array.from({ length: 40 }, () => ({ size, set: rng.int(2 ** size) })),
);

const listed = (set: number, size: number): readonly number[] =>
  Array.from({ length: size }, (_, place) => place).filter(place => Math.floor(set / 2 ** place) % 2 === 1);

test('members are the places of the bits, ascending, and make the set again', () => {
  for (const { size, set } of circles) {
    expect([...membersOf(set)]).toEqual(listed(set, size));
    expect(popcount(set)).toBe(listed(set, size).length);
    expect(setOf(membersOf(set))).toBe(set);
  }
  expect(popcount(0)).toBe(0);
  expect(popcount(0xffffffff)).toBe(32);
  expect([...membersOf(fullSet(24))]).toHaveLength(24);
});

test('a rotation moves every member round the circle', () => {
  for (const { size, set } of circles)
    for (const by of [0, 1, 5, size / 2, size - 1, size])
      expect(new Set(membersOf(rotated(set, by, size)))).toEqual(
        new Set(listed(set, size).map(place => (place + by) % size)),
      );
});

test('beside and around are the places at a distance from some member', () => {
  const near = (set: number, size: number, reach: number): readonly number[] =>
    listed(fullSet(size), size).filter(place =>
      listed(set, size).some(member => {
        const way = Math.min((place - member + size) % size, (member - place + size) % size);
        return way >= 1 && way <= reach;
      }),
    );
  for (const { size, set } of circles) {
    const few = set & rng.int(2 ** size) & rng.int(2 ** size);
    expect([...membersOf(beside(few, size))]).toEqual(near(few, size, 1));
    for (const reach of [0, 1, 3, 5])
      expect([...membersOf(around(few, reach, size))]).toEqual(near(few, size, reach));
  }
});

test.each([
  [0, 5, 1],
  [2, 5, 10],
  [5, 5, 1],
  [4, 18, 3060],
  [4, 24, 10626],
])('there are sets of %i of %i places: %i', (count, size, many) => {
  const sets = setsOf(count, size);
  expect(sets).toHaveLength(many);
  expect(new Set(sets).size).toBe(many);
  expect(sets.every(set => popcount(set) === count && set < 2 ** size)).toBe(true);
  expect(sets).toEqual(sets.toSorted((a, b) => a - b));
});
