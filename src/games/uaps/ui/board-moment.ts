import type { Seat } from '../../../core/contract.ts';
import type { Act, Answer, Event, Fact, Report, Satellite, Verified } from '../types.ts';

/** What people should not miss of one step. */
export interface Moment {
  readonly answer: { readonly act: Act; readonly answer: Answer } | null;
  /** Of the start. */
  readonly facts: readonly Fact[];
  readonly reports: readonly Report[];
  /** How often the Earth just turned. */
  readonly turned: number;
  readonly verified: readonly Verified[];
  readonly paid: readonly { readonly seat: Seat; readonly time: number }[];
  /** What can be analyzed from now on. */
  readonly listed: readonly Satellite[];
  readonly found: Seat | null;
}

/** Null where there is nothing of it. */
export function momentIn(events: readonly Event[]): Moment | null {
  const answered = events.findLast(event => event.type === 'answered');
  // What one photographed or named one knows already.
  const isNews = answered && answered.answer.type !== 'photo' && answered.answer.type !== 'find';
  const moment: Moment = {
    answer: isNews ? { act: answered.act, answer: answered.answer } : null,
    facts: events.findLast(event => event.type === 'facts-came')?.facts ?? [],
    reports: events.filter(event => event.type === 'report').map(({ report }) => report),
    turned: events.filter(event => event.type === 'turned').length,
    verified: events.filter(event => event.type === 'verified').flatMap(({ photos }) => photos),
    paid: events.filter(event => event.type === 'paid').map(({ seat, time }) => ({ seat, time })),
    listed: events.filter(event => event.type === 'listed').map(({ satellite }) => satellite),
    found: events.find(event => event.type === 'found')?.seat ?? null,
  };
  return isPrivate(moment) || isPublic(moment) ? moment : null;
}

/** Whether only one was told something. */
export const isPrivate = ({ answer, facts, reports }: Moment): boolean =>
  answer !== null || facts.length > 0 || reports.length > 0;

/** Whether everybody was told something. */
export const isPublic = ({ turned, verified, found }: Moment): boolean =>
  turned > 0 || verified.length > 0 || found !== null;

/** One's own answer stays until it was there long enough, whatever follows from it or comes after it. */
export function together(before: Moment | null, now: Moment): Moment {
  if (before === null) return now;
  const facts = now.facts.length > 0 ? now.facts : before.facts;
  // Who is answered has acted, and so has seen what came before.
  if (now.answer) return { ...now, facts };
  return {
    answer: before.answer,
    facts,
    reports: [...before.reports, ...now.reports],
    turned: before.turned + now.turned,
    verified: [...before.verified, ...now.verified],
    paid: [...before.paid, ...now.paid],
    listed: [...before.listed, ...now.listed],
    found: now.found ?? before.found,
  };
}
