import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../src/core/contract.ts';
import { commitmentTo } from '../../src/core/fair.ts';
import type { Created, Entry } from '../../src/engine/log/entry.ts';
import {
  after,
  dealt,
  newStanding,
  type Standing,
  stateHash,
  truthOf,
} from '../../src/engine/log/standing.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { State } from '../../src/games/unacknowledged/types.ts';
import {
  type Acknowledged,
  doubledIn,
  keptBefore,
  lostOf,
  notesReach,
  numberedNotes,
  refusedIn,
  replayed,
} from './verdict.ts';

const { game } = unacknowledged;
const [first, second, third] = seatsOf(3);

/** A table that was dealt, in which each seat has made one choice. */
function playedLog(): readonly Entry[] {
  const part = 'a'.repeat(64);
  const created: Created & { readonly at: number } = {
    type: 'created',
    ...{ id: 'table', game: game.id, options: {}, seats: 3, code: 'abc', listed: false, host: 'hash' },
    ...{ perMove: null, perGame: null, standIn: null, part, commitment: commitmentTo('table', part), at: 0 },
    watch: 'public',
  };
  const log: Entry[] = [created];
  let standing: Standing = newStanding(created);
  const add = (entry: Entry) => {
    log.push(entry);
    standing = after(standing, entry, game);
  };
  for (const seat of seatsOf(3))
    add({ type: 'bot', seat, name: `Name ${seat}`, look: 1, level: 'visitor', at: 0 });
  add({ type: 'started', at: 0, id: 'start' });
  add({ type: 'dealt', start: dealt(standing, game).table.start, at: 0 });
  for (const seat of seatsOf(3)) {
    const [move] = game.moves(game.view(truthOf(standing).table.state as State, seat));
    if (!move) throw new Error('everybody has something to choose from');
    const next = after(standing, { type: 'moved', seat, move, by: 'bot', at: 0 }, game);
    const hash = stateHash(truthOf(next));
    add({ type: 'moved', seat, move, hash, by: 'bot', at: 0, id: `move-${seat}` });
  }
  return log;
}

const sent = (more: Partial<Acknowledged>): Acknowledged => ({
  table: 'table',
  seat: 0,
  id: 'move-0',
  command: { type: 'move', move: {} },
  ...more,
});

describe('an acknowledged command', () => {
  const log: readonly Entry[] = [...playedLog(), { type: 'followed', by: 'next', at: 0 }];
  const kept = new Map([['table', { log, notes: new Map([[0, numberedNotes(7)]]) }]]);
  const lost = (more: Partial<Acknowledged>) => lostOf([sent(more)], kept).length === 1;

  test('is kept where the log has its id', () => {
    expect(lost({ id: 'move-0' })).toBe(false);
    expect(lost({ id: 'move-9' })).toBe(true);
  });

  test('is lost with its table', () => {
    expect(lost({ command: { type: 'create' } })).toBe(false);
    expect(lost({ command: { type: 'create' }, table: 'other' })).toBe(true);
    expect(lost({ table: 'other' })).toBe(true);
    const empty = new Map([['table', { log: [], notes: new Map() }]]);
    expect(lostOf([sent({ command: { type: 'create' } })], empty)).toHaveLength(1);
  });

  test('that leads on to the next table is kept where it leads to that one', () => {
    expect(lost({ command: { type: 'rematch' }, value: 'next' })).toBe(false);
    expect(lost({ command: { type: 'rematch' }, value: 'another' })).toBe(true);
  });

  test('that keeps notes is kept where these or later ones are there', () => {
    expect(lost({ command: { type: 'notes', text: numberedNotes(6) } })).toBe(false);
    expect(lost({ command: { type: 'notes', text: numberedNotes(7) } })).toBe(false);
    expect(lost({ command: { type: 'notes', text: numberedNotes(8) } })).toBe(true);
    expect(lost({ command: { type: 'notes', text: numberedNotes(1) }, seat: 1 })).toBe(true);
    expect(notesReach(null, numberedNotes(1))).toBe(false);
    expect(notesReach(numberedNotes(10), numberedNotes(9))).toBe(true);
  });
});

test('a command took effect twice where two entries of one kind have its id', () => {
  const said: Entry = { type: 'said', seat: at(seatsOf(1), 0), text: 'a', at: 0, id: 'one' };
  const part: Entry = { type: 'part', seat: at(seatsOf(1), 0), part: 'a', at: 0, id: 'two' };
  const deal: Entry = { type: 'dealt', start: '', at: 0, id: 'two' };
  expect(doubledIn([said, part, deal, { type: 'started', at: 0 }, { type: 'started', at: 0 }])).toEqual([]);
  expect(doubledIn([said, part, deal, said])).toEqual(['one']);
});

test('a command that was refused has no entry', () => {
  expect(refusedIn(playedLog(), new Set(['another']))).toEqual([]);
  expect(refusedIn(playedLog(), new Set(['move-1', 'another']))).toEqual(['move-1']);
});

test('a command that was sent again was kept before where its entry is older', () => {
  const said: Entry = { type: 'said', seat: at(seatsOf(1), 0), text: 'a', at: 100, id: 'one' };
  expect(keptBefore([said], new Map([['one', 101]]))).toBe(1);
  expect(keptBefore([said], new Map([['one', 100]]))).toBe(0);
  expect(keptBefore([said], new Map([['two', 200]]))).toBe(0);
});

describe('a log', () => {
  const log = playedLog();
  const takenBack: Entry = { type: 'took-back', seat: at(seatsOf(1), 0), at: 0 };
  const without = (id: string) => log.filter(entry => entry.id !== id);
  const changed = (change: (entry: Entry) => Entry) => replayed(game, log.map(change));

  test('is played again to where it ended', () => {
    const again = replayed(game, log);
    expect(again.ok && again.value.truth?.table.log.map(({ seat }) => seat)).toEqual([first, second, third]);
  });

  test.for<[string, ReturnType<typeof replayed>, RegExp]>([
    ['has no table', replayed(game, []), /does not begin/],
    ['lacks a move', replayed(game, without('move-0')), /entry 6 \(moved\) does not follow: .*another state/],
    [
      'has another deal',
      changed(one => (one.type === 'dealt' ? { ...one, start: 'x' } : one)),
      /\(dealt\) leads/,
    ],
    [
      'takes back what was shown',
      replayed(game, [...log, takenBack]),
      /entry 9 \(took-back\) does not follow/,
    ],
  ])('is broken that %s', ([, again, words]) => {
    expect(again.ok ? '' : again.error).toMatch(words);
  });
});
