import type { Seat } from '../../../core/contract.ts';
import type { Act, Answer, Event, Reviewed, Sector } from '../types.ts';

/** A line of what was announced: what all heard, and what one was answered oneself. */
export type Announced =
  | { readonly type: 'acted'; readonly seat: Seat; readonly act: Act; readonly answer: Answer | null }
  | { readonly type: 'submitted'; readonly seat: Seat; readonly sectors: readonly Sector[] }
  | { readonly type: 'reviewed'; readonly seat: Seat; readonly reviewed: Reviewed }
  | { readonly type: 'paid'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'phase'; readonly phase: number }
  | { readonly type: 'conference'; readonly event: Extract<Event, { type: 'conference' }> };

/** In the order in which they came. */
export const announcedIn = (story: readonly (readonly Event[])[]): readonly Announced[] =>
  story.flatMap(step => step.flatMap((event, index) => announced(event, step.slice(index + 1))));

function announced(event: Event, later: readonly Event[]): readonly Announced[] {
  switch (event.type) {
    case 'acted': {
      const answered = later.find(one => one.type === 'answered');
      return [{ type: 'acted', seat: event.act.seat, act: event.act, answer: answered?.answer ?? null }];
    }
    case 'submitted':
      // That somebody has none stands in the log; here it would bury what was asked.
      return event.sectors.length === 0
        ? []
        : [{ type: 'submitted', seat: event.seat, sectors: event.sectors }];
    case 'reviewed':
      return event.theories.map(reviewed => ({ type: 'reviewed', seat: reviewed.seat, reviewed }));
    case 'paid':
      return [{ type: 'paid', seat: event.seat, time: event.time }];
    case 'theories-asked':
      return [{ type: 'phase', phase: event.phase }];
    case 'conference':
      return [{ type: 'conference', event }];
    case 'opened':
    case 'chose':
    case 'sealed':
    case 'decided':
    case 'knew':
    case 'facts-came':
    case 'answered':
    case 'found':
    case 'ended':
      return [];
  }
}
