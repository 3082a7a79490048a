import { assert, at, type Seat } from '../../core/contract.ts';
import { actionCost, cardNumber, clockwise, strandedPay } from './board.ts';
import { beginBuying } from './buy.ts';
import { beginResearch, publish } from './research.ts';
import { type Course, NOTHING_YET, nobody } from './steps.ts';
import { beginTrading } from './trading.ts';
import { askWhere } from './travel.ts';
import type { Action, Public } from './types.ts';

/** [A2] */
export function revealActions(course: Course): void {
  const { table } = course;
  const actions = course.own.map(({ action }) => {
    assert(action, 'all seats have chosen');
    return action;
  });
  course.own = course.own.map(own => ({ ...own, action: null }));
  course.record({ actions });
  table.stage = 'act';
  table.done = nobody(table.seats);
  course.tell({ type: 'actions-revealed', actions });
}

export function nextTurn(course: Course): void {
  const seat = nextActor(course.table);
  if (seat === undefined) beginTrading(course);
  else beginTurn(course, seat);
}

/** [A5] */
function beginTurn(course: Course, seat: Seat): void {
  course.table.doing = NOTHING_YET;
  const { actions } = course.table.now;
  assert(actions, 'actions are revealed');
  const action = at(actions, seat);
  const cost = actionCost(actions, seat, course.player(seat));
  if (cost > course.player(seat).money) {
    strand(course, seat, action, cost);
    return;
  }
  course.pay(seat, -cost);
  course.tell({ type: 'turn-began', seat, action, cost });
  act(course, seat, action);
}

/** [A2] [A3] */
function nextActor({ seats, pawn, done, now: { actions } }: Public): Seat | undefined {
  let next: Seat | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const seat of clockwise(seats, pawn)) {
    const action = actions?.[seat];
    if (done[seat] || !action || cardNumber(action) >= lowest) continue;
    next = seat;
    lowest = cardNumber(action);
  }
  return next;
}

/** [A6] */
function strand(course: Course, seat: Seat, action: Action, cost: number): void {
  const money = strandedPay(course.player(seat));
  course.pay(seat, money);
  course.record({ stranded: [...course.table.now.stranded, seat] });
  course.markDone(seat);
  course.tell({ type: 'stranded', seat, action, cost, money });
}

function act(course: Course, seat: Seat, action: Action): void {
  switch (action) {
    case 'train':
    case 'air':
      askWhere(course, seat, action);
      break;
    case 'buy':
      beginBuying(course, seat);
      break;
    case 'research':
      beginResearch(course, seat);
      break;
    case 'publish':
      publish(course, seat);
      break;
  }
}
