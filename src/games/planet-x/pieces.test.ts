import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  act,
  atLastActs,
  atTheories,
  atTurn,
  claim,
  faultsOf,
  heard,
  type Played,
  passedBy,
  play,
  research,
  seat,
  submit,
  submitAll,
  survey,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import type { Event, State } from './types.ts';
import { afterStep, beside, NOTHING, type Printed } from './ui/beside.ts';
import { INWARD } from './ui/beside-text.ts';

const you = seat(0);
const name = (one: number) => ['You', 'AI', 'Rook', 'Wren'][one] ?? 'nobody';
const names = { name, you };

/** What a printed board shows of a table. */
const shownOf = ({ public: known }: State) => ({
  ...{ time: known.time, order: known.order, arrow: known.arrow, targets: known.targets },
  theories: known.theories.map(({ seat: owner, sector, fate, body }) => ({
    seat: owner,
    sector,
    fate,
    body,
  })),
});
const laidOf = ({ time, order, arrow, targets, theories }: Printed) => ({
  ...{ time, order, arrow, targets },
  theories,
});

/** As if it had been laid out from the start. */
const printedFrom = (state: State): Printed => ({
  ...NOTHING,
  ...shownOf(state),
  mode: state.public.mode,
  arrowTo: state.public.arrowTo,
  finder: state.public.finder,
  waitsFor: state.public.stage === 'theories' ? state.public.seats : 0,
});

const linesAfter = (before: State, step: Played) =>
  afterStep(printedFrom(before), heard(step), names).lines.map(({ says }) => says);

describe.each(TABLES)('%s, %i seats', (mode, seats) => {
  test('by its lines the printed board stands as the table does, through whole games', () => {
    for (const seed of ['one', 'two', 'three']) {
      let printed = NOTHING;
      for (const step of wholeGame(mode, seats, seed)) {
        const laid = afterStep(printed, heard(step), names);
        const before = printed;
        printed = laid.printed;
        expect(laidOf(printed)).toEqual(shownOf(step.state));
        const touched = laid.lines.some(({ todo, says }) => todo && says !== INWARD);
        expect(touched).toBe(!isDeepStrictEqual(laidOf(printed), laidOf(before)));
        expect(laid.lines.flatMap(({ says }) => faultsOf(says))).toEqual([]);
      }
    }
  });

  test('whatever is private changes no line', () => {
    const steps = [...wholeGame(mode, seats, 'private')];
    const linesFor = (story: readonly (readonly Event[])[]) => beside.lines(story, name, you);
    expect(linesFor(steps.map(step => heard(step, 0)))).toEqual(linesFor(steps.map(step => heard(step))));
  });
});

test('[S2] at first all is laid out; the last in the drawn order stands foremost', () => {
  const event: Event = { type: 'opened', mode: 'standard', order: [seat(1), you], titles: [] };
  expect(afterStep(NOTHING, [event], names).lines.map(({ says }) => says)).toEqual([
    'Lay the board with its 12 sectors up. Turn the Earth so that its arrow points to sector 1.',
    "Put AI's pawn in sector 1. It acts first.",
    "Put your pawn in sector 1, in front of AI's.",
    "Lay out AI's theory tokens and 2 target tokens.",
    'Lay out your theory tokens and 2 target tokens.',
  ]);
});

test('[T1] what others do is said and done, and a newcomer stands in front', () => {
  const others = atTurn({ time: [4, 1] });
  expect(linesAfter(others, act(others, 1, survey('asteroid', 2, 7)))).toEqual([
    'AI surveys sectors 2 to 7 for asteroids. Time: 3.',
    "Move AI's pawn 3, to sector 5, in front of yours.",
    'Turn the Earth until its arrow points to sector 4. Theory phase 1 begins.',
  ]);
  const own = atTurn({ time: [0, 2] });
  expect(linesAfter(own, act(own, 0, research('A')))).toEqual([
    'Move your pawn 1, to sector 2.',
    'Turn the Earth until its arrow points to sector 2.',
  ]);
  const aims = atTurn({ time: [1, 0] });
  expect(linesAfter(aims, act(aims, 1, target(3)))).toEqual([
    'AI targets sector 3. Time: 4.',
    "Put aside 1 of AI's target tokens.",
    "Move AI's pawn 4, to sector 5.",
    'Turn the Earth until its arrow points to sector 2.',
  ]);
});

test('theories are laid down, go on, are turned up and paid for', () => {
  const phase = atTheories({
    phase: 3,
    theories: [
      [1, 4, 'asteroid', 1],
      [0, 4, 'comet', 2],
    ],
  });
  const step = submitAll(phase, [[], [claim(2, 'gas')]]);
  expect(linesAfter(phase, step)).toEqual([
    'AI submits a theory about sector 2.',
    "Put any of AI's theory tokens face down in sector 2.",
    'Move every theory token that is face down 1 step inward.',
    "Put AI's token of an asteroid face up in sector 4: right.",
    'Take your token out of sector 4: a comet, wrong.',
    'Move your pawn 1, to sector 11.',
  ]);
});

test('a conference is told where the arrow stops for it', () => {
  const before = atTurn({ time: [10, 9], phase: 3 });
  const lines = linesAfter(before, act(before, 1, research('B')));
  expect(lines.slice(1)).toEqual([
    "Move AI's pawn 1, to sector 11, in front of yours.",
    'Turn the Earth until its arrow points to sector 11. Conference X1 is held.',
    'Conference X1: Planet X is not opposite a gas cloud.',
  ]);
});

test('at the end last acts move nobody, and what lies face down is turned up', () => {
  const step = atLastActs({ time: [3, 3], theories: [[1, 2, 'gas', 1]] });
  const end = play(step.state, submit(claim(3, 'comet'), claim(4, 'comet')));
  expect(linesAfter(step.state, end)).toEqual([
    'AI submits theories about sectors 3 and 4.',
    "Put any of AI's theory tokens face down in sector 3.",
    "Put any of AI's theory tokens face down in sector 4.",
    expect.stringMatching(/^Planet X was in sector 6, /),
    "Put AI's token of a gas cloud face up in sector 2: right.",
    "Put AI's token of a comet face up in sector 3: right.",
    "Take AI's token out of sector 4: a comet, wrong.",
  ]);
});

test('a person begins the turns of a bot, but not what all choose at once', () => {
  const turn = atTurn({});
  const stageOf = ({ state }: Played) => beside.inTurns({ viewer: you, public: state.public, own: null });
  expect(stageOf(passedBy({ state: turn, events: [] }))).toBe(true);
  expect(stageOf({ state: atTheories(), events: [] })).toBe(false);
});
