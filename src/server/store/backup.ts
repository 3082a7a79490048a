import { existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { counted } from '../../core/words.ts';
import { makeFolder, place } from '../folder.ts';
import { type Hold, holdFolder } from './hold.ts';
import {
  bringUpToDate,
  countTables,
  fileIn,
  makePrivate,
  missingEntries,
  openToRead,
  pragma,
} from './sqlite-file.ts';
import { inWords, isDamage } from './sqlite-words.ts';

export interface Copied {
  readonly tables: number;
  readonly bytes: number;
}

export interface CopyOptions {
  /** Whether what is there already may be replaced. */
  readonly force?: boolean;
}

/** Copies the tables of a folder as they are at one moment, while servers may write on. */
export function backUp(folder: string, to: string, { force = false }: CopyOptions = {}): Result<Copied> {
  const from = fileIn(folder);
  if (['', ...BESIDE].some(ending => isSame(`${from}${ending}`, to)))
    return fail(`${to} is what is to be copied; choose another file with: --to FILE`);
  if (existsSync(to) && statSync(to).isDirectory()) return fail(`${to} cannot be written: it is a folder`);
  if (existsSync(to) && !force) return fail(`${to} is already there; --force replaces it`);
  return copy(from, to, part => ok(place(part, to)));
}

/** Puts a backup in place of the tables of a folder that nobody serves. */
export function restore(from: string, folder: string, { force = false }: CopyOptions = {}): Result<Copied> {
  const to = fileIn(folder);
  if (isSame(from, to)) return fail(`${from} is in its place already`);
  const checked = countWhole(from);
  if (!checked.ok) return checked;
  const held = hold(folder);
  if (!held.ok) return held;
  try {
    const there = force ? undefined : whatIsThere(to);
    if (there !== undefined) return fail(`${there}; --force replaces it`);
    return copy(from, to, part => {
      renew(part);
      const settled = settle(to);
      return settled.ok ? ok(place(part, to)) : settled;
    });
  } finally {
    held.value.release();
  }
}

/** What SQLite keeps beside a file while it is in use. */
const BESIDE = ['-wal', '-shm'];

/** A whole copy beside its place, to be put there; in the end nothing stays beside it. */
function copy(from: string, to: string, put: (part: string) => Result<void>): Result<Copied> {
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    makePrivate(part);
    const filled = using(from, db => ok(db.prepare('VACUUM INTO ?1').run(part)));
    if (!filled.ok) return filled;
    const tables = countWhole(part, from);
    if (!tables.ok) return tables;
    const bytes = statSync(part).size;
    const placed = put(part);
    return placed.ok ? ok({ tables: tables.value, bytes }) : placed;
  } catch (thrown) {
    return fail(inWords(isDamage(thrown) ? from : to, thrown));
  } finally {
    rmSync(part, { force: true });
  }
}

/** How many tables a file holds, if it holds all that was put into it; `called` is its name in the sentence. */
function countWhole(file: string, called = file): Result<number> {
  try {
    return using(file, db => {
      const found = pragma(db, 'integrity_check(1)');
      if (found !== 'ok') return fail(`${called} is damaged: ${found}`);
      if (missingEntries(db) !== 0) return fail(`${called} is damaged: entries are missing`);
      return ok(countTables(db));
    });
  } catch (thrown) {
    return fail(inWords(called, thrown));
  }
}

function using<Value>(file: string, use: (db: DatabaseSync) => Result<Value>): Result<Value> {
  const db = openToRead(file);
  if (!db.ok) return db;
  try {
    return use(db.value);
  } finally {
    db.value.close();
  }
}

function hold(folder: string): Result<Hold> {
  try {
    makeFolder(folder);
  } catch (thrown) {
    return fail(inWords(folder, thrown));
  }
  return holdFolder(folder);
}

/** A backup of an older version becomes one of this. No journal may stay beside a copy that is thrown away. */
function renew(part: string): void {
  const db = new DatabaseSync(part);
  try {
    db.exec('PRAGMA journal_mode = MEMORY');
    bringUpToDate(db);
  } finally {
    db.close();
  }
}

/** What a restore would replace; a file without tables is nothing. */
function whatIsThere(file: string): string | undefined {
  if (!existsSync(file) || statSync(file).size === 0) return undefined;
  const tables = countWhole(file);
  if (!tables.ok) return tables.error;
  if (tables.value === 0) return undefined;
  return `${file} holds ${counted(tables.value, 'table')} already`;
}

/** The log beside the file belongs to the old tables: it must be part of them before, and gone after. */
function settle(file: string): Result<void> {
  if (existsSync(file)) {
    const busy = checkpoint(file);
    if (busy) return fail(`${file} is in use by another process; stop it first`);
  }
  for (const ending of BESIDE) rmSync(`${file}${ending}`, { force: true });
  return ok(undefined);
}

/** Whether somebody else works on the file. What cannot be read is not worth keeping. */
function checkpoint(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    return pragma(db, 'wal_checkpoint(TRUNCATE)') === 1;
  } catch {
    return false;
  } finally {
    db.close();
  }
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
