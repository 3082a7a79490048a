import { describe, expect, test } from 'vitest';
import * as plans from '../../client/pages/new/plan.ts';
import { LOOKS } from '../../core/players.ts';
import * as text from '../text/set-up.ts';
import * as boxes from './plan.ts';

const kind = 'uaps expert';
const usual = boxes.usualPlan(kind);
const shared = usual.seats.reduce((plan, _, seat) => boxes.withHere(plan, seat, true), usual);

test('[C4] usually one is here, and the others have devices of their own', () => {
  expect(boxes.playersOf(usual).map(({ by, name }) => [by, name])).toEqual([
    ['person', 'Player 1'],
    ['away', 'Player 2'],
    ['away', 'Player 3'],
  ]);
});

test('[C4] at least one is here, and no two have one name', () => {
  expect(boxes.problemOf(usual)).toBeUndefined();
  expect(boxes.problemOf(boxes.withHere(usual, 0, false))).toBe('nobody-here');
  const seats = plans.changed(usual.seats, 1, { name: 'player 1' });
  expect(boxes.problemOf({ ...usual, seats })).toBeUndefined();
  const named = plans.changed(seats, 0, { name: 'Player 1' });
  expect(boxes.problemOf({ ...usual, seats: named })).toBe('taken');
});

test('[C7] a table is tracked where all are here, else by choice', () => {
  expect(boxes.isTracked(usual)).toBe(false);
  expect(boxes.isTracked({ ...usual, entersAll: true })).toBe(true);
  expect(boxes.isTracked(shared)).toBe(true);
});

test('whoever comes to a shared device shares it too', () => {
  expect(boxes.withCount(shared, 5, kind).here).toEqual([true, true, true, true, true]);
  expect(boxes.withCount(usual, 4, kind).here).toEqual([true, false, false, false]);
  expect(boxes.withCount(usual, 1, kind).here).toEqual([true]);
});

test.each([
  ['planet-x standard', 4],
  ['planet-x expert', 4],
  ['uaps basic', 4],
  ['uaps expert', 5],
] as const)('%s has up to %i seats', (mode, max) => {
  expect(boxes.seatRange(mode)).toEqual({ min: 1, max });
});

test('a table is made of its code and who is where', () => {
  expect(boxes.tableOf({ code: '5E78-CAMW-NF7', kind }, usual)).toMatchObject({
    game: 'uaps-box',
    options: { code: '5E78-CAMW-NF7', help: 'none', here: [true, false, false], tracked: false },
  });
  const modifiers = ['blank', 'convoy', 'hadron', 'shuttle'] as const;
  expect(boxes.tableOf({ code: '5E78-CAMW-NF7', kind, modifiers }, shared)).toMatchObject({
    options: { modifiers, here: [true, true, true], tracked: true },
  });
});

test('a kept set-up is read as it was, as far as the mode takes it', () => {
  const five = { ...boxes.withCount(shared, 5, kind), help: 'rules' as const };
  const kept: unknown = JSON.parse(JSON.stringify(boxes.keptOf(five, 'Ada')));
  expect(boxes.readPlan(kept, kind)).toEqual(five);
  expect(boxes.readPlan(kept, 'uaps basic').here).toEqual([true, true, true, true]);
});

test.each([null, 7, [], {}, { ...usual, here: [true] }, { ...usual, seats: [{ name: 'x' }] }])(
  'what was never kept so is not used: %j',
  json => {
    expect(boxes.readPlan(json, kind)).toEqual(usual);
  },
);

const names = (plan: boxes.BoxPlan) =>
  boxes.playersOf(plan).map(({ name, look, by }) => `${name} ${look} ${by}`);

describe('the starting order', () => {
  const three = { ...boxes.withHere(usual, 2, true), seats: plans.changed(usual.seats, 1, { name: 'Ben' }) };

  test('[P5] [U7] one by one: name, color and device go along', () => {
    const moved = boxes.withMoved(three, 1, -1);
    expect(names(moved)).toEqual(['Ben 2 away', 'Player 1 1 person', 'Player 2 3 person']);
    expect(names(boxes.withMoved(moved, 0, 1))).toEqual(names(three));
  });

  test('[P5] [U7] by lot: every order can come, and nobody is lost', () => {
    const chances = [0, 0.4, 0.9].flatMap(one => [0, 0.6].map(other => [one, other]));
    const drawn = chances.map(([one = 0, other = 0]) => {
      const left = [one, other];
      return names(boxes.withDrawnOrder(three, () => left.shift() ?? 0));
    });
    expect(new Set(drawn.map(String)).size).toBe(6);
    for (const order of drawn) expect(order.toSorted()).toEqual(names(three).toSorted());
  });

  test('[P5] a name from the settings comes back to the seat here that had it', () => {
    const own = boxes.withOwnName(boxes.withMoved({ ...three, here: [true, false, false] }, 0, 1), 'Ada');
    const named = { ...own, seats: plans.changed(own.seats, 1, { name: 'Ada' }) };
    const kept: unknown = JSON.parse(JSON.stringify(boxes.keptOf(named, 'Ada')));
    expect(names(boxes.withOwnName(boxes.readPlan(kept, kind), 'Eve'))).toEqual([
      'Ben 2 away',
      'Eve 1 person',
      'Player 2 3 away',
    ]);
  });
});

test('[C5] UAPs has as many colors as sets of facts, also in what an earlier version kept', () => {
  expect(boxes.looksFor(kind)).toEqual([1, 2, 3, 4, 5]);
  expect(boxes.looksFor('planet-x expert')).toEqual(LOOKS);
  const kept = { ...usual, seats: usual.seats.map((seat, index) => ({ ...seat, look: [6, 2, 3][index] })) };
  expect(names(boxes.readPlan(kept, kind))).toEqual(names(usual));
});

describe('[C15] note sheets', () => {
  test('help with nothing unless somebody chose it', () => {
    expect(usual.help).toBe('none');
    expect(boxes.readPlan({ ...usual, help: 'exact' }, kind).help).toBe('none');
  });

  test('are spoken of in the words of the game, and the table is told', () => {
    expect(text.helpWords('rules', 'planet-x standard').says).toContain('asteroid');
    expect(text.helpWords('rules', kind).says).toContain('nav satellites');
    expect(text.tellHelp('exact')).toBe('Tell the table: “Note sheets here show all that follows.”');
  });
});

describe('[C16] just me, just answers', () => {
  test('one seat here, nobody tracked, no help', () => {
    const one = boxes.justMe({ ...boxes.withHere(shared, 0, false), help: 'exact' }, kind);
    expect(one).toMatchObject({ here: [false, true, false], help: 'none' });
    expect(boxes.isTracked(one)).toBe(false);
  });

  test('others sit around the board even where one played alone before', () => {
    const one = boxes.justMe(boxes.withCount(shared, 1, kind), kind);
    expect(one.here).toEqual([true, false, false]);
    expect(boxes.problemOf(one)).toBeUndefined();
  });
});
