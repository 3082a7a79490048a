import { OLD_CODE_SIGNS } from '../engine/keys.ts';
import { type Allowance, Budget } from './budget.ts';
import { NetworkBudgets } from './network.ts';

/** Wrong codes that may be tried. */
export interface CodeLimits {
  /** From one address. */
  readonly own: Allowance;
  /** From all addresses together. */
  readonly inAll: Allowance;
  /** Beyond that, by networks that have not tried a wrong one. */
  readonly newcomers: Allowance;
  /** Codes as short as they once were, by anybody. */
  readonly old: Allowance;
}

/** Keeps codes from being found by trying. docs/hosting.md says how often that would succeed. */
export class CodeGuard {
  readonly #own: NetworkBudgets;
  readonly #inAll: Budget;
  readonly #newcomers: Budget;
  readonly #old: Budget;

  constructor({ own, inAll, newcomers, old }: CodeLimits, now?: () => number) {
    this.#own = new NetworkBudgets(own, now ? { now } : {});
    this.#inAll = new Budget(inAll, now);
    this.#newcomers = new Budget(newcomers, now);
    this.#old = new Budget(old, now);
  }

  /** Whether to tell what came of this code. `right`: there is such a table. */
  mayTell(address: string, code: string, right: boolean): boolean {
    if (!this.#own.allows(address)) return false;
    const budget = this.#budgetFor(address, code);
    if (!budget) return false;
    if (!right) {
      this.#own.spend(address);
      budget.spend();
    }
    return true;
  }

  #budgetFor(address: string, code: string): Budget | undefined {
    if (code.length === OLD_CODE_SIGNS) return allows(this.#old) ? this.#old : undefined;
    if (allows(this.#inAll)) return this.#inAll;
    return !this.#own.has(address) && allows(this.#newcomers) ? this.#newcomers : undefined;
  }
}

const allows = (budget: Budget): boolean => budget.spend(0) === 'fine';
