import type { ApiLimits } from './api.ts';
import type { Allowance } from './budget.ts';
import type { UnsentLimits } from './unsent.ts';

export interface Limits extends ApiLimits {
  readonly line: Allowance;
  /** Pages that are connected, all together and from one address. */
  readonly lines: number;
  readonly linesPerAddress: number;
  readonly unsent: UnsentLimits;
}

/** What every server has. */
export const LIMITS: Limits = {
  create: { burst: 20, perSecond: 0.2, debt: 0 },
  ask: { burst: 60, perSecond: 2, debt: 0 },
  line: { burst: 60, perSecond: 20, debt: 200 },
  lines: 10_000,
  linesPerAddress: 200,
  unsent: { perLine: 4_000_000, inAll: 64_000_000, stalledMs: 15_000 },
};

const FREELY: Allowance = { burst: 1e9, perSecond: 1e9, debt: 0 };

/** For tests and drills in which one address is hundreds of people who never stop to think. */
export const UNLIMITED: Limits = {
  create: FREELY,
  ask: FREELY,
  line: FREELY,
  lines: 1e6,
  linesPerAddress: 1e6,
  unsent: LIMITS.unsent,
};
