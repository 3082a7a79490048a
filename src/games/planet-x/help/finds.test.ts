import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { answer, type LeftNow } from '../../../deduction/answer.ts';
import { leftAt } from '../../../deduction/check.ts';
import { findsIn } from '../../../deduction/finds.ts';
import type { Step } from '../../../deduction/help.ts';
import type { Clue } from '../clues.ts';
import { act, atTurn, passedBy, seat, survey, target, wholeGame } from '../testing.ts';
import { CONTENTS, type Content, MODES, type View } from '../types.ts';
import { view } from '../view.ts';
import { deductionFrom, deductionOf } from './deduction.ts';

const asked = (seen: View, step: Step) =>
  answer(deductionOf(seen), { type: 'left', step }) as LeftNow<Content>;

const findsFrom = (step: Step, clues: readonly Clue[]) => {
  const deduction = deductionFrom('standard', clues);
  return findsIn(leftAt(step, deduction, clues), null, deduction);
};

test.each(MODES)('in %s, what is found is all that a step says, each once', mode => {
  for (const { state } of [...wholeGame(mode, 2, 'finds')].filter((_, step) => step % 40 === 39))
    for (const step of ['direct', 'rules', 'exact'] as const) {
      const { left, finds } = asked(view(state, at(seatsOf(2), 1)), step);
      const said = left.flatMap((contents, index) =>
        CONTENTS.flatMap(content => {
          if (!contents.includes(content)) return [`${index + 1} ${content} false`];
          return contents.length === 1 ? [`${index + 1} ${content} true`] : [];
        }),
      );
      const told = finds.map(({ sector, content, holds }) => `${sector} ${content} ${holds}`);
      expect(told.toSorted()).toEqual(said.toSorted());
    }
});

const noAsteroid: Clue = { type: 'survey', of: 'asteroid', from: 1, to: 6, count: 0 };
const gasHere: Clue = { type: 'target', sector: 9, sight: 'gas' };
const twoIn: Clue = { type: 'survey', of: 'asteroid', from: 7, to: 9, count: 2 };

test('what two answers give together comes before what one says by itself', () => {
  // Two asteroids in 7 to 9, and not in 9.
  expect(findsFrom('rules', [gasHere, noAsteroid, twoIn])[0]).toEqual({
    sector: 7,
    content: 'asteroid',
    holds: true,
  });
});

test('what is new comes before what was there already', () => {
  const dwarfAt = (sector: number): Clue => ({ type: 'is', sector, body: 'dwarf' });
  const [before, now] = [[dwarfAt(5)], [dwarfAt(5), dwarfAt(8)]];
  const finds = (clues: readonly Clue[], earlier: readonly Clue[] | null) => {
    const deduction = deductionFrom('expert', clues, earlier);
    return (answer(deduction, { type: 'left', step: 'rules' }) as LeftNow<Content>).finds;
  };
  expect(finds(before, null)[0]).toEqual({ sector: 4, content: 'planet-x', holds: false });
  const found = finds(now, before);
  const notX = found.filter(({ content }) => content === 'planet-x').map(({ sector }) => sector);
  expect(found[0]).toEqual({ sector: 7, content: 'planet-x', holds: false });
  // Where something is certain, what is out comes last.
  expect(notX).toEqual([7, 9, 4, 6, 8, 5]);
});

test('what stands beside something certain in the same sector comes last', () => {
  const finds = findsFrom('direct', [gasHere]);
  expect(finds[0]).toEqual({ sector: 9, content: 'gas', holds: true });
  expect(finds.length).toBe(CONTENTS.length);
});

test('before the last answer of a seat there was what it had been answered until then', () => {
  let state = atTurn({ seats: 1 });
  const earlier = () => deductionOf(view(state, seat(0))).earlier;
  expect(earlier()).toBeNull();
  state = passedBy(act(state, 0, target(3))).state;
  expect(earlier()).toEqual([]);
  state = passedBy(act(state, 0, survey('gas', 5, 7))).state;
  expect(earlier()).toEqual([{ type: 'target', sector: 3, sight: 'comet' }]);
});
