import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { Knowledge, type Tally } from '../../solver/knowledge.ts';
import { follows, leaves, subsets } from '../../solver/testing.ts';
import { allSectors, boardOf } from './board.ts';
import { type Clue, sieveOf } from './clues.ts';
import { holds, isLegal, legalSkies, placesFor, type Sky } from './plain.ts';
import { type Premise, premiseHolds, premisesFrom, SkyQuestions } from './premises.ts';
import { type Conclusion, explain } from './proof.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { CLUE_TYPES, trueClue, trueClues } from './random-clues.ts';
import { skiesOf } from './skies.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { BODIES, CONTENTS, type Content, MODES, type Mode, type Puzzle } from './types.ts';

const standard = boardOf('standard');

const known = (mode: Mode, clues: readonly Clue[]): Knowledge => {
  const skies = skiesOf(mode);
  return new Knowledge(skies).with(...clues.map(clue => sieveOf(clue, boardOf(mode), skies)));
};

const timesOf = ({ hidden, nothing, kinds }: Tally, content: Content): Uint32Array => {
  if (content === 'planet-x') return hidden;
  return content === 'empty' ? nothing : at(kinds, BODIES.indexOf(content));
};

/** What can be concluded about each sector, and whether it can. */
function* conclusions(mode: Mode, clues: readonly Clue[]): Generator<Conclusion & { certain: boolean }> {
  const { tally } = known(mode, clues);
  for (const sector of allSectors(boardOf(mode)))
    for (const content of CONTENTS) {
      const times = at([...timesOf(tally, content)], sector - 1);
      yield { sector, content, holds: true, certain: times === tally.skies };
      yield { sector, content, holds: false, certain: times === 0 };
    }
}

/** What a seat may know late in a game. */
function lateClues({ sky, facts, rules, conferences, mode }: Puzzle, rng: Rng): readonly Clue[] {
  return [
    ...at(facts, 0).map(fact => ({ type: 'is-not' as const, ...fact })),
    ...trueClues(8, sky, boardOf(mode), rng).filter(({ type }) => type !== 'one-place'),
    ...rules.slice(0, 4).map(rule => ({ type: 'topic' as const, rule })),
    ...conferences.map(rule => ({ type: 'conference' as const, rule })),
    { type: 'one-place', rules: conferences },
  ];
}

describe('whatever is certain has a proof, and nothing else has', () => {
  test('in Standard', () => {
    const seen = [0, 0];
    for (let game = 0; game < 6; game++) {
      const rng = new Rng(stream(`standard ${game}`, 'test'));
      const puzzle = puzzleOf(drawCode('standard', rng));
      const clues = game % 2 === 0 ? lateClues(puzzle, rng) : trueClues(6, puzzle.sky, standard, rng);
      for (const { certain, ...conclusion } of conclusions('standard', clues)) {
        if (!rng.chance(0.15)) continue;
        const proof = explain('standard', clues, conclusion);
        expect(proof !== undefined, JSON.stringify({ game, conclusion })).toBe(certain);
        seen[certain ? 1 : 0] = (seen[certain ? 1 : 0] ?? 0) + 1;
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(25);
  });

  test('in Expert', () => {
    for (let game = 0; game < 4; game++) {
      const rng = new Rng(stream(`expert ${game}`, 'test'));
      const clues = lateClues(puzzleOf(drawCode('expert', rng)), rng);
      for (const { certain, ...conclusion } of conclusions('expert', clues))
        if (rng.chance(0.06))
          expect(
            explain('expert', clues, conclusion) !== undefined,
            JSON.stringify({ game, conclusion }),
          ).toBe(certain);
    }
  });
});

/** Any skies with the right counts, legal or not. */
const anySky = (mode: Mode, rng: Rng): Sky => {
  const { counts } = boardOf(mode);
  return rng.shuffle(
    CONTENTS.flatMap(content =>
      Array.from({ length: content === 'planet-x' ? 1 : counts[content] }, () => content),
    ),
  );
};

test('no proof is longer than it must be', () => {
  const rng = new Rng(stream('short', 'test'));
  const sizes: number[] = [];
  while (sizes.length < 15) {
    const { sky } = puzzleOf(drawCode('standard', rng));
    const clues = trueClues(6, sky, standard, rng);
    const certain = [...conclusions('standard', clues)].filter(one => one.certain);
    const { certain: _, ...conclusion } = rng.pick(certain);
    const proof = explain('standard', clues, conclusion) ?? [];
    if (proof.length < 2 || proof.length > 5) continue;
    sizes.push(proof.length);
    expect(follows(new SkyQuestions(standard), proof, conclusion)).toBe(true);
    for (const smaller of subsets(premisesFrom(standard, clues), proof.length - 1))
      expect(follows(new SkyQuestions(standard), smaller, conclusion)).toBe(false);
  }
  expect(new Set(sizes).size).toBeGreaterThan(2);
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
      ...conferenceRules(board).map(rule => ({ type: 'conference' as const, rule })),
    ];
    for (const premise of premisesFrom(board, clues))
      for (const sky of [anySky(mode, rng), anySky(mode, rng), puzzleOf(drawCode(mode, rng)).sky])
        expect(agrees(mode, premise, sky), JSON.stringify([premise, sky])).toBe(true);
  });

  test.each(CLUE_TYPES)('of each clue: %s', type => {
    const rng = new Rng(stream(`bounds ${type}`, 'test'));
    for (let tried = 0; tried < 15; ) {
      const { sky } = puzzleOf(drawCode('standard', rng));
      const clue = trueClue(type, sky, standard, rng);
      if (!clue) continue;
      tried++;
      for (const other of [sky, anySky('standard', rng)])
        expect(agrees('standard', { type: 'clue', clue }, other), JSON.stringify([clue, other])).toBe(true);
    }
  });
});

test('[Q6] where everything else holds, the only place is the one place', () => {
  const rng = new Rng(stream('places', 'test'));
  const skies = legalSkies(standard);
  const seen = new Set<number>();
  for (let draw = 0; draw < 400; draw++) {
    const sky = rng.pick(skies);
    const rules = [rng.pick([...conferenceRules(standard)])];
    const clue: Clue = { type: 'one-place', rules };
    if (!rules.every(rule => holds({ type: 'conference', rule }, sky, standard))) continue;
    expect(isLegal(sky, standard)).toBe(true);
    expect(premiseHolds({ type: 'clue', clue }, sky, standard)).toBe(holds(clue, sky, standard));
    seen.add(placesFor(sky, rules, standard).length);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('a proof names the rules and clues that it rests on', () => {
  const clues: readonly Clue[] = [
    { type: 'is-not', sector: 9, body: 'gas' },
    { type: 'survey', of: 'comet', from: 2, to: 5, count: 0 },
  ];
  // Two comets are left for sectors 7 and 11.
  expect(explain('standard', clues, { sector: 7, content: 'comet', holds: true })).toEqual([
    { type: 'rule', rule: 'B7' },
    { type: 'clue', clue: clues[1] },
  ]);
  expect(explain('standard', clues, { sector: 8, content: 'comet', holds: false })).toEqual([
    { type: 'rule', rule: 'B7' },
  ]);
  expect(explain('standard', clues, { sector: 9, content: 'gas', holds: false })).toEqual([
    { type: 'clue', clue: clues[0] },
  ]);
  expect(explain('standard', clues, { sector: 1, content: 'planet-x', holds: true })).toBeUndefined();
});
