import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import type { Write } from '../../engine/store/store.ts';
import { openSqlite } from './sqlite.ts';
import { unsafety } from './sqlite-file.ts';
import { freshFolder, opened, startWriter, type Writer } from './testing.ts';

let folder: string;
let file: string;
let writers: Writer[];

beforeEach(async () => {
  folder = await freshFolder();
  file = join(folder, 'tables.sqlite');
  writers = [];
});
afterEach(async () => {
  for (const writer of writers) await writer.kill();
  await rm(folder, { recursive: true, force: true });
});

function start(task: 'append' | 'serve', most?: number): Writer {
  const writer = startWriter(task, folder, most);
  writers.push(writer);
  return writer;
}

const whyNot = async (path: string, options = {}): Promise<string> => {
  const store = await openSqlite(path, options);
  return store.ok ? 'it was opened' : store.error;
};

describe('what is acknowledged is durable', () => {
  test('synchronous is FULL, by what the connection says', async () => {
    const store = await opened(folder);
    expect(store.synchronous()).toBe(2);
    await store.close();
  });

  test.each([
    ['PRAGMA synchronous = NORMAL', 'PRAGMA synchronous is 1, not 2 (FULL)'],
    ['PRAGMA synchronous = OFF', 'PRAGMA synchronous is 0, not 2 (FULL)'],
    ['PRAGMA journal_mode = DELETE', 'its journal is "delete", not "wal"'],
  ])('%s is unsafe', (weakened, why) => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    expect(unsafety(db, file)).toBeUndefined();
    db.exec(weakened);
    expect(unsafety(db, file)).toBe(`${file} cannot be kept safely: ${why}`);
    db.close();
  });

  test('a process that is killed has lost nothing of it', async () => {
    const writer = start('append');
    expect(await writer.line()).toBe('opened');
    const acknowledged: number[] = [];
    while (acknowledged.length < 40) acknowledged.push(Number(await writer.line()));
    await writer.kill();
    for (let line = await writer.line(); line !== undefined; line = await writer.line())
      acknowledged.push(Number(line));
    const store = await opened(folder);
    const log = await store.log('shared');
    for (const number of acknowledged) expect(log[number]).toBe(`entry ${number} of ${writer.pid}`);
    const after = log.length;
    expect(await store.write([{ table: 'shared', after, entries: ['and on'] }])).toEqual(['written']);
    await store.close();
  });

  test('two processes never write the same number', async () => {
    const both = [start('append', 300), start('append', 300)];
    const told = await Promise.all(both.map(numbersToldBy));
    expect(told.flat().toSorted((one, other) => one - other)).toEqual([...Array(300).keys()]);
    const store = await opened(folder);
    const log = await store.log('shared');
    for (const [index, writer] of both.entries())
      for (const number of told[index] ?? []) expect(log[number]).toBe(`entry ${number} of ${writer.pid}`);
    await store.close();
  });
});

async function numbersToldBy(writer: Writer): Promise<number[]> {
  expect(await writer.line()).toBe('opened');
  const numbers: number[] = [];
  for (let line = await writer.line(); line !== undefined; line = await writer.line())
    numbers.push(Number(line));
  return numbers;
}

describe('trouble', () => {
  const good: Write = { table: 'good', after: 0, entries: ['one'] };
  const bad: Write = { table: 'bad', after: 0, entries: ['bad'] };

  // ROLLBACK is what SQLite does by itself on a full disk.
  test.each(['ABORT', 'FAIL', 'ROLLBACK'])('nothing of a step counts that ends in %s', async how => {
    const store = await opened(folder);
    const other = new DatabaseSync(file);
    other.exec(`CREATE TRIGGER trouble BEFORE INSERT ON log WHEN NEW.body = 'bad'
                BEGIN SELECT RAISE(${how}, 'the disk is tired'); END`);
    await expect(store.write([good, bad])).rejects.toThrow(`${file} cannot be used: the disk is tired`);
    expect(await store.log('good')).toEqual([]);
    expect(await store.write([good])).toEqual(['written']);
    other.close();
    await store.close();
  });

  test('a file that is no database is said to be damaged, and is left alone', async () => {
    writeFileSync(file, 'no database at all, but long enough to look like one. '.repeat(200));
    const before = readFileSync(file);
    for (const options of [{}, { serving: true }])
      expect(await whyNot(folder, options)).toBe(
        `${file} is damaged; bring back a backup with: area5 restore`,
      );
    expect(readFileSync(file)).toEqual(before);
  });

  describe('a server begins on no damaged file', () => {
    const refused = () => `${file} is damaged; bring back a backup with: area5 restore`;
    const entries = Array.from({ length: 200 }, (_, number) => `${number} ${'x'.repeat(500)}`);
    const serving = { serving: true } as const;
    const damagePages = () => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xee, bytes.length - 4096 * 16, bytes.length - 4096 * 8));
    };

    beforeEach(async () => {
      const store = await opened(folder, serving);
      await store.write([{ table: 'a', after: 0, entries }]);
      await store.close();
    });

    test('and one that is whole is served', async () => {
      const store = await opened(folder, { ...serving, check: { atOnce: 0 } });
      expect(await store.checked).toBeUndefined();
      await store.close();
    });

    test('whose pages were overwritten, or which lacks entries', async () => {
      const before = readFileSync(file);
      damagePages();
      expect(await whyNot(folder, serving)).toBe(refused());
      writeFileSync(file, before);
      const other = new DatabaseSync(file);
      other.exec("DELETE FROM log WHERE body LIKE '7 %'");
      other.close();
      expect(await whyNot(folder, serving)).toBe(refused());
    });

    test('also where it is too large to be looked through at once', async () => {
      damagePages();
      expect(await whyNot(folder, { ...serving, check: { atOnce: 0 } })).toBe(refused());
      // Nobody waits for ever: then it is told while it is served.
      const store = await opened(folder, { ...serving, check: { atOnce: 0, patience: 0 } });
      expect(await store.checked).toBe(refused());
      await store.close();
    });

    test.each([
      ['in the middle, which would cost all that follows', 0.5, true],
      ['at the end, where a loss of power may have come', 0.999, false],
    ])('whose log beside it is broken %s', async (_, where, found) => {
      const store = await opened(folder);
      for (let after = 200; after < 220; after++) await store.write([{ table: 'a', after, entries: ['on'] }]);
      const wal = readFileSync(`${file}-wal`);
      const main = readFileSync(file);
      await store.close();
      wal.fill(0xee, Math.floor(wal.length * where), Math.floor(wal.length * where) + 64);
      writeFileSync(file, main);
      writeFileSync(`${file}-wal`, wal);
      expect((await whyNot(folder, serving)) === refused()).toBe(found);
    });
  });

  test('damage inside is a sentence to whoever comes upon it', async () => {
    const entries = Array.from({ length: 200 }, (_, number) => `${number} ${'x'.repeat(500)}`);
    const store = await opened(folder);
    await store.write([{ table: 'a', after: 0, entries }]);
    await store.close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xee, bytes.length - 4096 * 16, bytes.length - 4096 * 8));
    const again = await opened(folder);
    await expect(again.log('a')).rejects.toThrow(`${file} is damaged`);
    await again.close();
  });

  test('a missing entry is not passed over', async () => {
    const store = await opened(folder);
    await store.write([{ table: 'a', after: 0, entries: ['one', 'two', 'three'] }]);
    const other = new DatabaseSync(file);
    other.exec("DELETE FROM log WHERE body = 'two'");
    await expect(store.log('a')).rejects.toThrow('an entry of a table is missing');
    other.exec("DELETE FROM log WHERE body = 'three'");
    await expect(store.log('a')).rejects.toThrow('an entry of a table is missing');
    other.close();
    await store.close();
  });

  test.each([
    ['PRAGMA user_version = 3', 'was made by a newer version of Area Five (schema 3, here 2)'],
    ['PRAGMA application_id = 7', 'does not hold tables of Area Five'],
  ])('after %s: %s', async (change, why) => {
    await (await opened(folder)).close();
    const other = new DatabaseSync(file);
    other.exec(change);
    other.close();
    expect(await whyNot(folder)).toBe(`${file} ${why}`);
  });

  test('an empty file is one that was lost, and is left alone', async () => {
    writeFileSync(file, '');
    const sentence = `${file} is empty: its tables are lost; bring back a backup with: area5 restore, or begin without any by removing it`;
    expect(await whyNot(folder)).toBe(sentence);
    expect(await whyNot(folder, { serving: true })).toBe(sentence);
    expect(statSync(file).size).toBe(0);
  });

  test('a lock that cannot be opened says why', async () => {
    mkdirSync(join(folder, 'serving.lock'));
    expect(await whyNot(folder, { serving: true })).toBe(
      `${join(folder, 'serving.lock')} cannot be written: it is a folder`,
    );
  });

  test('a folder that cannot be used is named', async () => {
    writeFileSync(join(folder, 'file'), '');
    const inFile = join(folder, 'file', 'data');
    expect(await whyNot(inFile)).toBe(
      `the data folder ${inFile} cannot be used (EEXIST); choose another with: --data FOLDER`,
    );
  });

  test.runIf(existsSync('/proc/self'))('so is one where no file can be made', async () => {
    expect(await whyNot('/proc/self')).toBe(
      '/proc/self/tables.sqlite cannot be written: there is no such folder',
    );
    expect(await whyNot('/proc/self', { serving: true })).toMatch(
      /^\/proc\/self\/serving.lock cannot be (opened; see|written: that is not permitted; let) .*the user who runs this/,
    );
  });

  test('a file that is removed or replaced under the server is noticed', async () => {
    const store = await opened(folder);
    expect(await store.check()).toBeUndefined();
    rmSync(file);
    expect(await store.check()).toBe(`${file} was removed or replaced`);
    await (await opened(folder)).close();
    expect(await store.check()).toBe(`${file} was removed or replaced`);
    await store.close();
    expect(await store.check()).toBe(`${file} is closed`);
  });
});

describe('a folder that is served', () => {
  test('is refused to a second server, which is told the process of the first', async () => {
    const first = start('serve');
    expect(await first.line()).toBe('opened');
    expect(await whyNot(folder, { serving: true })).toBe(
      `${folder} is in use by process ${first.pid}; stop it first`,
    );
    const reader = await opened(folder);
    expect(await reader.check()).toBeUndefined();
    await reader.close();
    await first.kill();
    expect(existsSync(join(folder, 'serving.pid'))).toBe(true);
    await (await opened(folder, { serving: true })).close();
  });

  test('is free again when its store is closed or could not be opened', async () => {
    const store = await opened(folder, { serving: true });
    expect(await whyNot(folder, { serving: true })).toContain(`in use by process ${process.pid};`);
    await store.close();
    expect(existsSync(join(folder, 'serving.pid'))).toBe(false);
    writeFileSync(file, 'no database at all'.repeat(100));
    expect(await whyNot(folder, { serving: true })).toContain('is damaged');
    rmSync(file);
    const again = await openSqlite(folder, { serving: true });
    assert(again.ok, 'nobody holds the folder');
    await again.value.close();
  });
});
