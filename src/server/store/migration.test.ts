import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';
import { openSqlite } from './sqlite.ts';
import { bringUpToDate, fileIn } from './sqlite-file.ts';
import { freshFolder, opened } from './testing.ts';
import { makeOld } from './testing-old.ts';

let folder: string;
let old: string;

const CARD = {
  ...{ table: 'b', host: 'host of b', code: 'SKY', listed: true, wakeAt: 20, created: 10, shown: '{}' },
  result: null,
};
const entry = (at: number) => JSON.stringify({ type: 'said', text: 'čaj', at });

/** What a folder of the first version holds here. */
beforeEach(async () => {
  folder = await freshFolder();
  old = join(folder, 'old');
  const today = join(folder, 'today');
  const store = await opened(today);
  await store.write([
    { table: 'a', after: 0, entries: [entry(5)] },
    { table: 'b', after: 0, entries: [entry(6), 'no JSON'], card: CARD, notes: { seat: 1, text: 'mine' } },
    { table: 'a', after: 1, entries: [entry(7)] },
    { table: 'c', after: 0, entries: ['{"at":"noon"}'] },
  ]);
  await store.close();
  makeOld(today, old);
});
afterEach(() => rm(folder, { recursive: true }));

const serve = () => opened(old, { serving: true });

test('a folder of the first version opens, with all that it held and what it takes', async () => {
  const store = await serve();
  expect(await store.log('a')).toEqual([entry(5), entry(7)]);
  expect(await store.log('b')).toEqual([entry(6), 'no JSON']);
  expect([await store.card('b'), await store.notes('b', 1)]).toEqual([CARD, 'mine']);
  const size = Buffer.byteLength(entry(5));
  expect((await store.tables('', 9)).map(({ table, bytes, touched }) => [table, bytes, touched])).toEqual([
    ['a', 2 * size, 7],
    ['b', size + 'no JSON'.length + 'mine'.length, null],
    ['c', '{"at":"noon"}'.length, null],
  ]);
  expect(await store.write([{ table: 'a', after: 2, entries: ['on'], at: 9 }])).toEqual(['written']);
  await store.close();
});

test('it is made as a new one is', async () => {
  await (await serve()).close();
  const fresh = join(folder, 'fresh');
  await (await opened(fresh)).close();
  const schema = (of: string) => {
    const db = new DatabaseSync(fileIn(of));
    const rows = db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
    db.close();
    return rows;
  };
  expect(schema(old)).toEqual(schema(fresh));
});

test('what fails in the middle leaves the folder as it was, to be tried again', async () => {
  const db = new DatabaseSync(fileIn(old));
  db.exec(`CREATE TRIGGER trouble BEFORE UPDATE ON tables WHEN NEW.id = 'b'
           BEGIN SELECT RAISE(ABORT, 'the disk is tired'); END`);
  expect(() => bringUpToDate(db)).toThrow('the disk is tired');
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  expect(db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'facts'").get()).toEqual({ n: 0 });
  db.exec('DROP TRIGGER trouble');
  db.close();
  await (await serve()).close();
});

test('only whoever holds the folder changes it: an older server may be working on it', async () => {
  const refused = await openSqlite(old);
  expect(refused.ok ? '' : refused.error).toBe(
    `${fileIn(old)} was made by an older version of Area Five; start a server of this version on it first`,
  );
});

test('an older backup is made from such a folder, and restored to one of today', async () => {
  const copy = join(folder, 'copy.sqlite');
  expect(backUp(old, copy)).toMatchObject({ ok: true, value: { tables: 3 } });
  const there = join(folder, 'there');
  expect(restore(copy, there)).toMatchObject({ ok: true, value: { tables: 3 } });
  const store = await opened(there);
  expect(await store.log('a')).toEqual([entry(5), entry(7)]);
  expect((await store.tables('', 1))[0]?.touched).toBe(7);
  await store.close();
});

test('a backup counts what is being freed, and misses nothing', async () => {
  const store = await serve();
  await store.remove({ table: 'b', after: 2, at: 1, why: 'asked', result: null });
  const copy = join(folder, 'copy.sqlite');
  expect(backUp(old, copy)).toMatchObject({ ok: true, value: { tables: 2 } });
  expect(await store.reclaim(1)).toBe(1);
  expect(backUp(old, copy, { force: true })).toMatchObject({ ok: true, value: { tables: 2 } });
  await store.close();
});
