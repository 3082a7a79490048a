import { expect, test } from 'vitest';
import * as plans from '../../client/pages/new/plan.ts';
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
  expect(boxes.problemOf({ ...usual, seats: named })).toBe('same-name');
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
    options: { code: '5E78-CAMW-NF7', help: 'exact', here: [true, false, false], tracked: false },
  });
  const modifiers = ['blank', 'convoy', 'hadron', 'shuttle'] as const;
  expect(boxes.tableOf({ code: '5E78-CAMW-NF7', kind, modifiers }, shared)).toMatchObject({
    options: { modifiers, here: [true, true, true], tracked: true },
  });
});

test('a kept set-up is read as it was, as far as the mode takes it', () => {
  const five = { ...boxes.withCount(shared, 5, kind), help: 'none' as const };
  const kept: unknown = JSON.parse(JSON.stringify(five));
  expect(boxes.readPlan(kept, kind)).toEqual(five);
  expect(boxes.readPlan(kept, 'uaps basic').here).toEqual([true, true, true, true]);
});

test.each([null, 7, [], {}, { ...usual, here: [true] }, { ...usual, seats: [{ name: 'x' }] }])(
  'what was never kept so is not used: %j',
  json => {
    expect(boxes.readPlan(json, kind)).toEqual(usual);
  },
);
