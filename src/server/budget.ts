/** How many messages somebody may send. */
export interface Allowance {
  /** At once. */
  readonly burst: number;
  /** Each second, for as long as one likes. */
  readonly perSecond: number;
  /** Beyond the burst, slowed down; then it is enough. */
  readonly debt: number;
}

/** A bucket of messages that fills up again. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
    this.#left = allowance.burst;
    this.#at = now();
  }

  now(): number {
    return this.#now();
  }

  /** `fine`; or the milliseconds until the next one should be heard; or `broke`, where nothing more will be. */
  spend(weight = 1, now = this.#now()): 'fine' | number | 'broke' {
    const { burst, perSecond, debt } = this.#allowance;
    const filled = Math.min(burst, this.#left + ((now - this.#at) / 1_000) * perSecond);
    // What is refused costs no more: whoever stops is heard again.
    this.#left = Math.max(filled - weight, -debt - 1);
    this.#at = now;
    if (this.#left >= 0) return 'fine';
    if (this.#left < -debt) return 'broke';
    return Math.ceil((-this.#left / perSecond) * 1_000);
  }
}
