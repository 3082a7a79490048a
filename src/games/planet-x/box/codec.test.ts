import { expect, test } from 'vitest';
import { assert } from '../../../core/contract.ts';
import { open, play, type Table, takeBack } from '../../../core/table.ts';
import { puzzleFor, seat } from '../testing.ts';
import { readMove, readOptions } from './codec.ts';
import { game } from './index.ts';
import { announced, know, place, research, setTime, target } from './testing.ts';
import type { Move, PlanetXBox } from './types.ts';

const { code } = puzzleFor('standard');

test('[C4] [C7] a table where all are here is tracked; else one may choose', () => {
  expect(readOptions({ code, here: [true, true] })).toMatchObject({
    value: { tracked: true, help: 'exact' },
  });
  expect(readOptions({ code, here: [true, false] })).toMatchObject({ value: { tracked: false } });
  expect(readOptions({ code, here: [true, false], tracked: true })).toMatchObject({
    value: { tracked: true },
  });
});

test.each([
  [{ here: [true] }, /"code" in the options is missing/],
  [{ code: 'K', here: [true] }, /"code" in the options: /],
  [{ code, here: [false, false] }, /at least one seat uses this device/],
  [{ code, here: [true], tracked: false }, /where all seats are here, their turns are tracked/],
  [{ code, here: [true], color: 'red' }, /"color" in the options is not a field known here/],
])('options that say %j are refused in a sentence', (json, error) => {
  const read = readOptions(json);
  expect(read.ok ? '' : read.error).toMatch(error);
});

test('[C4] a table has a seat for everybody around the board', () => {
  expect(open(game, { seats: 3, seed: 's', options: { code, here: [true, false] } }).ok).toBe(false);
});

test.each([
  [{ type: 'know', season: 4, level: 'youth' }, /season/],
  [{ type: 'announced', seat: 0, act: { type: 'know' } }, /act/],
  [{ type: 'review-other', seat: 0, sector: 1, phase: 1, body: null }, /body/],
  [{ type: 'set-time', seat: 0, time: -1 }, /time/],
  [{ type: 'submit', theories: [] }, /type/],
])('%j is no move', (json, error) => {
  const read = readMove(json);
  expect(read.ok ? '' : read.error).toMatch(error);
});

test.each([{ act: 3 }, { entry: 3 }])('[C14] %j may be a mistake', of => {
  expect(readMove({ type: 'mistake', ...of })).toEqual({ ok: true, value: { type: 'mistake', ...of } });
  expect(readMove({ type: 'mistake', ...of, act: 'x', entry: 3 }).ok).toBe(false);
});

function after(...moves: readonly (readonly [number, Move])[]): Table<PlanetXBox> {
  const opened = open(game, { seats: 2, seed: 's', options: { code, here: [true, false], tracked: true } });
  assert(opened.ok, 'the table opens');
  return moves.reduce((table, [who, move]) => {
    const played = play(table, seat(who), move);
    assert(played.ok, `seat ${who} may ${JSON.stringify(move)}`);
    return played.value.table;
  }, opened.value.table);
}

test.each<[string, Move]>([
  ['what somebody announced', announced(1, research('A'))],
  ['that somebody found it', announced(1, { type: 'locate', found: true })],
  ['the place of a pawn', setTime(1, 5)],
])('[C17] %s can be taken back: it told nothing', (_, move) => {
  const before = after([0, know(0)]);
  const taken = takeBack(after([0, know(0)], [0, move]), seat(0));
  expect(taken.ok && taken.value.table.state).toEqual(before.state);
});

test('[C17] a theory can be taken back', () => {
  const start = [
    [0, know(0)],
    [0, setTime(0, 3)],
    [0, setTime(1, 3)],
  ] as const;
  const taken = takeBack(after(...start, [0, place(0, 4, 1, 'gas')]), seat(0));
  expect(taken.ok && taken.value.table.state.public.theories).toEqual([]);
});

test('[C14] a mark is taken back like any step', () => {
  const before = after([0, know(0)], [0, setTime(0, 3)], [0, setTime(1, 3)], [0, place(1, 4, 1, null)]);
  const marked = play(before, seat(0), { type: 'mistake', entry: 1 });
  assert(marked.ok, 'a theory of somebody away can be marked');
  const taken = takeBack(marked.value.table, seat(0));
  expect(taken.ok && taken.value.table.state).toEqual(before.state);
});

test('[C12] [C17] an answer that was shown cannot be taken back', () => {
  expect(takeBack(after([0, know(0)], [0, target(1)]), seat(0))).toEqual({ ok: false, error: 'shown' });
});
