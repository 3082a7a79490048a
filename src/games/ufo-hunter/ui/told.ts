import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import type { Event, Pending, View } from '../types.ts';
import { seatOf } from './beats.ts';
import * as text from './text.ts';

export function telling({ type }: Event): Telling {
  switch (type) {
    case 'game-began':
    case 'round-began':
    case 'actions-revealed':
    case 'shuffled':
    case 'blue-ran-out':
    case 'trading-began':
    case 'contact-came':
    case 'game-ended':
      return 'passage';
    case 'rumor-seen':
    case 'action-chosen':
    case 'bid-made':
      return 'private';
    case 'decided':
      return 'untold';
    case 'rumor-placed':
    case 'looked':
    case 'staked':
    case 'stake-declined':
    case 'turn-began':
    case 'stranded':
    case 'traveled':
    case 'investigation-declined':
    case 'turned-up':
    case 'option-taken':
    case 'gained':
    case 'lost':
    case 'stake-paid':
    case 'stake-returned':
    case 'stake-lost':
    case 'bought':
    case 'bought-enough':
    case 'pawn-taken':
    case 'published':
    case 'bids-revealed':
    case 'trade-won':
    case 'sold':
      return 'done';
  }
}

export const whose = (event: Event): Seat | null => (telling(event) === 'done' ? seatOf(event) : null);

/** Decisions for which one wants to know what one has looked at. */
const KNOWING: readonly Pending['type'][] = ['stake', 'travel', 'investigate', 'look'];

export const needsPaper = ({ public: { stage, pending } }: View): boolean =>
  stage === 'choose' || stage === 'bid' || (pending !== null && KNOWING.includes(pending.type));

/** The card of a rumor that one starts or looks at. */
export const toldApart = (step: readonly Event[], seat: Seat): string | null =>
  step.some(event => (event.type === 'looked' || event.type === 'rumor-placed') && event.seat === seat)
    ? text.CARD_ON_PAGE
    : null;

export function sound(events: readonly Event[]): 'thud' | 'double-tick' | 'paper' | null {
  const has = (...types: readonly Event['type'][]) => events.some(({ type }) => types.includes(type));
  if (has('lost', 'stranded')) return 'thud';
  if (has('gained', 'trade-won')) return 'double-tick';
  return has('turned-up', 'actions-revealed', 'rumor-seen') ? 'paper' : null;
}
