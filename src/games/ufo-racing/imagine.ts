import { seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { randomPlan } from './sample.ts';
import type { Own, State, View } from './types.ts';

/** Only plans are hidden: those that others have sealed are drawn anew. [I2] [I3] */
export function imagine({ viewer, public: now, own: mine }: View, rng: Rng): State {
  const own = seatsOf(now.seats).map((seat): Own => {
    if (seat === viewer && mine) return mine;
    const sealed = now.stage === 'plan' && now.done[seat];
    return { plan: sealed ? randomPlan(now, seat, rng) : null };
  });
  return { rng: rng.fork(), public: now, own };
}
