import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { makeFolder } from '../folder.ts';
import { holdFolder } from './hold.ts';
import { countTables, fileIn, makePrivate, openToRead, pragma } from './sqlite-file.ts';
import { inWords } from './sqlite-words.ts';

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
  if (isSame(from, to)) return fail(`${to} is what is to be copied; choose another file with: --to FILE`);
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.isDirectory()) return fail(`${to} cannot be written: it is a folder`);
  if (there && !force) return fail(`${to} is already there; --force replaces it`);
  return using(openToRead(from), source => copyBeside(source, to, part => ok(place(part, to))));
}

/** Puts a backup in place of the tables of a folder that nobody serves. */
export function restore(from: string, folder: string, { force = false }: CopyOptions = {}): Result<Copied> {
  const to = fileIn(folder);
  if (isSame(from, to)) return fail(`${from} is in its place already`);
  return using(whole(from), source => {
    const held = hold(folder);
    if (!held.ok) return held;
    try {
      const there = force ? undefined : whatIsThere(to);
      if (there !== undefined) return fail(`${there}; --force replaces it`);
      return copyBeside(source, to, part => {
        const settled = settle(to);
        return settled.ok ? ok(place(part, to)) : settled;
      });
    } finally {
      held.value.release();
    }
  });
}

/** A file that can be trusted to hold all that was put into it. */
function whole(file: string): Result<DatabaseSync> {
  const db = openToRead(file);
  if (!db.ok) return db;
  const damage = damageOf(db.value, file);
  if (damage === undefined) return db;
  db.value.close();
  return fail(damage);
}

function damageOf(db: DatabaseSync, file: string): string | undefined {
  try {
    const found = pragma(db, 'integrity_check(1)');
    if (found !== 'ok') return `${file} is damaged: ${found}`;
    const lost = db.prepare('SELECT (SELECT total(length) FROM tables) - (SELECT count(*) FROM log) AS lost');
    return lost.get()?.['lost'] === 0 ? undefined : `${file} is damaged: entries are missing`;
  } catch (thrown) {
    return inWords(file, thrown);
  }
}

function hold(folder: string): ReturnType<typeof holdFolder> {
  try {
    makeFolder(folder);
  } catch (thrown) {
    return fail(inWords(folder, thrown));
  }
  return holdFolder(folder);
}

/** What a restore would replace; a file without tables is nothing. */
function whatIsThere(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const db = openToRead(file);
  if (!db.ok) return db.error;
  const tables = countTables(db.value);
  db.value.close();
  if (tables === 0) return undefined;
  return `${file} holds ${tables} ${tables === 1 ? 'table' : 'tables'} already`;
}

/** A copy that is whole is used; no copy stays beside its place. */
function copyBeside(source: DatabaseSync, to: string, use: (part: string) => Result<void>): Result<Copied> {
  const part = `${to}.part`;
  try {
    rmSync(part, { force: true });
    makePrivate(part);
    source.prepare('VACUUM INTO ?1').run(part);
    const tables = using(whole(part), copy => ok(countTables(copy)));
    if (!tables.ok) return tables;
    const copied = { tables: tables.value, bytes: statSync(part).size };
    const used = use(part);
    return used.ok ? ok(copied) : used;
  } catch (thrown) {
    return fail(inWords(to, thrown));
  } finally {
    rmSync(part, { force: true });
  }
}

/** The log beside the file belongs to the old tables: it must be part of them before, and gone after. */
function settle(file: string): Result<void> {
  if (existsSync(file)) {
    const busy = checkpoint(file);
    if (busy) return fail(`${file} is in use by another process; stop it first`);
  }
  for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
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

/** At once, or not at all, even where the power fails. */
function place(part: string, to: string): void {
  sync(part);
  renameSync(part, to);
  sync(dirname(resolve(to)));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

function using<Value>(db: Result<DatabaseSync>, use: (db: DatabaseSync) => Result<Value>): Result<Value> {
  if (!db.ok) return db;
  try {
    return use(db.value);
  } finally {
    db.value.close();
  }
}
