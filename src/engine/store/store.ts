/**
 * Where tables are kept. Nothing here assumes that one process owns a table: a write says after which entry of the
 * log it comes, and is refused where somebody else was faster.
 */
export interface Store extends Removals {
  /**
   * One durable step for all of them: when it resolves, what was `written` outlives a loss of power. Once a write of
   * a table is refused, so are the later ones of that table in the same step: they were made on top of it.
   * Rejects with a sentence (`StoreFailed`) where the storage fails; then nothing of it counts.
   */
  write(writes: readonly Write[]): Promise<readonly Written[]>;
  /** The entries of a table's log, oldest first; empty where there is no such table. */
  log(table: string): Promise<readonly string[]>;
  card(table: string): Promise<Card | undefined>;
  /** The table that has this code now. */
  byCode(code: string): Promise<string | undefined>;
  /** The table that was created with this host key, by its hash. */
  byHost(host: string): Promise<string | undefined>;
  /** Tables that strangers may find, newest first. */
  listed(most: number): Promise<readonly Card[]>;
  /** Tables that something must happen to by then, soonest first: a clock, a bot. */
  due(by: number, most: number): Promise<readonly string[]>;
  notes(table: string, seat: number): Promise<string | undefined>;
  table(table: string): Promise<StoredTable | undefined>;
  /** All tables in the order of their ids, from the first one after this id. */
  tables(after: string, most: number): Promise<readonly StoredTable[]>;
  /** How many entries each of these logs has; 0 where there is no such table. */
  lengths(tables: readonly string[]): Promise<readonly number[]>;
  /** Another number whenever another process may have written since. */
  version(): Promise<number>;
  /** A small text that a server keeps about itself. */
  fact(name: string): Promise<string | undefined>;
  /** Durable when it resolves; rejects as `write` does. */
  keepFact(name: string, text: string): Promise<void>;
  /** What is wrong with it, in a sentence; nothing where it works. */
  check(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** How tables go. */
export interface Removals {
  /** One durable step: nothing is found of the table afterwards but that it was removed. */
  remove(removal: Removal): Promise<'removed' | 'overtaken'>;
  /** What is left of a table that was removed. */
  removed(table: string): Promise<Removed | undefined>;
  /** All of them in the order of their ids, from the first one after this id. */
  allRemoved(after: string, most: number): Promise<readonly Removed[]>;
  /** Forgets those that left no result and were removed before then, so many of them. */
  forgetRemoved(before: number, most: number): Promise<number>;
  /** Frees what removed tables took, so many entries at once; how many there were to free. */
  reclaim(most: number): Promise<number>;
}

/** Of one table. All of it counts, or nothing. */
export interface Write {
  readonly table: string;
  /** How many entries the log has before these. */
  readonly after: number;
  readonly entries: readonly string[];
  /** Where it has changed; of the same table. */
  readonly card?: Card;
  readonly notes?: { readonly seat: number; readonly text: string };
  /** When somebody did this; a table that nobody did anything to stays as old as it was. */
  readonly at?: number;
}

/**
 * What became of one write; nothing of it counts but where it was `written`.
 * `overtaken`: the log has another length than the write says. `taken`: another table has the code or the host of the
 * card; asked only where the length is right.
 */
export type Written = 'written' | 'overtaken' | 'taken';

/** What is looked up about a table without reading its log. */
export interface Card {
  readonly table: string;
  /** Whom it belongs to, by the hash of the host key. Unique. */
  readonly host: string;
  /** The short code, while people may join by it. Unique. */
  readonly code: string | null;
  readonly listed: boolean;
  /** When something must happen to it without anybody's doing. */
  readonly wakeAt: number | null;
  /** When it was created. */
  readonly created: number;
  /** What the lobby shows of it, as JSON. */
  readonly shown: string;
  /** How its game ended, as JSON: what stays when the table is removed. */
  readonly result: string | null;
}

/** What there is of a table, and how much. */
export interface StoredTable {
  readonly table: string;
  readonly length: number;
  /** Of its log and notes. */
  readonly bytes: number;
  /** When somebody last did something to it; null where nobody said. */
  readonly touched: number | null;
  readonly card: Card | undefined;
}

export interface Removal extends Removed {
  /** How many entries its log has; where it has others, nothing is removed. */
  readonly after: number;
}

export interface Removed {
  readonly table: string;
  readonly at: number;
  /** As a code. */
  readonly why: string;
  readonly result: string | null;
}

/** Why storage did not do what it should, in a sentence. */
export class StoreFailed extends Error {
  /** It will not pass by itself: what is kept can no longer be trusted. */
  readonly damaged: boolean;

  constructor(says: string, { damaged, cause }: { readonly damaged: boolean; readonly cause: unknown }) {
    super(says, { cause });
    this.damaged = damaged;
  }
}
