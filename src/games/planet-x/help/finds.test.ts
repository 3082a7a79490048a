import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { act, atTurn, passedBy, seat, survey, target, wholeGame } from '../testing.ts';
import { CONTENTS, MODES, type View } from '../types.ts';
import { view } from '../view.ts';
import { answer, type LeftNow } from './answer.ts';
import { leftAt, type Step } from './check.ts';
import { findsIn, leftBefore } from './finds.ts';

const standard = boardOf('standard');
const asked = (seen: View, step: Step) => answer(seen, { type: 'left', step }) as LeftNow;

const first = (step: Step, clues: readonly Clue[]) =>
  findsIn(leftAt(step, standard, clues), null, standard, clues)[0];

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
  expect(first('rules', [gasHere, noAsteroid, twoIn])).toEqual({
    sector: 7,
    content: 'asteroid',
    holds: true,
  });
});

test('what is new comes before what was there already', () => {
  const dwarfAt = (sector: number): Clue => ({ type: 'is', sector, body: 'dwarf' });
  const expert = boardOf('expert');
  const [before, now] = [[dwarfAt(5)], [dwarfAt(5), dwarfAt(8)]];
  const left = (clues: readonly Clue[]) => leftAt('rules', expert, clues);
  const [first] = findsIn(left(before), null, expert, before);
  expect(first).toEqual({ sector: 4, content: 'planet-x', holds: false });
  const finds = findsIn(left(now), left(before), expert, now);
  const notX = finds.filter(({ content }) => content === 'planet-x').map(({ sector }) => sector);
  expect(finds[0]).toEqual({ sector: 7, content: 'planet-x', holds: false });
  // Where something is certain, what is out comes last.
  expect(notX).toEqual([7, 9, 4, 6, 8, 5]);
});

test('what stands beside something certain in the same sector comes last', () => {
  const finds = findsIn(leftAt('direct', standard, [gasHere]), null, standard, [gasHere]);
  expect(finds[0]).toEqual({ sector: 9, content: 'gas', holds: true });
  expect(finds.length).toBe(CONTENTS.length);
});

test('before the last answer of a seat there was what it had been answered until then', () => {
  let state = atTurn({ seats: 1 });
  expect(leftBefore(view(state, seat(0)), 'direct')).toBeNull();
  state = passedBy(act(state, 0, target(3))).state;
  const one = view(state, seat(0));
  state = passedBy(act(state, 0, survey('gas', 5, 7))).state;
  const two = view(state, seat(0));
  expect(leftBefore(two, 'direct')).toEqual(
    leftAt('direct', standard, [{ type: 'target', sector: 3, sight: 'comet' }]),
  );
  expect(leftBefore(one, 'direct')).toEqual(leftAt('direct', standard, []));
});
