import { describe, expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { Knowledge } from '../../../solver/knowledge.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { openIn } from '../../../solver/prospects.ts';
import { answerTo, type Question } from '../answers.ts';
import { boardOf } from '../board.ts';
import { sieveOf } from '../clues.ts';
import { topicsByTitle } from '../puzzle.ts';
import { inquiryOf } from '../questions.ts';
import { skiesOf, skyOf } from '../skies.ts';
import { puzzleFor } from '../testing.ts';
import { titleOfRule } from '../topics.ts';
import { BODIES, type Puzzle, type Title } from '../types.ts';
import { outlookOf } from './outlook.ts';
import { afterAnswer, prospectsOf } from './prospects.ts';

const mode = 'standard';
const board = boardOf(mode);
const skies = skiesOf(mode);
const titles = puzzleFor(mode).rules.map(titleOfRule);
const all = new Knowledge(skies);
/** Few enough to look at each. */
const few = all.with(
  sieveOf({ type: 'survey', of: 'asteroid', from: 1, to: 6, count: 3 }, board, skies),
  sieveOf({ type: 'target', sector: 2, sight: 'gas' }, board, skies),
);
const chance = () => new Rng(stream('outlook', 'testing'));
const outlook = outlookOf(few, 100_000, chance());

const entropy = (weights: Iterable<number>): number => {
  const list = [...weights];
  const sum = list.reduce((total, weight) => total + weight, 0);
  return list.reduce((bits, weight) => bits - (weight / sum) * Math.log2(weight / sum), 0);
};

const sumBy = <Item>(
  items: readonly Item[],
  key: (item: Item) => unknown,
  weight: (item: Item) => number,
) => {
  const sums = new Map<unknown, number>();
  for (const item of items) sums.set(key(item), (sums.get(key(item)) ?? 0) + weight(item));
  return sums;
};

const setsOfSky = ({ sets }: Outlook, sky: number) => sets.map(of => of[sky] ?? 0);

/** What the truth would be in each sky, in plain words. */
const worlds = Array.from({ length: outlook.count }, (_, sky) => {
  const sets = setsOfSky(outlook, sky);
  const guess = outlook.guesses[sky] ?? 0;
  return { sets, guess, sky: skyOf(board, sets, Math.floor(guess / 25)) };
});

describe('prospects', () => {
  test.each<Question>([
    { type: 'survey', of: 'comet', from: 2, to: 5 },
    { type: 'survey', of: 'empty', from: 1, to: 6 },
    { type: 'survey', of: 'dwarf', from: 3, to: 3 },
    { type: 'target', sector: 4 },
  ])('are those of counting the skies one by one: %j', question => {
    const told = (sky: Puzzle['sky']) => JSON.stringify(answerTo({ ...puzzleFor(mode), sky }, question));
    const expected = [...Map.groupBy(worlds, ({ sky }) => told(sky)).values()].map(group => ({
      chance: group.length / worlds.length,
      guessBits: entropy(
        sumBy(
          group,
          ({ guess }) => guess,
          () => 1,
        ).values(),
      ),
      skyBits: Math.log2(group.length),
    }));
    const found = prospectsOf(outlook, inquiryOf(question, titles, board));
    const byChance = (list: readonly { chance: number; skyBits: number; guessBits: number }[]) =>
      list
        .map(({ chance, guessBits, skyBits }) => [chance, guessBits, skyBits].map(value => value.toFixed(6)))
        .sort();
    expect(byChance(found)).toEqual(byChance(expected));
  });

  test.each([0, 1, 5])('of research are those of the rules that each sky may have (topic %i)', number => {
    const title = at(titles, number) as Title;
    const ruled = worlds.flatMap(world => {
      const could = topicsByTitle(board, world.sets).get(title.join()) ?? [];
      return could.map(rule => ({ ...world, rule: JSON.stringify(rule), weight: 1 / could.length }));
    });
    const sum = (list: typeof ruled) => list.reduce((total, { weight }) => total + weight, 0);
    const expected = [...Map.groupBy(ruled, ({ rule }) => rule).values()].map(group => [
      sum(group) / sum(ruled),
      entropy(
        sumBy(
          group,
          ({ guess }) => guess,
          ({ weight }) => weight,
        ).values(),
      ),
      entropy(group.map(({ weight }) => weight)),
    ]);
    const question: Question = {
      type: 'research',
      topic: (['A', 'B', 'C', 'D', 'E', 'F'] as const)[number] ?? 'A',
    };
    const found = prospectsOf(outlook, inquiryOf(question, titles, board));
    const sorted = (list: readonly (readonly number[])[]) =>
      list.map(values => values.map(value => value.toFixed(6))).sort();
    expect(sorted(found.map(({ chance, guessBits, skyBits }) => [chance, guessBits, skyBits]))).toEqual(
      sorted(expected),
    );
  });

  test('after an answer is what was foreseen for it', () => {
    for (const question of [
      { type: 'survey', of: 'gas', from: 1, to: 6 },
      { type: 'research', topic: 'D' },
    ] as const) {
      const inquiry = inquiryOf(question, titles, board);
      for (const { answer, guessBits, skyBits } of prospectsOf(outlook, inquiry)) {
        const open = openIn(afterAnswer(outlook, inquiry, answer));
        expect(open.guessBits).toBeCloseTo(guessBits);
        expect(open.skyBits).toBeCloseTo(skyBits);
      }
    }
  });
});

test('an outlook is a share of all rows, spread evenly, where there are many', () => {
  const part = outlookOf(all, 500, chance());
  expect(part.count).toBeGreaterThan(400);
  expect(part.count).toBeLessThan(1000);
  const shareOf = (body: number, { sets, count }: Outlook) =>
    at(sets, body).filter(set => (set & 1) !== 0).length / count;
  for (const body of BODIES.keys())
    expect(shareOf(body, part)).toBeCloseTo((all.tally.kinds[body]?.[0] ?? 0) / all.count, 1);
});
