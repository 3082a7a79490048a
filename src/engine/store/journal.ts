import { at } from '../../core/contract.ts';
import { soon } from '../machine.ts';
import type { Store, Write, Written } from './store.ts';

/** `failed`: the storage did not take it. Whether it counts is known once the log is read again. */
export type Told = Written | 'failed';

/** Makes many writes one durable step. */
export interface Journal {
  /**
   * Asks for the write when its step begins, so that more may be put into it until then. `done` is called when the
   * step is over, in the order of adding.
   */
  add(table: string, write: () => Write, done: (told: Told) => void): void;
  /** When nothing is waiting. */
  idle(): Promise<void>;
}

export interface JournalOptions {
  /** Is told why the storage failed, before those who wait are. */
  readonly failed: (reason: unknown) => void;
  /** Writes in one step. */
  readonly most?: number;
}

interface Waiting {
  readonly table: string;
  readonly write: () => Write;
  readonly done: (told: Told) => void;
}

const MOST = 256;

export function journalOver(store: Pick<Store, 'write'>, { failed, most = MOST }: JournalOptions): Journal {
  let waiting: Waiting[] = [];
  let underWay = false;
  let idlers: (() => void)[] = [];

  /** After the input of this turn of the event loop, so that all of it goes out together. */
  function goOn(): void {
    underWay = waiting.length > 0;
    if (underWay) {
      soon(() => void step());
      return;
    }
    const woken = idlers;
    idlers = [];
    for (const wake of woken) wake();
  }

  async function step(): Promise<void> {
    const now = waiting.slice(0, most);
    waiting = waiting.slice(most);
    const written = await commit(now);
    // Those who wait have built on what was refused or failed, whatever the numbers of their writes say.
    const late = withdraw(written ? tablesRefused(now, written) : undefined);
    for (const [index, { done }] of now.entries()) tell(() => done(written ? at(written, index) : 'failed'));
    for (const { done } of late) tell(() => done(written ? 'overtaken' : 'failed'));
    goOn();
  }

  /** What is to be written is asked for here: where that fails, all who wait are told. */
  async function commit(writes: readonly Waiting[]): Promise<readonly Written[] | undefined> {
    try {
      return await store.write(writes.map(({ write }) => write()));
    } catch (reason) {
      tell(() => failed(reason));
      return undefined;
    }
  }

  /** Takes the writes of these tables out of the queue, or all of them. */
  function withdraw(tables: ReadonlySet<string> | undefined): readonly Waiting[] {
    if (tables?.size === 0) return [];
    const isLate = ({ table }: Waiting) => tables === undefined || tables.has(table);
    const late = waiting.filter(isLate);
    waiting = waiting.filter(one => !isLate(one));
    return late;
  }

  return {
    add: (table, write, done) => {
      waiting.push({ table, write, done });
      if (!underWay) goOn();
    },
    idle: () => new Promise(wake => (underWay ? idlers.push(wake) : wake())),
  };
}

const tablesRefused = (now: readonly Waiting[], written: readonly Written[]): ReadonlySet<string> =>
  new Set(now.filter((_, index) => written[index] !== 'written').map(({ table }) => table));

/** A fault of one who is told must not keep the others waiting; it is thrown where nobody waits. */
function tell(one: () => void): void {
  try {
    one();
  } catch (thrown) {
    soon(() => {
      throw thrown;
    });
  }
}
