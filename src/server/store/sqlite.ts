import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { assert, fail, ok, type Result } from '../../core/contract.ts';
import { makeFolder } from '../folder.ts';
import { type Hold, holdFolder } from './hold.ts';
import { fileIn, openFile, pragma, unsafety } from './sqlite-file.ts';
import { inWords } from './sqlite-words.ts';
import type { Card, Store, Write, Written } from './store.ts';

export interface SqliteStore extends Store {
  /** `PRAGMA synchronous` as this connection has it: 2 is FULL. */
  synchronous(): number;
}

export interface SqliteOptions {
  /** Holds the folder against other servers and against a restore, until the store is closed. */
  readonly serving?: boolean;
}

/** The tables of one data folder, which is made where it is missing; or why they cannot be opened. */
export async function openSqlite(
  folder: string,
  { serving = false }: SqliteOptions = {},
): Promise<Result<SqliteStore>> {
  try {
    makeFolder(folder);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return fail(`the data folder ${folder} cannot be used (${code}); choose another with: --data FOLDER`);
  }
  const held: Result<Hold | undefined> = serving ? holdFolder(folder) : ok(undefined);
  if (!held.ok) return held;
  const db = openFile(fileIn(folder));
  if (db.ok) return ok(storeIn(db.value, fileIn(folder), held.value));
  held.value?.release();
  return db;
}

function storeIn(db: DatabaseSync, file: string, hold: Hold | undefined): SqliteStore {
  const opened = statSync(file).ino;
  const put = putInto(db);
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const log = db.prepare(`
    WITH RECURSIVE entry (seq, previous, body) AS (
      SELECT length, previous, body FROM tables LEFT JOIN log ON number = last WHERE id = ?1 AND length > 0
      UNION ALL
      SELECT seq - 1, log.previous, log.body FROM entry LEFT JOIN log ON number = entry.previous WHERE seq > 1
    ) SELECT body FROM entry ORDER BY seq`);
  const card = db.prepare('SELECT * FROM cards WHERE id = ?1');
  const byCode = db.prepare('SELECT id FROM cards WHERE code = ?1');
  const byHost = db.prepare('SELECT id FROM cards WHERE host = ?1');
  const listed = db.prepare('SELECT * FROM cards WHERE listed = 1 ORDER BY created DESC LIMIT ?1');
  const due = db.prepare('SELECT id FROM cards WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?2');
  const notes = db.prepare('SELECT text FROM notes WHERE id = ?1 AND seat = ?2');

  /** Async, so that every trouble is a rejection with a sentence. */
  async function using<Value>(use: () => Value): Promise<Value> {
    try {
      return use();
    } catch (thrown) {
      throw new Error(inWords(file, thrown), { cause: thrown });
    }
  }

  function writeAll(writes: readonly Write[]): readonly Written[] {
    begin.run();
    try {
      const written = inOrder(writes, put);
      commit.run();
      return written;
    } catch (thrown) {
      if (db.isTransaction) rollback.run();
      throw thrown;
    }
  }

  return {
    write: writes => using(() => writeAll(writes)),
    log: table => using(() => log.all(table).map(({ body }) => bodyIn(body, table))),
    card: table => using(() => cardIn(card.get(table))),
    byCode: code => using(() => idIn(byCode.get(code))),
    byHost: host => using(() => idIn(byHost.get(host))),
    listed: most => using(() => listed.all(most).flatMap(row => cardIn(row) ?? [])),
    due: (by, most) => using(() => due.all(by, most).flatMap(row => idIn(row) ?? [])),
    notes: (table, seat) =>
      using(() => {
        const text = notes.get(table, seat)?.['text'];
        return text === undefined ? undefined : String(text);
      }),
    check: async () => {
      if (!db.isOpen) return `${file} is closed`;
      // Whoever removes the file takes the tables along, and SQLite goes on writing to nowhere.
      if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) return `${file} was removed or replaced`;
      try {
        return unsafety(db, file);
      } catch (thrown) {
        return inWords(file, thrown);
      }
    },
    close: async () => {
      if (db.isOpen) db.close();
      hold?.release();
    },
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
  const append = db.prepare(
    'INSERT INTO log (previous, body) SELECT last, ?3 FROM tables WHERE id = ?1 AND length = ?2',
  );
  const lengthen = db.prepare(
    'UPDATE tables SET length = length + 1, last = last_insert_rowid() WHERE id = ?1',
  );
  const length = db.prepare('SELECT length FROM tables WHERE id = ?1');
  const isTaken = db.prepare('SELECT 1 FROM cards WHERE id <> ?1 AND (host = ?2 OR code = ?3)');
  const putCard = db.prepare(`
    INSERT INTO cards (id, host, code, listed, wake_at, created, shown) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (id) DO UPDATE SET (host, code, listed, wake_at, created, shown) = (?2, ?3, ?4, ?5, ?6, ?7)`);
  const putNotes = db.prepare('INSERT OR REPLACE INTO notes (id, seat, text) VALUES (?1, ?2, ?3)');

  const lengthOf = (table: string): number => Number(length.get(table)?.['length'] ?? 0);
  const appendOne = (table: string, after: number, entry: string): boolean =>
    append.run(table, after, entry).changes === 1 && lengthen.run(table).changes === 1;

  return ({ table, after, entries, card, notes }) => {
    if ((card || entries.length === 0) && lengthOf(table) !== after) return 'overtaken';
    if (card && isTaken.get(table, card.host, card.code)) return 'taken';
    if (after === 0) start.run(table);
    for (const [index, entry] of entries.entries()) {
      if (appendOne(table, after + index, entry)) continue;
      assert(index === 0, `table ${table} grew while it was written to`);
      return 'overtaken';
    }
    if (card) {
      const { host, code, listed, wakeAt, created, shown } = card;
      putCard.run(table, host, code, listed ? 1 : 0, wakeAt, created, shown);
    }
    if (notes) putNotes.run(table, notes.seat, notes.text);
    return 'written';
  };
}

type Row = Readonly<Record<string, unknown>>;

function bodyIn(body: unknown, table: string): string {
  if (typeof body === 'string') return body;
  throw new Error(`an entry of table ${table} is missing`);
}

const idIn = (row: Row | undefined): string | undefined => (row ? String(row['id']) : undefined);

const cardIn = (row: Row | undefined): Card | undefined =>
  row && {
    table: String(row['id']),
    host: String(row['host']),
    code: row['code'] as string | null,
    listed: row['listed'] === 1,
    wakeAt: row['wake_at'] as number | null,
    created: Number(row['created']),
    shown: String(row['shown']),
  };
