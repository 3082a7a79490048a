import { assert, at, type Seat } from '../../core/contract.ts';
import {
  canSell,
  clockwise,
  listContacts,
  listEquipment,
  minus,
  mostBid,
  NO_CONTACTS,
  NO_EQUIPMENT,
  NUMBERS,
  payable,
  plus,
  standingOf,
  total,
} from './board.ts';
import { end } from './end.ts';
import { takeEvidence } from './evidence.ts';
import { firstOf, oneWay } from './losses.ts';
import { beginRound, type Course, nobody } from './steps.ts';
import { EQUIPMENT, type Equipment } from './types.ts';

/** [O1] [O9] */
export function beginTrading(course: Course): void {
  const { table } = course;
  const bidding = total(table.board.equipment) + total(table.board.contacts) > 0;
  table.stage = bidding ? 'bid' : 'settle';
  table.done = nobody(table.seats);
  course.tell({ type: 'trading-began', bidding });
  if (!bidding) return;
  for (const seat of clockwise(table.seats, table.pawn))
    if (mostBid(course.player(seat)) === 0) sealBid(course, seat, 0);
}

/** First or changed. [O1] */
export function sealBid(course: Course, seat: Seat, bid: number): void {
  course.changeOwn(seat, { bid });
  course.tellOwn(seat, { type: 'bid-made', bid });
  if (course.table.done[seat]) return;
  course.markDone(seat);
  course.tell({ type: 'decided', seat });
}

/** [O3] */
export function revealBids(course: Course): void {
  const { table } = course;
  const bids = course.own.map(({ bid }) => {
    assert(bid !== null, 'all seats have bid');
    return bid;
  });
  course.own = course.own.map(own => ({ ...own, bid: null }));
  const highest = Math.max(...bids);
  const winner =
    highest === 0
      ? null
      : at(
          clockwise(table.seats, table.pawn).filter(seat => bids[seat] === highest),
          0,
        );
  course.record({ bids, winner });
  table.stage = 'settle';
  table.done = nobody(table.seats);
  course.tell({ type: 'bids-revealed', bids, winner });
}

/** [O6] */
export function nextSettling(course: Course): void {
  const { table } = course;
  const seat = clockwise(table.seats, table.pawn).find(one => !table.done[one]);
  if (seat === undefined) {
    endTrading(course);
    return;
  }
  const bid = table.now.bids?.[seat] ?? 0;
  if (seat === table.now.winner) askPayment(course, seat, bid);
  else if (bid === 0 && canSell(course.player(seat))) table.pending = { type: 'sell', seat };
  else course.markDone(seat);
}

/** [O4] [O7] */
export function pay(course: Course, seat: Seat, bid: number, paid: readonly Equipment[]): void {
  const { table } = course;
  const player = course.player(seat);
  const equipment = listEquipment(table.board.equipment);
  const contacts = listContacts(table.board.contacts);
  const money = bid - paid.length;
  course.change(seat, {
    money: player.money - money,
    equipment: plus(minus(player.equipment, paid), equipment),
    contacts: plus(player.contacts, contacts),
  });
  table.board = { equipment: NO_EQUIPMENT, contacts: NO_CONTACTS };
  table.landing = plus(table.landing, paid);
  course.markDone(seat);
  course.tell({ type: 'trade-won', seat, money, paid, equipment, contacts });
}

/** [O5] [O7] */
export function sell(course: Course, seat: Seat, equipment: readonly Equipment[], evidence: number): void {
  const { table } = course;
  const player = course.player(seat);
  const money = NUMBERS.sellPrice * (equipment.length + evidence);
  course.change(seat, { money: player.money + money, equipment: minus(player.equipment, equipment) });
  takeEvidence(course, seat, evidence);
  table.landing = plus(table.landing, equipment);
  course.markDone(seat);
  course.tell({ type: 'sold', seat, equipment, evidence, money });
}

function askPayment(course: Course, seat: Seat, bid: number): void {
  const { money, equipment } = course.player(seat);
  const { least, most } = payable(bid, money, total(equipment));
  if (oneWay(equipment, least, most)) pay(course, seat, bid, firstOf(EQUIPMENT, equipment, least));
  else course.table.pending = { type: 'pay', seat, bid };
}

/** [O7] [O10] [E2] */
function endTrading(course: Course): void {
  const { table } = course;
  if (total(table.landing) > 0) {
    table.board = { ...table.board, equipment: plus(table.board.equipment, listEquipment(table.landing)) };
    table.landing = NO_EQUIPMENT;
  }
  if (total(table.pile) > 0) {
    const contact = course.drawContact();
    table.board = { ...table.board, contacts: plus(table.board.contacts, [contact]) };
    course.tell({ type: 'contact-came', contact });
  }
  course.record({ standings: table.players.map(standingOf) });
  if (table.last) end(course);
  else beginRound(course);
}
