/** What SQLite or the system could not do with a file, in a sentence. */
export function inWords(file: string, thrown: unknown): string {
  const { code = '', message } = thrown as { code?: string; message?: string };
  const reason = reasons[codeOf(thrown)] ?? systemReasons[code];
  return `${file} ${reason ?? `cannot be used: ${message ?? String(thrown)}`}`;
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
  14: 'cannot be opened',
  26: 'is damaged, or no file of Area Five',
};

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written: that is not permitted',
  EEXIST: 'cannot be used: a part of its path is not a folder',
  EISDIR: 'cannot be written: it is a folder',
  ENOENT: 'cannot be written: there is no such folder',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'cannot be used: a part of its path is not a folder',
  EROFS: 'cannot be written: the disk is read-only',
};
