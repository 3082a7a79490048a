import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { ok, type Result, type Seat } from '../../core/contract.ts';
import { wholeNumber } from '../../core/read.ts';
import { KEY } from '../../protocol/asks.ts';
import { databaseOf, type StoreProblem } from '../database.ts';

/** What this device keeps about one online table. It holds the keys, so none of it goes anywhere but to the server. */
export interface KeptTable {
  readonly id: string;
  /** Empty before the first welcome. */
  readonly game: string;
  /** Of those who sat there when it was last open. */
  readonly names: readonly string[];
  /** When it was last open, in milliseconds since 1970. */
  readonly opened: number;
  /** What holds the seat of this device. */
  readonly key?: string;
  /** The key came with a link, and no welcome has said yet that it holds a seat. */
  readonly carried?: true;
  /** What the table is led with. */
  readonly host?: string;
  readonly fair: KeptFair;
  /** By viewer, the last step of its story that was looked at here. */
  readonly seen: Readonly<Record<string, number>>;
}

/** What a check of the game is compared with: see `Remembered` in core/fair.ts. */
export interface KeptFair extends KeptDeal {
  /** Deals that this device may have shown its part for, and that were broken off. */
  readonly earlier?: readonly KeptDeal[];
}

export interface KeptDeal {
  readonly serverCommitment?: string;
  /** There from the moment on that the part may have left this device. */
  readonly commitments?: readonly (string | null)[];
  readonly own?: { readonly seat: Seat; readonly part: string; readonly taken: boolean };
}

const dealEntries = {
  serverCommitment: v.exactOptional(v.string()),
  commitments: v.exactOptional(v.array(v.nullable(v.string()))),
  own: v.exactOptional(
    v.object({
      seat: v.pipe(
        wholeNumber,
        v.transform(number => number as Seat),
      ),
      part: v.string(),
      taken: v.boolean(),
    }),
  ),
};

const keptSchema = v.object({
  id: v.string(),
  game: v.string(),
  names: v.array(v.string()),
  opened: v.number(),
  key: v.exactOptional(v.pipe(v.string(), v.regex(KEY))),
  carried: v.exactOptional(v.literal(true)),
  host: v.exactOptional(v.pipe(v.string(), v.regex(KEY))),
  fair: v.object({ ...dealEntries, earlier: v.exactOptional(v.array(v.object(dealEntries))) }),
  seen: v.record(v.string(), wholeNumber),
});

const DATABASE = 'area5-online';
const VERSION = 1;

interface Kept extends DBSchema {
  tables: { key: string; value: KeptTable };
}

const attempt = databaseOf<Kept>(DATABASE, VERSION, db => {
  db.createObjectStore('tables', { keyPath: 'id' });
});

/** Where storage fails, what changed is known as long as this page lives. */
const inMemory = new Map<string, KeptTable>();

/** "Your tables": those that this device sits at or leads, the last opened first. */
export async function yourTables(): Promise<readonly KeptTable[]> {
  const stored = await attempt(async db => (await db.getAll('tables')).flatMap(readable));
  const known = new Map((stored.ok ? stored.value : []).map(table => [table.id, table]));
  for (const table of inMemory.values()) known.set(table.id, table);
  return [...known.values()].filter(isOurs).sort((one, other) => other.opened - one.opened);
}

/** Of a table where one only watches nothing is kept. */
export const isOurs = ({ key, host }: KeptTable): boolean => key !== undefined || host !== undefined;

/** Who lost the seat when a deal was broken off may sit down again, and must not have forgotten the deal. */
export const isKept = (table: KeptTable): boolean => isOurs(table) || table.fair.earlier !== undefined;

export async function readTable(id: string): Promise<KeptTable> {
  const unkept = inMemory.get(id);
  if (unkept) return unkept;
  const stored = await attempt(async db => readable(await db.get('tables', id))[0]);
  return (stored.ok && stored.value) || newlyKept(id);
}

export type Change = (before: KeptTable) => KeptTable;

/** Reads and writes at once, since another window may have the same table open. */
export async function changeTable(id: string, change: Change): Promise<Result<KeptTable, StoreProblem>> {
  const written = await attempt(async db => {
    const writing = db.transaction('tables', 'readwrite');
    const stored = readable(await writing.store.get(id))[0];
    const after = change(inMemory.get(id) ?? stored ?? newlyKept(id));
    await Promise.all([isKept(after) ? writing.store.put(after) : writing.store.delete(id), writing.done]);
    return after;
  });
  if (written.ok) {
    inMemory.delete(id);
    return written;
  }
  const before = await readTable(id);
  inMemory.set(id, change(inMemory.get(id) ?? before));
  return written;
}

export async function forgetTable(id: string): Promise<Result<null, StoreProblem>> {
  inMemory.delete(id);
  const gone = await attempt(db => db.delete('tables', id));
  return gone.ok ? ok(null) : gone;
}

const newlyKept = (id: string): KeptTable => ({
  ...{ id, game: '', names: [], opened: Date.now(), fair: {}, seen: {} },
});

/** What a newer version has kept, or what is damaged, counts as nothing. */
function readable(raw: unknown): readonly KeptTable[] {
  const read = v.safeParse(keptSchema, raw);
  return read.success ? [read.output] : [];
}
