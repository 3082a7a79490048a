import type { Seat } from '../../../core/contract.ts';
import type { CardId, Equipment, Event, Region } from '../types.ts';
import { BEGINS } from './beats.ts';

/** A rumor that was turned up, and everything that came of it. */
export interface Found {
  /** Tells it from others of this game. */
  readonly number: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly region: Region;
  readonly events: readonly Event[];
}

const CAME: readonly Event['type'][] = [
  'option-taken',
  'gained',
  'lost',
  'stake-paid',
  'stake-returned',
  'stake-lost',
];

/**
 * The newest one of these seats, from when all of it is settled until whoever found it decides something else: where
 * only one option is open nobody is asked, and the card would be gone unread. [A7]
 */
export function newestFound(story: readonly (readonly Event[])[], seats: readonly Seat[]): Found | undefined {
  const events = story.flat();
  const number = events.findLastIndex(event => event.type === 'turned-up' && seats.includes(event.seat));
  const found = events[number];
  if (found?.type !== 'turned-up') return undefined;
  const { seat, card, region } = found;
  const rest = events.slice(number + 1);
  if (rest.some(event => isNext(event, seat))) return undefined;
  const next = rest.findIndex(({ type }) => BEGINS.includes(type));
  const came = (next < 0 ? rest : rest.slice(0, next)).filter(({ type }) => CAME.includes(type));
  if (!came.some(({ type }) => type === 'gained' || type === 'lost')) return undefined;
  return { number, seat, card, region, events: came };
}

/** What a seat drew when it bought last. */
export function drawnLast(story: readonly (readonly Event[])[], seat: Seat): readonly Equipment[] {
  const last = story.flat().findLast(event => event.type === 'bought' && event.seat === seat);
  return last?.type === 'bought' ? last.equipment : [];
}

/** What this seat decides afterwards, or all together. */
const isNext = (event: Event, seat: Seat): boolean => {
  switch (event.type) {
    case 'action-chosen':
    case 'bid-made':
    case 'actions-revealed':
    case 'game-ended':
      return true;
    case 'sold':
    case 'trade-won':
      return event.seat === seat;
    default:
      return false;
  }
};
