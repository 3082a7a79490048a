import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  act,
  atLastActs,
  atTurn,
  faultsOf,
  follow,
  heard,
  inQuadrantOne,
  lastPhotos,
  moveTo,
  type Played,
  photo,
  play,
  seat,
  shot,
  survey,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import { type Event, MODIFIERS, type State } from './types.ts';
import { afterStep, beside, NOTHING, type Printed } from './ui/beside.ts';

const you = seat(0);
const name = (one: number) => ['You', 'AI', 'Rook', 'Wren', 'Kite'][one] ?? 'nobody';
const names = { name, you };

/** What a printed board shows of a table. */
const shownOf = ({ public: { time, order, quadrants, turns, lines, photos } }: State) => ({
  ...{ time, order, quadrants, turns, lines, photos },
});
const laidOf = ({ time, order, quadrants, turns, lines, photos }: Printed) => ({
  ...{ time, order, quadrants, turns, lines, photos },
});

/** As if it had been laid out from the start. */
const printedFrom = (state: State): Printed => ({
  ...NOTHING,
  ...shownOf(state),
  asksToFollow: state.public.stage === 'follow',
});

const linesAfter = (before: State, step: Played) =>
  afterStep(printedFrom(before), heard(step), names).lines.map(({ says }) => says);

/** The last token of a convoy goes on only when it is known who follows. */
const isOpen = ({ public: { stage } }: State) => stage === 'follow';

/** Each modifier at some table. */
const laidOut = (from: number) => [0, 1, 2, 3].map(more => MODIFIERS[1 + ((from + more) % 23)] ?? 'blank');

describe.each(TABLES)('%s, %i seats', (mode, seats) => {
  test('by its lines the printed board stands as the table does, through whole games', () => {
    for (let from = seats; from < 23; from += 9) {
      let printed = NOTHING;
      for (const step of wholeGame({ mode, modifiers: laidOut(from) }, seats, `beside ${from}`)) {
        const laid = afterStep(printed, heard(step), names);
        const before = printed;
        printed = laid.printed;
        expect(laidOf(printed)).toEqual(shownOf(step.state));
        const touched = laid.lines.some(({ todo }) => todo);
        expect(touched).toBe(!isDeepStrictEqual(laidOf(printed), laidOf(before)));
        expect(laid.lines.flatMap(({ says }) => faultsOf(says))).toEqual([]);
        expect(printed.asksToFollow).toBe(isOpen(step.state));
      }
    }
  });

  test('whatever is private changes no line', () => {
    const steps = [...wholeGame({ mode }, seats, 'private')];
    const linesFor = (story: readonly (readonly Event[])[]) => beside.lines(story, name, you);
    expect(linesFor(steps.map(step => heard(step, 0)))).toEqual(linesFor(steps.map(step => heard(step))));
  });
});

test('[B3] [Q10] at first all is laid out: quadrants with their sectors, modifiers with their effects', () => {
  const event: Event = {
    ...{ type: 'opened', mode: 'basic', luna: 12, order: [you, seat(1)], reportsAt: [4], titles: [] },
    modifiers: ['hadron', 'blank', 'wide-lens', 'blank'],
  };
  expect(afterStep(NOTHING, [event], names).lines.map(({ says }) => says)).toEqual([
    'Lay the board with its 16 sectors up. Turn the Earth so that sector 9 is above sector 1.',
    'Put Luna in sector 12.',
    'Quadrant 1, inner 1–2: lay Hadron. After a survey the Earth turns at once, and photos are verified.',
    'Quadrant 2, inner 3–4: lay Blank. Nothing is different here.',
    'Quadrant 3, inner 5–6: lay Wide Lens. Every survey costs 1.',
    'Quadrant 4, inner 7–8: lay Blank. Nothing is different here.',
    'Put your token on space 1 of the time track. It acts first.',
    "Put AI's token on space 1, in front of yours.",
    'Lay out your photos and researcher.',
    "Lay out AI's photos and researcher.",
  ]);
});

test('researchers walk, tokens go on, photos lie face down', () => {
  const turn = atTurn({ time: [2, 1], quadrants: [3, 1] });
  expect(linesAfter(turn, act(turn, 1, moveTo(2)))).toEqual([
    'AI moves to quadrant 2. Time: 1.',
    "Move AI's researcher to quadrant 2, inner 3–4.",
    "Move AI's token 1, to space 3, in front of yours.",
  ]);
  expect(linesAfter(turn, act(turn, 1, photo(2, 'nav')))).toEqual([
    'AI photographs sector 2. Time: 1.',
    "Put any of AI's photos face down in sector 2.",
    "Move AI's token 1, to space 3, in front of yours.",
  ]);
  const own = atTurn({ time: [1, 3], quadrants: [1, 1] });
  expect(linesAfter(own, act(own, 0, photo(2, 'nav')))).toEqual([
    'Put your photo face down in sector 2.',
    'Move your token 1, to space 3.',
  ]);
});

test('the Earth turns, photos are turned up, a wrong one costs its owner', () => {
  const before = atTurn({
    ...{ time: [2, 3], quadrants: [1, 3] },
    photos: [
      [1, 2, 'nav'],
      [0, 3, 'nav'],
    ],
  });
  expect(linesAfter(before, act(before, 0, target(1)))).toEqual([
    'Move your token 4, to space 7.',
    'Turn the Earth 1 sector counterclockwise, with all that is on it.',
    "Put AI's photo of a nav satellite face up in sector 2: right.",
    'Take your photo out of sector 3: a nav satellite, wrong.',
    expect.stringMatching(/^Topics C and D: /),
    'Move your token 1, to space 8.',
  ]);
});

test('by Hadron the Earth turns before the token goes on', () => {
  const before = inQuadrantOne('hadron');
  expect(linesAfter(before, act(before, 0, survey('nav')))).toEqual([
    'Hadron: turn the Earth 1 sector counterclockwise, with all that is on it.',
    'Move your token 1, to space 2.',
  ]);
});

test('a token in a convoy goes on when it is known who follows', () => {
  const before = atTurn({ time: [4, 1], quadrants: [1, 1], modifiers: ['convoy'] });
  const asks = act(before, 1, moveTo(2));
  expect(linesAfter(before, asks)).toEqual([
    'AI moves to quadrant 2. Time: 1.',
    "Move AI's researcher to quadrant 2, inner 3–4.",
  ]);
  const answered = act(asks.state, 0, follow(true));
  const laid = afterStep(printedFrom(before), heard(asks), names).printed;
  expect(afterStep(laid, heard(answered), names).lines.map(({ says }) => says)).toEqual([
    'Move your researcher to quadrant 2, inner 3–4.',
    "Move AI's token 1, to space 3.",
  ]);
});

test('at the end last acts move nobody, and what lies face down is turned up', () => {
  const step = atLastActs({ time: [3, 3], photos: [[1, 2, 'nav']] });
  const end = play(step.state, lastPhotos(shot(3, 'spy'), shot(4, 'spy')));
  expect(linesAfter(step.state, end)).toEqual([
    'AI photographs sectors 3 and 4.',
    "Put any of AI's photos face down in sector 3.",
    "Put any of AI's photos face down in sector 4.",
    expect.stringMatching(/^The UAP was in sector 12, /),
    "Put AI's photo of a nav satellite face up in sector 2: right.",
    "Put AI's photo of a spy satellite face up in sector 3: right.",
    "Take AI's photo out of sector 4: a spy satellite, wrong.",
  ]);
});

test('a person begins the turns of a bot, but not what all choose at once', () => {
  const inTurns = ({ public: known }: State) => beside.inTurns({ viewer: you, public: known, own: null });
  const turn = atTurn({ time: [4, 1], modifiers: ['convoy'] });
  expect(inTurns(turn)).toBe(true);
  expect(inTurns(act(turn, 1, moveTo(2)).state)).toBe(false);
});
