import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import { FACTS } from '../board.ts';
import type { Event } from '../types.ts';
import * as text from './text.ts';

export function telling({ type }: Event): Telling {
  switch (type) {
    case 'opened':
    case 'knew':
    case 'conference':
    case 'theories-asked':
    case 'ended':
      return 'passage';
    case 'acted':
    case 'submitted':
    case 'reviewed':
    case 'paid':
    case 'found':
      return 'done';
    case 'chose':
    case 'sealed':
    case 'facts-came':
    case 'answered':
      return 'private';
    case 'decided':
      return 'untold';
  }
}

export function whose(event: Event): Seat | null {
  switch (event.type) {
    case 'acted':
      return event.act.seat;
    case 'submitted':
    case 'paid':
    case 'found':
      return event.seat;
    default:
      return null;
  }
}

/** Answers, and the facts of the start. Whether a locate was right is no secret. */
export function toldApart(step: readonly Event[], seat: Seat): string | null {
  const tells = (event: Event): string | null => {
    if (event.type === 'acted')
      return event.act.seat === seat && event.act.type !== 'locate' ? text.ANSWER_ON_PAGE : null;
    if (event.type !== 'knew') return null;
    const level = event.levels[seat];
    return level !== undefined && FACTS[level] > 0 ? text.FACTS_ON_PAGE : null;
  };
  return step.map(tells).findLast(says => says !== null) ?? null;
}

export function sound(events: readonly Event[]): 'thud' | 'double-tick' | 'paper' | null {
  const reviewed = events.filter(event => event.type === 'reviewed').flatMap(({ theories }) => theories);
  if (reviewed.some(({ right }) => right) || events.some(({ type }) => type === 'found'))
    return 'double-tick';
  const failed = events.some(
    event => event.type === 'acted' && event.act.type === 'locate' && !event.act.found,
  );
  if (reviewed.length > 0 || failed) return 'thud';
  return events.some(({ type }) => type === 'conference' || type === 'answered') ? 'paper' : null;
}
