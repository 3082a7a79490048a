import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import * as v from 'valibot';
import { fail, type Outcome, ok, type Result, type Seat } from '../core/contract.ts';
import { LOOKS, type Player } from '../core/players.ts';
import { readAs, wholeNumber } from '../core/read.ts';
import { readSave, type Save } from '../core/save.ts';
import type { BesideBox } from '../ui/link.ts';
import { databaseOf, isFull, type StoreProblem } from './database.ts';

/** What lists show. It holds no secret of a game, so that a page may read it. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly players: readonly Player[];
  readonly lesson: boolean;
  /** Null where no printed box lies beside it. */
  readonly beside: BesideBox | null;
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly moves: number;
}

/** A whole table with all its secrets. Only a worker reads it. */
export interface TableRecord extends TableSummary {
  readonly save: Save;
  /** By viewer, the last step of its story that it looked at. */
  readonly seen: Readonly<Record<string, number>>;
  /** By viewer, any JSON. */
  readonly notes: Readonly<Record<string, unknown>>;
  /** Which writing of this table it goes on from: 0 before the first. */
  readonly version: number;
}

/** An unreadable table was kept by a newer version, or is damaged; it stays where it is. */
export type Listed =
  | { readonly type: 'table'; readonly table: TableSummary }
  | { readonly type: 'unreadable'; readonly id: string };

/** `overtaken`: somebody else has written the table since, and what they wrote stays. */
export type Unwritten = StoreProblem | 'overtaken';

export type Unread =
  | { readonly type: StoreProblem | 'no-such-table' }
  | { readonly type: 'unreadable'; readonly raw: unknown };

/** The tables kept on this device. No function throws. */
export interface Store {
  /** The newest first. */
  list(): Promise<Result<readonly Listed[], StoreProblem>>;
  read(id: string): Promise<Result<TableRecord, Unread>>;
  /** Gives the version that the next record of this table goes on from. */
  keep(record: TableRecord): Promise<Result<number, Unwritten>>;
  remove(id: string): Promise<Result<null, StoreProblem>>;
}

const DATABASE = 'area5';
const VERSION = 1;

interface Kept extends DBSchema {
  /** Written together, one of each for a table. */
  tables: { key: string; value: TableRecord };
  summaries: { key: string; value: TableSummary };
}

const playerNamed = (name: v.GenericSchema<string>) =>
  v.intersect([
    v.object({ name, look: v.picklist(LOOKS) }),
    v.variant('by', [
      v.object({ by: v.literal('person') }),
      v.object({ by: v.literal('bot'), level: v.string() }),
      v.object({ by: v.literal('script') }),
      v.object({ by: v.literal('away') }),
    ]),
  ]);
const playerSchema = playerNamed(v.pipe(v.string(), v.minLength(1), v.maxLength(60)));

/** Of a stranger's file, whose names may be anything. */
export const strangersSchema = v.array(playerNamed(v.string()));

const seat = v.pipe(
  wholeNumber,
  v.transform(number => number as Seat),
);

const outcomeSchema = v.pipe(
  v.object({
    winners: v.array(seat),
    scores: v.array(
      v.object({
        total: v.number(),
        parts: v.array(v.object({ what: v.string(), points: v.number() })),
      }),
    ),
    reason: v.string(),
    side: v.optional(v.string()),
  }),
  v.transform(({ side, ...outcome }): Outcome => (side === undefined ? outcome : { ...outcome, side })),
);

/** What a table has beyond the game that is played on it; also a part of a file. */
export const seatingEntries = {
  players: v.array(playerSchema),
  lesson: v.boolean(),
  /** Tables that were kept before there was a companion say nothing of it. */
  beside: v.optional(v.nullable(v.object({ laid: v.pipe(v.number(), v.integer(), v.minValue(-1)) })), null),
  created: v.number(),
};

export const knowledgeEntries = {
  seen: v.record(v.string(), wholeNumber),
  notes: v.record(v.string(), v.unknown()),
};

const summaryEntries = {
  ...seatingEntries,
  id: v.string(),
  game: v.string(),
  changed: v.number(),
  toAct: v.array(seat),
  outcome: v.nullable(outcomeSchema),
  moves: wholeNumber,
};

const summarySchema = v.object(summaryEntries);
/** Tables that were kept before there were versions have none. */
const recordSchema = v.object({
  ...summaryEntries,
  ...knowledgeEntries,
  save: v.unknown(),
  version: v.optional(wholeNumber, 0),
});

export const readPlayers = (json: unknown): Result<readonly Player[]> =>
  readAs(v.array(playerSchema), json, 'the players');

/** A store of its own for each page and worker; all of them show the same tables. */
export function openStore(): Store {
  const attempt = databaseOf<Kept>(DATABASE, VERSION, upgrade);
  return {
    async list() {
      const read = await attempt(async db => {
        const found = db.transaction('summaries').store;
        return Promise.all([found.getAllKeys(), found.getAll()]);
      });
      if (!read.ok) return read;
      const [ids, all] = read.value;
      const listed = all.map((raw, index) => summaryOf(ids[index] ?? '', raw));
      return ok(listed.sort((one, other) => changedAt(other) - changedAt(one)));
    },

    async read(id) {
      const read = await attempt(db => db.get('tables', id));
      if (!read.ok) return fail({ type: read.error });
      const raw: unknown = read.value;
      return raw === undefined ? fail({ type: 'no-such-table' }) : recordOf(raw);
    },

    async keep(record) {
      const next = { ...record, version: record.version + 1 };
      // Where a browser has no locks, only this comparison stands between two windows.
      const written = await attempt(db =>
        write(db, async writing => {
          const before: Partial<TableRecord> | undefined = await writing.objectStore('tables').get(record.id);
          if (before && (before.version ?? 0) !== record.version) return false;
          await together(
            writing.objectStore('tables').put(next),
            writing.objectStore('summaries').put(summarized(next)),
          );
          return true;
        }),
      );
      if (!written.ok) return written;
      return written.value ? ok(next.version) : fail('overtaken');
    },

    async remove(id) {
      return attempt(db =>
        write(db, async writing => {
          await together(
            writing.objectStore('tables').delete(id),
            writing.objectStore('summaries').delete(id),
          );
          return null;
        }),
      );
    },
  };
}

/** Each version that ever was is a step; nothing is thrown away on the way. */
function upgrade(db: IDBPDatabase<Kept>, oldVersion: number): void {
  if (oldVersion < 1) {
    db.createObjectStore('tables', { keyPath: 'id' });
    db.createObjectStore('summaries', { keyPath: 'id' });
  }
}

type Writing = IDBPTransaction<Kept, ('tables' | 'summaries')[], 'readwrite'>;

/** All of it or nothing. */
async function write<Value>(
  db: IDBPDatabase<Kept>,
  work: (writing: Writing) => Promise<Value>,
): Promise<Value> {
  const writing = db.transaction(['tables', 'summaries'], 'readwrite');
  const worked = work(writing);
  await together(worked, writing.done);
  return worked;
}

/** When storage is full, some parts only say that they were given up, and one says why. */
async function together(...parts: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  const reasons = settled.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (reasons.length > 0) throw reasons.find(isFull) ?? reasons[0];
}

function recordOf(raw: unknown): Result<TableRecord, Unread> {
  const read = v.safeParse(recordSchema, raw);
  if (!read.success) return fail({ type: 'unreadable', raw });
  const save = readSave(read.output.save);
  return save.ok ? ok({ ...read.output, save: save.value }) : fail({ type: 'unreadable', raw });
}

function summaryOf(id: string, raw: unknown): Listed {
  const read = v.safeParse(summarySchema, raw);
  return read.success ? { type: 'table', table: read.output } : { type: 'unreadable', id };
}

/** Unreadable tables come last. */
const changedAt = (listed: Listed): number => (listed.type === 'table' ? listed.table.changed : -1);

const summarized = ({
  save: _,
  seen: __,
  notes: ___,
  version: ____,
  ...summary
}: TableRecord): TableSummary => summary;
