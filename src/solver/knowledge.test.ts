import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { beside, rotated, setsOf } from './bits.ts';
import { Knowledge, setsIn } from './knowledge.ts';
import type { Sieve } from './sieve.ts';
import { enumerate, kindsOf } from './skies.ts';

/** Five sectors, two rocks, one star; the hidden thing is not beside the star. */
const skies = enumerate(
  5,
  kindsOf([setsOf(2, 5), setsOf(1, 5)]),
  ([, star = 0], blank) => blank & ~beside(star, 5),
);
const all = new Knowledge(skies);

test('all skies are there: two rocks, a star and the hidden thing apart from it', () => {
  // Five places for the star, two for the hidden thing, three pairs of the three others.
  expect(all.count).toBe(5 * 2 * 3);
  for (const key of skies.rows.keys) {
    const [rocks = 0, star = 0] = setsIn(skies, key);
    expect(rocks & star).toBe(0);
  }
});

test('clues lead to new knowledge and change none', () => {
  const starFirst: Sieve = { type: 'kind', kind: 1, keeps: Uint32Array.from([31, 0, 0, 0, 0]) };
  const fewer = all.with(starFirst);
  expect(fewer.count).toBe(6);
  expect(all.count).toBe(30);
  expect([...fewer.tally.hidden]).toEqual([0, 0, 3, 3, 0]);
  expect([...fewer.tally.nothing]).toEqual([0, 2, 1, 1, 2]);
  expect(fewer.with(starFirst).tally).toEqual(fewer.tally);
});

test('every way to say a clue keeps the same', () => {
  const rocks = skies.kinds[0]?.patterns ?? new Uint32Array();
  // The hidden thing comes right after a rock.
  const ways: readonly Sieve[] = [
    { type: 'kind', kind: 0, keeps: rocks.map(set => rotated(set, 1, 5)) },
    {
      type: 'pair',
      kinds: [1, 0],
      keeps: Uint32Array.from({ length: 5 * rocks.length }, (_, place) =>
        rotated(rocks[place % rocks.length] ?? 0, 1, 5),
      ),
    },
    { type: 'sky', keeps: (setOf, _, hidden) => hidden & rotated(setOf(0), 1, 5) },
  ];
  const [first, ...others] = ways.map(way => all.with(way).tally);
  expect(first?.skies).toBeGreaterThan(0);
  expect(first?.skies).toBeLessThan(30);
  for (const other of others) expect(other).toEqual(first);
});

test('the only sky that is left is the sample', () => {
  const row = 7;
  const only = all.with({
    type: 'sky',
    keeps: (setOf, _, hidden) =>
      setsIn(skies, skies.rows.keys[row] ?? 0).every((set, kind) => set === setOf(kind))
        ? hidden & -hidden
        : 0,
  });
  expect(only.count).toBe(1);
  const { sets, hidden } = only.sample(new Rng(stream('only', 'test')));
  expect(sets).toEqual(setsIn(skies, skies.rows.keys[row] ?? 0));
  expect(only.tally.hidden[hidden]).toBe(1);
});

test('kinds whose patterns do not fit into a key are refused', () => {
  const many = setsOf(4, 18);
  expect(() => kindsOf([many, many, many])).toThrow('a key has 32 bits');
});
