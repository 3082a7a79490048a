import type { Seat } from '../../../core/contract.ts';
import type { Event, Region } from '../types.ts';

/** One thing that happened in a round, as it is looked at again. */
export interface Beat {
  /** Whose turn, bid or sale it was. */
  readonly seat: Seat | null;
  /** Heard by all, the first one says what it is. */
  readonly events: readonly Event[];
  /** Where it happened, in order. */
  readonly regions: readonly Region[];
  /** Where the hunter went. */
  readonly trail: { readonly seat: Seat; readonly from: Region; readonly to: Region } | null;
}

export interface RoundBeats {
  readonly round: number;
  readonly beats: readonly Beat[];
}

/** The newest round whose cards have been turned; nothing before the first. */
export function lastRound(story: readonly (readonly Event[])[]): RoundBeats | null {
  const events = story.flat();
  const revealed = events.findLastIndex(({ type }) => type === 'actions-revealed');
  if (revealed < 0) return null;
  const began = events.slice(0, revealed).findLast(event => event.type === 'round-began');
  const rest = events.slice(revealed + 1);
  const next = rest.findIndex(({ type }) => type === 'round-began');
  const told = next < 0 ? rest : rest.slice(0, next);
  return {
    round: began?.type === 'round-began' ? began.round : 0,
    beats: beatsOf([...events.slice(revealed, revealed + 1), ...told]),
  };
}

function beatsOf(events: readonly Event[]): readonly Beat[] {
  const groups: Event[][] = [];
  for (const event of events.filter(isOpenToAll)) {
    const group = groups.at(-1);
    if (group && !BEGINS.includes(event.type)) group.push(event);
    else groups.push([event]);
  }
  return groups.map(group => ({
    seat: group.map(seatOf).find(seat => seat !== null) ?? null,
    events: group,
    regions: [...new Set(group.flatMap(regionOf))],
    trail: group.map(trailOf).find(trail => trail !== null) ?? null,
  }));
}

/** With these something new begins. */
export const BEGINS: readonly Event['type'][] = [
  'actions-revealed',
  'turn-began',
  'stranded',
  'trading-began',
  'bids-revealed',
  'trade-won',
  'sold',
  'contact-came',
  'game-ended',
];

/** What only one seat heard stands on its page, and that somebody has decided is no news by then. */
const isOpenToAll = ({ type }: Event): boolean =>
  type !== 'rumor-seen' && type !== 'action-chosen' && type !== 'bid-made' && type !== 'decided';

export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

const regionOf = (event: Event): readonly Region[] => {
  if (event.type === 'traveled') return [event.to];
  return 'region' in event ? [event.region] : [];
};

const trailOf = (event: Event): Beat['trail'] =>
  event.type === 'traveled' ? { seat: event.seat, from: event.from, to: event.to } : null;
