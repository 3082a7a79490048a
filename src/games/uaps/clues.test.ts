import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { allSectors, boardOf, isRight, sightIn } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { holds, legalSkies, type Sky } from './plain.ts';
import { CLUE_TYPES, trueClue, trueClues } from './random-clues.ts';
import { reportRules } from './reports.ts';
import { topicRules } from './topics.ts';
import { CONTENTS, SURVEYED } from './types.ts';

const board = boardOf('basic');
const LUNA = 10;
const everySky = legalSkies(board, LUNA);
const all = SkyKnowledge.of('basic', LUNA);

const filtered = (clues: readonly Clue[]): readonly Sky[] =>
  clues.reduce((left, clue) => left.filter(sky => holds(clue, sky, board)), everySky);

function expectSame(known: SkyKnowledge, left: readonly Sky[], label: string): void {
  expect(known.count, label).toBe(left.length);
  const times = new Map(CONTENTS.map(content => [content, allSectors(board).map(() => 0)]));
  for (const sky of left)
    for (const [place, content] of sky.entries()) {
      const list = times.get(content);
      if (list) list[place] = (list[place] ?? 0) + 1;
    }
  for (const content of CONTENTS)
    expect(known.tally[content], `${content} ${label}`).toEqual(times.get(content));
}

describe('what is known is what a plain filter leaves', () => {
  test('of no clue', () => expectSame(all, everySky, ''));

  test.each(CLUE_TYPES)('of one clue: %s', type => {
    const rng = new Rng(stream(type, 'test'));
    for (let tried = 0; tried < 2; ) {
      const sky = rng.pick(everySky);
      // One place takes its time for each sky: few of them will do.
      const first: readonly Clue[] = (type === 'one-place' ? [1, 4, 7, 12] : []).map(sector => ({
        type: 'target',
        sector,
        sight: sightIn(sky, sector),
      }));
      const clue = trueClue(type, sky, board, rng);
      if (!clue) continue;
      tried++;
      const clues = [...first, clue];
      expectSame(all.with(...clues), filtered(clues), JSON.stringify(clues));
    }
  });

  test('of any clues about one sky, one after another', () => {
    for (let game = 0; game < 6; game++) {
      const rng = new Rng(stream(`game ${game}`, 'test'));
      const sky = rng.pick(everySky);
      const sector = rng.pick([1, 4, 7]);
      const first: Clue = { type: 'target', sector, sight: sightIn(sky, sector) };
      const clues = trueClues(3 + rng.int(7), sky, board, rng);
      const costly = clues.filter(({ type }) => type === 'one-place');
      const inOrder = [first, ...clues.filter(clue => !costly.includes(clue)), ...costly];
      let [known, left] = [all, everySky];
      for (const [index, clue] of inOrder.entries()) {
        known = known.with(clue);
        left = left.filter(one => holds(clue, one, board));
        if (index > 0)
          expectSame(known, left, `game ${game}: ${JSON.stringify(inOrder.slice(0, index + 1))}`);
      }
    }
  });

  test('of clues that contradict each other', () => {
    const clues: readonly Clue[] = [
      { type: 'target', sector: 1, sight: 'junk' },
      { type: 'is', sector: 1, sight: 'spy' },
    ];
    expectSame(all.with(...clues), [], '');
    expectSame(all.with({ type: 'luna', sector: LUNA + 1 }), [], '');
  });
});

test('whatever the order of the clues, and whether chances are asked for between them', () => {
  for (let game = 0; game < 16; game++) {
    const rng = new Rng(stream(`order ${game}`, 'test'));
    const clues = trueClues(6, rng.pick(everySky), board, rng);
    const { tally, count } = all.with(...clues);
    expect(all.with(...rng.shuffle(clues)).tally).toEqual(tally);
    const oneByOne = rng.shuffle(clues).reduce((known, clue) => {
      expect(known.count).toBeGreaterThanOrEqual(count);
      return known.with(clue);
    }, all);
    expect(oneByOne.tally).toEqual(tally);
  }
});

test('[Q3] [Q6] every rule of a topic and every report means what its words say', () => {
  const rng = new Rng(stream('rules', 'test'));
  const some = Array.from({ length: 4 }, () => rng.pick(everySky));
  const clues: readonly Clue[] = [
    ...topicRules(board).map(rule => ({ type: 'topic' as const, rule })),
    ...reportRules(board).map(rule => ({ type: 'report' as const, rule })),
  ];
  const known = all.with(
    { type: 'survey', of: 'junk', sectors: [1, 2, 9, 10], count: 1 },
    { type: 'survey', of: 'nav', sectors: [3, 4, 11, 12], count: 2 },
    { type: 'survey', of: 'meteor', sectors: [5, 6, 13, 14], count: 2 },
  );
  const left = [...known.skies()];
  expect(left).toHaveLength(known.count);
  for (const clue of clues) {
    const label = JSON.stringify(clue);
    const times = left.filter(sky => holds(clue, sky, board)).length;
    expect(known.countWith(clue), label).toBe(times);
    expect(known.with(clue).count, label).toBe(times);
  }
  for (const sky of some) {
    const seen = all.with(
      ...allSectors(board).map((sector): Clue => ({ type: 'target', sector, sight: sightIn(sky, sector) })),
    );
    const places = [...seen.skies()];
    for (const clue of clues)
      expect(seen.countWith(clue), JSON.stringify([sky, clue])).toBe(
        places.filter(one => holds(clue, one, board)).length,
      );
  }
});

test('[A2] by each answer to a survey, how many skies lead to it', () => {
  const known = all.with(
    { type: 'survey', of: 'junk', sectors: [1, 2, 16, 9], count: 1 },
    { type: 'survey', of: 'spy', sectors: [5, 6, 13, 14], count: 1 },
    { type: 'survey', of: 'nav', sectors: [7, 8], count: 1 },
  );
  const left = [...known.skies()];
  for (const of of SURVEYED)
    for (const sectors of [[1, 2, 16, 9], [3, 4], [5, 13], [11]]) {
      const counts = sectors.map(() => 0);
      counts.push(0);
      for (const sky of left) {
        const count = sectors.filter(sector => sightIn(sky, sector) === of).length;
        counts[count] = at(counts, count) + 1;
      }
      expect(known.countsOf(of, sectors), `${of} ${sectors}`).toEqual(counts);
    }
});

test('[A6] every guess that is right somewhere, and in how many skies', () => {
  const rng = new Rng(stream('guesses', 'test'));
  for (let game = 0; game < 6; game++) {
    const sky = rng.pick(everySky);
    const known = all.with(...trueClues(5, sky, board, rng), {
      ...{ type: 'target', sector: 3, sight: sightIn(sky, 3) },
    });
    const turns = rng.int(board.perOrbit);
    const guesses = [...known.guesses(turns)];
    const left = [...known.skies()];
    expect(guesses.reduce((sum, { skies }) => sum + skies, 0)).toBe(left.length);
    for (const { guess, skies } of rng.shuffle(guesses).slice(0, 20)) {
      expect(left.filter(one => isRight(one, guess, turns, board))).toHaveLength(skies);
      expect(known.countWith({ type: 'not-there', guess, turns })).toBe(left.length - skies);
    }
  }
});

test('every sky that is left is listed once', () => {
  const rng = new Rng(stream('listed', 'test'));
  const sky = rng.pick(everySky);
  const clues: readonly Clue[] = [
    ...[1, 4, 16].map(sector => ({ type: 'target' as const, sector, sight: sightIn(sky, sector) })),
    ...trueClues(4, sky, board, rng),
  ];
  const listed = [...all.with(...clues).skies()].map(sky => sky.join());
  expect(listed.toSorted()).toEqual(
    filtered(clues)
      .map(sky => sky.join())
      .toSorted(),
  );
});

test('a sample is every sky that is left, equally often', () => {
  const rng = new Rng(stream('uniform', 'test'));
  const known = all.with(
    { type: 'survey', of: 'junk', sectors: [1, 2, 9, 10], count: 1 },
    { type: 'survey', of: 'nav', sectors: [3, 4, 11, 12], count: 2 },
    { type: 'survey', of: 'meteor', sectors: [5, 6, 13, 14], count: 2 },
    { type: 'survey', of: 'comm', sectors: [5, 6, 13, 14], count: 1 },
    { type: 'report', rule: { type: 'not-by', to: 'junk', by: 'stacked' } },
  );
  const each = 60;
  const counts = new Map<string, number>();
  for (let draw = 0; draw < known.count * each; draw++) {
    const sky = known.sample(rng).join();
    counts.set(sky, (counts.get(sky) ?? 0) + 1);
  }
  expect(known.count).toBeGreaterThan(100);
  expect(known.count).toBeLessThan(5000);
  expect(counts.size).toBe(known.count);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  const freedom = known.count - 1;
  expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
});
