import { at, type Seat } from '../../core/contract.ts';
import { cardOf, matches, minus, NUMBERS, plus, total } from './board.ts';
import { giveEvidence, takeEvidence } from './evidence.ts';
import { type Due, dueOf, firstOf, hasOneWay } from './losses.ts';
import { removeRumor, theRumor } from './rumors.ts';
import { payHolders, returnStakes } from './stakes.ts';
import type { Course } from './steps.ts';
import {
  type CardId,
  type CardOption,
  CONTACTS,
  type Contact,
  EQUIPMENT,
  type Equipment,
  type Gain,
  type Investigation,
  type Loss,
  type Pending,
  type Player,
  type Region,
} from './types.ts';

export function decline(course: Course, seat: Seat, region: Region): void {
  course.tell({ type: 'investigation-declined', seat, region });
  course.markDone(seat);
}

/** [R2] [R3] [A7] */
export function turnUp(course: Course, seat: Seat, region: Region): void {
  const card = at(course.faces, course.table.rumors.indexOf(theRumor(course, region)));
  course.tell({ type: 'turned-up', seat, region, card });
  const options = openOptions(card, course.player(seat));
  if (options.length === 1) takeOption(course, seat, region, card, at(options, 0));
  else course.table.pending = { type: 'option', seat, region, card, options };
}

/** The numbers of those that may be taken. [R3] [R4] */
export function openOptions(card: CardId, player: Player): readonly number[] {
  const { options } = cardOf(card);
  const open: number[] = [];
  for (let number = 0; number < options.length; number++)
    if (isOpen(at(options, number), player)) open.push(number);
  return open;
}

export function isOpen({ need, pay }: CardOption, { money, equipment, contacts }: Player): boolean {
  if (pay && pay.money > money) return false;
  if (!need) return true;
  if (need.arms !== undefined && need.arms > contacts['arms-dealer']) return false;
  if (need.equipment !== undefined && need.equipment > total(equipment)) return false;
  return need.contacts === undefined || need.contacts <= total(contacts);
}

/** [R5] */
export function takeOption(course: Course, seat: Seat, region: Region, card: CardId, option: number): void {
  const { pay, get, lose: loss } = at(cardOf(card).options, option);
  const paid = pay?.money ?? 0;
  course.pay(seat, -paid);
  course.tell({ type: 'option-taken', seat, card, option, paid });
  const found = { seat, region, card, option };
  if (get) gain(course, found, get, paid);
  else beginLoss(course, found, loss ?? {});
}

/** [R9] [R11] [A7] */
function beginLoss(course: Course, found: Found, loss: Loss): void {
  const { seat } = found;
  const player = course.player(seat);
  const due = dueOf(loss, player);
  if (!hasOneWay(due, player)) {
    course.table.pending = { type: 'lose', ...found };
    return;
  }
  const equipment = firstOf(EQUIPMENT, player.equipment, due.least);
  takeLoss(course, found, due, equipment, firstOf(CONTACTS, player.contacts, due.contacts));
}

export function lose(
  course: Course,
  { seat, region, card, option }: Pending & { type: 'lose' },
  equipment: readonly Equipment[],
  contacts: readonly Contact[],
): void {
  const { lose: loss = {} } = at(cardOf(card).options, option);
  takeLoss(course, { seat, region, card, option }, dueOf(loss, course.player(seat)), equipment, contacts);
}

type Found = Pick<Investigation, 'seat' | 'region' | 'card' | 'option'>;

/** [R6] [R8] [K4] */
function gain(course: Course, found: Found, get: Gain, paid: number): void {
  const { seat, region } = found;
  const { evidence = 0, money = 0 } = get;
  const owned = course.player(seat).equipment;
  const bonus = evidence > 0 && matches(owned, region) ? NUMBERS.colorBonus : 0;
  const equipment = course.drawEquipment(get.equipment ?? 0);
  if (equipment.length > 0) course.change(seat, { equipment: plus(owned, equipment) });
  course.pay(seat, money);
  course.tell({ type: 'gained', seat, evidence, bonus, money, equipment });
  giveEvidence(course, seat, evidence + bonus);
  payHolders(course, theRumor(course, region), seat, get);
  close(course, {
    ...found,
    evidence: evidence + bonus,
    bonus,
    money: money - paid,
    equipment: equipment.length,
    contacts: 0,
  });
}

/** [R10] [R11] [R12] [K6] */
function takeLoss(
  course: Course,
  found: Found,
  { evidence, money: most, least }: Due,
  equipment: readonly Equipment[],
  contacts: readonly Contact[],
): void {
  const { seat, region } = found;
  const { table } = course;
  const player = course.player(seat);
  const money = most - (equipment.length - least);
  course.change(seat, {
    money: player.money - money,
    equipment: minus(player.equipment, equipment),
    contacts: minus(player.contacts, contacts),
  });
  takeEvidence(course, seat, evidence);
  table.board = {
    equipment: plus(table.board.equipment, equipment),
    contacts: plus(table.board.contacts, contacts),
  };
  course.tell({ type: 'lost', seat, evidence, money, equipment, contacts });
  returnStakes(course, theRumor(course, region), seat);
  close(course, {
    ...found,
    evidence: 0 - evidence,
    bonus: 0,
    money: 0 - money,
    equipment: 0 - equipment.length,
    contacts: 0 - contacts.length,
  });
}

function close(course: Course, investigation: Investigation): void {
  const { seat, region, card } = investigation;
  course.record({ investigations: [...course.table.now.investigations, investigation] });
  removeRumor(course, region, card);
  course.markDone(seat);
}
