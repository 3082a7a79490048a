import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { Knowledge } from '../../solver/knowledge.ts';
import type { Question } from './answers.ts';
import { boardOf, onFrom, sectorsIn, sightIn } from './board.ts';
import { type Clue, sieveOf } from './clues.ts';
import { bestOf, guessesLeft, learned, openBits, type Told, toldBy, worthOf } from './information.ts';
import { holds, legalSkies, type Sky, topicIsTrue } from './plain.ts';
import { drawCode, puzzleOf, usefulRules } from './puzzle.ts';
import { questionsAt } from './questions.ts';
import { trueClues } from './random-clues.ts';
import { skiesOf } from './skies.ts';
import { titleOfRule } from './topics.ts';
import { SIGHTS, TOPICS } from './types.ts';

const board = boardOf('standard');
const skies = skiesOf('standard');
const everySky = legalSkies(board);
const all = new Knowledge(skies);

const known = (clues: readonly Clue[]): Knowledge =>
  all.with(...clues.map(clue => sieveOf(clue, board, skies)));

const bitsIn = (weights: readonly number[]): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce(
    (sum, weight) => (weight === 0 ? sum : sum - (weight / total) * Math.log2(weight / total)),
    0,
  );
};

const weightsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly number[] =>
  [...Map.groupBy(items, keyOf).values()].map(group => group.length);

/** Where Planet X is and what is beside it. */
function guessIn(sky: Sky): string {
  const x = sky.indexOf('planet-x') + 1;
  return [x, ...[-1, 1].map(step => at(sky, onFrom(x, step, board) - 1))].join();
}

/** Expected bits from a list of skies with an answer each. */
function plainBits(left: readonly Sky[], answerOf: (sky: Sky) => string): Pick<Told, 'bits' | 'guessBits'> {
  const answers = [...Map.groupBy(left, answerOf).values()];
  const open = (some: readonly Sky[]): number => bitsIn(weightsBy(some, guessIn));
  const after = answers.reduce((sum, some) => sum + (some.length / left.length) * open(some), 0);
  return { bits: bitsIn(weightsBy(left, answerOf)), guessBits: open(left) - after };
}

const answerIn = (question: Exclude<Question, { type: 'research' }>, sky: Sky): number =>
  question.type === 'target'
    ? SIGHTS.indexOf(sightIn(sky, question.sector))
    : sectorsIn(question.from, question.to, board).filter(one => sightIn(sky, one) === question.of).length;

describe('what a question tells is what a list of skies says', () => {
  test.each([0, 2, 4])('after %i clues, by survey and target', many => {
    const rng = new Rng(stream(`told ${many}`, 'test'));
    const clues = trueClues(many, rng.pick(everySky), board, rng);
    const left = everySky.filter(sky => clues.every(clue => holds(clue, sky, board)));
    const questions = questionsAt(rng.int(12), 1, [], board);
    expect(questions.length).toBeGreaterThan(80);
    const some = rng.shuffle(toldBy(questions, known(clues), board, [])).slice(0, 25);
    for (const { question, outcomes, bits, guessBits } of some) {
      if (question.type === 'research') continue;
      const plain = plainBits(left, sky => String(answerIn(question, sky)));
      expect(bits).toBeCloseTo(plain.bits, 9);
      expect(guessBits).toBeCloseTo(plain.guessBits, 9);
      expect(outcomes).toEqual(
        outcomes.map((_, answer) => left.filter(sky => answerIn(question, sky) === answer).length),
      );
    }
  });

  test('by research, where the topic is any true rule of its title', () => {
    const rng = new Rng(stream('titles', 'test'));
    const { sky, rules } = puzzleOf(drawCode('standard', rng));
    const clues = trueClues(2, sky, board, rng);
    const left = everySky.filter(one => clues.every(clue => holds(clue, one, board)));
    const titles = rules.map(titleOfRule);
    const told = toldBy(
      TOPICS.map(topic => ({ type: 'research', topic })),
      known(clues),
      board,
      titles,
    );
    expect(told).toHaveLength(6);
    for (const [topic, { bits, guessBits, outcomes }] of told.entries()) {
      const ofTitle = usefulRules(board).filter(rule => titleOfRule(rule).join() === titles[topic]?.join());
      // Each sky in as many copies as let all its rules be told equally often.
      const copies = left.flatMap(one => {
        const could = ofTitle.filter(rule => topicIsTrue(rule, one));
        return could.map(rule => ({ sky: one, rule: JSON.stringify(rule), weight: 1 / could.length }));
      });
      const weigh = (keyOf: (copy: (typeof copies)[number]) => string): readonly number[] =>
        [...Map.groupBy(copies, keyOf).values()].map(group =>
          group.reduce((sum, { weight }) => sum + weight, 0),
        );
      const skyOf = (copy: (typeof copies)[number]): string => copy.sky.join();
      const shared = (about: (copy: (typeof copies)[number]) => string): number =>
        bitsIn(weigh(about)) +
        bitsIn(weigh(copy => copy.rule)) -
        bitsIn(weigh(copy => `${about(copy)} ${copy.rule}`));
      expect(bits).toBeCloseTo(shared(skyOf), 6);
      expect(guessBits).toBeCloseTo(
        shared(copy => guessIn(copy.sky)),
        6,
      );
      expect(outcomes.filter(weight => weight > 0).length).toBe(weigh(copy => copy.rule).length);
    }
  });
});

test('what was learned is what is no longer open', () => {
  const rng = new Rng(stream('learned', 'test'));
  const clues = trueClues(4, rng.pick(everySky), board, rng);
  const [before, after] = [known(clues.slice(0, 2)), known(clues)];
  expect(openBits(before, board)).toBeCloseTo(
    bitsIn(
      weightsBy(
        everySky.filter(sky => clues.slice(0, 2).every(clue => holds(clue, sky, board))),
        guessIn,
      ),
    ),
    9,
  );
  expect(learned(before, after, board)).toEqual({
    bits: Math.log2(before.count) - Math.log2(after.count),
    guessBits: openBits(before, board) - openBits(after, board),
  });
});

test('the chance of each guess, the likeliest first', () => {
  const rng = new Rng(stream('guesses', 'test'));
  const clues = trueClues(2, rng.pick(everySky), board, rng);
  const left = everySky.filter(sky => clues.every(clue => holds(clue, sky, board)));
  const found = guessesLeft(known(clues), board);
  expect(found.length).toBeGreaterThan(10);
  expect(found.map(({ guess, skies }) => [Object.values(guess).join(), skies]).sort()).toEqual(
    [...Map.groupBy(left, guessIn)].map(([guess, some]) => [guess, some.length]).sort(),
  );
  expect(found.map(({ skies }) => skies)).toEqual(found.map(({ skies }) => skies).sort((a, b) => b - a));
});

test('to whoever knows the sky no question tells anything', () => {
  const sky = at(everySky, 100);
  const looked = sky.map(
    (_, index): Clue => ({ type: 'target', sector: index + 1, sight: sightIn(sky, index + 1) }),
  );
  const told = toldBy(questionsAt(0, 1, [], board), known(looked), board, []);
  expect(told.every(({ bits }) => bits === 0)).toBe(true);
});

test('the best question is worth most for its time', () => {
  const told = toldBy(questionsAt(3, 2, [], board), all, board, []);
  const best = bestOf(told);
  expect(told.every(one => worthOf(one) <= worthOf(best))).toBe(true);
  expect(worthOf(best)).toBeGreaterThan(0.2);
});
