import type { Seat } from '../../core/contract.ts';
import type { Room, TableCard } from '../../protocol/tells.ts';
import type { KeptDeal, KeptFair } from './kept.ts';

/** Each holds the commitments of a whole table, and all of it is written at every change. */
const MOST_EARLIER = 100;

/** The server's commitment to its part of the next deal, or of the one that was made. */
export const promiseOf = (card: TableCard, room: Room): string => room.commitment ?? card.commitment;

/** A new part, for a deal in which this device has shown none. */
export const fairWith = (before: KeptFair, promise: string, seat: Seat, part: string): KeptFair => ({
  ...withoutDeal(before),
  serverCommitment: promise,
  own: { seat, part, taken: false },
});

/** The same; but another window of this device may have made the part just now. */
export const fairWithSome = (before: KeptFair, promise: string, seat: Seat, part: string): KeptFair =>
  isUnshown(before, promise, seat) ? before : fairWith(before, promise, seat, part);

const isUnshown = ({ own, commitments, serverCommitment }: KeptFair, promise: string, seat: Seat): boolean =>
  own?.seat === seat && commitments === undefined && serverCommitment === promise;

/**
 * What stays of a deal that will not be made: nothing, unless the part may have been shown. Whoever saw it could have
 * known the deal, so the file of the game has to tell of it.
 */
export function withoutDeal({ earlier = [], ...deal }: KeptFair): KeptFair {
  const all = deal.commitments ? [...earlier, deal].slice(-MOST_EARLIER) : earlier;
  return all.length > 0 ? { earlier: all } : {};
}

/** The server has confirmed this part, perhaps for a deal that has been broken off since. */
export const withTaken = (fair: KeptFair, part: string): KeptFair => ({
  ...takenIn(fair, part),
  ...(fair.earlier ? { earlier: fair.earlier.map(deal => takenIn(deal, part)) } : {}),
});

const takenIn = <Deal extends KeptDeal>(deal: Deal, part: string): Deal =>
  deal.own?.part === part ? { ...deal, own: { ...deal.own, taken: true } } : deal;
