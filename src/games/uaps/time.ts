import { at, type Seat } from '../../core/contract.ts';
import { changed, type Stepped, toOwn, withOwn } from './steps.ts';
import type { Public, State } from './types.ts';

/** A token goes on by so much, and its seat gets the reports on the way. [T2] [Q7] */
export function advanced(state: State, seat: Seat, by: number): Stepped {
  const next = changed(state, movedOn(state.public, seat, by));
  const { reports } = at(state.own, seat);
  const now = at(next.public.time, seat);
  const due = state.puzzle.reports.slice(reports.length).filter(report => report.at <= now);
  if (due.length === 0) return { state: next, events: [] };
  const { mode } = state.public;
  return {
    state: withOwn(next, seat, { reports: [...reports, ...due] }),
    events: due.map((report, index) =>
      toOwn(seat, { type: 'report', mode, number: reports.length + index + 1, report }),
    ),
  };
}

/** A token stands in front of those that are in its new space already. [T1] */
export function movedOn(
  known: Pick<Public, 'time' | 'order'>,
  seat: Seat,
  by: number,
): Pick<Public, 'time' | 'order'> {
  const now = at(known.time, seat) + by;
  const others = known.order.filter(other => other !== seat);
  const place = others.findIndex(other => at(known.time, other) > now);
  return {
    time: known.time.with(seat, now),
    order: others.toSpliced(place === -1 ? others.length : place, 0, seat),
  };
}
