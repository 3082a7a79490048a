import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { leftAt as leftBy } from '../../../deduction/check.ts';
import type { Step } from '../../../deduction/help.ts';
import type { Left } from '../../../deduction/left.ts';
import { whyAt as whyBy } from '../../../deduction/why.ts';
import { allSectors, boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf } from '../known.ts';
import type { LogicRule } from '../plain.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import { wholeGame } from '../testing.ts';
import { CONTENTS, type Mode } from '../types.ts';
import { view } from '../view.ts';
import { deductionFrom } from './deduction.ts';
import { left as read } from './left.ts';
import { leftByRules } from './logic.ts';

const { couldHold, follows } = read;

const leftAt = (step: Step, mode: Mode, clues: readonly Clue[]) =>
  leftBy(step, deductionFrom(mode, clues), clues);
const whyAt = (step: Step, mode: Mode, clues: readonly Clue[], conclusion: Conclusion) =>
  whyBy(step, deductionFrom(mode, clues), conclusion);

/** Everything that can be said about a sector, whether it is so or not. */
function* conclusions(mode: Mode, left: Left): Generator<Conclusion> {
  for (const sector of allSectors(boardOf(mode)))
    for (const content of CONTENTS) yield { sector, content, holds: couldHold(left, sector, content) };
}

const fromThese = (premises: readonly Premise[], mode: Mode): Left | undefined =>
  leftByRules(
    premises.flatMap(premise => (premise.type === 'clue' ? [premise.clue] : [])),
    boardOf(mode),
    {
      rules: premises.flatMap((premise): readonly LogicRule[] =>
        premise.type === 'rule' ? [premise.rule] : [],
      ),
    },
  );

test.each([
  ['standard', 'a first sheet', 11],
  ['standard', 'another sheet', 17],
  ['expert', 'a large sheet', 60],
] as const)(
  'in a game of %s, what the rules step says follows from what it names, and from no less: %s',
  (mode, seed, every) => {
    for (const { state } of [...wholeGame(mode, 2, seed)].filter((_, step) => step % every === every - 1)) {
      const clues = cluesOf(view(state, at(seatsOf(2), 0)));
      const left = leftAt('rules', mode, clues);
      let told = 0;
      for (const conclusion of conclusions(mode, left)) {
        if (told++ % 7 !== 0) continue;
        const why = whyAt('rules', mode, clues, conclusion);
        const about = JSON.stringify(conclusion);
        expect(why !== undefined, about).toBe(follows(left, conclusion));
        if (!why) continue;
        const again = fromThese(why, mode);
        expect(again && follows(again, conclusion), about).toBe(true);
        for (const premise of why) {
          const less = fromThese(
            why.filter(other => other !== premise),
            mode,
          );
          expect(less && follows(less, conclusion), about).toBe(false);
        }
      }
    }
  },
);

const nothingIn: Clue = { type: 'survey', of: 'gas', from: 1, to: 4, count: 0 };
const oneIn: Clue = { type: 'survey', of: 'gas', from: 4, to: 6, count: 1 };
const dwarf: Clue = { type: 'is', sector: 8, body: 'dwarf' };
const clues: readonly Clue[] = [oneIn, nothingIn, dwarf];

test.each<readonly [string, Step, Conclusion, readonly Premise[]]>([
  [
    'an answer alone',
    'direct',
    { sector: 2, content: 'gas', holds: false },
    [{ type: 'clue', clue: nothingIn }],
  ],
  [
    'an answer alone',
    'rules',
    { sector: 2, content: 'gas', holds: false },
    [{ type: 'clue', clue: nothingIn }],
  ],
  [
    'a rule with an answer [B3]',
    'rules',
    { sector: 9, content: 'planet-x', holds: false },
    [
      { type: 'rule', rule: 'B3' },
      { type: 'clue', clue: dwarf },
    ],
  ],
  [
    'a rule alone [B7]',
    'rules',
    { sector: 4, content: 'comet', holds: false },
    [{ type: 'rule', rule: 'B7' }],
  ],
])('%s is why: %s', (_, step, conclusion, premises) => {
  expect(whyAt(step, 'standard', clues, conclusion)).toEqual(premises);
});

test('a step does not say why of what only the next one knows', () => {
  const beside: Conclusion = { sector: 9, content: 'planet-x', holds: false };
  expect(whyAt('direct', 'standard', clues, beside)).toBeUndefined();
});

test('[Q6] is no reason of the rules step', () => {
  const rule = { type: 'x-not-adjacent', to: 'gas' } as const;
  const told: readonly Clue[] = [dwarf, { type: 'conference', rule }, { type: 'one-place', rules: [rule] }];
  for (const conclusion of conclusions('standard', leftAt('rules', 'standard', told)))
    for (const premise of whyAt('rules', 'standard', told, conclusion) ?? [])
      expect(premise.type === 'clue' && premise.clue.type).not.toBe('one-place');
});
