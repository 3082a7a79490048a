import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSave } from '../../core/save.ts';
import { openStore } from '../store.ts';
import { got, listening, newTable, pickOf, seat, tablesWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A table with a move, a note and something seen; and its file. */
async function exported() {
  const tables = tablesWith();
  const id = got(await tables.create(newTable('person', 'bot', 'person')));
  const { link, ears } = await listening(tables, id, seat(0));
  link.hold(true);
  await link.act(seat(0), pickOf(ears.last));
  link.saw(seat(0), 1);
  void link.keepNotes(seat(0), { text: 'mine' });
  void link.keepNotes('spectator', { byHand: {} });
  const file = got(await link.file());
  link.close();
  return { id, tables, file };
}

type Json = Record<string, unknown>;
const changed = (file: string, change: (json: Json) => Json): string =>
  JSON.stringify(change(JSON.parse(file) as Json));

test('a table comes back from its file as another table with everything on it', async () => {
  const { id, tables, file } = await exported();
  const { id: other } = got(await tables.importFile(file));
  expect(other).not.toBe(id);
  const [was, is] = [got(await openStore().read(id)), got(await openStore().read(other))];
  expect(is).toEqual({ ...was, id: other, changed: is.changed, version: 1 });
  expect(is).toMatchObject({
    moves: 1,
    seen: { 0: 1 },
    notes: { 0: { text: 'mine' }, spectator: { byHand: {} } },
  });
  expect(got(await tables.exportFile(other))).toBe(file);
});

test('a file is a save with one more key, one move per line', async () => {
  const { file } = await exported();
  const read = got(readSave(JSON.parse(file)));
  expect(read.moves).toHaveLength(1);
  expect(file.trimEnd().split('\n')).toHaveLength(3);
});

test('how the seed was made goes with the table, through its moves and into its file', async () => {
  const { tables, file } = await exported();
  const hex = 'a'.repeat(64);
  const fair = { table: 'night-7', server: { commitment: hex, part: hex }, seats: [null, null, null] };
  const { id } = got(await tables.importFile(changed(file, json => ({ ...json, fair }))));
  const { link, ears } = await listening(tables, id, seat(2));
  expect(link.facts.checkable).toBe(true);
  link.hold(true);
  await link.act(seat(2), pickOf(ears.last));
  link.close();
  expect(got(readSave(JSON.parse(got(await tables.exportFile(id)))))).toMatchObject({
    fair,
    moves: [{ seat: 0 }, { seat: 2 }],
  });
});

test('a record of the deal that cannot be read is told, and the game goes on without it', async () => {
  const { tables, file } = await exported();
  const { id, fair } = got(await tables.importFile(changed(file, json => ({ ...json, fair: { seats: 7 } }))));
  expect(fair).toBe('unreadable');
  expect(got(await tables.exportFile(id))).toBe(file);
});

test('notes that a file brings for a seat that is not here are not given out', async () => {
  const { tables, file } = await exported();
  const noted = changed(file, json => ({
    ...json,
    table: { ...(json['table'] as Json), notes: { 1: 'of a bot' } },
  }));
  const { link } = await listening(tables, got(await tables.importFile(noted)).id);
  expect(await link.notes(seat(1))).toEqual({ ok: false, error: { trouble: 'not-your-seat' } });
  link.close();
});

test('names that cannot be shown or told apart are mended, and the game is opened', async () => {
  const { tables, file } = await exported();
  const named = (names: readonly string[]) =>
    changed(file, json => {
      const table = json['table'] as Json;
      const players = (table['players'] as Json[]).map((player, index) => ({
        ...player,
        name: names[index],
      }));
      return { ...json, table: { ...table, players } };
    });
  const opened = async (...names: readonly string[]) =>
    got(await tables.importFile(named(names))).players.map(({ name }) => name);
  expect(await opened('Ann', 'Аnn', '')).toEqual(['Ann', 'Аnn 2', 'Player 3']);
  expect(await opened('\u202EAnn', 'Be\uD800a', 'x'.repeat(99))).toEqual(['Ann', 'Bea', 'x'.repeat(20)]);
});

test('a save of the command line gets one person and bots', async () => {
  const { tables, file } = await exported();
  const plain = changed(file, ({ table: _, ...save }) => save);
  const { players, lesson } = got(await openStore().read(got(await tables.importFile(plain)).id));
  expect(players.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
  expect(lesson).toBe(false);
});

describe('a file is refused in one sentence', () => {
  const move = { seat: 0, move: { type: 'pick', card: 'media' }, hash: '' };
  const table = (json: Json) => json['table'] as Json;

  test.each([
    ['that is no JSON', () => '{"area5":', 'This file is damaged, or it is not a table of Area Five.'],
    ['that is something else', () => '[1,2]', 'is not a table of Area Five.'],
    ['nested beyond all bounds', () => `${'['.repeat(200_000)}`, 'is not a table of Area Five.'],
    ['that is too large', () => ' '.repeat(5_000_001), 'at most 5 MB'],
    [
      'of an unknown game',
      (file: string) => changed(file, json => ({ ...json, game: 'chess' })),
      'no game "chess"',
    ],
    [
      'of another deal',
      (file: string) => changed(file, json => ({ ...json, seed: 'x' })),
      'its deal is not the one that was played',
    ],
    [
      'with a move too many',
      (file: string) => changed(file, json => ({ ...json, moves: [...(json['moves'] as []), move] })),
      'move 2 does not fit',
    ],
    [
      'with too few players',
      (file: string) => changed(file, json => ({ ...json, table: { ...table(json), players: [] } })),
      'The file names 0 players for 3 seats.',
    ],
    [
      'with an unreadable table',
      (file: string) => changed(file, json => ({ ...json, table: { ...table(json), seen: 7 } })),
      'is not a table of Area Five.',
    ],
    [
      'with an unknown level',
      (file: string) => file.replace('"level":"visitor"', '"level":"god"'),
      'There is no bot of level "god" here.',
    ],
  ])('%s', async (_, spoil, says) => {
    const { tables, file } = await exported();
    const before = await openStore().list();
    const imported = await tables.importFile(spoil(file));
    expect(!imported.ok && imported.error).toContain(says);
    expect(!imported.ok && imported.error).toMatch(/^[^\n]{1,400}\.$/);
    expect(await openStore().list()).toEqual(before);
  });
});

test('a file of nothing is no file', async () => {
  expect(await tablesWith().exportFile('nothing')).toEqual({ ok: false, error: 'no-such-table' });
});
