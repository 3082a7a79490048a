import { fail, type Game, ok, type Result } from '../../core/contract.ts';
import type { Failure } from '../../protocol/errors.ts';
import { bytesIn } from '../machine.ts';
import type { Slices } from '../slices.ts';
import type { Journal, Told } from '../store/journal.ts';
import type { Card, Store, Write } from '../store/store.ts';
import type { Decision } from './decide.ts';
import { Done } from './done.ts';
import type { Entry, Sent } from './entry.ts';
import { folding, parsing } from './folding.ts';
import type { Standing } from './standing.ts';

/** Something that wants to change a table. */
export interface Job {
  /** The command that it comes from: what has been done for the same sender under the same id is not done again. */
  readonly sent?: Sent;
  /** All that the same person may have sent it as. */
  readonly senders?: readonly string[];
  decide(standing: Standing): Result<Decision, Failure>;
  /** When it is kept, or will not be. */
  done(result: Result<Standing, Failure>): void;
  /** Notes are kept beside the log. */
  readonly notes?: Write['notes'];
  /** The game can end without it: where room becomes scarce, it is refused first. */
  readonly aside?: boolean;
}

export interface LedgerParts {
  readonly id: string;
  readonly game: Game;
  readonly journal: Journal;
  readonly store: Pick<Store, 'log'>;
  /** Bytes that the log may have. */
  readonly mostBytes: number;
  now(): number;
  readonly slices: Slices;
  /** Where what the store looks the table up by has changed. */
  card(next: Standing): Card | undefined;
  /** These entries are kept, and may be shown. */
  kept(before: Standing, entries: readonly Entry[], card: Card | undefined): void;
  /** After a write that did not count; `changed`: the table stands otherwise than it was shown. */
  reread(changed: boolean): void;
  /** Somebody has taken the table away. */
  gone(): void;
  failed(reason: unknown): void;
  threw(why: unknown): void;
}

interface Decided extends Decision {
  readonly card: Card | undefined;
}

interface Waiting {
  readonly job: Job;
  tries: number;
}

/** What is written in one piece. */
interface Batch {
  readonly entries: Entry[];
  readonly decided: { readonly waiting: Waiting; readonly result: Result<null, Failure> }[];
  standing: Standing;
  card: Card | undefined;
  notes: Write['notes'];
  /** Whether more may be decided on top of it. */
  open: boolean;
  /** What its entries take, as written. */
  bytes: number;
}

const MOST_TRIES = 3;
/** Of the bytes: then only what the game needs goes in. */
const ASIDE_SHARE = 0.75;

/**
 * The log of one table, and the way into it: one decision after the other, and none shows before it is kept. Moves that
 * arrive in the same turn of the event loop are decided one on top of the other and kept, told and answered together;
 * after anything else, what comes next waits until it is kept.
 */
export class Ledger {
  readonly #parts: LedgerParts;
  #done: Done;
  #standing: Standing;
  #length: number;
  #bytes: number;
  #touched: number;
  #isGone = false;
  #queue: Waiting[] = [];
  #batch: Batch | undefined;
  #writing = false;

  constructor(parts: LedgerParts, standing: Standing, log: readonly Entry[], bytes: number) {
    this.#parts = parts;
    this.#standing = standing;
    this.#length = log.length;
    this.#bytes = bytes;
    this.#touched = touchedIn(log);
    this.#done = new Done(log);
  }

  /** How the table stands, as far as it is kept. */
  get standing(): Standing {
    return this.#standing;
  }

  get length(): number {
    return this.#length;
  }

  /** When somebody last did something here. */
  get touched(): number {
    return this.#touched;
  }

  get idle(): boolean {
    return this.#batch === undefined && !this.#writing && this.#queue.length === 0;
  }

  /** Another process has written to the table. False where something is under way that will show it anyway. */
  refresh(): boolean {
    if (!this.idle) return false;
    this.#writing = true;
    void this.#reread({ decided: [], entries: [] }, 'overtaken');
    return true;
  }

  add(job: Job): void {
    if (this.#isGone) {
      job.done(fail({ code: 'no-such-table' }));
      return;
    }
    this.#queue.push({ job, tries: 0 });
    this.#next();
  }

  #next(): void {
    while (!this.#writing && this.#batch?.open !== false) {
      const waiting = this.#queue.shift();
      if (!waiting) return;
      this.#take(waiting);
    }
  }

  #take(waiting: Waiting): void {
    const { job } = waiting;
    const decided = this.#decide(job);
    if (decided.ok && (decided.value.entries.length > 0 || job.notes)) {
      this.#join(waiting, decided.value);
      return;
    }
    const result = decided.ok ? ok(null) : decided;
    // It was decided on what is not kept yet, so the answer waits for that too.
    if (this.#batch) this.#batch.decided.push({ waiting, result });
    else job.done(result.ok ? ok(this.#standing) : result);
  }

  /** With all that asks the rules: what throws while many tables are written would be everybody's fault. */
  #decide(job: Job): Result<Decided, Failure> {
    const standing = this.#batch?.standing ?? this.#standing;
    if (this.#isDone(job)) return ok({ entries: [], standing, card: undefined });
    const share = this.#bytes / this.#parts.mostBytes;
    if (share >= ASIDE_SHARE && job.aside) return fail({ code: 'table-full' });
    if (share >= 1 && job.sent) return fail({ code: 'too-many-moves' });
    try {
      const decided = job.decide(standing);
      return decided.ok ? ok({ ...decided.value, card: this.#parts.card(decided.value.standing) }) : decided;
    } catch (thrown) {
      this.#parts.threw(thrown);
      return fail({ code: 'frozen' });
    }
  }

  #isDone({ sent, senders = [] }: Job): boolean {
    return sent !== undefined && this.#done.has(sent.id, senders);
  }

  #join(waiting: Waiting, { entries, standing, card }: Decided): void {
    const batch = this.#batch ?? this.#begin();
    batch.entries.push(...entries);
    batch.standing = standing;
    batch.card = card;
    batch.notes = waiting.job.notes;
    batch.open = !waiting.job.notes && entries.every(({ type }) => type === 'moved');
    batch.decided.push({ waiting, result: ok(null) });
    for (const entry of entries) this.#done.add(entry);
  }

  #begin(): Batch {
    const batch: Batch = {
      entries: [],
      decided: [],
      standing: this.#standing,
      card: undefined,
      notes: undefined,
      open: true,
      bytes: 0,
    };
    this.#batch = batch;
    this.#parts.journal.add(
      this.#parts.id,
      () => this.#write(batch),
      told => this.#told(batch, told),
    );
    return batch;
  }

  #write(batch: Batch): Write {
    this.#writing = true;
    const { card, notes } = batch;
    const entries = batch.entries.map(entry => JSON.stringify(entry));
    for (const text of entries) batch.bytes += bytesIn(text);
    return {
      table: this.#parts.id,
      after: this.#length,
      entries,
      at: this.#parts.now(),
      ...(card ? { card } : {}),
      ...(notes ? { notes } : {}),
    };
  }

  #told(batch: Batch, told: Told): void {
    if (told !== 'written') {
      void this.#reread(batch, told);
      return;
    }
    const before = this.#standing;
    this.#standing = batch.standing;
    this.#length += batch.entries.length;
    this.#bytes += batch.bytes;
    this.#touched = this.#parts.now();
    this.#batch = undefined;
    this.#writing = false;
    this.#parts.kept(before, batch.entries, batch.card);
    for (const { waiting, result } of batch.decided)
      waiting.job.done(result.ok ? ok(this.#standing) : result);
    this.#next();
  }

  /** Somebody else has written this table, or nobody knows whether this write counts: the log says what is so. */
  async #reread({ decided, entries }: Pick<Batch, 'decided' | 'entries'>, told: Told): Promise<void> {
    const { id, game, store, slices } = this.#parts;
    let read = false;
    try {
      const texts = await store.log(id);
      if (texts.length === 0) {
        this.#goneWith(decided);
        return;
      }
      const { log, bytes } = await slices.run(parsing(texts));
      this.#standing = await slices.run(folding(game, log));
      this.#length = log.length;
      this.#bytes = bytes;
      this.#touched = touchedIn(log);
      this.#done = new Done(log);
      read = true;
    } catch (reason) {
      // It stays as it was shown, and whoever waits is told.
      this.#parts.failed(reason);
      for (const entry of entries) this.#done.delete(entry);
    }
    this.#batch = undefined;
    this.#writing = false;
    const tries = told === 'overtaken' ? MOST_TRIES : 2;
    const again = decided.map(({ waiting }) => waiting).filter(waiting => read && ++waiting.tries < tries);
    for (const { waiting } of decided)
      if (!again.includes(waiting)) waiting.job.done(fail({ code: 'not-kept' }));
    this.#parts.reread(read);
    this.#queue = [...again, ...this.#queue];
    this.#next();
  }

  #goneWith(decided: Batch['decided']): void {
    this.#isGone = true;
    this.#batch = undefined;
    this.#writing = false;
    const waiting = [...decided.map(one => one.waiting), ...this.#queue.splice(0)];
    for (const { job } of waiting) job.done(fail({ code: 'no-such-table' }));
    this.#parts.gone();
  }
}

const touchedIn = (log: readonly Entry[]): number => log.at(-1)?.at ?? 0;
