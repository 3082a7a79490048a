import type { Seat } from '../../../core/contract.ts';
import type { Rumor } from '../types.ts';

/** What a stake of this amount means beside those that lie there. [K3] */
export type Stakes =
  | { readonly type: 'nothing' }
  | { readonly type: 'first' }
  | { readonly type: 'match'; readonly with: readonly Seat[] }
  | { readonly type: 'beat'; readonly back: readonly Seat[]; readonly was: number }
  | { readonly type: 'raise'; readonly from: number; readonly back: readonly Seat[] };

export function stakesAt({ stake, holders }: Rumor, seat: Seat, amount: number): Stakes {
  const others = holders.filter(holder => holder !== seat);
  const own = holders.includes(seat);
  if (amount === 0) return { type: 'nothing' };
  if (own) return { type: 'raise', from: stake, back: others };
  if (others.length === 0) return { type: 'first' };
  return amount > stake ? { type: 'beat', back: others, was: stake } : { type: 'match', with: others };
}

/** What it takes from the own money now: what lies there already stays. */
export const paidFor = ({ stake, holders }: Rumor, seat: Seat, amount: number): number =>
  Math.max(0, amount - (holders.includes(seat) ? stake : 0));
