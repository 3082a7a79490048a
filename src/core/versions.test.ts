import { expect, test } from 'vitest';
import { at, type Seat } from './contract.ts';
import { hiddenBoard } from './fixtures/hidden-board.ts';
import { sealedPlan } from './fixtures/sealed-plan.ts';
import { oneCellQuestions } from './fixtures/two-rules.ts';
import { samplePlay } from './laws/sample-play.ts';
import { checkLaws } from './laws.ts';
import { readSave, SAVE_FORMAT, SAVE_FORMATS, type Save } from './save.ts';
import { load, open, play, save, type Table } from './table.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const saved: Save = copy(save(samplePlay(hiddenBoard, { seats: 3, seed: 'two rules' }).table));
const upTo = (moves: number): Save => ({ ...saved, moves: saved.moves.slice(0, moves) });

function loaded(game: typeof hiddenBoard, file: Save): Table {
  const table = load(game, file);
  if (!table.ok) throw new Error(table.error);
  return table.value as unknown as Table;
}

test('a finished game is replayed by the rules it was played by, and only by those', () => {
  expect(loaded(oneCellQuestions, saved).game.rules).toBe(1);
  const { older: _, ...without } = oneCellQuestions;
  expect(load(without, saved).ok).toBe(false);
});

test('a table in progress goes on by the rules it began with, also once it was saved again', () => {
  const question = { type: 'ask', kind: 'dust', from: 0, to: 2 } as const;
  const again = copy(save(loaded(oneCellQuestions, upTo(2))));
  expect(again.rules).toBe(1);
  const old = loaded(oneCellQuestions, again);
  expect(play(old, at(old.game.toAct(old.state), 0), question).ok).toBe(true);
  const fresh = open(oneCellQuestions, { seats: 3, seed: 'new' });
  expect(fresh.ok && play(fresh.value.table, 0 as Seat, question)).toEqual({ ok: false, error: 'too-long' });
});

test('rules of an unknown number are tried by those of now', () => {
  const now = copy(save(samplePlay(oneCellQuestions, { seats: 2, seed: 'now' }).table));
  expect(loaded(oneCellQuestions, { ...now, rules: 99 }).game.rules).toBe(2);
});

test('the changed rules keep the laws', () => {
  expect(checkLaws(oneCellQuestions, { seats: 3, seed: 'two rules' })).toEqual([]);
});

test.each(SAVE_FORMATS)('a save of format %i is read, replayed and written as such', format => {
  const opened = open(hiddenBoard, { seats: 2, seed: 'formats', format });
  if (!opened.ok) throw new Error(opened.error);
  const file = readSave(copy(save(opened.value.table)));
  if (!file.ok) throw new Error(file.error);
  expect(file.value.area5).toBe(format);
  expect(copy(save(loaded(hiddenBoard, file.value)))).toEqual(file.value);
});

test('what was dealt in format 1 is dealt like that for good, and new tables are dealt otherwise', () => {
  const board = (format?: 1 | 2) => {
    const opened = open(hiddenBoard, { seats: 2, seed: 'for good', ...(format && { format }) });
    return opened.ok ? opened.value.table.state.board.join(' ') : '';
  };
  expect(board(1)).toMatchInlineSnapshot(`"dust comet dust ship dust comet"`);
  expect(board(2)).toMatchInlineSnapshot(`"dust comet ship dust dust comet"`);
  expect(board()).toBe(board(SAVE_FORMAT));
});

test('a table that began in format 1 draws on in it', () => {
  const draws = (format: 1 | 2) => {
    const opened = open(sealedPlan, { seats: 2, seed: 'draws', format });
    return opened.ok ? opened.value.table.state.rng.length : 0;
  };
  expect([draws(1), draws(2)]).toEqual([4, 6]);
});
