import { at, type Seat } from '../../core/contract.ts';
import { clockwise, plus, shareOf } from './board.ts';
import { giveEvidence } from './evidence.ts';
import { theRumor } from './rumors.ts';
import { beginRound, type Course } from './steps.ts';
import type { Gain, Pending, Region, Rumor } from './types.ts';

/** Clockwise from the pawn, on the rumor that each has started; then the first round begins. [S7] */
export function nextStake(course: Course): void {
  const { table } = course;
  const seat = clockwise(table.seats, table.pawn).find(one => !table.done[one]);
  if (seat === undefined) {
    beginRound(course);
    return;
  }
  const index = table.rumors.findIndex(({ by }) => by === seat);
  if (!askStake(course, seat, at(table.rumors, index).region)) course.markDone(seat);
}

/** Whether there is something to ask. [K1] [K3] */
export function askStake(course: Course, seat: Seat, region: Region): boolean {
  const { stake, holders } = theRumor(course, region);
  const { money } = course.player(seat);
  const holds = holders.includes(seat);
  const least = holds ? stake + 1 : Math.max(1, stake);
  const most = holds ? stake + money : money;
  if (most < least) return false;
  course.table.pending = { type: 'stake', seat, region, least, most };
  return true;
}

/** [K1] [K3] */
export function stake(course: Course, { seat, region }: Pending & { type: 'stake' }, amount: number): void {
  if (amount === 0) {
    course.tell({ type: 'stake-declined', seat, region });
    return;
  }
  const rumor = theRumor(course, region);
  const { stake: was, holders } = rumor;
  const paid = holders.includes(seat) ? amount - was : amount;
  const back = amount > was ? holders.filter(holder => holder !== seat) : [];
  course.pay(seat, -paid);
  for (const holder of back) course.pay(holder, was);
  const stay = amount > was ? [] : holders;
  course.changeRumor(rumor, { stake: amount, holders: [...stay, seat].sort((a, b) => a - b) });
  course.tell({ type: 'staked', seat, region, amount, paid, was, back });
}

/** [K4] [K5] [K7] */
export function payHolders(course: Course, rumor: Rumor, investigator: Seat, gain: Gain): void {
  const { region, stake } = rumor;
  const { evidence, money, equipment: tokens } = shareOf(gain);
  for (const seat of holdersInOrder(course, rumor)) {
    if (seat === investigator) {
      course.tell({ type: 'stake-lost', seat, region, stake });
      continue;
    }
    const equipment = course.drawEquipment(tokens);
    course.change(seat, { equipment: plus(course.player(seat).equipment, equipment) });
    course.pay(seat, money);
    course.tell({ type: 'stake-paid', seat, region, evidence, money, equipment, stake });
    giveEvidence(course, seat, evidence);
  }
}

/** [K6] [K7] */
export function returnStakes(course: Course, rumor: Rumor, investigator: Seat): void {
  const { region, stake } = rumor;
  for (const seat of holdersInOrder(course, rumor)) {
    const lost = seat === investigator;
    if (!lost) course.pay(seat, stake);
    course.tell({ type: lost ? 'stake-lost' : 'stake-returned', seat, region, stake });
  }
}

const holdersInOrder = ({ table }: Course, { holders }: Rumor): readonly Seat[] =>
  clockwise(table.seats, table.pawn).filter(seat => holders.includes(seat));
