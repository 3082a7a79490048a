import { expect, test } from 'vitest';
import { assert } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, play, takeBack } from '../../../core/table.ts';
import { drawCode } from '../puzzle.ts';
import { moveTo, photo, seat, survey, target } from '../testing.ts';
import type { Move as MoveOfGame } from '../types.ts';
import { game } from './index.ts';
import { atBox, enter, refused, said, typesHeard, withAway } from './testing.ts';
import type { Move } from './types.ts';

const own = (move: MoveOfGame): Move => move as Move;
const mistake = (act: number): Move => ({ type: 'mistake', act });

test('[C14] time and order are given back; the answer stays', () => {
  const { state } = enter(atBox(), [0, own(target(2))]);
  expect(state.public.order).toEqual([1, 0]);
  const after = enter(state, [0, mistake(0)]).state;
  expect(after.public).toMatchObject({ time: [0, 0], order: [0, 1] });
  expect(after.own[0]?.answers).toEqual(state.own[0]?.answers);
  expect(after.box.mistakes).toEqual([0]);
  expect(refused(after, 0, mistake(0))).toBe('marked-already');
});

test('[C14] by whoever made the entry, or anybody where it is of somebody away', () => {
  const { state } = enter(atBox(), [0, own(target(2))]);
  expect(refused(state, 1, mistake(0))).toBe('not-your-act');
  expect(refused(state, 0, mistake(1))).toBe('no-such-act');
  const away = enter(withAway(), [0, said(1, { type: 'target', sectors: [1] })]).state;
  expect(refused(away, 0, mistake(0))).toBeUndefined();
});

test('[C14] a researcher goes back, and so does what Hadron turned', () => {
  expect(enter(atBox(), [0, own(moveTo(2))], [0, mistake(0)]).state.public.quadrants).toEqual([1, 1]);
  const hadron = atBox({ modifiers: ['hadron'] });
  expect(enter(hadron, [0, own(survey('nav'))], [0, mistake(0)]).state.public.turns).toBe(0);
});

test('[C14] [U6] whoever went along goes back too', () => {
  const along: Move = { type: 'went-along', seats: [seat(1)] };
  const start = atBox({ modifiers: ['convoy'] });
  const { state } = enter(start, [0, own(moveTo(2))], [0, along]);
  expect(state.public.quadrants).toEqual([2, 2]);
  const back = enter(state, [0, mistake(0)]);
  expect(back.state.public.quadrants).toEqual([1, 1]);
  expect(typesHeard(back)).toEqual(['mistaken', 'entry-mistaken']);
  const stayed = enter(state, [1, { type: 'mistake', entry: 0 }]).state;
  expect(stayed.public.quadrants).toEqual([2, 1]);
});

test('[C14] a photo is taken off, also with its verdict and penalty', () => {
  const two = enter(atBox(), [0, own(photo(1, 'nav'))], [0, own(photo(2, 'nav'))]).state;
  const off = enter(two, [0, mistake(0)]).state;
  expect(off.public.photos).toMatchObject([{ sector: 2 }]);
  expect(off.own[0]?.subjects).toEqual(['nav']);
  const shown = enter(two, [0, { type: 'turn' }]).state;
  expect(shown.public).toMatchObject({ time: [3, 0], photos: [{ fate: 'wrong' }, { fate: 'right' }] });
  const right = enter(shown, [0, mistake(0)]);
  expect(right.state.public).toMatchObject({ time: [1, 0], photos: [{ sector: 2, fate: 'right' }] });
  expect(right.state.own[0]?.subjects).toEqual(['nav']);
  expect(typesHeard(right)).toEqual(['mistaken', 'entry-mistaken']);
  const none = enter(right.state, [0, mistake(1)]).state;
  expect(none.public).toMatchObject({ time: [0, 0], photos: [] });
  expect(none.box.entries.map(({ type, isMistake }) => [type, isMistake])).toEqual([
    ['turn', false],
    ['verify', true],
    ['verify', true],
  ]);
});

test('[C14] [U3] photos that are due keep their numbers right', () => {
  const entries = [1, 2, 3].map(sector => [0, said(1, { type: 'photo', sector })] as const);
  const { state } = enter(withAway(), ...entries, [0, { type: 'turn' }], [0, mistake(1)]);
  expect(state.public.photos.map(({ sector }) => sector)).toEqual([1, 3]);
  expect(state.box.due).toEqual([0, 1]);
});

test('[C14] nobody has found it where the find was a mistake', () => {
  const { state } = enter(withAway(), [0, said(1, { type: 'find', found: true })], [0, mistake(0)]);
  expect(state.public).toMatchObject({ stage: 'act', finder: null, lastActs: [], time: [0, 0] });
});

test('[C14] a last act can be taken again', () => {
  const start = enter(atBox({ time: [0, 0] }), [1, { type: 'set-time', seat: seat(1), time: 1 }]).state;
  const away = { ...start, box: { ...start.box, here: [true, false] } };
  const { state } = enter(away, [0, said(1, { type: 'find', found: true })]);
  const taken = enter(state, [0, { type: 'last-photos', shots: [{ sector: 2, subject: 'nav' }] }]).state;
  expect(taken.public.lastActs).toEqual([]);
  const again = enter(taken, [0, mistake(1)]).state;
  expect(again.public).toMatchObject({ lastActs: [0], photos: [] });
});

test('[C12] [C17] what was entered can be taken back until something is answered', () => {
  const code = drawCode('basic', new Rng(stream('take back', 'box')));
  const opened = open(game, { seats: 2, seed: 'box', options: { code, here: [true, false], tracked: true } });
  assert(opened.ok, 'a table opens');
  let { table } = opened.value;
  const make = (move: Move) => {
    const played = play(table, seat(0), move);
    assert(played.ok, 'a legal move');
    table = played.value.table;
  };
  const stand = (who: number): Move => ({ type: 'stand', seat: seat(who), quadrant: 2 });
  make({ type: 'know', set: 1, level: 'genius' });
  for (const move of [stand(0), stand(1), said(1, { type: 'move', to: 1 }), own(moveTo(1))]) {
    make(move);
    expect(takeBack(table, seat(0)).ok).toBe(true);
  }
  make({ type: 'survey', of: ['junk'], area: { form: 'quadrant' } });
  expect(takeBack(table, seat(0))).toEqual({ ok: false, error: 'shown' });
});
