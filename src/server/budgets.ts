import { type Allowance, Budget } from './budget.ts';

/** Whose budgets are remembered at once. */
const MOST_REMEMBERED = 10_000;

export interface BudgetsOptions {
  readonly most?: number;
  now?(): number;
}

/**
 * One budget for each name: the hash of a seat's key, an address, a network. Those who were not heard for
 * longest are forgotten first: a budget that rests fills up by itself, so forgetting it gives little away.
 *
 * They are in two halves: who spends is among the recent ones, and when these are half of the most, those who have not
 * spent since the last time are forgotten.
 */
export class Budgets {
  readonly #allowance: Allowance;
  readonly #half: number;
  readonly #now: (() => number) | undefined;
  #recent = new Map<string, Budget>();
  #earlier = new Map<string, Budget>();

  constructor(allowance: Allowance, { most = MOST_REMEMBERED, now }: BudgetsOptions = {}) {
    this.#allowance = allowance;
    this.#half = Math.ceil(most / 2);
    this.#now = now;
  }

  get size(): number {
    return this.#recent.size + this.#earlier.size;
  }

  /** Whether this one has spent anything that is remembered. */
  has(whose: string): boolean {
    return this.#recent.has(whose) || this.#earlier.has(whose);
  }

  /** As `Budget.spend`, of the budget with this name. */
  spend(whose: string, weight = 1): ReturnType<Budget['spend']> {
    return this.of(whose).spend(weight);
  }

  /**
   * To hold on to for half a minute, by who spends often: to look for it takes as long as to spend. Where thousands of
   * others spend in that time, it is forgotten all the same, and one of the same name may be made anew.
   */
  of(whose: string): Budget {
    return this.#recent.get(whose) ?? this.#come(whose);
  }

  #come(whose: string): Budget {
    const budget = this.#earlier.get(whose) ?? new Budget(this.#allowance, this.#now);
    this.#earlier.delete(whose);
    if (this.#recent.size === this.#half) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(whose, budget);
    return budget;
  }
}
