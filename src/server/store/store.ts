/**
 * Where tables are kept. Nothing here assumes that one process owns a table: a write says after which entry of the
 * log it comes, and is refused where somebody else was faster.
 */
export interface Store {
  /**
   * One durable step for all of them: when it resolves, what was `written` outlives a loss of power. Once a write of
   * a table is refused, so are the later ones of that table in the same step: they were made on top of it.
   * Rejects with a sentence where the storage fails; then nothing of it counts.
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
  /** What is wrong with it, in a sentence; nothing where it works. */
  check(): Promise<string | undefined>;
  close(): Promise<void>;
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
}
