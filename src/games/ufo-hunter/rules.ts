import { assert, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng, RngState } from '../../core/rng.ts';
import { nextTurn, revealActions } from './actions.ts';
import { buyMore, buyNoMore } from './buy.ts';
import { decline, lose, takeOption, turnUp } from './investigate.ts';
import { endPublishing, goOnResearching, look } from './research.ts';
import { deal } from './setup.ts';
import { nextStake, stake } from './stakes.ts';
import { Course, type Stepped } from './steps.ts';
import { nextSettling, pay, revealBids, sealBid, sell } from './trading.ts';
import { travel } from './travel.ts';
import type { Action, Move, Options, Pending, State } from './types.ts';

export { outcome } from './end.ts';

export function setup(options: Options, seats: number, rng: Rng, play: RngState): Stepped {
  const course = deal(options, seats, rng);
  goOn(course);
  const { state, events } = course.step();
  return { state: { ...state, rng: play }, events };
}

const NOBODY: readonly Seat[] = [];

export function toAct({ public: { stage, pending, done, seats } }: State): readonly Seat[] {
  if (pending) return [pending.seat];
  return stage === 'over' ? NOBODY : seatsOf(seats).filter(seat => !done[seat]);
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  const course = new Course(state);
  make(course, seat, move);
  goOn(course);
  return course.step();
}

function make(course: Course, seat: Seat, move: Move): void {
  switch (move.type) {
    case 'choose':
      sealAction(course, seat, move.action);
      break;
    case 'bid':
      sealBid(course, seat, move.bid);
      break;
    case 'stake':
      stake(course, asked(course, 'stake'), move.amount);
      afterStake(course, seat);
      break;
    case 'travel':
      travel(course, asked(course, 'travel'), move.to);
      break;
    case 'investigate': {
      const { region } = asked(course, 'investigate');
      if (move.yes) turnUp(course, seat, region);
      else decline(course, seat, region);
      break;
    }
    case 'option': {
      const { region, card } = asked(course, 'option');
      takeOption(course, seat, region, card, move.option);
      break;
    }
    case 'lose':
      lose(course, asked(course, 'lose'), move.equipment, move.contacts);
      break;
    case 'buy': {
      const { price } = asked(course, 'buy');
      if (move.more) buyMore(course, seat, price);
      else buyNoMore(course, seat);
      break;
    }
    case 'look':
      asked(course, 'look');
      look(course, seat, move.region);
      break;
    case 'pay':
      pay(course, seat, asked(course, 'pay').bid, move.equipment);
      break;
    case 'sell':
      asked(course, 'sell');
      sell(course, seat, move.equipment, move.evidence);
      break;
  }
}

/** What the table waited for; it does not any more. */
function asked<Type extends Pending['type']>(
  { table }: Course,
  type: Type,
): Extract<Pending, { type: Type }> {
  const { pending } = table;
  assert(pending?.type === type, `the table waits for ${type}`);
  table.pending = null;
  return pending as Extract<Pending, { type: Type }>;
}

/** First or changed. [A1] */
function sealAction(course: Course, seat: Seat, action: Action): void {
  course.changeOwn(seat, { action });
  course.tellOwn(seat, { type: 'action-chosen', action });
  if (course.table.done[seat]) return;
  course.markDone(seat);
  course.tell({ type: 'decided', seat });
}

function afterStake(course: Course, seat: Seat): void {
  const { stage, now } = course.table;
  if (stage === 'stakes') course.markDone(seat);
  else if (now.actions?.[seat] === 'research') goOnResearching(course, seat);
  else endPublishing(course, seat);
}

/** To the next decision. */
function goOn(course: Course): void {
  const { table } = course;
  while (table.pending === null)
    switch (table.stage) {
      case 'stakes':
        nextStake(course);
        break;
      case 'choose':
        if (table.done.includes(false)) return;
        revealActions(course);
        break;
      case 'act':
        nextTurn(course);
        break;
      case 'bid':
        if (table.done.includes(false)) return;
        revealBids(course);
        break;
      case 'settle':
        nextSettling(course);
        break;
      case 'over':
        return;
    }
}
