import type { ApiLimits } from './api.ts';
import type { Allowance } from './budget.ts';
import type { ConnectionLimits } from './connections.ts';
import type { UnsentLimits } from './unsent.ts';

export interface Limits extends ApiLimits {
  /** Requests of any kind from one address. */
  readonly request: Allowance;
  readonly connections: ConnectionLimits;
  readonly patience: Patience;
  /** New lines from one address: each says hello once, which costs more than anything else. */
  readonly hello: Allowance;
  /** Messages of one seat, over however many lines. */
  readonly line: Allowance;
  /** Messages from one address: of all pages that have a seat there, and of all that have none. */
  readonly seated: Allowance;
  readonly watching: Allowance;
  /** Pages that are connected, all together and from one address. */
  readonly lines: number;
  readonly linesPerAddress: number;
  readonly unsent: UnsentLimits;
}

/** In milliseconds, for requests. */
export interface Patience {
  /** Until the head of one is here, and until all of it is. */
  readonly head: number;
  readonly whole: number;
  /** How often that is looked at. */
  readonly checked: number;
  /** Between two, and while nothing of an answer is taken. */
  readonly idle: number;
  readonly stalled: number;
}

/** What every server has. From one address may come a school: a hundred pages that are opened in the same minute. */
export const LIMITS: Limits = {
  create: { burst: 40, perSecond: 0.2, debt: 0 },
  ask: { burst: 300, perSecond: 15, debt: 0 },
  codes: {
    own: { burst: 30, perSecond: 0.1, debt: 0 },
    inAll: { burst: 300, perSecond: 2, debt: 0 },
    newcomers: { burst: 1_000, perSecond: 20, debt: 0 },
    old: { burst: 60, perSecond: 0.02, debt: 0 },
  },
  request: { burst: 10_000, perSecond: 200, debt: 0 },
  connections: { inAll: 3_000, fromOne: 800, opened: { burst: 1_500, perSecond: 50, debt: 0 } },
  patience: { head: 10_000, whole: 15_000, checked: 1_000, idle: 10_000, stalled: 30_000 },
  hello: { burst: 400, perSecond: 10, debt: 0 },
  read: { burst: 100, perSecond: 2, debt: 0 },
  line: { burst: 60, perSecond: 20, debt: 200 },
  seated: { burst: 2_000, perSecond: 400, debt: 2_000 },
  watching: { burst: 600, perSecond: 50, debt: 600 },
  lines: 10_000,
  linesPerAddress: 200,
  unsent: { perLine: 4_000_000, inAll: 64_000_000, stalledMs: 15_000 },
};

const FREELY: Allowance = { burst: 1e9, perSecond: 1e9, debt: 0 };

/** For tests and drills in which one address is hundreds of people who never stop to think. */
export const UNLIMITED: Limits = {
  create: FREELY,
  ask: FREELY,
  codes: { own: FREELY, inAll: FREELY, newcomers: FREELY, old: FREELY },
  request: FREELY,
  connections: { inAll: 1e6, fromOne: 1e6, opened: FREELY },
  patience: LIMITS.patience,
  hello: FREELY,
  read: FREELY,
  line: FREELY,
  seated: FREELY,
  watching: FREELY,
  lines: 1e6,
  linesPerAddress: 1e6,
  unsent: LIMITS.unsent,
};
