import type { Seat } from '../../core/contract.ts';
import type { Course } from './steps.ts';

/** [E1] [E2] */
export function giveEvidence(course: Course, seat: Seat, count: number): void {
  if (count === 0) return;
  const { table } = course;
  const { blue, black } = course.player(seat);
  const given = table.last ? 0 : Math.min(count, table.blue);
  course.change(seat, { blue: blue + given, black: black + count - given });
  table.blue -= given;
  if (table.last || table.blue > 0) return;
  table.last = true;
  course.tell({ type: 'blue-ran-out' });
}

/** [R12] */
export function takeEvidence(course: Course, seat: Seat, count: number): void {
  if (count === 0) return;
  const { blue, black } = course.player(seat);
  const fromBlack = Math.min(count, black);
  course.change(seat, { blue: blue - count + fromBlack, black: black - fromBlack });
  course.table.blue += count - fromBlack;
}
