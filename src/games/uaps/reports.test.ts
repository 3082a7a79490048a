import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { membersOf } from '../../solver/bits.ts';
import { setsIn } from '../../solver/knowledge.ts';
import { type Board, boardOf, orbitOf, placeOf, sectorAt } from './board.ts';
import { SkyKnowledge } from './knowledge.ts';
import { type Look, lookOf } from './look.ts';
import { placesFor } from './plain.ts';
import { drawReports } from './report-sets.ts';
import { namedIn, placesUnder, reportRules } from './reports.ts';
import { skiesOf, skyOf } from './skies.ts';
import { type InOrbits, NOWHERE } from './topics.ts';
import { MODES, type Mode, ORBITS, type ReportRule, type Sector, SIGHTS } from './types.ts';

const rulesOf = (mode: Mode): readonly ReportRule[] => [...reportRules(boardOf(mode))];

test.each<[Mode, readonly number[]]>([
  ['basic', [2, 3]],
  ['expert', [2, 3, 4, 5]],
])('[Q6] families of reports in %s', (mode, within) => {
  const rules = rulesOf(mode);
  const ofType = <Type extends ReportRule['type']>(type: Type) =>
    rules.filter((rule): rule is Extract<ReportRule, { type: Type }> => rule.type === type);
  expect(ofType('not-within').map(({ to, n }) => `${to} ${n}`)).toEqual(
    SIGHTS.flatMap(to => within.map(n => `${to} ${n}`)),
  );
  expect(ofType('not-by')).toHaveLength(3 * SIGHTS.length);
  expect(ofType('not-in-orbit').map(rule => rule.orbit)).toEqual(['inner', 'outer']);
  expect(ofType('not-in-sectors').map(rule => rule.parity)).toEqual(['odd', 'even']);
  expect(ofType('not-in-quadrant').map(rule => rule.quadrant)).toEqual([1, 2, 3, 4]);
});

describe('[B4] [Q6] what a report bars, where what it names is in sector 2', () => {
  test.each<[ReportRule, readonly Sector[]]>([
    [{ type: 'not-within', to: 'nav', n: 2 }, [1, 3, 4, 8]],
    [{ type: 'not-by', to: 'nav', by: 'next' }, [1, 3]],
    [{ type: 'not-by', to: 'nav', by: 'across' }, [6]],
    [{ type: 'not-by', to: 'nav', by: 'stacked' }, [10]],
    [{ type: 'not-in-orbit', orbit: 'outer' }, [9, 10, 11, 12, 13, 14, 15, 16]],
    [{ type: 'not-in-sectors', parity: 'odd' }, [1, 3, 5, 7, 9, 11, 13, 15]],
    [{ type: 'not-in-sectors', parity: 'even' }, [2, 4, 6, 8, 10, 12, 14, 16]],
    [{ type: 'not-in-quadrant', quadrant: 4 }, [7, 8, 15, 16]],
  ])('%j', (rule, barred) => {
    const board = boardOf('basic');
    const left = placesUnder(rule, { inner: 2, outer: 0 }, board);
    const open = Array.from({ length: 16 }, (_, index) => index + 1).filter(
      sector => (left[orbitOf(sector, board)] >> placeOf(sector, board)) & 1,
    );
    expect([...open, ...barred].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
  });
});

test.each(MODES)('[Q8] the places of a look in %s are those that the words leave', mode => {
  const board = boardOf(mode);
  const rng = new Rng(stream(`places ${mode}`, 'test'));
  const all = SkyKnowledge.of(mode, sectorAt('outer', 3, board));
  for (let draw = 0; draw < 30; draw++) {
    const sky = all.sample(rng);
    const { places } = lookOf(board, sky);
    const sectors = sky.flatMap((_, index) =>
      (places[orbitOf(index + 1, board)] >> placeOf(index + 1, board)) & 1 ? [index + 1] : [],
    );
    expect(sectors).toEqual(placesFor(sky, [], board));
  }
});

/** What each of all reports leaves of the places for the UAP, in both orbits side by side; and these places. */
function leavesOf(rules: readonly ReportRule[], { seen, places }: Look, board: Board) {
  const flat = ({ inner, outer }: InOrbits): number => inner | (outer << board.perOrbit);
  const all = flat(places);
  const leaves = rules.map(rule => {
    const named = namedIn(rule);
    return flat(placesUnder(rule, named ? seen[named] : NOWHERE, board)) & all;
  });
  return { all, leaves };
}

/** Of Basic, of every so many looks: the skies, and those that no reports lead to, with and without quadrants. */
function unreported(every: number) {
  const board = boardOf('basic');
  const rules = rulesOf('basic');
  const withQuadrants = rules.findIndex(rule => rule.type === 'not-in-quadrant');
  let [none, fewer, skies] = [0, 0, 0];
  // With Luna two sectors on it is all the same, in Basic for the quadrants too.
  for (const luna of [9, 10]) {
    const known = skiesOf('basic', luna);
    const [inner, outer] = known.sides;
    const seen = new Set<string>();
    let looks = 0;
    for (const { keys, ring, place } of known.skies()) {
      // Skies that look alike come one after another.
      const name = keys.join();
      if (seen.has(name)) continue;
      seen.add(name);
      if (looks++ % every !== 0) continue;
      const sky = skyOf(board, luna, {
        sets: { inner: setsIn(inner.ring, keys[0]), outer: setsIn(outer.ring, keys[1]) },
        uap: sectorAt(at(ORBITS, ring), place, board),
      });
      const { all, leaves } = leavesOf(rules, lookOf(board, sky), board);
      for (const uap of membersOf(all)) {
        const left = [all, all];
        for (const [index, one] of leaves.entries())
          if ((one >> uap) & 1) {
            left[0] = (left[0] ?? 0) & one;
            if (index < withQuadrants) left[1] = (left[1] ?? 0) & one;
          }
        skies += 4;
        if (left[0] !== 1 << uap) none += 4;
        if (left[1] !== 1 << uap) fewer += 4;
      }
    }
  }
  return { skies, none, fewer };
}

test('[Q8] in Basic skies admit reports; without the quadrants some would not', () => {
  const { skies, none, fewer } = unreported(40);
  expect(skies).toBeGreaterThan(40_000);
  expect(none).toBe(0);
  expect(fewer).toBeGreaterThan(0);
});

test('[Q8] in Basic every sky admits reports; without the quadrants 14,720 would not', {
  tags: 'full',
}, () => {
  expect(unreported(1)).toEqual({ skies: 1_734_992, none: 0, fewer: 14_720 });
});

test('[Q8] in Expert fewer than 1 in 100 skies admit none', () => {
  const board = boardOf('expert');
  const rng = new Rng(stream('admit', 'test'));
  const all = SkyKnowledge.of('expert', 14);
  let none = 0;
  for (let draw = 0; draw < 150; draw++) if (!drawReports(board, lookOf(board, all.sample(rng)), rng)) none++;
  expect(none).toBeLessThan(3);
});
