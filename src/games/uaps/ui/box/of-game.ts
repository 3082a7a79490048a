import type { Event } from '../../box/types.ts';
import type { Event as GameEvent } from '../../types.ts';

/** What the game has no word for. */
const OF_BOX: readonly string[] = [
  'box-opened',
  'set-chosen',
  'stood',
  'time-set',
  'photographed',
  'mistaken',
  'entry-mistaken',
  'passed',
];

export const isOfGame = (event: Event): event is GameEvent => !OF_BOX.includes(event.type);
