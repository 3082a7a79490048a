import { existsSync } from 'node:fs';
import { fail, type Result } from '../../core/contract.ts';
import { KEEPING_FACT, type Keeping, keepingIn } from '../../engine/keeping.ts';
import { type Store, type StoredTable, StoreFailed } from '../../engine/store/store.ts';
import { type RoomStage, STAGES } from '../../protocol/tells.ts';
import { lineOf, quietSince, removedAt } from '../../server/removal.ts';
import { holdFolder } from '../../server/store/hold.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { fileIn } from '../../server/store/sqlite-file.ts';
import { timeBeside } from '../../server/time.ts';
import { aSwitch, aText, failed } from '../command.ts';

export const folderFlags = {
  data: aText('FOLDER', 'the data folder of the server (./data)'),
  json: aSwitch('answer with one JSON object'),
} as const;

/** A data folder that a server may be working on. */
export interface Folder {
  readonly store: Store;
  readonly keeping: Keeping;
  /** By the time of its tables. */
  readonly now: number;
}

/** Opens the folder, does it, and lets go of it whatever happens. */
export async function inFolder(
  { data = 'data', json }: { readonly data?: string; readonly json?: boolean },
  work: (folder: Folder) => Promise<number>,
): Promise<number> {
  const opened = await openThere(data);
  if (!opened.ok) return failed(opened.error, json);
  const store = opened.value;
  try {
    const keeping = keepingIn(await store.fact(KEEPING_FACT));
    return await work({ store, keeping, now: await timeBeside(store, Date.now()) });
  } catch (thrown) {
    // An opening reads few pages of a file: what is damaged, locked or full shows later.
    if (!(thrown instanceof StoreFailed)) throw thrown;
    return failed(thrown.message, json);
  } finally {
    await store.close();
  }
}

/** Unlike a server, it makes nothing where there is nothing. */
async function openThere(data: string): Promise<Result<Store>> {
  const file = fileIn(data);
  return existsSync(file) ? openSqlite(data) : fail(`${file} cannot be read: there is no such file`);
}

/** Frees what removed tables took, where no server does: it would wait for every piece. */
export async function reclaimAll(store: Store, data = 'data'): Promise<void> {
  const held = holdFolder(data);
  if (!held.ok) return;
  while ((await store.reclaim(PIECE)) > 0);
  held.value.release();
}

const PIECE = 1_000;
const PAGE = 500;

export async function* allTables(store: Store): AsyncGenerator<StoredTable> {
  let after = '';
  for (;;) {
    const some = await store.tables(after, PAGE);
    yield* some;
    const last = some.at(-1);
    if (!last || some.length < PAGE) return;
    after = last.table;
  }
}

/** A table that its operator closed is frozen like one whose rules threw, and told apart from it. */
export const SHOWN_STAGES: readonly (RoomStage | 'closed')[] = [...STAGES, 'closed'];

/** What is told of a table: names where they are asked for, and never a key, a part or a move. */
export interface TableReport {
  readonly table: string;
  readonly game: string;
  readonly stage: (typeof SHOWN_STAGES)[number];
  readonly code: string | null;
  readonly listed: boolean;
  readonly seats: number;
  /** Seats on which somebody sits. */
  readonly taken: number;
  readonly entries: number;
  readonly bytes: number;
  /** Seconds. */
  readonly age: number;
  readonly idle: number;
  /** Seconds; null where it stays. */
  readonly removedIn: number | null;
}

export function reportOf(
  stored: StoredTable,
  { keeping, now }: Omit<Folder, 'store'>,
): TableReport | undefined {
  const line = lineOf(stored);
  if (!line || !stored.card) return undefined;
  const { code, listed, created } = stored.card;
  const at = removedAt(stored, keeping);
  return {
    ...{ table: stored.table, game: line.game, stage: line.closed ? 'closed' : line.stage, code, listed },
    ...{ seats: line.seats, taken: line.names.length, entries: stored.length, bytes: stored.bytes },
    age: seconds(now - created),
    idle: seconds(now - (quietSince(stored) ?? created)),
    removedIn: at === null ? null : seconds(at - now),
  };
}

const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1_000));
