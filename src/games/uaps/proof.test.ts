import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { follows, leaves, subsets } from '../../solver/testing.ts';
import { allSectors, boardOf } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { holds, placesFor, type Sky } from './plain.ts';
import { type Premise, premiseHolds, premisesFrom, SkyQuestions } from './premises.ts';
import { type Conclusion, explain } from './proof.ts';
import { CLUE_TYPES, trueClue, trueClues } from './random-clues.ts';
import { reportRules } from './reports.ts';
import { topicRules } from './topics.ts';
import { CONTENTS, MODES, type Mode, SURVEYED } from './types.ts';

const basic = boardOf('basic');

/** Any legal sky. */
const someSky = (mode: Mode, rng: Rng): Sky => {
  const { perOrbit } = boardOf(mode);
  return SkyKnowledge.of(mode, perOrbit + 1 + rng.int(perOrbit)).sample(rng);
};

/** Any sky with numbers in their ranges, legal or not. */
const anySky = (mode: Mode, rng: Rng): Sky => {
  const { perOrbit, numbers } = boardOf(mode);
  for (;;) {
    const many = SURVEYED.map(thing => {
      const { least, most } = numbers[thing];
      return { thing, times: least + rng.int(most - least + 1) };
    });
    if (many.reduce((sum, { times }) => sum + times, 2) !== 2 * perOrbit) continue;
    return rng.shuffle([
      'luna' as const,
      'uap' as const,
      ...many.flatMap(({ thing, times }) => Array.from({ length: times }, () => thing)),
    ]);
  }
};

const lunaOf = (sky: Sky): Clue => ({ type: 'luna', sector: sky.indexOf('luna') + 1 });

/** Where Luna is goes with all that is known. */
const withLuna = (sky: Sky, clues: readonly Clue[]): readonly Clue[] => [
  lunaOf(sky),
  ...clues.filter(({ type }) => type !== 'luna'),
];

/** What can be concluded about each sector, and whether it can. */
function* conclusions(mode: Mode, clues: readonly Clue[]): Generator<Conclusion & { certain: boolean }> {
  const luna = at(
    clues.flatMap(clue => (clue.type === 'luna' ? [clue.sector] : [])),
    0,
  );
  const { tally, count } = SkyKnowledge.of(mode, luna).with(...clues);
  for (const sector of allSectors(boardOf(mode)))
    for (const content of CONTENTS) {
      const times = at(tally[content], sector - 1);
      yield { sector, content, holds: true, certain: times === count };
      yield { sector, content, holds: false, certain: times === 0 };
    }
}

describe('whatever is certain has a proof, and nothing else has', () => {
  test.each([
    { mode: 'basic', games: 4, share: 0.12 },
    { mode: 'expert', games: 2, share: 0.04 },
  ] as const)('in $mode', ({ mode, games, share }) => {
    const seen = [0, 0];
    for (let game = 0; game < games; game++) {
      const rng = new Rng(stream(`${mode} ${game}`, 'test'));
      const sky = someSky(mode, rng);
      const clues = withLuna(sky, trueClues(6 + 4 * (game % 2), sky, boardOf(mode), rng));
      for (const { certain, ...conclusion } of conclusions(mode, clues)) {
        if (!rng.chance(share)) continue;
        const proof = explain(mode, clues, conclusion);
        expect(proof !== undefined, JSON.stringify({ game, conclusion })).toBe(certain);
        seen[certain ? 1 : 0] = (seen[certain ? 1 : 0] ?? 0) + 1;
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(5);
  });
});

test('no proof is longer than it must be', () => {
  const rng = new Rng(stream('short', 'test'));
  const sizes: number[] = [];
  while (sizes.length < 6) {
    const sky = someSky('basic', rng);
    const clues = withLuna(sky, trueClues(6, sky, basic, rng));
    const certain = [...conclusions('basic', clues)].filter(one => one.certain);
    const { certain: _, ...conclusion } = rng.pick(certain);
    const proof = explain('basic', clues, conclusion) ?? [];
    if (proof.length < 2 || proof.length > 4) continue;
    sizes.push(proof.length);
    expect(follows(new SkyQuestions(basic), proof, conclusion)).toBe(true);
    for (const smaller of subsets(premisesFrom(clues), proof.length - 1))
      expect(follows(new SkyQuestions(basic), smaller, conclusion)).toBe(false);
  }
  expect(new Set(sizes).size).toBeGreaterThan(1);
});

describe('a premise holds in a sky exactly where its bounds can', () => {
  const agrees = (mode: Mode, premise: Premise, sky: Sky): boolean => {
    const board = boardOf(mode);
    return leaves(new SkyQuestions(board), premise, sky) === premiseHolds(premise, sky, board);
  };

  test.each(MODES)('of every rule in %s', mode => {
    const rng = new Rng(stream(`bounds ${mode}`, 'test'));
    const board = boardOf(mode);
    const clues: readonly Clue[] = [
      ...topicRules(board).map(rule => ({ type: 'topic' as const, rule })),
      ...reportRules(board).map(rule => ({ type: 'report' as const, rule })),
    ];
    const legal = someSky(mode, rng);
    for (const premise of premisesFrom(clues))
      for (const sky of [anySky(mode, rng), legal])
        expect(agrees(mode, premise, sky), JSON.stringify([premise, sky])).toBe(true);
  });

  test.each(CLUE_TYPES)('of each clue: %s', type => {
    const rng = new Rng(stream(`bounds ${type}`, 'test'));
    for (let tried = 0; tried < 15; ) {
      const sky = someSky('basic', rng);
      const clue = trueClue(type, sky, basic, rng);
      if (!clue) continue;
      tried++;
      for (const other of [sky, anySky('basic', rng)])
        expect(agrees('basic', { type: 'clue', clue }, other), JSON.stringify([clue, other])).toBe(true);
    }
  });
});

test('[Q8] where everything else holds, the only place is the one place', () => {
  const rng = new Rng(stream('places', 'test'));
  const seen = new Set<number>();
  for (let draw = 0; draw < 150; draw++) {
    const sky = someSky('basic', rng);
    const rules = [rng.pick([...reportRules(basic)])];
    const clue: Clue = { type: 'one-place', rules };
    if (!rules.every(rule => holds({ type: 'report', rule }, sky, basic))) continue;
    expect(premiseHolds({ type: 'clue', clue }, sky, basic)).toBe(holds(clue, sky, basic));
    seen.add(placesFor(sky, rules, basic).length);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('a proof names the rules and clues that it rests on', () => {
  const clues: readonly Clue[] = [
    { type: 'luna', sector: 12 },
    { type: 'is-not', sector: 3, sight: 'spy' },
  ];
  expect(explain('basic', clues, { sector: 16, content: 'nav', holds: false })).toEqual([
    { type: 'rule', rule: 'B11' },
    { type: 'clue', clue: clues[0] },
  ]);
  expect(explain('basic', clues, { sector: 4, content: 'meteor', holds: false })).toEqual([
    { type: 'rule', rule: 'B9' },
    { type: 'clue', clue: clues[0] },
  ]);
  expect(explain('basic', clues, { sector: 13, content: 'hubble', holds: false })).toEqual([
    { type: 'rule', rule: 'B6' },
    { type: 'clue', clue: clues[0] },
  ]);
  expect(explain('basic', clues, { sector: 3, content: 'spy', holds: false })).toEqual([
    { type: 'clue', clue: clues[1] },
  ]);
  expect(explain('basic', clues, { sector: 1, content: 'uap', holds: true })).toBeUndefined();
});
