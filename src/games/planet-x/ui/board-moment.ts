import type { Seat } from '../../../core/contract.ts';
import type { Act, Answer, ConferenceRule, Event, Fact, Reviewed } from '../types.ts';

/** What people should not miss of one step. */
export interface Moment {
  readonly answer: { readonly act: Act; readonly answer: Answer } | null;
  /** Of the start. */
  readonly facts: readonly Fact[];
  readonly conferences: readonly { readonly number: number; readonly rule: ConferenceRule }[];
  readonly reviewed: readonly Reviewed[];
  readonly paid: readonly { readonly seat: Seat; readonly time: number }[];
  readonly found: Seat | null;
}

/** Null where there is nothing of it. */
export function momentIn(events: readonly Event[]): Moment | null {
  const answered = events.findLast(event => event.type === 'answered');
  const moment: Moment = {
    answer: answered ? { act: answered.act, answer: answered.answer } : null,
    facts: events.findLast(event => event.type === 'facts-came')?.facts ?? [],
    conferences: events
      .filter(event => event.type === 'conference')
      .map(({ number, rule }) => ({ number, rule })),
    reviewed: events.filter(event => event.type === 'reviewed').flatMap(({ theories }) => theories),
    paid: events.filter(event => event.type === 'paid').map(({ seat, time }) => ({ seat, time })),
    found: events.find(event => event.type === 'found')?.seat ?? null,
  };
  return isPrivate(moment) || isPublic(moment) ? moment : null;
}

/** Whether only one was told something. */
export const isPrivate = ({ answer, facts }: Moment): boolean => answer !== null || facts.length > 0;

/** Whether everybody was told something. */
export const isPublic = ({ conferences, reviewed, found }: Moment): boolean =>
  conferences.length > 0 || reviewed.length > 0 || found !== null;

/** One's own answer stays until it was there long enough, whatever follows from it or comes after it. */
export const together = (before: Moment | null, now: Moment): Moment => ({
  ...now,
  answer: now.answer ?? before?.answer ?? null,
  facts: now.answer || now.facts.length > 0 ? now.facts : (before?.facts ?? []),
});
