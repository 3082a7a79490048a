import { expect, test } from 'vitest';
import { scoresOf } from '../score.ts';
import { X } from '../testing.ts';
import { toAct } from './rules.ts';
import {
  atBox,
  entryMistake,
  eventTypes,
  know,
  locate,
  made,
  mistake,
  pass,
  place,
  play,
  refused,
  research,
  reveal,
  review,
  reviewOther,
  setTime,
  turn,
} from './testing.ts';
import type { Move, State } from './types.ts';

const AWAY = { here: [true, false], tracked: true };
const LOOSE = { here: [true, false], tracked: false };

const allAt = (state: State, time: number): State =>
  play(state, ...state.box.here.map((_, who) => [0, setTime(who, time)] as const)).state;

/** The last entry that is not marked yet. */
const last = ({ box }: State): Move => entryMistake(box.entries.findLastIndex(({ isMistake }) => !isMistake));
const undone = (state: State, who = 0): State => made(state, who, last(state)).state;

/** Seat 1, which is away, has a theory about sector 4, due now. */
const due = (): State => allAt(made(allAt(atBox(AWAY), 3), 0, place(1, 4, 1, null)).state, 9);

test('[C14] a verdict comes off the board; its penalty is given back, and the history keeps a mark', () => {
  const wrong = made(due(), 0, review(0, 'comet')).state;
  expect(wrong.public).toMatchObject({ time: [9, 10], theories: [{ fate: 'wrong' }] });
  const back = undone(wrong);
  expect(back.public).toMatchObject({
    ...{ time: [9, 9], order: [0, 1] },
    theories: [{ seat: 1, sector: 4, fate: 'in-review', body: null }],
  });
  expect(back.box.due).toEqual([0]);
  expect(back.box.entries.at(-1)).toMatchObject({
    type: 'review',
    body: 'comet',
    right: false,
    isMistake: true,
  });
  expect(refused(back, 0, entryMistake(back.box.entries.length - 1))).toBe('marked-already');
  expect(refused(back, 0, entryMistake(back.box.entries.length))).toBe('no-such-act');
  expect(made(back, 0, review(0, 'asteroid')).state.public.theories).toMatchObject([{ fate: 'right' }]);
});

test('[C14] a sector is not confirmed by a theory that was turned up by mistake', () => {
  const other = made(due(), 0, place(0, 4, 3, 'gas')).state;
  const right = made(other, 0, review(0, 'asteroid')).state;
  expect(right.box.due).toEqual([1]);
  expect(undone(right).box.due).toEqual([0]);
  expect(undone(right).public.theories).toMatchObject([{ fate: 'in-review' }, { fate: 'in-review' }]);
});

test('[C14] after a verdict that was a mistake, a theory is again what its owner entered', () => {
  const placed = allAt(made(allAt(atBox(), 3), 0, place(0, 4, 1, 'comet')).state, 9);
  const back = undone(made(placed, 1, review(0)).state);
  expect(back.public.theories).toMatchObject([{ fate: 'in-review', body: null }]);
  expect(back.box.due).toEqual([0]);
  expect(back.own[0]?.bodies).toEqual(['comet']);
});

test('[C14] a theory comes off with its verdict; its owner has the token again', () => {
  const state = allAt(atBox(), 9);
  const wrong = made(state, 0, reviewOther(1, 4, 1, 'comet')).state;
  expect(wrong.public).toMatchObject({ time: [9, 10], tokens: [9, 8] });
  expect(wrong.box.entries.slice(-2)).toMatchObject([{ type: 'place' }, { type: 'review' }]);
  const step = made(wrong, 1, entryMistake(wrong.box.entries.length - 2));
  expect(step.state.public).toMatchObject({ time: [9, 9], tokens: [9, 9], theories: [] });
  expect(step.state.own[1]?.bodies).toEqual([]);
  expect(eventTypes(step)).toEqual(['entry-mistaken', 'entry-mistaken']);
  expect(refused(step.state, 1, reviewOther(1, 4, 1, 'comet'))).toBeUndefined();
});

test('[C14] the right one of several theories comes off', () => {
  const placed = play(
    allAt(atBox(), 9),
    [0, place(0, 4, 1, 'asteroid')],
    [1, place(1, 5, 1, 'comet')],
    [0, place(0, 6, 2, 'gas')],
  ).state;
  const first = placed.box.entries.findIndex(({ type }) => type === 'place');
  const { state } = made(placed, 0, entryMistake(first));
  expect(state.public.theories.map(({ sector }) => sector)).toEqual([5, 6]);
  expect(state.own.map(({ bodies }) => bodies)).toEqual([['gas'], ['comet']]);
});

test('[C14] by who entered it or whose it is; a verdict by anybody, and all that is of somebody away', () => {
  const three = { here: [true, true, true] };
  const placed = made(allAt(atBox(three), 9), 0, place(0, 4, 1, 'comet')).state;
  expect(refused(placed, 1, last(placed))).toBe('not-your-act');
  const judged = made(placed, 0, review(0)).state;
  expect(refused(judged, 1, last(judged))).toBeUndefined();
  const other = made(allAt(atBox(three), 9), 0, reviewOther(1, 4, 1, 'comet')).state;
  const placing = entryMistake(other.box.entries.length - 2);
  expect([0, 1, 2].map(who => refused(other, who, placing))).toEqual([undefined, undefined, 'not-your-act']);
  expect(refused(due(), 0, last(due()))).toBeUndefined();
});

test('[C14] facts can be chosen anew until the first question', () => {
  const start = atBox({ here: [true, true], level: 'youth' });
  const { state } = made(start, 0, entryMistake(0));
  expect(state.public.stage).toBe('know');
  expect(state.box).toMatchObject({ seasons: [null, 1], levels: [null, 'youth'] });
  expect(state.own[0]).toMatchObject({ level: null, facts: [] });
  expect(toAct(state)).toEqual([0]);
  expect(refused(start, 1, entryMistake(0))).toBe('not-your-act');
  const again = made(state, 0, know(3, 'genius')).state;
  expect(again.public.stage).toBe('act');
  expect(again.box.seasons).toEqual([3, 1]);
  const asked = made(again, 0, research('A')).state;
  expect(refused(asked, 0, entryMistake(2))).toBe('asked-already');
  expect(refused(asked, 1, entryMistake(1))).toBeUndefined();
});

test('[C14] the sky is turned back, and what a conference told stays told', () => {
  const turned = play(atBox(LOOSE), [0, turn(3)], [0, turn(12)]).state;
  expect(turned.public).toMatchObject({ arrow: 11, phase: 3 });
  const back = undone(turned);
  expect(back.public).toMatchObject({ arrow: 2, arrowTo: 2, phase: 0 });
  expect(back.public.conferences).toEqual(turned.public.conferences);
});

test('[C14] turns after one that was a mistake are as they were meant', () => {
  const turned = play(atBox(LOOSE), [0, turn(12)], [0, turn(3)]).state;
  expect(turned.public.arrow).toBe(14);
  const { state } = made(turned, 0, entryMistake(1));
  expect(state.public.arrow).toBe(2);
  const found = made(turned, 0, locate(X.standard)).state;
  expect(refused(found, 0, last(found))).toBe('not-now');
});

test('[C14] [E1] a last act that was passed over or placed by mistake can be taken', () => {
  const found = made(allAt(atBox(AWAY), 3), 0, locate(X.standard)).state;
  const passed = made(found, 0, pass(1)).state;
  expect(passed.public.lastActs).toEqual([]);
  expect(undone(passed).public.lastActs).toEqual([1]);
  const placed = play(found, [0, place(1, 4, 2, null)], [0, place(1, 5, 2, null)]).state;
  expect(placed.public.lastActs).toEqual([]);
  expect(undone(placed).public).toMatchObject({ lastActs: [1], tokens: [9, 8] });
});

test('[C14] [E1] with a find that was a mistake, last acts never were', () => {
  const found = made(allAt(atBox(AWAY), 3), 0, locate(X.standard)).state;
  const acted = play(found, [0, place(1, 4, 2, null)], [0, pass(1)]).state;
  const { state } = made(acted, 0, mistake(0));
  expect(state.public).toMatchObject({ finder: null, stage: 'act', theories: [], tokens: [9, 9] });
  expect(state.box.entries.slice(-2).map(({ isMistake }) => isMistake)).toEqual([true, true]);
});

test('[C14] [E1] nobody has also located it then', () => {
  const { state } = play(atBox(), [0, locate(X.standard)], [1, locate(X.standard)]);
  expect(state.public).toMatchObject({ finder: 0, alsoFound: [1] });
  const step = made(state, 0, mistake(0));
  expect(step.state.public).toMatchObject({ finder: null, alsoFound: [], time: [0, 0], stage: 'act' });
  expect(step.state.box.mistakes).toEqual([0, 1]);
  expect(eventTypes(step)).toEqual(['mistaken', 'mistaken']);
});

test('[C14] [E2] a theory that came off scores nothing', () => {
  const right = made(due(), 0, review(0, 'asteroid')).state;
  const points = (state: State): number | undefined =>
    scoresOf(made(state, 0, reveal).state.public)[1]?.total;
  expect(points(right)).toBeGreaterThan(0);
  expect(points(undone(right))).toBe(0);
});
