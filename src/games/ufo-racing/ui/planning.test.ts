import { expect, test } from 'vitest';
import { chipsIn, isSamePlan } from '../board.ts';
import {
  type Chips,
  chipsOfPlan,
  fillBattery,
  isClosed,
  planOf,
  put,
  takeFrom,
  takeLast,
} from './planning.ts';

const chips: Chips = ['S', 'S', 'up', 'battery', 'minus'];

test('chips make a plan, and a sealed plan lies out as chips again [P3]', () => {
  const plan = planOf(chips);
  expect(plan).toEqual({ thrust: [0, 2, 0, 0, 1, 0], battery: 1, initiative: -1 });
  expect(chipsIn(plan)).toBe(chips.length);
  expect(planOf(chipsOfPlan(plan))).toEqual(plan);
});

test('no more chips are placed than there are', () => {
  expect(put(chips, 'N', 6)).toEqual([...chips, 'N']);
  expect(put(chips, 'N', 5)).toBe(chips);
});

test('initiative has chips on one side only [P3]', () => {
  expect(isClosed(chips, 'plus')).toBe(true);
  expect(isClosed(chips, 'minus')).toBe(false);
  expect(put(chips, 'plus', 9)).toBe(chips);
});

test('the last chip is taken back, or the last of a place', () => {
  expect(takeLast(chips)).toEqual(['S', 'S', 'up', 'battery']);
  expect(takeFrom(['S', 'up', 'S', 'E'], 'S')).toEqual(['S', 'up', 'E']);
  expect(takeFrom(chips, 'W')).toBe(chips);
});

test('what is left goes into the battery', () => {
  expect(planOf(fillBattery(['N'], 4))).toEqual({ thrust: [1, 0, 0, 0, 0, 0], battery: 3, initiative: 0 });
});

test('plans are told apart by every part', () => {
  expect(isSamePlan(planOf(chips), planOf(chips.toReversed()))).toBe(true);
  expect(isSamePlan(planOf(chips), planOf(['S', 'S', 'up', 'battery', 'battery']))).toBe(false);
  expect(isSamePlan(planOf(['S']), planOf(['N']))).toBe(false);
});
