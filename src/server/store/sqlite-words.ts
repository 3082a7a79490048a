import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** What SQLite or the system could not do with a file, in a sentence. */
export function inWords(file: string, thrown: unknown): string {
  const known = codeOf(thrown) === CANNOT_OPEN ? (whyClosed(file) ?? thrown) : thrown;
  const { code = '', message } = known as { code?: string; message?: string };
  const reason = reasons[codeOf(known)] ?? systemReasons[code];
  return `${file} ${reason ?? `cannot be used: ${message ?? String(known)}`}`;
}

const CANNOT_OPEN = 14;

/** SQLite does not tell; the system does. */
function whyClosed(file: string): unknown {
  try {
    if (existsSync(file)) closeSync(openSync(file, 'r+'));
    else accessSync(dirname(file), constants.W_OK);
    return undefined;
  } catch (thrown) {
    return thrown;
  }
}

/** What becomes of a data folder whose file is damaged. */
export const DAMAGED = 'is damaged; bring back a backup with: area5 restore';

/** The same of the file that a server works on, with the way out. */
export const inWordsOfOurs = (file: string, thrown: unknown): string =>
  isDamage(thrown) ? `${file} ${DAMAGED}` : inWords(file, thrown);

export const isBusy = (thrown: unknown): boolean => codeOf(thrown) === 5;
export const isDamage = (thrown: unknown): boolean => [11, 26].includes(codeOf(thrown));

/** Without what SQLite adds to tell cases of one kind apart; 0 where it is no error of SQLite. */
const codeOf = (thrown: unknown): number => ((thrown as { errcode?: number }).errcode ?? 0) & 0xff;

/** By SQLite's primary result codes. */
const reasons: Readonly<Record<number, string>> = {
  5: 'cannot be used: another process keeps it locked',
  8: 'cannot be written: it is read-only',
  10: 'cannot be used: the disk reports an error',
  11: 'is damaged',
  13: 'cannot be written: the disk is full',
  [CANNOT_OPEN]: 'cannot be opened; see that the user who runs this may write to its folder',
  26: 'is damaged, or no file of Area Five',
};

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written: that is not permitted; let the user who runs this own the folder',
  EEXIST: 'cannot be used: a part of its path is not a folder',
  EISDIR: 'cannot be written: it is a folder',
  EPERM: 'cannot be written: that is not permitted; let the user who runs this own the folder',
  ENOENT: 'cannot be written: there is no such folder',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'cannot be used: a part of its path is not a folder',
  EROFS: 'cannot be written: the disk is read-only',
};
