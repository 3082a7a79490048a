import { BACK_WITHIN_MS } from '../log/decide.ts';
import { later, type Timer } from '../machine.ts';

export interface HostAbsenceParts {
  /** Since when no page with the host key has been here. */
  readonly since: number;
  now(): number;
  /** It has lasted long enough. */
  lasted(): void;
}

/** How long the host has been away: who only loads the page again has not left the table to others. */
export class HostAbsence {
  readonly #parts: HostAbsenceParts;
  #since: number | null;
  #timer: Timer | undefined;

  constructor(parts: HostAbsenceParts) {
    this.#parts = parts;
    this.#since = parts.since;
    this.#wait();
  }

  get isLong(): boolean {
    return this.#since !== null && this.#left(this.#since) <= 0;
  }

  came(): void {
    this.#since = null;
    this.stop();
  }

  left(): void {
    this.#since = this.#parts.now();
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.stop();
    if (this.#since === null || this.isLong) return;
    this.#timer = later(() => this.#ring(), this.#left(this.#since));
  }

  /** The clock that the server goes by may have been set back meanwhile. */
  #ring(): void {
    if (this.isLong) this.#parts.lasted();
    else this.#wait();
  }

  #left(since: number): number {
    return Math.min(BACK_WITHIN_MS, since + BACK_WITHIN_MS - this.#parts.now());
  }
}
