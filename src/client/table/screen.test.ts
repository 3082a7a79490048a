import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import {
  actorsOf,
  covered,
  firstScreen,
  type Handed,
  type Moment,
  nextHolder,
  type Screen,
  screenAfter,
  viewerOf,
} from './screen.ts';

const seats = seatsOf(4);
const seat = (index: number) => at(seats, index);
const two = [seat(0), seat(2)];
const moment = (part: Partial<Moment>): Moment => ({
  here: two,
  toAct: seats,
  needsPaper: true,
  answers: [],
  over: false,
  ...part,
});
const page = (index: number, why: 'own' | 'decide' | 'look' | 'after'): Screen => ({
  at: 'page',
  seat: seat(index),
  why,
});
const curtain = (index: number, why: Handed): Screen => ({
  at: 'curtain',
  seat: seat(index),
  why,
});
const open: Screen = { at: 'open' };

test('one person has the own page and never sees a curtain', () => {
  const own = firstScreen([seat(1)]);
  expect(own).toEqual(page(1, 'own'));
  expect(screenAfter(own, moment({ here: [seat(1)] }), seat(1))).toBe(own);
  expect(covered(own)).toBe(own);
});

test('nobody here watches, and so do several people until a private decision waits', () => {
  expect(firstScreen([])).toEqual(open);
  expect(firstScreen(two)).toEqual(open);
  expect(screenAfter(open, moment({ here: [] }), null)).toEqual(open);
  expect(screenAfter(open, moment({ needsPaper: false }), null)).toEqual(open);
});

describe('among several, a private decision', () => {
  test.each([
    ['goes to the first who must act', null, seats, curtain(0, 'decide')],
    ['goes round from the last holder', seat(0), seats, curtain(2, 'decide')],
    ['comes round to the first again', seat(2), seats, curtain(0, 'decide')],
    ['leaves out who has decided', seat(2), [seat(2)], curtain(2, 'decide')],
    ['of bots alone leaves the table open', seat(0), [seat(1), seat(3)], open],
  ])('%s', (_, last, toAct, then) => {
    expect(screenAfter(open, moment({ toAct }), last)).toEqual(then);
  });

  test('keeps the page open until it is made', () => {
    expect(screenAfter(page(0, 'decide'), moment({}), seat(0))).toEqual(page(0, 'decide'));
    expect(screenAfter(page(0, 'decide'), moment({ toAct: [seat(2)] }), seat(0))).toEqual(open);
    expect(screenAfter(page(0, 'decide'), moment({ needsPaper: false }), seat(0))).toEqual(open);
    expect(screenAfter(page(0, 'decide'), moment({ over: true, toAct: [] }), seat(0))).toEqual(open);
  });

  test('waits for who only looks, who may take a choice back; it is theirs then', () => {
    expect(screenAfter(page(0, 'look'), moment({}), seat(0))).toEqual(page(0, 'decide'));
    expect(screenAfter(page(0, 'look'), moment({ toAct: [seat(2)] }), seat(0))).toEqual(page(0, 'look'));
    expect(screenAfter(page(0, 'look'), moment({ toAct: [seat(1)] }), seat(0))).toEqual(page(0, 'look'));
    expect(screenAfter(page(0, 'look'), moment({ needsPaper: false }), seat(0))).toEqual(page(0, 'look'));
  });
});

describe('an answer on the own page', () => {
  const answered = { needsPaper: false, answers: [seat(0)] };

  test('goes to whoever asked, before anybody else gets the screen', () => {
    expect(screenAfter(open, moment(answered), null)).toEqual(curtain(0, 'answer'));
    expect(screenAfter(open, moment({ answers: [seat(2)] }), seat(2))).toEqual(curtain(2, 'answer'));
    expect(screenAfter(open, moment({ answers: two }), seat(0))).toEqual(curtain(2, 'answer'));
  });

  test('waits while somebody else has the screen, and not after the end', () => {
    expect(screenAfter(page(2, 'look'), moment(answered), seat(2))).toEqual(page(2, 'look'));
    expect(screenAfter(open, moment({ ...answered, over: true, toAct: [] }), null)).toEqual(open);
  });

  test('that comes with the own decision keeps the page open', () => {
    const decided = moment({ needsPaper: false });
    expect(screenAfter(page(0, 'decide'), decided, seat(0), true)).toEqual(page(0, 'look'));
    expect(screenAfter(page(0, 'decide'), decided, seat(0), false)).toEqual(open);
  });
});

describe('who reads hands the screen on', () => {
  const three = [seat(0), seat(1), seat(2)];
  test.each([
    ['to whose turn it is on the open table', { needsPaper: false, toAct: [seat(2)] }, seat(2)],
    ['to the next who decides behind a curtain', { here: three, toAct: [seat(1), seat(2)] }, seat(1)],
    [
      'to who has something to read, before all',
      { here: three, toAct: [seat(1)], answers: [seat(2)] },
      seat(2),
    ],
    ['to nobody while the turn is their own', { needsPaper: false, toAct: [seat(0)] }, undefined],
    ['to nobody while bots go on', { needsPaper: false, toAct: [seat(1)] }, undefined],
    [
      'to nobody where all go on together',
      { here: three, needsPaper: false, toAct: [seat(1), seat(2)] },
      undefined,
    ],
    ['to nobody after the end', { toAct: [], over: true }, undefined],
  ])('%s', (_, part, next) => {
    expect(nextHolder(seat(0), moment(part))).toBe(next);
  });
});

test('a page that is left alone is covered for the same person', () => {
  expect(covered(page(2, 'decide'))).toEqual(curtain(2, 'decide'));
  expect(covered(page(2, 'look'))).toEqual(curtain(2, 'look'));
  expect(covered(open)).toBe(open);
});

test('a curtain looks through nobody, and nobody acts through it', () => {
  expect(viewerOf(curtain(0, 'decide'))).toBe(null);
  expect(actorsOf(curtain(0, 'decide'), two)).toEqual([]);
});

test('the open table is shown as all see it, and any person here may act', () => {
  expect(viewerOf(open)).toBe('spectator');
  expect(actorsOf(open, two)).toEqual(two);
});

test('on a page its owner acts, and nobody after the end through the eyes of another', () => {
  expect(actorsOf(page(2, 'decide'), two)).toEqual([seat(2)]);
  expect(actorsOf(page(1, 'after'), two)).toEqual([]);
});
