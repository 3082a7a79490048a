import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, ok, type Result } from '../../core/contract.ts';
import { inWords, isBusy } from './sqlite-words.ts';

/** A data folder that no other server may serve meanwhile. */
export interface Hold {
  release(): void;
}

/**
 * By a lock of the operating system, which Node has no call for but SQLite has: it ends with its process, however that
 * ends, so no lock is ever stale. The process id lies beside it, for the sentence only.
 */
export function holdFolder(folder: string): Result<Hold> {
  const file = join(folder, 'serving.lock');
  const pidFile = join(folder, 'serving.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (thrown) {
    lock?.close();
    return fail(
      isBusy(thrown) ? `${folder} is in use by ${holder(pidFile)}; stop it first` : inWords(file, thrown),
    );
  }
  return ok({ release: () => letGo(lock, pidFile) });
}

/** The lock file stays: removing it would let two processes lock two files of one name. */
function letGo(lock: DatabaseSync, pidFile: string): void {
  if (!lock.isOpen) return;
  rmSync(pidFile, { force: true });
  lock.close();
}

function holder(pidFile: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(pidFile, 'utf8'), 10)}`;
  } catch {
    return 'another process';
  }
}
