import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { APPLICATION_ID, migrate, SCHEMA_VERSION } from './sqlite-schema.ts';
import { inWords, inWordsOfOurs } from './sqlite-words.ts';

export const fileIn = (folder: string): string => join(folder, 'tables.sqlite');

const WAIT_FOR_OTHERS_MS = 5_000;

/** `PRAGMA synchronous` as SQLite reads it back. */
const FULL = 2;

/** The file to work on, made where there is none, and of an older version only where it must not be changed yet. */
export function openFile(file: string): Result<DatabaseSync> {
  return withDatabase(file, {}, db => {
    const strange = strangeness(db, file);
    if (strange !== undefined && !isEmpty(db)) return fail(strange);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    const unsafe = unsafety(db, file);
    if (unsafe !== undefined) return fail(unsafe);
    if (strange !== undefined) bringUpToDate(db);
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

export const isOld = (db: DatabaseSync): boolean => versionOf(db) < SCHEMA_VERSION;

/** In one step, whoever else opens the file at the same time: killed in the middle, it is as it was. */
export function bringUpToDate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have done it since.
    if (isOld(db)) migrate(db, versionOf(db));
    db.exec('COMMIT');
  } catch (thrown) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw thrown;
  }
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

export const countTables = (db: DatabaseSync): number => numberIn(db, 'SELECT count(*) FROM tables');

/** How many entries of logs are not there that should be. */
export function missingEntries(db: DatabaseSync): number {
  const removed = versionOf(db) < 2 ? '0' : '(SELECT total(length) FROM leftovers)';
  return numberIn(db, `SELECT (SELECT total(length) FROM tables) + ${removed} - count(*) FROM log`);
}

const numberIn = (db: DatabaseSync, sql: string): number =>
  Number(Object.values(db.prepare(sql).get() ?? {})[0]);

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
    return fail(options.readOnly ? inWords(file, thrown) : inWordsOfOurs(file, thrown));
  }
}

/** Why this file is none that this version could work on. */
function strangeness(db: DatabaseSync, file: string): string | undefined {
  const version = versionOf(db);
  if (pragma(db, 'application_id') !== APPLICATION_ID) return `${file} does not hold tables of Area Five`;
  if (version <= SCHEMA_VERSION) return undefined;
  return `${file} was made by a newer version of Area Five (schema ${version}, here ${SCHEMA_VERSION})`;
}

const versionOf = (db: DatabaseSync): number => Number(pragma(db, 'user_version'));

const isEmpty = (db: DatabaseSync): boolean => pragma(db, 'schema_version') === 0 && versionOf(db) === 0;
