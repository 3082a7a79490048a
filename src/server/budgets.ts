import { type Allowance, Budget } from './budget.ts';

/** Whose budgets are remembered at once. */
const MOST_REMEMBERED = 10_000;

export interface BudgetsOptions {
  readonly most?: number;
  now?(): number;
}

/**
 * One budget for each name: the hash of a seat's key, an address, a network. Whoever was not heard for longest is
 * forgotten first: a budget that rests fills up by itself, so forgetting it gives nothing away.
 */
export class Budgets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #now: (() => number) | undefined;
  /** In the order of their last spending. */
  readonly #budgets = new Map<string, Budget>();

  constructor(allowance: Allowance, { most = MOST_REMEMBERED, now }: BudgetsOptions = {}) {
    this.#allowance = allowance;
    this.#most = most;
    this.#now = now;
  }

  get size(): number {
    return this.#budgets.size;
  }

  /** Whether this one has spent anything that is remembered. */
  has(whose: string): boolean {
    return this.#budgets.has(whose);
  }

  /** As `Budget.spend`, of the budget with this name. */
  spend(whose: string, weight = 1): ReturnType<Budget['spend']> {
    const budget = this.#budgets.get(whose) ?? new Budget(this.#allowance, this.#now);
    this.#budgets.delete(whose);
    this.#budgets.set(whose, budget);
    if (this.#budgets.size > this.#most) this.#forgetOldest();
    return budget.spend(weight);
  }

  #forgetOldest(): void {
    const [oldest] = this.#budgets.keys();
    if (oldest !== undefined) this.#budgets.delete(oldest);
  }
}
