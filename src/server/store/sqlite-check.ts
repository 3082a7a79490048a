import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { missingEntries, openToRead, pragma } from './sqlite-file.ts';
import { DAMAGED, inWordsOfOurs } from './sqlite-words.ts';

export interface CheckOptions {
  /** Bytes up to which a file is looked through at once: about half a second for each 256 MB on a fast disk. */
  readonly atOnce?: number;
  /** How long a start waits for a larger one; then it goes on beside the server. */
  readonly patience?: number;
}

export interface Check {
  /** What is wrong, in a sentence, as far as is known by now. */
  readonly found: string | undefined;
  /** The same, when the whole file was looked through. */
  readonly whole: Promise<string | undefined>;
  stop(): void;
}

const AT_ONCE = 256_000_000;
const PATIENCE_MS = 10_000;
const PROGRAM = fileURLToPath(new URL('check-file.ts', import.meta.url));

/** Looks for damage in a file that is about to be worked on, in bounded time. */
export async function checkFile(
  db: DatabaseSync,
  file: string,
  { atOnce = AT_ONCE, patience = PATIENCE_MS }: CheckOptions = {},
): Promise<Check> {
  if (statSync(file).size <= atOnce) {
    const found = damageIn(db, file);
    return { found, whole: Promise.resolve(found), stop: () => undefined };
  }
  let stop: Check['stop'] = () => undefined;
  // In a process, since nothing ends a thread that is inside SQLite.
  const whole = new Promise<string | undefined>(resolve => {
    const child = execFile(process.execPath, [PROGRAM, file], (_, said) => resolve(said.trim() || undefined));
    stop = () => void child.kill();
  });
  let patient: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    patient = setTimeout(resolve, patience, undefined);
  });
  const found = await Promise.race([whole, late]);
  clearTimeout(patient);
  return { found, whole, stop };
}

/** What `check-file.ts` says of a file. */
export function damageOf(file: string): string | undefined {
  const db = openToRead(file);
  if (!db.ok) return db.error;
  const found = damageIn(db.value, file);
  db.value.close();
  return found;
}

function damageIn(db: DatabaseSync, file: string): string | undefined {
  try {
    const sound = pragma(db, 'quick_check(1)') === 'ok' && missingEntries(db) === 0;
    return sound ? undefined : `${file} ${DAMAGED}`;
  } catch (thrown) {
    return inWordsOfOurs(file, thrown);
  }
}
