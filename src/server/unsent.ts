export interface UnsentLimits {
  /** Bytes that may wait for one line; what is larger than the rest of it is not even queued. */
  readonly perLine: number;
  /** Bytes that may wait for all lines together. */
  readonly inAll: number;
  /** A line that takes nothing for so long has nobody who reads. */
  readonly stalledMs: number;
}

/** A line that is behind. */
export interface Debtor {
  readonly owed: number;
  /** When it last took something. */
  readonly since: number;
  cut(): void;
}

/** Having made room, there is some: or each message more would have to look for whom to cut. */
const ROOM = 0.75;

/** What waits to be sent on all lines together, and which of them are behind. */
export class Unsent {
  readonly limits: UnsentLimits;
  readonly #now: () => number;
  readonly #debtors = new Set<Debtor>();
  #bytes = 0;

  constructor(limits: UnsentLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get now(): number {
    return this.#now();
  }

  /** False where it is too much for all together: then `makeRoom`. */
  queue(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#bytes <= this.limits.inAll;
  }

  sent(bytes: number): void {
    this.#bytes -= bytes;
  }

  behind(debtor: Debtor): void {
    this.#debtors.add(debtor);
  }

  caughtUp(debtor: Debtor): void {
    this.#debtors.delete(debtor);
  }

  /** The largest debts go first, and of like ones the oldest: whoever reads owes much, but never for long. */
  makeRoom(): void {
    const now = this.#now();
    const weight = ({ owed, since }: Debtor) => owed * (1 + now - since);
    const worstFirst = [...this.#debtors].sort((one, other) => weight(other) - weight(one));
    for (const debtor of worstFirst) {
      if (this.#bytes <= ROOM * this.limits.inAll) return;
      debtor.cut();
    }
  }

  /** To be called now and then. */
  cutStalled(): void {
    const latest = this.#now() - this.limits.stalledMs;
    for (const debtor of [...this.#debtors]) if (debtor.since < latest) debtor.cut();
  }
}
