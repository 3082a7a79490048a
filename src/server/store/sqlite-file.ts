import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { placeNew } from '../folder.ts';
import { APPLICATION_ID, migrate, SCHEMA_VERSION } from './sqlite-schema.ts';
import { inWords, inWordsOfOurs } from './sqlite-words.ts';

export const fileIn = (folder: string): string => join(folder, 'tables.sqlite');

const WAIT_FOR_OTHERS_MS = 5_000;

/** `PRAGMA synchronous` as SQLite reads it back. */
const FULL = 2;

/** The file to work on, made where there is none, and of an older version only where it must not be changed yet. */
export function openFile(file: string): Result<DatabaseSync> {
  const made = existsSync(file) ? ok(undefined) : makeFile(file);
  if (!made.ok) return made;
  if (isCutOff(file))
    return fail(
      `${file} is empty: its tables are lost; bring back a backup with: area5 restore, or begin without any by removing it`,
    );
  return withDatabase(file, {}, db => {
    const strange = strangeness(db, file);
    if (strange !== undefined) return fail(strange);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16000');
    const unsafe = unsafety(db, file);
    return unsafe === undefined ? ok(db) : fail(unsafe);
  });
}

/**
 * Whole before it has its name, so that an empty file of that name is always one that was lost. Whoever makes it at the
 * same time is not replaced: the first file that is there stays.
 */
function makeFile(file: string): Result<void> {
  const part = `${file}.${process.pid}`;
  const made = withDatabase(part, { called: file }, db => {
    db.exec('PRAGMA journal_mode = MEMORY');
    bringUpToDate(db);
    return ok(db);
  });
  if (!made.ok) return made;
  made.value.close();
  try {
    placeNew(part, file);
    return ok(undefined);
  } catch (thrown) {
    return fail(inWords(file, thrown));
  } finally {
    rmSync(part, { force: true });
  }
}

const isCutOff = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === 0;
};

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
  { readOnly = false, called = file }: { readonly readOnly?: boolean; readonly called?: string },
  use: (db: DatabaseSync) => Result<DatabaseSync>,
): Result<DatabaseSync> {
  let db: DatabaseSync | undefined;
  try {
    if (!readOnly) makePrivate(file);
    db = new DatabaseSync(file, { readOnly, timeout: WAIT_FOR_OTHERS_MS });
    const used = use(db);
    if (!used.ok) db.close();
    return used;
  } catch (thrown) {
    db?.close();
    return fail(readOnly ? inWords(called, thrown) : inWordsOfOurs(called, thrown));
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
