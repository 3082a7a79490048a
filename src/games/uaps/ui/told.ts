import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import type { Act, Event } from '../types.ts';
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

/** Answers, reports, and the facts of the start. Where one goes and whether a find was right is no secret. */
export function toldApart(
  step: readonly Event[],
  seat: Seat,
  before: readonly (readonly Event[])[],
): string | null {
  if (step.some(event => event.type === 'knew' && (event.levels[seat] ?? 'genius') !== 'genius'))
    return text.FACTS_ON_PAGE;
  const isAnswered = step.some(event => event.type === 'acted' && isAnsweredTo(event.act, seat));
  const isReported = comesToReport(step, seat, before);
  if (isAnswered) return isReported ? text.ANSWER_AND_REPORT_ON_PAGE : text.ANSWER_ON_PAGE;
  return isReported ? text.REPORT_ON_PAGE : null;
}

const isAnsweredTo = ({ type, seat: by }: Act, seat: Seat): boolean =>
  by === seat && (type === 'survey' || type === 'target' || type === 'analyze');

/** By where a token goes, which all see. [Q7] */
function comesToReport(step: readonly Event[], seat: Seat, before: readonly (readonly Event[])[]): boolean {
  const goes = spacesGone(step, seat);
  if (goes === 0) return false;
  const from = spacesGone(before.flat(), seat);
  const opened = before.flat().find(event => event.type === 'opened');
  return opened?.reportsAt.some(at => at > from && at <= from + goes) ?? false;
}

const spacesGone = (events: readonly Event[], seat: Seat): number =>
  events.reduce((sum, event) => {
    if (event.type === 'acted' && event.act.seat === seat) return sum + event.act.cost;
    return event.type === 'paid' && event.seat === seat ? sum + event.time : sum;
  }, 0);

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
