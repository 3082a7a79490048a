import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { inWords } from './sqlite-words.ts';

export const fileIn = (folder: string): string => join(folder, 'tables.sqlite');

/** Raised when the schema changes. */
const SCHEMA_VERSION = 1;

/** "A5tb" in the head of the file: tables of Area Five, and no other program's database. */
const APPLICATION_ID = 0x41357462;

const WAIT_FOR_OTHERS_MS = 5_000;

/** `PRAGMA synchronous` as SQLite reads it back. */
const FULL = 2;

/**
 * The log is one list in the order of writing, each entry with the number of the one before it at its table. So a
 * step writes to the end of the file and to the dense rows of `tables`. Sorted by table, each entry would cost a page
 * of its own: three times the work of a whole step.
 */
const SCHEMA = `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    length INTEGER NOT NULL,
    last INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    number INTEGER PRIMARY KEY,
    previous INTEGER,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE cards (
    id TEXT NOT NULL PRIMARY KEY REFERENCES tables,
    host TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    listed INTEGER NOT NULL,
    wake_at REAL,
    created REAL NOT NULL,
    shown TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listed_cards ON cards (created) WHERE listed = 1;
  CREATE INDEX waking_cards ON cards (wake_at) WHERE wake_at IS NOT NULL;
  CREATE TABLE notes (
    id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** The file to work on, made where there is none. */
export function openFile(file: string): Result<DatabaseSync> {
  return withDatabase(file, {}, db => {
    const strange = strangeness(db, file);
    if (strange !== undefined && !isEmpty(db)) return fail(strange);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    const unsafe = unsafety(db, file);
    if (unsafe !== undefined) return fail(unsafe);
    if (strange !== undefined) makeSchema(db);
    return ok(db);
  });
}

/** A file that is only looked at: it must be there, and nothing in it changes. */
export function openToRead(file: string): Result<DatabaseSync> {
  if (!existsSync(file)) return fail(`${file} cannot be read: there is no such file`);
  if (!statSync(file).isFile()) return fail(`${file} cannot be read: it is not a file`);
  return withDatabase(file, { readOnly: true }, db => {
    const strange = strangeness(db, file);
    return strange === undefined ? ok(db) : fail(strange);
  });
}

/** Why a loss of power could cost what was acknowledged. */
export function unsafety(db: DatabaseSync, file: string): string | undefined {
  const journal = pragma(db, 'journal_mode');
  if (journal !== 'wal') return `${file} cannot be kept safely: its journal is "${journal}", not "wal"`;
  const synchronous = pragma(db, 'synchronous');
  if (synchronous === FULL) return undefined;
  return `${file} cannot be kept safely: PRAGMA synchronous is ${synchronous}, not ${FULL} (FULL)`;
}

/** Seeds lie in it, and with them every secret of a game: no other user of the machine may read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

export function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

export const countTables = (db: DatabaseSync): number =>
  Number(db.prepare('SELECT count(*) AS tables FROM tables').get()?.['tables']);

function withDatabase(
  file: string,
  options: { readonly readOnly?: boolean },
  use: (db: DatabaseSync) => Result<DatabaseSync>,
): Result<DatabaseSync> {
  let db: DatabaseSync | undefined;
  try {
    if (!options.readOnly) makePrivate(file);
    db = new DatabaseSync(file, { ...options, timeout: WAIT_FOR_OTHERS_MS });
    const used = use(db);
    if (!used.ok) db.close();
    return used;
  } catch (thrown) {
    db?.close();
    return fail(inWords(file, thrown));
  }
}

/** Why this file is not one of this version's. */
function strangeness(db: DatabaseSync, file: string): string | undefined {
  const version = Number(pragma(db, 'user_version'));
  if (pragma(db, 'application_id') !== APPLICATION_ID) return `${file} does not hold tables of Area Five`;
  if (version === SCHEMA_VERSION) return undefined;
  const age = version > SCHEMA_VERSION ? 'newer' : 'older';
  return `${file} was made by a ${age} version of Area Five (schema ${version}, here ${SCHEMA_VERSION})`;
}

const isEmpty = (db: DatabaseSync): boolean =>
  pragma(db, 'schema_version') === 0 && pragma(db, 'user_version') === 0;

function makeSchema(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  // Another process may have made it since.
  if (isEmpty(db)) db.exec(SCHEMA);
  db.exec('COMMIT');
}
