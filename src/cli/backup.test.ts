import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../engine/store/store.ts';
import { freshFolder, opened, startWriter, type Writer } from '../server/store/testing.ts';
import { area5Program } from './testing.ts';

const CARD: Card = {
  ...{ table: 'a', host: 'host of a', code: 'SKY', listed: true, wakeAt: 20, created: 10, shown: '{}' },
  result: null,
};
const BREAK_LOG = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 99 WHERE name = 'log'";

let folder: string;
let data: string;
let file: string;
let copy: string;
let writers: Writer[];

beforeEach(async () => {
  folder = await freshFolder();
  data = join(folder, 'data');
  file = join(data, 'tables.sqlite');
  copy = join(folder, 'copy.sqlite');
  writers = [];
});
afterEach(async () => {
  for (const writer of writers) await writer.kill();
  await rm(folder, { recursive: true });
});

function start(task: 'append' | 'serve'): Writer {
  const writer = startWriter(task, data);
  writers.push(writer);
  return writer;
}

const done = { code: 0, err: '' };
const backup = (...more: string[]) => area5Program(['backup', '--data', data, '--to', copy, ...more]);
const restore = (to: string, ...more: string[]) =>
  area5Program(['restore', '--from', copy, '--data', to, ...more]);
const refused = (line: string) => ({ code: 1, out: '', err: `area5: ${line}\n` });

async function write(table: string, entries: readonly string[], card?: Card): Promise<void> {
  const store = await opened(data);
  const notes = { seat: 1, text: `notes on ${table}` };
  const after = (await store.log(table)).length;
  expect(await store.write([{ table, after, entries, notes, ...(card && { card }) }])).toEqual(['written']);
  await store.close();
}

async function logIn(folder: string, table: string): Promise<readonly string[]> {
  const store = await opened(folder);
  const log = await store.log(table);
  await store.close();
  return log;
}

describe('backup and restore', () => {
  test('bring back everything, to go on from', async () => {
    await write('a', ['one', 'two'], CARD);
    await write('b', ['three']);
    expect(await backup()).toEqual({
      ...done,
      out: expect.stringMatching(`^2 tables in ${copy} \\(\\d+ KB\\)\n$`),
    });
    const elsewhere = join(folder, 'else', 'where');
    expect(await restore(elsewhere)).toEqual({ ...done, out: `2 tables in ${elsewhere}, as in ${copy}\n` });
    const store = await opened(elsewhere, { serving: true });
    expect(await store.log('a')).toEqual(['one', 'two']);
    expect(await store.log('b')).toEqual(['three']);
    expect(await store.card('a')).toEqual(CARD);
    expect(await store.notes('b', 1)).toBe('notes on b');
    expect(await store.write([{ table: 'a', after: 2, entries: ['and on'] }])).toEqual(['written']);
    await store.close();
    for (const made of [copy, join(elsewhere, 'tables.sqlite')])
      expect(statSync(made).mode & 0o077, 'others may not read it').toBe(0);
    expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'data', 'else']);
  });

  test('a backup taken while a process writes is whole up to one entry', async () => {
    const writer = start('append');
    await writer.reached(10);
    expect(await backup()).toMatchObject(done);
    expect(await restore(join(folder, 'other'))).toMatchObject(done);
    const log = await logIn(join(folder, 'other'), 'shared');
    expect(log.length).toBeGreaterThan(10);
    expect(log).toEqual(log.map((_, number) => `entry ${number} of ${writer.pid}`));
    await writer.reached(log.length);
  });

  test('a backup has what a killed server has acknowledged', async () => {
    const writer = start('append');
    await writer.reached(30);
    await writer.kill();
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    expect(await backup()).toMatchObject(done);
    expect(await restore(join(folder, 'other'))).toMatchObject(done);
    const log = await logIn(join(folder, 'other'), 'shared');
    expect(log.length).toBeGreaterThan(30);
    expect(log).toEqual(await logIn(data, 'shared'));
  });

  test.each([true, false])(
    'what a killed server left does not come back; its tables are there: %s',
    async kept => {
      await write('shared', ['entry 0 of old times']);
      expect(await backup()).toMatchObject(done);
      await rm(data, { recursive: true });
      const writer = start('append');
      await writer.reached(30);
      await writer.kill();
      if (!kept) await rm(file);
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
      expect(await restore(data, ...(kept ? ['--force'] : []))).toMatchObject(done);
      expect(await logIn(data, 'shared')).toEqual(['entry 0 of old times']);
    },
  );
});

describe('backup', () => {
  test('replaces a file only where told to', async () => {
    await write('a', ['one']);
    writeFileSync(copy, 'dear to somebody');
    expect(await backup()).toEqual(refused(`${copy} is already there; --force replaces it`));
    expect(readFileSync(copy, 'utf8')).toBe('dear to somebody');
    expect(await backup('--force')).toMatchObject(done);
    expect(await restore(join(folder, 'other'))).toMatchObject(done);
  });

  test('never replaces the tables, or a folder', async () => {
    await write('a', ['one']);
    const onto = (to: string) => area5Program(['backup', '--data', data, '--to', to, '--force']);
    const same = join(data, '..', 'data', 'tables.sqlite');
    expect(await onto(same)).toEqual(
      refused(`${same} is what is to be copied; choose another file with: --to FILE`),
    );
    const reader = await opened(data);
    expect((await onto(`${file}-wal`)).err).toContain('is what is to be copied');
    await reader.close();
    expect(await onto(folder)).toEqual(refused(`${folder} cannot be written: it is a folder`));
    const nowhere = join(folder, 'no', 'where');
    expect(await onto(nowhere)).toEqual(refused(`${nowhere} cannot be written: there is no such folder`));
    expect(await logIn(data, 'a')).toEqual(['one']);
  });

  test.each([
    ["DELETE FROM log WHERE body = 'one'", 'is damaged: entries are missing'],
    [BREAK_LOG, 'is damaged'],
  ])('of tables after %s fails: they are named, and nothing is left behind', async (change, why) => {
    await write('a', ['one', 'two']);
    const db = new DatabaseSync(file, { defensive: false });
    db.exec(change);
    db.close();
    expect(await backup()).toEqual(refused(`${file} ${why}`));
    expect(readdirSync(folder)).toEqual(['data']);
  });
});

describe('restore', () => {
  beforeEach(async () => {
    await write('a', ['saved']);
    await backup();
    await write('a', ['later']);
  });

  test('replaces tables only where told to', async () => {
    expect(await restore(data)).toEqual(refused(`${file} holds 1 table already; --force replaces it`));
    expect(await logIn(data, 'a')).toEqual(['saved', 'later']);
    expect(await restore(data, '--force')).toMatchObject(done);
    expect(await logIn(data, 'a')).toEqual(['saved']);
  });

  test('needs no telling where there are no tables yet, and some where nobody can say', async () => {
    const other = join(folder, 'other');
    await (await opened(other)).close();
    expect(await restore(other)).toMatchObject(done);
    const strange = join(folder, 'strange');
    mkdirSync(strange);
    writeFileSync(join(strange, 'tables.sqlite'), 'no database at all'.repeat(100));
    expect(await restore(strange)).toEqual(
      refused(`${strange}/tables.sqlite is damaged, or no file of Area Five; --force replaces it`),
    );
    expect(await restore(strange, '--force')).toMatchObject(done);
    expect(await logIn(strange, 'a')).toEqual(['saved']);
  });

  test('waits for no server: whoever serves the folder is named, and nothing changes', async () => {
    const server = start('serve');
    expect(await server.line()).toBe('opened');
    expect(await restore(data, '--force')).toEqual(
      refused(`${data} is in use by process ${server.pid}; stop it first`),
    );
    await server.kill();
    expect(await logIn(data, 'a')).toEqual(['saved', 'later']);
    expect(await restore(data, '--force')).toMatchObject(done);
  });

  test('leaves alone what somebody is reading', async () => {
    await write('a', ['last']);
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN; SELECT * FROM tables');
    await write('a', ['in the log beside the file']);
    expect(await restore(data, '--force')).toEqual(
      refused(`${file} is in use by another process; stop it first`),
    );
    reader.close();
    expect(await logIn(data, 'a')).toHaveLength(4);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  test.each([
    ['PRAGMA user_version = 9', 'was made by a newer version of Area Five (schema 9, here 2)'],
    ['PRAGMA application_id = 9', 'does not hold tables of Area Five'],
    ['DELETE FROM log', 'is damaged: entries are missing'],
    ["PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'listed_cards'", 'is damaged: '],
    [BREAK_LOG, 'is damaged'],
  ])('a backup after %s: %s', async (change, why) => {
    const db = new DatabaseSync(copy, { defensive: false });
    db.exec(change);
    db.close();
    const { code, out, err } = await restore(data, '--force');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^area5: [^\n]+\n$/);
    expect(err).toContain(`${copy} ${why}`);
    expect(await logIn(data, 'a')).toEqual(['saved', 'later']);
  });

  test('a backup that was cut off is damaged', async () => {
    writeFileSync(copy, readFileSync(copy).subarray(0, 8192));
    expect((await restore(data, '--force')).err).toContain(`${copy} is damaged`);
    expect(await logIn(data, 'a')).toEqual(['saved', 'later']);
  });
});
