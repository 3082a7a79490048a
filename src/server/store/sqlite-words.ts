/** What SQLite could not do with a file, in a sentence. */
export function inWords(file: string, thrown: unknown): string {
  const { errcode, message } = thrown as { errcode?: number; message?: string };
  return `${file} ${reasons[primary(errcode)] ?? `cannot be used: ${message ?? String(thrown)}`}`;
}

export const isBusy = (thrown: unknown): boolean => primary((thrown as { errcode?: number }).errcode) === 5;

/** Without what SQLite adds to tell cases of one kind apart. */
const primary = (errcode = 0): number => errcode & 0xff;

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
