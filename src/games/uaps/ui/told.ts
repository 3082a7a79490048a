import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import type { Event } from '../types.ts';
import * as text from './text.ts';

export function telling({ type }: Event): Telling {
  switch (type) {
    case 'opened':
    case 'knew':
    case 'turned':
    case 'listed':
    case 'follow-asked':
    case 'ended':
      return 'passage';
    case 'placed':
    case 'acted':
    case 'followed':
    case 'verified':
    case 'paid':
    case 'found':
      return 'done';
    case 'chose':
    case 'facts-came':
    case 'answered':
    case 'report':
    case 'answered-follow':
    case 'wished':
      return 'private';
    case 'decided':
      return 'untold';
  }
}

export function whose(event: Event): Seat | null {
  switch (event.type) {
    case 'acted':
      return event.act.seat;
    case 'placed':
    case 'paid':
    case 'found':
    case 'follow-asked':
      return event.seat;
    default:
      return null;
  }
}

/** Answers, and the facts of the start. Where one goes and whether a find was right is no secret. */
export function toldApart(step: readonly Event[], seat: Seat): string | null {
  const tells = (event: Event): string | null => {
    if (event.type === 'acted') {
      const { act } = event;
      const isAnswered = act.type === 'survey' || act.type === 'target' || act.type === 'analyze';
      return act.seat === seat && isAnswered ? text.ANSWER_ON_PAGE : null;
    }
    if (event.type !== 'knew') return null;
    const level = event.levels[seat];
    return level !== undefined && level !== 'genius' ? text.FACTS_ON_PAGE : null;
  };
  return step.map(tells).findLast(says => says !== null) ?? null;
}

export function sound(events: readonly Event[]): 'thud' | 'double-tick' | 'paper' | null {
  const verified = events.filter(event => event.type === 'verified').flatMap(({ photos }) => photos);
  if (verified.some(({ right }) => right) || events.some(({ type }) => type === 'found'))
    return 'double-tick';
  const failed = events.some(
    event => event.type === 'acted' && event.act.type === 'find' && !event.act.found,
  );
  if (verified.length > 0 || failed) return 'thud';
  return events.some(({ type }) => type === 'report' || type === 'answered') ? 'paper' : null;
}
