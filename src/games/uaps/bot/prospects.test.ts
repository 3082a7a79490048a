import { describe, expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { entropy } from '../../../solver/information.ts';
import { openIn } from '../../../solver/prospects.ts';
import { surveyed, targeted } from '../answers.ts';
import { boardOf, isRight, sightIn } from '../board.ts';
import type { Clue } from '../clues.ts';
import { SkyKnowledge } from '../knowledge.ts';
import { outlookOf, readGuess, turnedTo } from '../outlooks.ts';
import { topicIsTrue } from '../plain.ts';
import { type Asked, type Inquiry, inquiryOf } from '../questions.ts';
import { analyze, atTurn, puzzleFor, seat } from '../testing.ts';
import { rulesOfTitle } from '../titles.ts';
import { titleOfRule } from '../topics.ts';
import type { Content, Title } from '../types.ts';
import { afterAnswer, prospectsOf } from './prospects.ts';

const mode = 'basic';
const board = boardOf(mode);
const { sky: truth, rules } = puzzleFor(mode);
const luna = truth.indexOf('luna') + 1;
const clues = [1, 2, 5, 9, 11].map(
  (sector): Clue => ({ type: 'target', sector, sight: sightIn(truth, sector) }),
);
/** Few enough to look at each. */
const few = SkyKnowledge.of(mode, luna).with(...clues);
const skies = [...few.skies()];
const TURNS = 1;
const outlook = outlookOf(few, TURNS, 100_000, new Rng(stream('outlook', 'testing')));

/** What would be right, told apart by what is around the UAP. */
const guessIn = (sky: readonly Content[]): string => {
  const right = [...new Set(outlook.guesses)].filter(guess => isRight(sky, readGuess(guess), TURNS, board));
  return right.join();
};

interface Case {
  readonly sky: readonly Content[];
  readonly answer: string;
  readonly weight: number;
}

/** Chance, bits about the guess and about the sky, by counting the skies one by one. */
function counted(cases: readonly Case[]): readonly (readonly string[])[] {
  const sum = (list: readonly Case[]) => list.reduce((total, { weight }) => total + weight, 0);
  return [...Map.groupBy(cases, ({ answer }) => answer).values()]
    .map(group => [
      sum(group) / sum(cases),
      entropy([...Map.groupBy(group, ({ sky }) => guessIn(sky)).values()].map(sum)),
      entropy(group.map(({ weight }) => weight)),
    ])
    .map(values => values.map(value => value.toFixed(6)))
    .sort();
}

const foreseen = (inquiry: Inquiry) =>
  prospectsOf(outlook, inquiry, board)
    .map(({ chance, guessBits, skyBits }) => [chance, guessBits, skyBits].map(value => value.toFixed(6)))
    .sort();

const asking = (...asks: readonly Asked[]): Inquiry => ({
  question: { type: 'target', sectors: [1] },
  cost: 1,
  asks,
});

describe('prospects', () => {
  test('are those of counting the skies one by one', () => {
    const sectors = [3, 4, 10, 12];
    const told = (answer: (sky: readonly Content[]) => unknown) =>
      counted(skies.map(sky => ({ sky, answer: JSON.stringify(answer(sky)), weight: 1 })));
    expect(skies.length).toBeGreaterThan(20);
    expect(foreseen(asking({ type: 'count', of: 'junk', sectors }))).toEqual(
      told(sky => surveyed(sky, ['junk'], sectors)),
    );
    expect(
      foreseen(asking({ type: 'count', of: 'nav', sectors }, { type: 'count', of: 'comm', sectors })),
    ).toEqual(told(sky => surveyed(sky, ['nav', 'comm'], sectors)));
    expect(foreseen(asking({ type: 'sight', sector: 4 }, { type: 'sight', sector: 10 }))).toEqual(
      told(sky => targeted(sky, [4, 10])),
    );
  });

  test.each([0, 1, 2, 4])('of a topic are those of the rules that each sky may have (%i)', number => {
    const topic = at(['A', 'B', 'C', 'D', 'E', 'F'] as const, number);
    const title = titleOfRule(at(rules, number)) as Title;
    const could = rulesOfTitle(topic, title, board);
    const cases = skies.flatMap(sky => {
      const true_ = could.filter(rule => topicIsTrue(rule, sky, board));
      return true_.map(rule => ({ sky, answer: JSON.stringify(rule), weight: 1 / true_.length }));
    });
    expect(foreseen(asking({ type: 'rule', topic, title }))).toEqual(counted(cases));
  });

  test('after an answer is what was foreseen for it', () => {
    const inquiry = asking({ type: 'count', of: 'meteor', sectors: [3, 4, 11, 12] });
    for (const { answer, guessBits, skyBits } of prospectsOf(outlook, inquiry, board)) {
      const open = openIn(afterAnswer(outlook, inquiry, answer, board));
      expect(open.guessBits).toBeCloseTo(guessBits);
      expect(open.skyBits).toBeCloseTo(skyBits);
    }
  });
});

test('when the Earth has turned, another sector is stacked with the UAP', () => {
  const turned = turnedTo(outlook, TURNS + 1, board, luna);
  expect(turned.count).toBe(outlook.count);
  for (const sky of skies) {
    const right = [...new Set(turned.guesses)].filter(guess =>
      isRight(sky, readGuess(guess), TURNS + 1, board),
    );
    expect(right.length).toBe(1);
  }
});

test('a topic that was heard tells nothing beside the other one [M21]', () => {
  const { public: known } = atTurn({ modifiers: ['two-sources', 'open-archive'] });
  const question = analyze('A') as Extract<ReturnType<typeof analyze>, { type: 'analyze' }>;
  expect(inquiryOf(question, known, seat(0)).asks.length).toBe(2);
  expect(inquiryOf(question, known, seat(0), ['A']).asks.length).toBe(1);
});
