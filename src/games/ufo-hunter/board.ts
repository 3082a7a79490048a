import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import content from './content.json' with { type: 'json' };
import {
  ACTIONS,
  type Action,
  CARDS,
  type Card,
  type CardId,
  CONTACTS,
  type Color,
  type Contact,
  type Contacts,
  EQUIPMENT,
  type Equipment,
  type Equipped,
  type FinalScore,
  type Gain,
  type Player,
  type Public,
  type Region,
  type Rumor,
  type Standing,
} from './types.ts';

export const START = content.setup;
export const NUMBERS = content.numbers;

export interface Place {
  readonly id: Region;
  readonly name: string;
  readonly color: Color;
  readonly lore: string;
  /** West, north, east, south, in degrees. */
  readonly box: readonly [number, number, number, number];
  /** Neighbors, those over a wrap link too. */
  readonly adj: readonly Region[];
}

/** [B1] */
export const PLACES: readonly Place[] = content.map.regions as unknown as readonly Place[];
export const REGIONS: readonly Region[] = PLACES.map(({ id }) => id);
export const place = (region: Region): Place => at(PLACES, region - 1);
export const neighbors = (region: Region): readonly Region[] => place(region).adj;

/** Where one leaves the map on one side and comes in on the other. [B3] */
export const WRAP_LINKS: readonly {
  readonly letter: string;
  readonly west: Region;
  readonly east: Region;
}[] = content.map.wrapLinks;

/** Row by row, from each region to each. */
const DISTANCES: readonly number[] = REGIONS.flatMap(distancesFrom);

/** Spaces between two regions, over wrap links too. */
export const distance = (from: Region, to: Region): number =>
  DISTANCES[(from - 1) * REGIONS.length + to - 1] ?? Number.POSITIVE_INFINITY;

/** By region and range; made once, since they are asked for at every travel. */
const REACHES = new Map<number, readonly Region[]>();

/** Where so many spaces lead, in region order; the region itself too. */
export function within(from: Region, range: number): readonly Region[] {
  const key = range * 64 + from;
  let reach = REACHES.get(key);
  if (!reach) {
    reach = Object.freeze(REGIONS.filter(to => distance(from, to) <= range));
    REACHES.set(key, reach);
  }
  return reach;
}

/** One shortest way, both ends included; of several the one over the lowest regions. */
export function wayTo(from: Region, to: Region): readonly Region[] {
  if (from === to) return [from];
  const next = neighbors(from).find(region => distance(region, to) === distance(from, to) - 1);
  assert(next !== undefined, 'every region can be reached');
  return [from, ...wayTo(next, to)];
}

const CARD_BY_ID = new Map(content.rumors.map(card => [card.id, card as Card]));

/** [R1] */
export const cardOf = (id: CardId): Card => {
  const card = CARD_BY_ID.get(id);
  if (!card) assert(false, `the content pack has no card ${id}`);
  return card;
};

const COLOR_OF = Object.fromEntries(content.equipment.map(({ kind, color }) => [kind, color])) as Readonly<
  Record<Equipment, Color | null>
>;
/** One kind of each color. [R8] */
const KIND_OF = Object.fromEntries(content.equipment.map(({ kind, color }) => [color, kind])) as Readonly<
  Partial<Record<Color, Equipment>>
>;
export const colorOf = (kind: Equipment): Color | null => COLOR_OF[kind];

export const ALL_EQUIPMENT: Equipped = countsIn(content.equipment, EQUIPMENT);
export const ALL_CONTACTS: Contacts = countsIn(content.contacts, CONTACTS);
export const NO_EQUIPMENT: Equipped = countsOf(EQUIPMENT, []);
export const NO_CONTACTS: Contacts = countsOf(CONTACTS, []);

/** How many there are in all. */
export function total(counts: Readonly<Record<string, number>>): number {
  let sum = 0;
  for (const kind in counts) sum += counts[kind] ?? 0;
  return sum;
}

export const nonTelescopes = ({ equipment }: Player): number => total(equipment) - equipment.telescope;

export const evidenceOf = ({ blue, black }: Pick<Player, 'blue' | 'black'>): number => blue + black;

/** Telescopes are one kind. [W2] */
export function kindsOf(equipment: Equipped): number {
  let kinds = 0;
  for (const kind of EQUIPMENT) if (equipment[kind] > 0) kinds++;
  return kinds;
}

const SET_SCORE: Readonly<Record<string, number>> = content.setScore;

/** [W2] */
export const setScore = (equipment: Equipped): number => SET_SCORE[kindsOf(equipment)] ?? 0;

/** As it would count now. */
export const standingOf = (player: Player): Standing => ({
  money: player.money,
  evidence: evidenceOf(player),
  set: setScore(player.equipment),
});

/** [W1] */
export const pointsOf = ({ evidence, set }: Pick<Standing, 'evidence' | 'set'>): number => evidence + set;

/** [W1] */
export const finalPointsOf = (score: FinalScore): number =>
  pointsOf({ evidence: evidenceOf(score), set: score.set });

/** Owns a token of the color of this region. [R8] */
export const matches = (equipment: Equipped, region: Region): boolean => {
  const kind = KIND_OF[place(region).color];
  return kind !== undefined && equipment[kind] > 0;
};

/** 1 to 5, as on its card. */
export const cardNumber = (action: Action): number => ACTIONS.indexOf(action) + 1;

/** [A4] */
const clashFee = (actions: readonly Action[], seat: Seat): number => {
  let same = -1;
  for (const action of actions) if (action === actions[seat]) same++;
  return same;
};

/** What the action of a seat costs before anything optional. [A4] [T5] [Q1] */
export function actionCost(actions: readonly Action[], seat: Seat, player: Player): number {
  const clash = clashFee(actions, seat);
  switch (actions[seat]) {
    case 'air':
      return clash + NUMBERS.airFare;
    case 'buy':
      return clash + nonTelescopes(player);
    default:
      return clash;
  }
}

/** [T2] [T4] */
export const rangeOf = (by: 'train' | 'air', { contacts }: Player): number =>
  by === 'train' ? NUMBERS.trainRange + contacts['transit-official'] : NUMBERS.airRange + contacts.aviator;

/** What a stranded seat gets instead. [A6] */
export const strandedPay = ({ contacts }: Player): number => NUMBERS.strandedPay + contacts.benefactor;

/** What publishing brings. [N7] */
export const publishPay = ({ contacts }: Player): number =>
  NUMBERS.publishPay + NUMBERS.investorPay * contacts.investor;

/** Looks of a researcher, where so many other rumors lie. [N6] */
export const looksOf = ({ contacts }: Player): number => NUMBERS.looks + contacts.professor;

/** Tokens that come with the first price, where the bag has so many. [Q1] [Q4] */
export const drawsOf = ({ contacts }: Player): number => 1 + contacts.inventor;

/** The largest bid of a seat. [O2] */
export const mostBid = ({ money, equipment }: Player): number =>
  Math.min(NUMBERS.bidMax, money + total(equipment));

/** How many tokens of equipment, of so many, a bid may be paid with. [O4] */
export const payable = (
  bid: number,
  money: number,
  tokens: number,
): { readonly least: number; readonly most: number } => ({
  least: Math.max(0, bid - money),
  most: Math.min(bid, tokens),
});

/** Owns something that can be sold. [O5] */
export const canSell = (player: Player): boolean => evidenceOf(player) + total(player.equipment) > 0;

/** All seats, clockwise from this one. */
export const clockwise = (seats: number, from: Seat): readonly Seat[] =>
  seatsOf(seats).map(step => ((from + step) % seats) as Seat);

/** What each holder of a stake gets of a benefit. [K4] */
export const shareOf = ({ evidence = 0, money = 0, equipment = 0 }: Gain): Required<Gain> => ({
  evidence: Math.floor(evidence / 2),
  money: Math.floor(money / 2) + (evidence % 2),
  equipment: Math.floor(equipment / 2),
});

export const rumorAt = ({ rumors }: Public, region: Region): Rumor | undefined =>
  rumors.find(rumor => rumor.region === region);

/** Map cards that can be drawn, in region order. [N3] */
export const mapDeck = ({ rumors, mapDiscards }: Public): readonly Region[] =>
  REGIONS.filter(region => !mapDiscards.includes(region) && !rumors.some(rumor => rumor.region === region));

/** Each kind as often as it is counted, in order. */
const listed = <Kind extends string>(
  kinds: readonly Kind[],
  counts: Readonly<Record<Kind, number>>,
): readonly Kind[] => kinds.flatMap(kind => Array.from({ length: counts[kind] }, () => kind));

export const listEquipment = (counts: Equipped): readonly Equipment[] => listed(EQUIPMENT, counts);
export const listContacts = (counts: Contacts): readonly Contact[] => listed(CONTACTS, counts);

export function plus<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  more: readonly Kind[],
): Readonly<Record<Kind, number>> {
  if (more.length === 0) return counts;
  const sum: Record<Kind, number> = { ...counts };
  for (const kind of more) sum[kind]++;
  return sum;
}

export function minus<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  less: readonly Kind[],
): Readonly<Record<Kind, number>> {
  if (less.length === 0) return counts;
  const rest: Record<Kind, number> = { ...counts };
  for (const kind of less) rest[kind]--;
  return rest;
}

/** In the order of all cards. */
export const inCardOrder = (cards: readonly CardId[]): readonly CardId[] =>
  [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

function distancesFrom(from: Region): readonly number[] {
  const spaces: (number | undefined)[] = [];
  spaces[from - 1] = 0;
  const queue = [from];
  for (const region of queue)
    for (const next of neighbors(region))
      if (spaces[next - 1] === undefined) {
        spaces[next - 1] = (spaces[region - 1] ?? 0) + 1;
        queue.push(next);
      }
  return REGIONS.map(region => at(spaces, region - 1) ?? Number.POSITIVE_INFINITY);
}

function countsOf<Kind extends string>(kinds: readonly Kind[], some: readonly Kind[]): Record<Kind, number> {
  return Object.fromEntries(kinds.map(kind => [kind, some.filter(one => one === kind).length])) as Record<
    Kind,
    number
  >;
}

function countsIn<Kind extends string>(
  list: readonly { readonly kind: string; readonly count: number }[],
  kinds: readonly Kind[],
): Readonly<Record<Kind, number>> {
  const counts = list.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind as Kind));
  return countsOf(kinds, counts);
}
