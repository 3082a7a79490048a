import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, readSeat, type Seat, usualSeatCounts } from './contract.ts';
import { type HiddenBoard, hiddenBoard } from './fixtures/hidden-board.ts';
import { held, longSave } from './fixtures/long-table.ts';
import { sealedPlan } from './fixtures/sealed-plan.ts';
import { hashOf } from './hash.ts';
import { samplePlay } from './laws/sample-play.ts';
import { MOST_MOVES, readSave, type Save } from './save.ts';
import { branch, inWords, load, open, play, replay, save, type Table, undo } from './table.ts';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const seat = (number: number) => number as Seat;

function opened<T extends GameTypes>(game: Game<T>, seats = 2, seed = 'one'): Table<T> {
  const table = open(game, { seats, seed });
  if (!table.ok) throw new Error(table.error);
  return table.value.table;
}

const played = samplePlay(hiddenBoard, { seats: 3, seed: 'played' }).table as Table<HiddenBoard>;
const saved: Save = copy(save(played));

describe('open', () => {
  test.each([
    [{ seats: 1, seed: 'a' }, 'Hidden board takes 2 to 4 seats, not 1'],
    [{ seats: 5, seed: 'a' }, 'Hidden board takes 2 to 4 seats, not 5'],
    [{ seats: 2.5, seed: 'a' }, 'Hidden board takes 2 to 4 seats, not 2.5'],
    [{ seats: Number.NaN, seed: 'a' }, 'Hidden board takes 2 to 4 seats, not NaN'],
    [{ seats: 2, seed: '' }, 'a seed is a text of 1 to 200 characters'],
    [{ seats: 2, seed: 'a'.repeat(201) }, 'a seed is a text of 1 to 200 characters'],
  ])('%j is refused in words', (opening, error) => {
    expect(open(hiddenBoard, opening)).toEqual({ ok: false, error });
  });

  test.each([['none'], [[]], [null], [7]])('options that are no object are refused: %j', options => {
    const result = open(hiddenBoard, { seats: 2, seed: 'a', options });
    expect(result).toEqual({ ok: false, error: 'the options are not an object' });
  });

  test('options may leave fewer seats', () => {
    const narrow = (min: number, max: number): Game<HiddenBoard> => ({
      ...hiddenBoard,
      seatsFor: () => ({ min, max }),
    });
    const error = (game: Game<HiddenBoard>, seats: number) => {
      const table = open(game, { seats, seed: 'a' });
      return table.ok ? undefined : table.error;
    };
    expect(error(narrow(2, 3), 4)).toBe('with these options Hidden board takes 2 to 3 seats, not 4');
    expect(error(narrow(3, 3), 2)).toBe('with these options Hidden board takes 3 seats, not 2');
    expect(error(narrow(2, 3), 3)).toBeUndefined();
    expect(usualSeatCounts(narrow(2, 3))).toEqual([2, 3]);
    expect(usualSeatCounts(hiddenBoard)).toEqual([2, 3, 4]);
  });

  test('a seed says all', () => {
    expect(opened(hiddenBoard)).toEqual(opened(hiddenBoard));
    expect(opened(hiddenBoard).start).not.toBe(opened(hiddenBoard, 2, 'two').start);
  });
});

describe('play', () => {
  test('logs the move with the hash of what it leads to, and leaves the table before it alone', () => {
    const before = opened(hiddenBoard);
    const kept = copy({ log: before.log, state: before.state });
    const after = play(before, seat(0), { type: 'ask', kind: 'ship', from: 0, to: 2 });
    if (!after.ok) throw new Error(after.error);
    const { table, events } = after.value;
    expect(table.log).toMatchObject([{ seat: 0, move: { type: 'ask' }, hash: hashOf(copy(table.state)) }]);
    expect(events.map(({ to, event }) => [to, event.type])).toEqual([
      ['all', 'asked'],
      [[0], 'answered'],
    ]);
    expect({ log: before.log, state: before.state }).toEqual(kept);
  });

  test('a refused move comes back as its code', () => {
    expect(play(opened(hiddenBoard), seat(1), { type: 'guess', cell: 0 })).toEqual({
      ok: false,
      error: 'not-your-turn',
    });
  });
});

describe('undo and branch', () => {
  const hashes = [played.start, ...played.log.map(({ hash }) => hash)];

  test('lead back to every earlier state', () => {
    for (const [moves, hash] of hashes.entries()) {
      const back = branch(played, moves);
      expect(hashOf(copy(back.state))).toBe(hash);
      expect(back.log).toEqual(played.log.slice(0, moves));
    }
    expect(undo(played)).toEqual(branch(played, played.log.length - 1));
    expect(undo(played, 3)).toEqual(branch(played, played.log.length - 3));
  });

  test('another story starts there and leaves the first one alone', () => {
    const length = played.log.length;
    const other = play(branch(played, 0), seat(0), { type: 'guess', cell: 5 });
    expect(other.ok && other.value.table.log.length).toBe(1);
    expect(played.log.length).toBe(length);
  });

  test.each([-1, 1000])('there is no move %i', moves => {
    expect(() => branch(played, moves)).toThrow('Broken assumption');
  });
});

describe('save and load', () => {
  test('give the same table back', () => {
    const loaded = load(hiddenBoard, saved);
    expect(loaded.ok && copy({ ...loaded.value, game: null })).toEqual(copy({ ...played, game: null }));
  });

  test('keep a half-made round', () => {
    const after = play(opened(sealedPlan, 3), seat(1), { type: 'plan', sites: ['mesa', 'silo'] });
    if (!after.ok) throw new Error(after.error);
    const loaded = load(sealedPlan, copy(save(after.value.table)));
    expect(loaded.ok && loaded.value.state.plans).toEqual([null, ['mesa', 'silo'], null]);
  });

  const last = saved.moves.length;
  const changeMove = (at: number, change: object): Save => ({
    ...saved,
    moves: saved.moves.map((logged, index) => (index === at - 1 ? { ...logged, ...change } : logged)),
  });
  const [first] = saved.moves;

  test.each([
    ['set-up-differs', 0, { ...saved, start: 'other' }],
    ['set-up-differs', 0, { ...saved, seed: 'other' }],
    ['unreadable', 0, { ...saved, seats: 9 }],
    ['unreadable', 0, { ...saved, options: 'none' }],
    ['unreadable', 2, changeMove(2, { seat: 3 })],
    ['unreadable', 2, changeMove(2, { move: { type: 'dance' } })],
    ['refused', 2, changeMove(2, { seat: 0 })],
    ['state-differs', 3, changeMove(3, { hash: 'other' })],
    ['after-the-end', last + 1, { ...saved, moves: [...saved.moves, { ...first }] }],
  ] as const)('%s at move %i', (why, at, broken) => {
    const steps = replay(hiddenBoard, broken as Save);
    let agreed = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) agreed++;
    expect(step.value).toMatchObject({ why, at });
    expect(agreed).toBe(at);
    const loaded = load(hiddenBoard, broken as Save);
    const where = at === 0 ? 'the set-up does not match' : `move ${at} does not match`;
    expect(!loaded.ok && loaded.error).toContain(where);
    expect(!loaded.ok && loaded.error).not.toContain('\n');
  });

  test('every step gives the table as it stands there', () => {
    const steps = [...replay(hiddenBoard, saved)];
    for (const [at, step] of steps.entries()) {
      expect(step).toMatchObject({ at, ...(at > 0 && { seat: played.log[at - 1]?.seat }) });
      expect(step.table()).toEqual(branch(played, at));
    }
    expect(steps.length).toBe(played.log.length + 1);
  });

  test('the steps of a long save hold one log between them', () => {
    const moves = 2000;
    const steps = [...replay(sealedPlan, longSave(moves))];
    expect(held(steps)).toBeLessThan(50 * moves);
    expect(steps.at(-1)?.table().log.length).toBe(moves);
  });

  test('a very long save loads', () => {
    const loaded = load(sealedPlan, longSave(MOST_MOVES));
    expect(loaded.ok && loaded.value.log.length).toBe(MOST_MOVES);
    if (loaded.ok)
      expect(() => play(loaded.value, seat(0), { type: 'plan', sites: ['dish'] })).toThrow(
        'at most 100000 moves',
      );
  });

  test('a changed rule is named at the first move where it shows', () => {
    const firstGuess = saved.moves.findIndex(({ move }) => (move as { type: string }).type === 'guess') + 1;
    const changed: Game<HiddenBoard> = {
      ...hiddenBoard,
      apply(state, by, move) {
        const step = hiddenBoard.apply(state, by, move);
        return move.type === 'guess' ? { ...step, state: { ...step.state, turn: by } } : step;
      },
    };
    const loaded = load(changed, saved);
    expect(!loaded.ok && loaded.error).toContain(`move ${firstGuess} does not match`);
    expect(firstGuess).toBeGreaterThan(1);
  });

  test('a divergence names the rules where they have changed', () => {
    const words = inWords({ at: 4, why: 'refused', detail: 'it is so' }, { saved: 1, here: 2 });
    expect(words).toBe('move 4 does not match: it is so (saved under rules 1, these are rules 2)');
  });
});

describe('readSave', () => {
  test('reads what save writes', () => {
    expect(readSave(saved)).toEqual({ ok: true, value: saved });
  });

  test('a save has an end', () => {
    expect(readSave({ ...saved, moves: Array(MOST_MOVES + 1).fill(saved.moves[0]) })).toEqual({
      ok: false,
      error: '"moves" in a save: a table takes at most 100000 moves, not 100001',
    });
  });

  test.each([
    [null],
    ['a save'],
    [[]],
    [{}],
    [{ ...saved, area5: 99 }],
    [{ ...saved, game: 7 }],
    [{ ...saved, seats: 2.5 }],
    [{ ...saved, seed: undefined }],
    [{ ...saved, moves: 'none' }],
    [{ ...saved, moves: [{ seat: 0 }] }],
    [{ ...saved, moves: [{ seat: '0', move: {}, hash: '' }] }],
  ])('a bad file gets one sentence: %j', file => {
    const read = readSave(file);
    expect(!read.ok && read.error).toMatch(/^[^\n]{5,200}$/);
    expect(!read.ok && read.error).toContain('a save');
  });
});

test.each([[-1], [3], [0.5], ['0'], [null]])('%j is no seat of three', json => {
  expect(readSeat(json, 3).ok).toBe(false);
});
