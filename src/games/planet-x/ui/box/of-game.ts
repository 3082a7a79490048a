import type { Event } from '../../box/types.ts';
import type { Event as GameEvent } from '../../types.ts';

/** What the game has no word for. */
const OF_BOX: readonly string[] = [
  'box-opened',
  'season-chosen',
  'placed',
  'placed-own',
  'sky-turned',
  'time-set',
  'mistaken',
  'entry-mistaken',
  'passed',
];

export const isOfGame = (event: Event): event is GameEvent => !OF_BOX.includes(event.type);
