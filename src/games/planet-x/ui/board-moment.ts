import type { Seat } from '../../../core/contract.ts';
import type { Act, Answer, ConferenceRule, Event, Reviewed } from '../types.ts';

/** What people should not miss of one step. */
export interface Moment {
  readonly answer: { readonly act: Act; readonly answer: Answer } | null;
  readonly conferences: readonly { readonly number: number; readonly rule: ConferenceRule }[];
  readonly reviewed: readonly Reviewed[];
  readonly paid: readonly { readonly seat: Seat; readonly time: number }[];
  readonly found: Seat | null;
}

/** Null for a step without any. */
export function momentIn(events: readonly Event[]): Moment | null {
  const answered = events.find(event => event.type === 'answered');
  const moment: Moment = {
    answer: answered ? { act: answered.act, answer: answered.answer } : null,
    conferences: events
      .filter(event => event.type === 'conference')
      .map(({ number, rule }) => ({ number, rule })),
    reviewed: events.filter(event => event.type === 'reviewed').flatMap(({ theories }) => theories),
    paid: events.filter(event => event.type === 'paid').map(({ seat, time }) => ({ seat, time })),
    found: events.find(event => event.type === 'found')?.seat ?? null,
  };
  const { answer, conferences, reviewed, found } = moment;
  return answer || conferences.length > 0 || reviewed.length > 0 || found !== null ? moment : null;
}

/** One's own answer stays until it was there long enough, whatever follows from it or comes after it. */
export const together = (before: Moment | null, now: Moment): Moment => ({
  ...now,
  answer: now.answer ?? before?.answer ?? null,
});
