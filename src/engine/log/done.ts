import type { Entry, Sent } from './entry.ts';

/** The commands that entries came from. Others may use the same id, which hardly ever happens. */
export class Done {
  readonly #senders = new Map<string, string>();
  /** Further ones of the same id. No sender has a space in it, so no two are taken for one another. */
  readonly #more = new Set<string>();

  constructor(log: readonly Entry[]) {
    for (const entry of log) this.add(entry);
  }

  /** `senders`: whom it may have come from. */
  has(id: string, senders: readonly string[]): boolean {
    const first = this.#senders.get(id);
    if (first === undefined) return false;
    if (first === NOBODY_KNOWN || senders.includes(first)) return true;
    return [NOBODY_KNOWN, ...senders].some(sender => this.#more.has(`${sender} ${id}`));
  }

  add({ id, from = NOBODY_KNOWN }: Partial<Sent>): void {
    if (id === undefined) return;
    const first = this.#senders.get(id);
    if (first === undefined) this.#senders.set(id, from);
    else if (first !== from) this.#more.add(`${from} ${id}`);
  }

  delete({ id, from = NOBODY_KNOWN }: Partial<Sent>): void {
    if (id === undefined || this.#more.delete(`${from} ${id}`)) return;
    if (this.#senders.get(id) === from) this.#senders.set(id, UNDONE);
  }
}

/** Nobody's, so that others of the same id are still found. */
const UNDONE = ' ';

/** Of entries that do not say whose they were: anybody may have sent those. */
const NOBODY_KNOWN = '';
