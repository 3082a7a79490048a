import type { Seat } from '../../core/contract.ts';
import { rangeOf, rumorAt } from './board.ts';
import type { Course } from './steps.ts';
import type { Pending, Region, TravelAction } from './types.ts';

/** [T1] [T2] [T4] */
export function askWhere(course: Course, seat: Seat, by: TravelAction): void {
  course.table.pending = { type: 'travel', seat, by, range: rangeOf(by, course.player(seat)) };
}

/** [T1] [T6] */
export function travel(course: Course, { seat, by }: Pending & { type: 'travel' }, to: Region): void {
  const from = course.player(seat).region;
  course.change(seat, { region: to });
  course.tell({ type: 'traveled', seat, by, from, to });
  if (rumorAt(course.table, to)) course.table.pending = { type: 'investigate', seat, region: to };
  else course.markDone(seat);
}
