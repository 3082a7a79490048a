import type { Seat } from '../../core/contract.ts';
import { drawsOf, NUMBERS, plus, total } from './board.ts';
import type { Course } from './steps.ts';

/** [Q1] [Q4] */
export function beginBuying(course: Course, seat: Seat): void {
  draw(course, seat, 0, drawsOf(course.player(seat)));
  askForMore(course, seat);
}

/** [Q2] */
export function buyMore(course: Course, seat: Seat, price: number): void {
  course.pay(seat, -price);
  draw(course, seat, price, 1);
  askForMore(course, seat);
}

export function buyNoMore(course: Course, seat: Seat): void {
  course.tell({ type: 'bought-enough', seat });
  course.markDone(seat);
}

function draw(course: Course, seat: Seat, price: number, count: number): void {
  const { table } = course;
  const equipment = course.drawEquipment(count);
  course.change(seat, { equipment: plus(course.player(seat).equipment, equipment) });
  table.doing = { ...table.doing, bought: table.doing.bought + 1 };
  course.tell({ type: 'bought', seat, price, equipment, free: Math.max(0, equipment.length - 1) });
}

/** [Q2] [Q3] [Q5] */
function askForMore(course: Course, seat: Seat): void {
  const { table } = course;
  const price = NUMBERS.tokenPrices[table.doing.bought - 1];
  if (price === undefined || price > course.player(seat).money || total(table.bag) === 0)
    course.markDone(seat);
  else table.pending = { type: 'buy', seat, price };
}
