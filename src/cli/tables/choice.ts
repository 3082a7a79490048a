import { fail, ok, type Result } from '../../core/contract.ts';
import { readCode } from '../../engine/keys.ts';
import type { Removed, Store, StoredTable } from '../../engine/store/store.ts';
import { aSpan } from '../amounts.ts';
import type { Flag, Values } from '../command.ts';
import { findGame } from '../find.ts';
import { shown } from '../words.ts';
import { allTables, type Folder, reportOf, SHOWN_STAGES } from './folder.ts';

const stage: Flag<(typeof SHOWN_STAGES)[number]> = {
  value: 'STAGE',
  says: `tables at this stage: ${SHOWN_STAGES.join(', ')}`,
  read: text => {
    const found = SHOWN_STAGES.find(one => one === text);
    return found ? ok(found) : fail(`must be one of ${SHOWN_STAGES.join(', ')}, not "${shown(text)}"`);
  },
};

const game: Flag<string> = {
  value: 'GAME',
  says: 'tables of this game',
  read: text => {
    const found = findGame(text);
    return found.ok ? ok(text) : fail(`is wrong: ${found.error}`);
  },
};

/** Which tables are meant, where none is named. */
export const choiceFlags = {
  game,
  stage,
  idle: aSpan('tables at which nobody has done anything for this long, like 30d or 12h'),
  older: aSpan('tables that were made at least so long ago'),
} as const;

export type Choice = Values<typeof choiceFlags>;

export const isChosen = (choice: Choice): boolean =>
  Object.keys(choiceFlags).some(flag => choice[flag as keyof Choice] !== undefined);

/** Those that are named, or all that fit; where some are named, those of them that fit. */
export async function chosen(
  folder: Folder,
  words: readonly string[],
  choice: Choice,
): Promise<Result<readonly StoredTable[]>> {
  const named: StoredTable[] = [];
  for (const word of words) {
    const found = await findTable(folder.store, word);
    if (!found.ok) return found;
    named.push(found.value);
  }
  const all: StoredTable[] = [];
  for await (const stored of words.length > 0 ? named : allTables(folder.store))
    if (fits(stored, folder, choice)) all.push(stored);
  return ok(all);
}

function fits(stored: StoredTable, folder: Folder, { game, stage, idle, older }: Choice): boolean {
  const report = reportOf(stored, folder);
  if (!report) return false;
  return (
    (game === undefined || report.game === game) &&
    (stage === undefined || report.stage === stage) &&
    (idle === undefined || report.idle * 1_000 >= idle) &&
    (older === undefined || report.age * 1_000 >= older)
  );
}

/** The log of a server shows so much of an id. */
const LEAST_OF_ID = 4;

/** By its id, by the first signs of it, or by the code that people join with. */
export async function findTable(store: Store, word: string): Promise<Result<StoredTable>> {
  const start = startIn(word);
  const code = await store.byCode(readCode(word));
  const known = (await store.table(start)) ?? (code === undefined ? undefined : await store.table(code));
  return known ? ok(known) : onlyOne(word, await after(start, store.tables));
}

/** By its id, or by the first signs of it. */
export async function findRemoved(store: Store, word: string): Promise<Result<Removed>> {
  const start = startIn(word);
  const known = await store.removed(start);
  return known ? ok(known) : onlyOne(word, await after(start, store.allRemoved));
}

const startIn = (word: string): string => word.replace(/…$/, '');

/** Two, which is one too many; those that begin so come next in the order of ids. */
const after = async <Kept>(
  start: string,
  list: (after: string, most: number) => Promise<readonly Kept[]>,
): Promise<readonly Kept[]> => (start.length < LEAST_OF_ID ? [] : list(start, 2));

function onlyOne<Kept extends { readonly table: string }>(word: string, like: readonly Kept[]): Result<Kept> {
  const start = startIn(word);
  const [first, ...others] = like.filter(({ table }) => table.startsWith(start));
  if (first && others.length > 0)
    return fail(`several tables begin with "${shown(start)}"; write more of the id`);
  return first ? ok(first) : fail(`there is no table "${shown(word)}"`);
}
