import { at } from '../../../core/contract.ts';
import { kindsOf, START, setScore, total } from '../board.ts';
import { CONTACTS, EQUIPMENT, type Equipment, type Player, type Public } from '../types.ts';
import fitted from './weights.json' with { type: 'json' };

/**
 * What counts for the points that a seat will have in the end. Each is weighed twice: as it counts when the last blue
 * token goes, and by how much more it counts the more of the game is left.
 */
export const FEATURES = [
  'seat',
  'evidence',
  'set',
  'kinds',
  'spares',
  'money',
  'riches',
  ...CONTACTS,
  'prospect',
  'second-prospect',
  'good-stakes',
  'bad-stakes',
  'pawn',
] as const;
export type Feature = (typeof FEATURES)[number];

export interface Weights {
  readonly atEnd: Readonly<Record<Feature, number>>;
  readonly earlier: Readonly<Record<Feature, number>>;
}

/** Points for each feature at one moment of the game. */
export type Prices = Readonly<Record<Feature, number>>;

/** Beyond so much, money is only spent on what is bid for. */
export const ENOUGH_MONEY = 6;

/** More than this nobody comes to spend: who valued it would sell evidence for it, and hoard without end. */
const MOST_MONEY = 20;

/** Money that is only for bids. */
export const richesOf = (money: number): number => Math.max(0, Math.min(money, MOST_MONEY) - ENOUGH_MONEY);

/** Kinds that do not make a set yet count by themselves. */
export const FIRST_KINDS = 4;

/** From the first of these rounds on less and less is held to be left, and nothing in the second. */
const LONG = [10, 30] as const;

/** Blue tokens that are held to be left: who has the most would else be in no hurry, ever, to take the rest. */
function blueLeft({ blue, last, round }: Public): number {
  if (last) return 0;
  const [from, to] = LONG;
  return Math.min(blue, Math.ceil(START.blue * Math.max(0, Math.min(1, (to - round) / (to - from)))));
}

/** How much of the game is left, from 1 down to 0. */
export const leftOf = (known: Public): number => blueLeft(known) / START.blue;

/** Made by `npm run fit`, which says how. */
export const FITTED: Weights = fitted;

const nothing = Object.fromEntries(FEATURES.map(feature => [feature, 0])) as Record<Feature, number>;

/** What somebody who has read the rules would guess. */
export const ROUGH: Weights = {
  atEnd: { ...nothing, evidence: 1, set: 1, money: 0.02, riches: 0.01 },
  earlier: {
    ...nothing,
    ...Object.fromEntries(CONTACTS.map(contact => [contact, 0.6])),
    kinds: 0.7,
    spares: 0.4,
    money: 0.35,
    riches: 0.2,
    prospect: 0.5,
    'second-prospect': 0.3,
    'good-stakes': 0.3,
    'bad-stakes': 0.1,
    pawn: 0.1,
  },
};

export function pricesFrom({ atEnd, earlier }: Weights): (known: Public) => Prices {
  const byBlue = Array.from({ length: START.blue + 1 }, (_, blue) => {
    const prices = {} as Record<Feature, number>;
    for (const feature of FEATURES) prices[feature] = atEnd[feature] + (blue / START.blue) * earlier[feature];
    return prices;
  });
  return known => at(byBlue, blueLeft(known));
}

/** What this player's possessions are worth. */
function worthOf({ money, blue, black, equipment, contacts }: Player, prices: Prices): number {
  const kinds = kindsOf(equipment);
  let worth =
    (blue + black) * prices.evidence +
    setScore(equipment) * prices.set +
    Math.min(kinds, FIRST_KINDS) * prices.kinds +
    (total(equipment) - kinds) * prices.spares +
    moneyWorth(money, prices);
  for (const contact of CONTACTS) if (contacts[contact] > 0) worth += contacts[contact] * prices[contact];
  return worth;
}

export const moneyWorth = (money: number, prices: Prices): number =>
  Math.min(money, ENOUGH_MONEY) * prices.money + richesOf(money) * prices.riches;

/** What it costs to spend so much of one's money. */
export const spent = (money: number, cost: number, prices: Prices): number =>
  moneyWorth(money, prices) - moneyWorth(money - cost, prices);

/** What so much more money is worth. */
export const gained = (money: number, more: number, prices: Prices): number =>
  moneyWorth(money + more, prices) - moneyWorth(money, prices);

/** What everything on the trading board would be worth to this player. */
export function worthOfBoard(player: Player, { board }: Public, prices: Prices): number {
  const equipment = { ...player.equipment };
  for (const kind of EQUIPMENT) equipment[kind] += board.equipment[kind];
  const contacts = { ...player.contacts };
  for (const kind of CONTACTS) contacts[kind] += board.contacts[kind];
  return worthOf({ ...player, equipment, contacts }, prices) - worthOf(player, prices);
}

/** What one token from the bag is worth on average. */
export function worthOfDraw(player: Player, { bag }: Public, prices: Prices): number {
  const tokens = total(bag);
  if (tokens === 0) return 0;
  let sum = 0;
  const kinds = kindsOf(player.equipment);
  const onSet = kinds < EQUIPMENT.length ? worthOfStep(kinds, prices) : 0;
  for (const kind of EQUIPMENT) sum += bag[kind] * (player.equipment[kind] > 0 ? prices.spares : onSet);
  return sum / tokens;
}

/** What one of these is worth to whoever gives it away. */
export function worthOfToken(player: Player, kind: Equipment, prices: Prices): number {
  if (player.equipment[kind] > 1) return prices.spares;
  return worthOfStep(kindsOf(player.equipment) - 1, prices);
}

const SET_BY_KINDS: readonly number[] = Array.from({ length: EQUIPMENT.length + 1 }, (_, kinds) =>
  setScore(
    Object.fromEntries(EQUIPMENT.map((kind, index) => [kind, index < kinds ? 1 : 0])) as Player['equipment'],
  ),
);

/** What one more kind adds to so many. */
export const worthOfStep = (kinds: number, prices: Prices): number =>
  (at(SET_BY_KINDS, kinds + 1) - at(SET_BY_KINDS, kinds)) * prices.set +
  (kinds < FIRST_KINDS ? prices.kinds : 0);
