import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { assert, fail, ok, type Result } from '../../core/contract.ts';
import { type Store, StoreFailed, type Write, type Written } from '../../engine/store/store.ts';
import { makeFolder } from '../folder.ts';
import { type Hold, holdFolder } from './hold.ts';
import { type Check, type CheckOptions, checkFile } from './sqlite-check.ts';
import { bringUpToDate, fileIn, isOld, openFile, pragma, unsafety } from './sqlite-file.ts';
import { EntryMissing, logReader } from './sqlite-log.ts';
import { removalsIn } from './sqlite-removals.ts';
import { cardIn, idIn, storedIn } from './sqlite-rows.ts';
import { isWalBroken } from './sqlite-wal.ts';
import { DAMAGED, inWordsOfOurs, isDamage } from './sqlite-words.ts';

export interface SqliteStore extends Store {
  /** `PRAGMA synchronous` as this connection has it: 2 is FULL. */
  synchronous(): number;
  /** What is wrong with a file that was too large to be looked through before the start, in a sentence. */
  readonly checked: Promise<string | undefined>;
}

export interface SqliteOptions {
  /** Holds the folder against other servers and against a restore, until the store is closed. */
  readonly serving?: boolean;
  readonly check?: CheckOptions;
}

/** The tables of one data folder, which is made where it is missing; or why they cannot be opened. */
export async function openSqlite(
  folder: string,
  { serving = false, check }: SqliteOptions = {},
): Promise<Result<SqliteStore>> {
  try {
    makeFolder(folder);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return fail(`the data folder ${folder} cannot be used (${code}); choose another with: --data FOLDER`);
  }
  if (!serving) return openBeside(fileIn(folder));
  const held = holdFolder(folder);
  if (!held.ok) return held;
  const store = await openHeld(fileIn(folder), held.value, check);
  if (!store.ok) held.value.release();
  return store;
}

/** Whoever does not hold the folder changes nothing that an older version may be working on. */
function openBeside(file: string): Result<SqliteStore> {
  const db = openFile(file);
  if (!db.ok) return db;
  if (!isOld(db.value)) return ok(storeIn(db.value, file));
  db.value.close();
  return fail(
    `${file} was made by an older version of Area Five; start a server of this version on it first`,
  );
}

async function openHeld(
  file: string,
  hold: Hold,
  options: CheckOptions | undefined,
): Promise<Result<SqliteStore>> {
  // Twice, since a command may just be writing.
  if (isWalBroken(file) && isWalBroken(file)) return fail(`${file} ${DAMAGED}`);
  const db = openFile(file);
  if (!db.ok) return db;
  const check = await checkFile(db.value, file, options);
  if (check.found !== undefined) {
    db.value.close();
    return fail(check.found);
  }
  try {
    if (isOld(db.value)) bringUpToDate(db.value);
    return ok(storeIn(db.value, file, { hold, check }));
  } catch (thrown) {
    check.stop();
    db.value.close();
    return fail(inWordsOfOurs(file, thrown));
  }
}

interface Held {
  readonly hold: Hold;
  readonly check: Check;
}

function storeIn(db: DatabaseSync, file: string, held?: Held): SqliteStore {
  const opened = statSync(file).ino;
  const put = putInto(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const log = logReader(db);
  const card = db.prepare('SELECT * FROM cards WHERE id = ?1');
  const byCode = db.prepare('SELECT id FROM cards WHERE code = ?1');
  const byHost = db.prepare('SELECT id FROM cards WHERE host = ?1');
  const listed = db.prepare('SELECT * FROM cards WHERE listed = 1 ORDER BY created DESC LIMIT ?1');
  const due = db.prepare('SELECT id FROM cards WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?2');
  const notes = db.prepare('SELECT text FROM notes WHERE id = ?1 AND seat = ?2');
  const stored = `SELECT tables.*, host, code, listed, wake_at, created, shown, result
    FROM tables LEFT JOIN cards USING (id)`;
  const table = db.prepare(`${stored} WHERE tables.id = ?1`);
  const tables = db.prepare(`${stored} WHERE tables.id > ?1 ORDER BY tables.id LIMIT ?2`);
  const length = db.prepare('SELECT length FROM tables WHERE id = ?1');
  const version = db.prepare('PRAGMA data_version');
  const fact = db.prepare('SELECT text FROM facts WHERE name = ?1');
  const keepFact = db.prepare('INSERT OR REPLACE INTO facts (name, text) VALUES (?1, ?2)');

  async function using<Value>(use: () => Value | Promise<Value>): Promise<Value> {
    try {
      return await use();
    } catch (thrown) {
      const damaged = isDamage(thrown) || thrown instanceof EntryMissing;
      throw new StoreFailed(inWordsOfOurs(file, thrown), { damaged, cause: thrown });
    }
  }

  function inStep<Value>(work: () => Value): Value {
    begin.run();
    try {
      const value = work();
      commit.run();
      return value;
    } catch (thrown) {
      if (db.isTransaction) rollback.run();
      throw thrown;
    }
  }

  return {
    ...removalsIn(db, { using, inStep }),
    write: writes => using(() => inStep(() => inOrder(writes, put))),
    log: table => using(() => log(table)),
    card: table => using(() => cardIn(card.get(table))),
    byCode: code => using(() => idIn(byCode.get(code))),
    byHost: host => using(() => idIn(byHost.get(host))),
    listed: most => using(() => listed.all(most).flatMap(row => cardIn(row) ?? [])),
    due: (by, most) => using(() => due.all(by, most).flatMap(row => idIn(row) ?? [])),
    notes: (table, seat) => using(() => textIn(notes.get(table, seat))),
    table: id => using(() => table.all(id).map(storedIn)[0]),
    tables: (after, most) => using(() => tables.all(after, most).map(storedIn)),
    lengths: all => using(() => all.map(table => Number(length.get(table)?.['length'] ?? 0))),
    version: () => using(() => Number(version.get()?.['data_version'])),
    fact: name => using(() => textIn(fact.get(name))),
    keepFact: (name, text) => using(() => void keepFact.run(name, text)),
    check: async () => {
      if (!db.isOpen) return `${file} is closed`;
      // Whoever removes the file takes the tables along, and SQLite goes on writing to nowhere.
      if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) return `${file} was removed or replaced`;
      try {
        return unsafety(db, file);
      } catch (thrown) {
        return inWordsOfOurs(file, thrown);
      }
    },
    close: async () => {
      held?.check.stop();
      if (db.isOpen) db.close();
      held?.hold.release();
    },
    checked: held?.check.whole ?? Promise.resolve(undefined),
    synchronous: () => Number(pragma(db, 'synchronous')),
  };
}

function inOrder(writes: readonly Write[], put: (write: Write) => Written): readonly Written[] {
  let refused: Set<string> | undefined;
  return writes.map(write => {
    if (refused?.has(write.table)) return 'overtaken';
    const written = put(write);
    if (written !== 'written') refused = (refused ?? new Set()).add(write.table);
    return written;
  });
}

/** Inside a transaction. A refused write has changed nothing; what throws must end the transaction. */
function putInto(db: DatabaseSync): (write: Write) => Written {
  const start = db.prepare('INSERT OR IGNORE INTO tables (id, length) VALUES (?1, 0)');
  const appendFirst = db.prepare(
    'INSERT INTO log (previous, body) SELECT last, ?3 FROM tables WHERE id = ?1 AND length = ?2',
  );
  const appendNext = db.prepare('INSERT INTO log (previous, body) VALUES (last_insert_rowid(), ?1)');
  const lengthen = db.prepare(`
    UPDATE tables SET length = length + ?2, last = last_insert_rowid(), bytes = bytes + ?3,
      touched = coalesce(?4, touched) WHERE id = ?1`);
  const length = db.prepare('SELECT length FROM tables WHERE id = ?1');
  const isTaken = db.prepare('SELECT 1 FROM cards WHERE id <> ?1 AND (host = ?2 OR code = ?3)');
  const putCard = db.prepare(`
    INSERT INTO cards (id, host, code, listed, wake_at, created, shown, result)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    ON CONFLICT (id) DO UPDATE
    SET (host, code, listed, wake_at, created, shown, result) = (?2, ?3, ?4, ?5, ?6, ?7, ?8)`);
  const weighNotes = db.prepare(`
    UPDATE tables SET touched = coalesce(?4, touched), bytes = bytes + octet_length(?3)
      - coalesce((SELECT octet_length(text) FROM notes WHERE id = ?1 AND seat = ?2), 0) WHERE id = ?1`);
  const putNotes = db.prepare('INSERT OR REPLACE INTO notes (id, seat, text) VALUES (?1, ?2, ?3)');

  const lengthOf = (table: string): number => Number(length.get(table)?.['length'] ?? 0);
  /** False where the table is not as long as the write says. */
  function append({ table, after, entries, at }: Write): boolean {
    const [first, ...more] = entries;
    if (first === undefined) return true;
    if (appendFirst.run(table, after, first).changes !== 1) return false;
    let bytes = Buffer.byteLength(first);
    for (const entry of more) {
      appendNext.run(entry);
      bytes += Buffer.byteLength(entry);
    }
    const { changes } = lengthen.run(table, entries.length, bytes, at ?? null);
    assert(changes === 1, `table ${table} is there while it is written to`);
    return true;
  }

  return write => {
    const { table, after, entries, card, notes, at = null } = write;
    if ((card || entries.length === 0) && lengthOf(table) !== after) return 'overtaken';
    if (card && isTaken.get(table, card.host, card.code)) return 'taken';
    if (after === 0) start.run(table);
    if (!append(write)) return 'overtaken';
    if (card) {
      const { host, code, listed, wakeAt, created, shown, result } = card;
      putCard.run(table, host, code, listed ? 1 : 0, wakeAt, created, shown, result);
    }
    if (notes) {
      weighNotes.run(table, notes.seat, notes.text, at);
      putNotes.run(table, notes.seat, notes.text);
    }
    return 'written';
  };
}

const textIn = (row: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  row === undefined ? undefined : String(row['text']);
