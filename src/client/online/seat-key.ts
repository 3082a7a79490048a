import { commitmentTo } from '../../core/fair.ts';
import type { Room } from '../../protocol/tells.ts';
import type { Change, KeptTable } from './kept.ts';
import { withoutDeal } from './kept-deal.ts';

/** Leaves another key alone: another window may have sat down since. */
export const withoutKey =
  (key: string): Change =>
  kept =>
    kept.key === key ? withoutSeat(kept) : kept;

/** The same for what a table is led with. */
export const withoutHost =
  (host: string): Change =>
  kept => {
    if (kept.host !== host) return kept;
    const { host: _, ...before } = kept;
    return before;
  };

/** The seat that was told to hold. */
export const asSeated = ({ carried: _, ...kept }: KeptTable): KeptTable => kept;

/** Whether somebody else sits where this device sat down; to be asked only where its key holds no seat. */
export function isGivenAway({ id, fair: { own } }: KeptTable, { chairs }: Room): boolean {
  const chair = own && chairs[own.seat];
  if (!chair || chair.by === 'nobody') return false;
  return chair.by === 'bot' || chair.commitment !== commitmentTo(id, own.part);
}

const withoutSeat = ({ key: _, carried: __, fair, ...before }: KeptTable): KeptTable => ({
  ...before,
  fair: withoutDeal(fair),
});
