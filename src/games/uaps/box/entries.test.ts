import { expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { topicsOf } from '../board.ts';
import { photo, seat, survey, target } from '../testing.ts';
import type { Move as MoveOfGame, Subject } from '../types.ts';
import { atBox, enter, refused, said, withAway } from './testing.ts';
import type { Move, State } from './types.ts';

const own = (move: MoveOfGame): Move => move as Move;
const TURN: Move = { type: 'turn' };
const mistake = (act: number): Move => ({ type: 'mistake', act });
const entryMistake = (entry: number): Move => ({ type: 'mistake', entry });
const verify = (number: number, subject: Subject): Move => ({ type: 'verify', photo: number, subject });
const other = (who: number, subject: Subject): Move => ({
  ...{ type: 'verify-other', seat: seat(who), sector: 6, subject },
});
const shot = (sector: number): Move => said(1, { type: 'photo', sector });

/** Seat 1, which is away, has a photo of sector 6, due now. */
const due = (): State => enter(withAway(), [0, shot(6)], [0, TURN]).state;

test('[C14] a verdict comes off the board; its penalty is given back, and the history keeps a mark', () => {
  const wrong = enter(due(), [0, verify(0, 'meteor')]).state;
  expect(wrong.public).toMatchObject({ time: [0, 2], photos: [{ fate: 'wrong' }] });
  const back = enter(wrong, [0, entryMistake(1)]).state;
  expect(back.public).toMatchObject({
    ...{ time: [0, 1], order: [0, 1] },
    photos: [{ seat: 1, sector: 6, fate: 'face-down', subject: null }],
  });
  expect(back.box.due).toEqual([0]);
  expect(back.box.entries[1]).toMatchObject({ subject: 'meteor', right: false, isMistake: true });
  expect(refused(back, 0, entryMistake(1))).toBe('marked-already');
  expect(refused(back, 0, entryMistake(2))).toBe('no-such-act');
  expect(enter(back, [0, verify(0, 'nav')]).state.public.photos).toMatchObject([{ fate: 'right' }]);
});

test('[C14] a penalty that is given back leaves the order as it was', () => {
  const start = enter(withAway(), [0, own(target(2))], [0, shot(6)], [0, TURN]).state;
  const same = enter(start, [0, { type: 'set-time', seat: seat(1), time: 4 }]).state;
  expect(same.public).toMatchObject({ time: [4, 4], order: [0, 1] });
  const wrong = enter(same, [0, verify(0, 'meteor')], [0, entryMistake(1)]).state;
  expect(wrong.public).toMatchObject({ time: [4, 4], order: [0, 1] });
});

test('[C14] [U4] a topic is not open by a verdict that was a mistake', () => {
  const analyze: Move = { type: 'analyze', topic: at(topicsOf('nav'), 0) };
  const right = enter(due(), [0, verify(0, 'nav')]).state;
  expect(refused(right, 0, analyze)).toBeUndefined();
  const back = enter(right, [0, entryMistake(1)]).state;
  expect(refused(back, 0, analyze)).toBe('not-verified');
  expect(back.public.titles).toEqual(right.public.titles);
});

test('[C14] a late photo of a seat here is marked by that seat or by whoever entered it, any other verdict by all', () => {
  const three = enter(atBox({ seats: 3 }), [0, TURN], [0, other(1, 'nav')]).state;
  expect([0, 1, 2].map(who => refused(three, who, entryMistake(1)))).toEqual([
    undefined,
    undefined,
    'not-your-act',
  ]);
  const away = enter(
    atBox({ seats: 3 }, { here: [true, false, true] }),
    [0, TURN],
    [0, other(1, 'nav')],
  ).state;
  expect(refused(away, 2, entryMistake(1))).toBeUndefined();
});

test('[C14] [U3] a photo that was entered with its verdict comes off', () => {
  const { state } = enter(atBox(), [0, TURN], [0, other(1, 'meteor')], [0, other(1, 'nav')]);
  expect(state.public).toMatchObject({ time: [0, 1], photos: [{ fate: 'wrong' }, { fate: 'right' }] });
  const without = enter(state, [1, entryMistake(1)]).state;
  expect(without.public).toMatchObject({ time: [0, 0], photos: [{ subject: 'nav', fate: 'right' }] });
  expect(without.own[1]?.subjects).toEqual(['nav']);
  expect(enter(without, [0, entryMistake(2)]).state.public.photos).toEqual([]);
});

test('[C14] by who entered it or whose it is, and by anybody where that seat is away', () => {
  const three = atBox({ seats: 3 });
  const { state } = enter(three, [0, TURN], [0, other(1, 'meteor')]);
  expect([0, 1, 2].map(who => refused(state, who, entryMistake(1)))).toEqual([
    ...[undefined, undefined, 'not-your-act'],
  ]);
  expect(refused(state, 2, entryMistake(0))).toBeUndefined();
});

test('[C14] the Earth is turned back; what the turn verified lies face down, and nobody has paid', () => {
  const start = enter(withAway(), [0, own(photo(1, 'nav'))], [0, shot(6)]).state;
  const { state } = enter(start, [0, TURN]);
  expect(state.public).toMatchObject({ turns: 1, lines: 1, time: [2, 1], photos: [{ fate: 'wrong' }, {}] });
  expect(refused(state, 0, entryMistake(1))).toBe('came-of-another');
  const back = enter(state, [0, entryMistake(0)]).state;
  expect(back.public).toEqual(start.public);
  expect(back.own).toEqual(start.own);
  expect(back.box.due).toEqual([]);
  expect(back.box.entries.map(({ isMistake }) => isMistake)).toEqual([true, true]);
});

test('[C14] only the last turn is turned back, and not once the UAP is found', () => {
  const { state } = enter(due(), [0, shot(7)], [0, TURN]);
  expect(state.box.due).toEqual([0, 1]);
  expect(refused(state, 0, entryMistake(0))).toBe('turned-since');
  const back = enter(state, [0, entryMistake(1)]).state;
  expect(back.box.due).toEqual([0]);
  expect(refused(back, 0, entryMistake(0))).toBeUndefined();
  const found = enter(state, [0, said(1, { type: 'find', found: true })]).state;
  expect(refused(found, 0, entryMistake(1))).toBe('found-already');
});

test('[C14] [U8] what a survey under Hadron turned and verified goes back with it', () => {
  const start = enter(atBox({ modifiers: ['hadron'] }), [0, own(photo(1, 'nav'))]).state;
  const { state } = enter(start, [1, own(survey('nav'))]);
  expect(state.public).toMatchObject({ turns: 1, photos: [{ fate: 'wrong' }] });
  expect(refused(state, 1, entryMistake(0))).toBe('came-of-another');
  expect(enter(state, [1, mistake(1)]).state.public).toMatchObject({
    ...{ turns: 0, time: [1, 0], photos: [{ fate: 'face-down', subject: null }] },
  });
  const later = enter(state, [1, TURN], [1, mistake(1)]).state;
  expect(later.public).toMatchObject({ turns: 1, photos: [{ fate: 'wrong' }] });
});

test('[C14] facts can be chosen anew until the first question', () => {
  const know = (set: number): Move => ({ type: 'know', set, level: 'beginner' });
  const start = atBox({}, { sets: [null, null] });
  const { state } = enter(start, [0, know(2)]);
  expect(state.own[0]?.facts).not.toEqual([]);
  expect(refused(state, 1, entryMistake(0))).toBe('not-your-act');
  const back = enter(state, [0, entryMistake(0)]).state;
  expect(back.box).toMatchObject({ sets: [null, null], levels: [null, null] });
  expect(back.own[0]).toMatchObject({ level: null, facts: [] });
  const { state: asked } = enter(back, [0, know(3)], [0, own(target(2))]);
  expect(asked.box.sets).toEqual([3, null]);
  expect(refused(asked, 0, entryMistake(1))).toBe('asked-already');
});

test('[C14] [E1] a last act that was passed over can be taken; without the find it never was', () => {
  const found = enter(withAway(), [0, said(1, { type: 'find', found: true })]).state;
  const { state } = enter(found, [0, { type: 'pass', seat: seat(0) }]);
  expect(enter(state, [0, entryMistake(0)]).state.public.lastActs).toEqual([0]);
  const shots = [{ sector: 2, subject: 'nav' }] as const;
  const taken = enter(found, [0, { type: 'last-photos', shots }]).state;
  const never = enter(taken, [0, mistake(0)]).state;
  expect(never.public).toMatchObject({ stage: 'act', finder: null, photos: [], time: [0, 0] });
  expect(never.box.mistakes).toEqual([0, 1]);
});

test('[C14] [E1] an earlier act that was a mistake brings no second last act', () => {
  const start = enter(
    withAway(),
    [0, own(photo(1, 'nav'))],
    [0, said(1, { type: 'find', found: true })],
  ).state;
  const passed = enter(start, [0, { type: 'pass', seat: seat(0) }]).state;
  expect(enter(passed, [0, mistake(0)]).state.public.lastActs).toEqual([]);
});

test('[U3] several wrong photos are paid back to front, in whatever order they are entered', () => {
  const three = atBox({ seats: 3 }, { here: [true, false, false] });
  const taken = (who: number, sector: number): Move => said(who, { type: 'photo', sector });
  const set = (who: number): Move => ({ type: 'set-time', seat: seat(who), time: 4 });
  const { state } = enter(
    three,
    ...([taken(1, 6), taken(2, 5), set(0), set(2), set(1), TURN] as const).map(move => [0, move] as const),
  );
  expect(state.public.order).toEqual([0, 2, 1]);
  for (const numbers of [
    [0, 1],
    [1, 0],
  ])
    expect(
      enter(state, ...numbers.map(number => [0, verify(number, 'meteor')] as const)).state.public.order,
    ).toEqual([0, 2, 1]);
});
