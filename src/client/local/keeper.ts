import type { Result } from '../../core/contract.ts';
import type { LinkStatus } from '../../ui/link.ts';
import type { StoreProblem, TableRecord } from '../store.ts';

/** Writes the records of one table, one at a time, and never an older one after a newer one. */
export class Keeper {
  readonly #write: (record: TableRecord) => Promise<Result<null, StoreProblem>>;
  #waiting: TableRecord | undefined;
  #writes: Promise<void> = Promise.resolve();
  kept: LinkStatus['kept'];

  constructor(write: (record: TableRecord) => Promise<Result<null, StoreProblem>>, kept: LinkStatus['kept']) {
    this.#write = write;
    this.kept = kept;
  }

  /** Resolves when this record or a newer one is written, or cannot be. */
  keep(record: TableRecord): Promise<void> {
    this.#waiting = record;
    this.#writes = this.#writes.then(() => this.#writeNewest());
    return this.#writes;
  }

  /** What is not written by now belongs to somebody else. */
  drop(): void {
    this.#waiting = undefined;
  }

  idle(): Promise<void> {
    return this.#writes;
  }

  async #writeNewest(): Promise<void> {
    const record = this.#waiting;
    if (!record) return;
    this.#waiting = undefined;
    const written = await this.#write(record);
    this.kept = written.ok ? 'kept' : written.error;
  }
}
