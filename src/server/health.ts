import { statfs } from 'node:fs/promises';
import { type Store, StoreFailed } from '../engine/store/store.ts';
import type { ErrorCode } from '../protocol/errors.ts';

export interface HealthParts {
  readonly store: Store;
  /** Bytes that must be free for new tables. */
  readonly leastFree: number;
  /** Bytes that are free; nothing where nobody knows. */
  free(): Promise<number | undefined>;
}

/** Whether a server can keep what it is told. */
export interface Health {
  /** The store, watched. */
  readonly store: Store;
  /** `failing`: the last thing that was to be kept was not. `damaged`: what is kept cannot be trusted any more. */
  readonly state: 'fine' | 'failing' | 'damaged';
  /** Why nothing more can be kept, or nothing can be trusted: a sentence. */
  trouble(): Promise<string | undefined>;
  /** Why no new table is made, while the others go on: a sentence, and the code for whoever asks for one. */
  closedToNew(): Promise<{ readonly says: string; readonly code: ErrorCode } | undefined>;
  /** Something was found that will not pass. */
  foundDamage(says: string): void;
}

export function healthOf({ store, leastFree, free }: HealthParts): Health {
  let failure: string | undefined;
  let damage: string | undefined;
  const kept = () => {
    failure = undefined;
  };
  const threw = (reason: unknown) => {
    if (reason instanceof StoreFailed && reason.damaged) damage ??= reason.message;
  };
  const failed = (reason: unknown) => {
    failure = reason instanceof Error ? reason.message : String(reason);
    threw(reason);
  };

  const low = async (): Promise<string | undefined> => {
    const left = await free();
    if (left === undefined || left >= leastFree) return undefined;
    return `only ${megabytes(left)} are free; below ${megabytes(leastFree)} (--least-free) no new tables are made`;
  };
  const broken = async () => damage ?? failure ?? (await store.check());

  return {
    store: watched(store, { kept, failed, threw }),
    get state() {
      if (damage !== undefined) return 'damaged';
      return failure === undefined ? 'fine' : 'failing';
    },
    trouble: broken,
    closedToNew: async () => {
      const trouble = await broken();
      if (trouble !== undefined) return { says: trouble, code: 'not-kept' };
      const full = await low();
      return full === undefined ? undefined : { says: full, code: 'server-full' };
    },
    foundDamage: says => {
      damage ??= says;
    },
  };
}

/** Bytes that this folder's disk has left for whoever runs the server. */
export async function freeIn(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    return blocks === 0 ? undefined : bavail * bsize;
  } catch {
    return undefined;
  }
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1e6)} MB`;

interface Told {
  /** Something is on the disk. */
  kept(): void;
  /** Something should be, and is not. */
  failed(reason: unknown): void;
  threw(reason: unknown): void;
}

function watched(store: Store, { kept, failed, threw }: Told): Store {
  const reads =
    <Given extends readonly unknown[], Value>(read: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      try {
        return await read(...given);
      } catch (reason) {
        threw(reason);
        throw reason;
      }
    };
  /** What changed nothing has shown nothing: a step in which all were overtaken does not reach the disk. */
  const writes =
    <Given extends readonly unknown[], Value>(
      write: (...given: Given) => Promise<Value>,
      didWrite: (value: Value) => boolean,
    ) =>
    async (...given: Given): Promise<Value> => {
      try {
        const value = await write(...given);
        if (didWrite(value)) kept();
        return value;
      } catch (reason) {
        failed(reason);
        throw reason;
      }
    };
  return {
    ...store,
    write: writes(store.write, written => written.includes('written')),
    keepFact: writes(store.keepFact, () => true),
    remove: writes(store.remove, done => done === 'removed'),
    reclaim: writes(store.reclaim, freed => freed > 0),
    forgetRemoved: writes(store.forgetRemoved, forgotten => forgotten > 0),
    log: reads(store.log),
    card: reads(store.card),
    byCode: reads(store.byCode),
    byHost: reads(store.byHost),
    listed: reads(store.listed),
    due: reads(store.due),
    notes: reads(store.notes),
    table: reads(store.table),
    tables: reads(store.tables),
    lengths: reads(store.lengths),
    removed: reads(store.removed),
  };
}
