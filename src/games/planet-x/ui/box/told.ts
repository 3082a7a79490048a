import type { Seat } from '../../../../core/contract.ts';
import type { Telling } from '../../../../ui/game-page.ts';
import { FACTS } from '../../board.ts';
import type { Event } from '../../box/types.ts';
import * as game from '../told.ts';
import * as text from './text.ts';

export function telling(event: Event): Telling {
  switch (event.type) {
    case 'box-opened':
      return 'passage';
    case 'opened':
      return 'untold';
    case 'season-chosen':
    case 'placed':
    case 'sky-turned':
    case 'time-set':
    case 'mistaken':
    case 'passed':
      return 'done';
    case 'placed-own':
      return 'private';
    default:
      return game.telling(event);
  }
}

export function whose(event: Event): Seat | null {
  switch (event.type) {
    case 'season-chosen':
    case 'placed':
    case 'time-set':
    case 'passed':
      return event.seat;
    case 'mistaken':
      return event.act.seat;
    case 'box-opened':
    case 'placed-own':
    case 'sky-turned':
      return null;
    default:
      return game.whose(event);
  }
}

/** Answers and facts are read on the own page, also whether a locate was right: it says what to tell the table. */
export function toldApart(step: readonly Event[], seat: Seat): string | null {
  const tells = (event: Event): string | null => {
    if (event.type === 'acted') return event.act.seat === seat ? text.ANSWER_ON_PAGE : null;
    if (event.type !== 'season-chosen' || event.seat !== seat) return null;
    return FACTS[event.level] > 0 ? text.FACTS_ON_PAGE : null;
  };
  return step.map(tells).findLast(says => says !== null) ?? null;
}

export const sound = (events: readonly Event[]): ReturnType<typeof game.sound> =>
  game.sound(events.filter(isOfGame));

type OfGame = Parameters<typeof game.sound>[0][number];

const BOX_ONLY = [
  'box-opened',
  'season-chosen',
  'placed',
  'placed-own',
  'sky-turned',
  'time-set',
  'mistaken',
  'passed',
] as const;
const isOfGame = (event: Event): event is OfGame => !(BOX_ONLY as readonly string[]).includes(event.type);
