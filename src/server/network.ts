import { isIP } from 'node:net';
import type { Allowance, Budget } from './budget.ts';
import { Budgets, type BudgetsOptions } from './budgets.ts';

/** Some addresses that limits count as one. */
export interface Network {
  readonly name: string;
  /** How many times as much it may do as one address of IPv4. */
  readonly share: number;
}

/**
 * Of IPv6 one customer has a /64 at least and often a /48, and whoever runs networks a /32: each is counted, and the
 * wider ones may do more.
 */
const WIDTHS = [
  { bits: 64, share: 1 },
  { bits: 48, share: 8 },
  { bits: 32, share: 64 },
] as const;
const GROUP_BITS = 16;

/** From the narrowest to the widest. */
export function networksOf(address: string): readonly Network[] {
  const plain = plainAddress(address) ?? '';
  if (isIP(plain) !== 6) return [{ name: plain, share: 1 }];
  const groups = groupsOf(plain);
  const mapped = mappedIn(groups);
  if (mapped !== undefined) return [{ name: mapped, share: 1 }];
  return WIDTHS.map(({ bits, share }) => ({
    name: `${groups.slice(0, bits / GROUP_BITS).join(':')}::/${bits}`,
    share,
  }));
}

/** Without what may be written around it: brackets, a port, a zone. Nothing where there is no address in it. */
export function plainAddress(text: string): string | undefined {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  const beforePort = /^([\d.]+):\d+$/.exec(text)?.[1];
  const plain = (inBrackets ?? beforePort ?? text).replace(/%.*$/s, '');
  return isIP(plain) === 0 ? undefined : plain;
}

/** All eight, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(half => half.split(':').filter(group => group !== ''));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** An address of IPv4 as a socket of IPv6 shows it. */
function mappedIn(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap(group => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 0xff];
  });
  return bytes.join('.');
}

/** A budget for each network. */
export class NetworkBudgets {
  readonly #budgets: Budgets;

  constructor(allowance: Allowance, options?: BudgetsOptions) {
    this.#budgets = new Budgets(allowance, options);
  }

  /** Whether this network, the narrowest, has spent anything that is remembered. */
  has(address: string): boolean {
    return networksOf(address)
      .slice(0, 1)
      .some(({ name }) => this.#budgets.has(name));
  }

  /** Whether something is left to spend, without spending it. */
  allows(address: string): boolean {
    return networksOf(address).every(
      ({ name }) => !this.#budgets.has(name) || this.#budgets.spend(name, 0) === 'fine',
    );
  }

  /** As `Budget.spend`, of all networks of this address: the strictest answer of them. */
  spend(address: string, weight = 1): Spent {
    return spendAll(this.of(networksOf(address)), weight);
  }

  /** To hold on to, as those of `Budgets.of`. */
  of(networks: readonly Network[]): readonly Share[] {
    return networks.map(({ name, share }) => ({ budget: this.#budgets.of(name), share }));
  }
}

export type Spent = ReturnType<Budget['spend']>;

/** A budget that somebody has a share of: who spends from one that is for many uses up as much less of it. */
export interface Share {
  readonly budget: Budget;
  readonly share: number;
}

/** The strictest answer of them. */
export function spendAll(shares: readonly Share[], weight = 1): Spent {
  let wait = 0;
  let now: number | undefined;
  for (const { budget, share } of shares) {
    // To look at a clock takes longer than all the rest.
    now ??= budget.now();
    const spent = budget.spend(weight / share, now);
    // What is refused costs those behind it nothing: whoever floods must not use up the share of the neighbors.
    if (spent === 'broke') return 'broke';
    if (spent !== 'fine') wait = Math.max(wait, spent);
  }
  return wait === 0 ? 'fine' : wait;
}

/** How many of something each network has. */
export class NetworkCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  /** `most`: for one address of IPv4. */
  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#counts.size;
  }

  /** False where one of its networks has as many as it may; then nothing is counted. */
  enter(networks: readonly Network[]): boolean {
    if (networks.some(({ name, share }) => (this.#counts.get(name) ?? 0) >= this.#most * share)) return false;
    for (const { name } of networks) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }

  /** To be called once for each time that it entered. */
  leave(networks: readonly Network[]): void {
    for (const { name } of networks) {
      const left = (this.#counts.get(name) ?? 1) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    }
  }
}
