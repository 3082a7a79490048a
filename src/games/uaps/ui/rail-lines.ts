import type { Seat } from '../../../core/contract.ts';
import type { Act, Answer, Event, FactLevel, Quadrant, Report, Verified } from '../types.ts';

/** A line of what was announced: what all heard, and what one was answered oneself. */
export type Announced =
  | { readonly type: 'knew'; readonly seat: Seat; readonly level: FactLevel }
  | { readonly type: 'placed'; readonly seat: Seat; readonly quadrant: Quadrant }
  | { readonly type: 'acted'; readonly seat: Seat; readonly act: Act; readonly answer: Answer | null }
  | { readonly type: 'verified'; readonly seat: Seat; readonly verified: Verified }
  | { readonly type: 'paid'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'followed'; readonly seat: Seat; readonly to: Quadrant }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'turned'; readonly by: Seat | null };

/** In the order in which they came. */
export const announcedIn = (story: readonly (readonly Event[])[]): readonly Announced[] =>
  story.flatMap(step => step.flatMap((event, index) => announced(event, step.slice(index + 1))));

function announced(event: Event, later: readonly Event[]): readonly Announced[] {
  switch (event.type) {
    case 'knew':
      return event.levels.map((level, seat) => ({ type: 'knew', seat: seat as Seat, level }));
    case 'placed':
      return [{ type: 'placed', seat: event.seat, quadrant: event.quadrant }];
    case 'acted': {
      const answered = later.find(one => one.type === 'answered');
      return [{ type: 'acted', seat: event.act.seat, act: event.act, answer: answered?.answer ?? null }];
    }
    case 'verified':
      return event.photos.map(verified => ({ type: 'verified', seat: verified.seat, verified }));
    case 'paid':
      return [{ type: 'paid', seat: event.seat, time: event.time }];
    case 'followed':
      return event.seats.map(seat => ({ type: 'followed', seat, to: event.to }));
    case 'report':
      return [{ type: 'report', report: event.report }];
    case 'turned':
      return [{ type: 'turned', by: event.by }];
    case 'opened':
    case 'chose':
    case 'decided':
    case 'facts-came':
    case 'answered':
    case 'follow-asked':
    case 'answered-follow':
    case 'wished':
    case 'listed':
    case 'found':
    case 'ended':
      return [];
  }
}
