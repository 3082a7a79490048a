import type { Seat } from '../../../../core/contract.ts';
import type { Telling } from '../../../../ui/game-page.ts';
import type { Event } from '../../box/types.ts';
import { effectOf } from '../../legal.ts';
import * as game from '../told.ts';
import { farthest } from './farthest.ts';
import { isOfGame } from './of-game.ts';
import * as text from './text.ts';

export function telling(event: Event): Telling {
  if (event.type === 'opened') return 'untold';
  if (isOfGame(event)) return game.telling(event);
  if (event.type === 'photographed') return 'private';
  return event.type === 'box-opened' ? 'passage' : 'done';
}

export function whose(event: Event): Seat | null {
  if (isOfGame(event)) return game.whose(event);
  if (event.type === 'mistaken') return event.act.seat;
  return 'seat' in event ? event.seat : null;
}

/** Answers and facts are read on the own page, also whether a find was right: it says what to tell the table. */
export function toldApart(
  step: readonly Event[],
  seat: Seat,
  before: readonly (readonly Event[])[],
): string | null {
  const told = step.map(event => toldIn(event, seat, before)).findLast(says => says !== null) ?? null;
  return told ?? (comesToReport(step, seat, before) ? text.REPORT_ON_PAGE : null);
}

function toldIn(event: Event, seat: Seat, before: readonly (readonly Event[])[]): string | null {
  if (event.type === 'set-chosen')
    return event.seat === seat && event.level !== 'genius' ? text.FACTS_ON_PAGE : null;
  if (event.type !== 'acted' || event.act.seat !== seat) return null;
  const { act } = event;
  if (act.type !== 'move') return text.ANSWER_ON_PAGE;
  return leavesConvoy(act.quadrant, before) ? text.ALONG_ON_PAGE : null;
}

/** By where a token goes, which all see. Each comes once, also where a mistake took the token back. [U5] [C14] */
function comesToReport(step: readonly Event[], seat: Seat, before: readonly (readonly Event[])[]): boolean {
  const opened = before.flat().find(event => event.type === 'opened');
  const from = farthest(before, seat);
  const to = farthest([...before, step], seat);
  return opened?.reportsAt.some(at => at > from && at <= to) ?? false;
}

/** [U6] */
function leavesConvoy(quadrant: number, before: readonly (readonly Event[])[]): boolean {
  const opened = before.flat().find(event => event.type === 'opened');
  const modifier = opened?.modifiers[quadrant - 1];
  const isAlone = opened?.order.length === 1;
  return modifier !== undefined && !isAlone && effectOf(modifier).move?.together === true;
}

export const sound = (events: readonly Event[]): ReturnType<typeof game.sound> =>
  game.sound(events.filter(isOfGame));
