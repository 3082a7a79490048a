import type { Seat } from '../../../../core/contract.ts';
import type { Telling } from '../../../../ui/game-page.ts';
import { FACTS } from '../../board.ts';
import type { Event } from '../../box/types.ts';
import * as game from '../told.ts';
import { isOfGame } from './of-game.ts';
import * as text from './text.ts';

export function telling(event: Event): Telling {
  if (event.type === 'opened') return 'untold';
  if (isOfGame(event)) return game.telling(event);
  if (event.type === 'placed-own') return 'private';
  return event.type === 'box-opened' ? 'passage' : 'done';
}

export function whose(event: Event): Seat | null {
  if (isOfGame(event)) return game.whose(event);
  if (event.type === 'mistaken') return event.act.seat;
  return 'seat' in event ? event.seat : null;
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
