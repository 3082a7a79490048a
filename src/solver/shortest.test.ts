import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { membersOf, popcount, setOf, setsOf } from './bits.ts';
import { shortestProof, smallestHittingSet } from './shortest.ts';

test('the smallest set that meets all, against trying all', () => {
  for (let draw = 0; draw < 200; draw++) {
    const rng = new Rng(stream(`hit ${draw}`, 'test'));
    const sets = Array.from({ length: 1 + rng.int(7) }, () => 1 + rng.int(2 ** 9 - 1));
    const found = smallestHittingSet(sets.map(set => [...membersOf(set)]));
    const hits = (candidate: number): boolean => sets.every(set => (set & candidate) !== 0);
    const size = [0, 1, 2, 3, 4, 5, 6, 7].find(many => setsOf(many, 9).some(hits));
    expect(hits(setOf(found)), `draw ${draw}`).toBe(true);
    expect(found.length, `draw ${draw}`).toBe(size);
  }
  expect(smallestHittingSet([])).toEqual([]);
});

/** Premises as sets of worlds in which they hold; so is the conclusion. */
function byWorlds(premises: readonly number[], conclusion: number, worlds: number) {
  return (some: readonly number[]): ReadonlySet<number> | undefined => {
    const against = some.reduce((left, one) => left & (premises[one] ?? 0), 2 ** worlds - 1) & ~conclusion;
    if (against === 0) return undefined;
    const world = against & -against;
    return new Set(premises.keys().filter(one => ((premises[one] ?? 0) & world) !== 0));
  };
}

test('the shortest proof, against trying all sets of premises', () => {
  const sizes = new Set<number>();
  for (let draw = 0; draw < 200; draw++) {
    const rng = new Rng(stream(`proof ${draw}`, 'test'));
    const premises = Array.from({ length: 8 }, () => rng.int(2 ** 14) | rng.int(2 ** 14));
    const conclusion = rng.int(2 ** 14) | rng.int(2 ** 14);
    const counterexample = byWorlds(premises, conclusion, 14);
    const proves = (some: number): boolean => counterexample([...membersOf(some)]) === undefined;
    const shortest = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(many => setsOf(many, 8).some(proves));
    const proof = shortestProof(8, counterexample);
    expect(proof?.length, `draw ${draw}`).toBe(shortest);
    if (!proof) continue;
    expect(proves(setOf(proof)), `draw ${draw}`).toBe(true);
    sizes.add(popcount(setOf(proof)));
  }
  expect(sizes.size).toBeGreaterThan(3);
});

test('what holds in every world needs no premise', () => {
  expect(shortestProof(2, byWorlds([1, 2], 3, 2))).toEqual([]);
});

test('a case that does not hold what it was asked for is a fault, and no search without end', () => {
  const faulty = (some: readonly number[]): ReadonlySet<number> | undefined =>
    some.length === 2 ? undefined : new Set();
  expect(() => shortestProof(2, faulty)).toThrow('a case holds the premises it was asked for');
});
