import type { Result } from '../../core/contract.ts';
import type { LinkStatus } from '../../ui/link.ts';
import type { TableRecord, Unwritten } from '../store.ts';

export type Write = (record: TableRecord) => Promise<Result<number, Unwritten>>;

/** Writes the records of one table, one at a time, and never an older one after a newer one. */
export class Keeper {
  readonly #write: Write;
  #waiting: TableRecord | undefined;
  #writes: Promise<void> = Promise.resolve();
  #version: number;
  kept: LinkStatus['kept'];
  /** Somebody else has written the table: nothing more is written from here. */
  overtaken = false;

  constructor(write: Write, kept: LinkStatus['kept'], version: number) {
    this.#write = write;
    this.#version = version;
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

  /** The table is had again, as it stands in storage now. */
  goOn(kept: LinkStatus['kept'], version: number): void {
    this.drop();
    this.#version = version;
    this.kept = kept;
    this.overtaken = false;
  }

  idle(): Promise<void> {
    return this.#writes;
  }

  async #writeNewest(): Promise<void> {
    const record = this.#waiting;
    if (!record || this.overtaken) return;
    this.#waiting = undefined;
    const written = await this.#write({ ...record, version: this.#version });
    if (written.ok) {
      this.#version = written.value;
      this.kept = 'kept';
    } else if (written.error === 'overtaken') this.overtaken = true;
    else this.kept = written.error;
  }
}
