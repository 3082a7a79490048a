import { at, type Seat } from '../../core/contract.ts';
import { looksOf, NUMBERS, publishPay } from './board.ts';
import { placeRumor, see } from './rumors.ts';
import { askStake } from './stakes.ts';
import type { Course } from './steps.ts';
import type { Region } from './types.ts';

/** [N5] */
export function beginResearch(course: Course, seat: Seat): void {
  if (!startRumor(course, seat)) goOnResearching(course, seat);
}

/** [N6] [N5] */
export function goOnResearching(course: Course, seat: Seat): void {
  const { table } = course;
  const { started, looked } = table.doing;
  const left = looksOf(course.player(seat)) - looked.length;
  const among = table.rumors
    .map(({ region }) => region)
    .filter(region => region !== started && !looked.includes(region));
  if (left === 0 || among.length === 0) takePawn(course, seat);
  else if (among.length === 1) look(course, seat, at(among, 0));
  else table.pending = { type: 'look', seat, among };
}

/** [N6] */
export function look(course: Course, seat: Seat, region: Region): void {
  const { table } = course;
  table.doing = { ...table.doing, looked: [...table.doing.looked, region] };
  course.record({ looks: [...table.now.looks, { seat, region }] });
  course.tell({ type: 'looked', seat, region });
  see(course, seat, region);
  if (!askStake(course, seat, region)) goOnResearching(course, seat);
}

/** [N7] */
export function publish(course: Course, seat: Seat): void {
  if (!startRumor(course, seat)) endPublishing(course, seat);
}

/** [N7] */
export function endPublishing(course: Course, seat: Seat): void {
  const money = publishPay(course.player(seat));
  course.pay(seat, money);
  course.markDone(seat);
  course.tell({ type: 'published', seat, money });
}

/** Whether its stake is asked for. [N1] [N2] */
function startRumor(course: Course, seat: Seat): boolean {
  const { table } = course;
  if (table.rumors.length >= NUMBERS.maxRumors) return false;
  const started = placeRumor(course, seat);
  table.doing = { ...table.doing, started };
  return askStake(course, seat, started);
}

function takePawn(course: Course, seat: Seat): void {
  course.markDone(seat);
  if (course.table.pawn === seat) return;
  course.table.pawn = seat;
  course.tell({ type: 'pawn-taken', seat });
}
