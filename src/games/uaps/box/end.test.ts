import { expect, test } from 'vitest';
import { photo, seat, survey, uapIn } from '../testing.ts';
import type { Move as MoveOfGame } from '../types.ts';
import { outcome, toAct } from './rules.ts';
import { atBox, enter, refused, said, withAway } from './testing.ts';
import type { Move, State } from './types.ts';

const own = (move: MoveOfGame): Move => move as Move;
const found = (state: State): Move => ({ type: 'find', ...uapIn(state) });
const pass = (who: number): Move => ({ type: 'pass', seat: seat(who) });
const shots = (...sectors: readonly number[]): Move => ({
  ...{ type: 'last-photos', shots: sectors.map(sector => ({ sector, subject: 'meteor' })) },
});

test('[E1] whoever is behind the finder has a last act, from the back on', () => {
  const start = atBox({ time: [3, 4, 8, 5] });
  const { state } = enter(start, [0, found(start)]);
  expect(state.public).toMatchObject({ finder: 0, stage: 'last-acts', lastActs: [1, 3] });
  expect(toAct(state)).toEqual([1]);
  expect(refused(state, 2, shots(1))).toBe('no-last-act');
  expect(refused(state, 1, own(survey('nav')))).toBe('found-already');
  expect(refused(state, 1, { type: 'turn' })).toBe('found-already');
  expect(refused(state, 1, shots(1, 2, 3))).toBe('too-many-photos');
  expect(refused(state, 3, pass(1))).toBe('not-your-act');
  const last = enter(state, [3, shots(1, 2)], [1, pass(1)]).state;
  expect(last.public.lastActs).toEqual([]);
  expect(toAct(last)).toEqual([0, 1, 2, 3]);
});

test('[E1] last acts of those who are away are entered one by one', () => {
  const start = withAway({ time: [0, 2] });
  const { state } = enter(start, [0, found(start)]);
  const taken = (sector: number) => said(1, { type: 'photo', sector });
  const one = enter(state, [0, taken(1)]).state;
  expect(one.public.lastActs).toEqual([1]);
  const two = enter(one, [0, taken(7)]).state;
  expect(two.public).toMatchObject({ lastActs: [], quadrants: [1, 1], time: [5, 2] });
  const mended = enter(two, [0, { type: 'mistake', act: 2 }]).state;
  expect(enter(mended, [0, taken(3)]).state.public.lastActs).toEqual([]);
  expect(enter(state, [0, said(1, { type: 'find', found: true })]).state.public.alsoFound).toEqual([1]);
});

test('[E1] where tokens are not known everybody may have as much as anybody', () => {
  const start = withAway({}, { tracked: false });
  const { state } = enter(start, [0, said(1, { type: 'find', found: true })]);
  expect(refused(state, 0, shots(1, 2, 3))).toBeUndefined();
  expect(refused(state, 0, shots(1, 2, 3, 4))).toBe('too-many-photos');
});

test('[E1] a token that is set right after the find changes who has a last act', () => {
  const start = atBox({ time: [3, 9] });
  const { state } = enter(start, [0, found(start)]);
  expect(state.public.lastActs).toEqual([]);
  const behind = enter(state, [1, { type: 'set-time', seat: seat(1), time: 6 }]).state;
  expect(behind.public.lastActs).toEqual([1]);
  const ahead = enter(behind, [1, { type: 'set-time', seat: seat(1), time: 9 }]).state;
  expect(ahead.public.lastActs).toEqual([]);
});

test('[E1] [U3] once it is found, a wrong photo costs nothing', () => {
  const start = withAway();
  const { state } = enter(
    start,
    [0, said(1, { type: 'photo', sector: 6 })],
    [0, found(start)],
    [0, { type: 'verify', photo: 0, subject: 'spy' }],
  );
  expect(state.public).toMatchObject({ time: [5, 1], photos: [{ fate: 'wrong' }] });
});

test('[E2] the end shows everything, and scores are those of the game', () => {
  const start = atBox({ time: [0, 1], quadrants: [1, 1] });
  const photos = enter(start, [1, own(photo(2, 'nav'))], [0, found(start)]);
  const { state } = enter(photos.state, [1, found(start)], [0, { type: 'reveal' }]);
  expect(state.public.end?.puzzle).toEqual(start.puzzle);
  expect(toAct(state)).toEqual([]);
  expect(refused(state, 0, { type: 'reveal' })).toBe('game-over');
  const result = outcome(state);
  expect(result?.reason).toBe('found');
  expect(result?.scores.map(({ total }) => total)).toEqual([10, 8]);
});

test('[E2] what was not entered counts nothing', () => {
  const start = withAway({ time: [9, 0] }, { tracked: false });
  const { state } = enter(
    start,
    [0, said(1, { type: 'photo', sector: 6 })],
    [0, said(1, { type: 'find', found: true })],
    [0, found(start)],
    [0, { type: 'reveal' }],
  );
  expect(state.public.photos).toMatchObject([{ fate: 'face-down' }]);
  expect(outcome(state)).toMatchObject({ winners: [1], scores: [{ total: 0 }, { total: 10 }] });
});

test('[E2] people may look before anyone has found it', () => {
  const { state } = enter(atBox(), [0, own(photo(2, 'nav'))], [1, { type: 'reveal' }]);
  expect(outcome(state)).toMatchObject({
    reason: 'revealed',
    winners: [0],
    scores: [{ total: 2 }, { total: 0 }],
  });
});
