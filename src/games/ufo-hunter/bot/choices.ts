import { at } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { cardOf, distance, evidenceOf, matches, NUMBERS, payable, rangeOf, total, within } from '../board.ts';
import { dueIn } from '../legal.ts';
import {
  CONTACTS,
  EQUIPMENT,
  type Equipment,
  type Move,
  type Pending,
  type Player,
  type Public,
  type Region,
  type Seen,
} from '../types.ts';
import { halfOfCard, isBenefit, worthOfOption } from './cards.ts';
import { gained, type Prices, spent, worthOfToken } from './prices.ts';
import { prospectsFrom } from './value.ts';

type Asked<Type> = Extract<Pending, { type: Type }>;

/** What a good place to go on from is worth beside the rumor where one ends. */
const GOING_ON = 0.4;

interface Destination {
  readonly to: Region;
  /** The rumor there, and those that come next. */
  readonly worth: number;
}

/** Where a move should end. */
export function chooseRegion(
  known: Public,
  worths: readonly number[],
  player: Player,
  range: number,
): Destination {
  const flight = rangeOf('air', player);
  let to = player.region;
  let most = Number.NEGATIVE_INFINITY;
  for (const region of within(player.region, range)) {
    const worth = worthOfEnding(region, known, worths, flight);
    if (worth > most) [to, most] = [region, worth];
  }
  return { to, worth: most };
}

function worthOfEnding(to: Region, known: Public, worths: readonly number[], flight: number): number {
  const [best, second] = prospectsFrom(to, known, worths, flight);
  const here = known.rumors.findIndex(({ region }) => region === to);
  if (here < 0) return GOING_ON * best;
  const worth = Math.max(0, worths[here] ?? 0);
  return worth + GOING_ON * (worth >= best ? second : best);
}

/** The best one that is open. */
export function chooseOption(
  { card, options, region }: Asked<'option'>,
  player: Player,
  prices: Prices,
): number {
  const bonus = matches(player.equipment, region);
  return best(options, option => worthOfOption(at(cardOf(card).options, option), player, bonus, prices));
}

/** Gives away what is worth least. */
export function chooseLoss(asked: Asked<'lose'>, player: Player, prices: Prices): Move {
  const due = dueIn(asked, player);
  const equipment = leastWorth(player, due.least, due.most, due.money, prices);
  const contacts = CONTACTS.flatMap(kind => Array.from({ length: player.contacts[kind] }, () => kind))
    .sort((a, b) => prices[a] - prices[b])
    .slice(0, due.contacts);
  return {
    type: 'lose',
    equipment,
    contacts: CONTACTS.flatMap(kind => contacts.filter(one => one === kind)),
  };
}

/** The rest of a bid is paid in money. */
export function choosePayment(bid: number, player: Player, prices: Prices): readonly Equipment[] {
  const { least, most } = payable(bid, player.money, total(player.equipment));
  return leastWorth(player, least, most, bid - least, prices);
}

/** So many tokens must go; more of them as long as each is worth less than the money that it saves. */
function leastWorth(
  player: Player,
  least: number,
  most: number,
  money: number,
  prices: Prices,
): readonly Equipment[] {
  const left = { ...player.equipment };
  const gone: Equipment[] = [];
  while (gone.length < most) {
    const owner = { ...player, equipment: left };
    const kind = best(
      EQUIPMENT.filter(one => left[one] > 0),
      one => -worthOfToken(owner, one, prices),
    );
    const saved = money - (gone.length - least);
    const isSaving =
      saved > 0 &&
      spent(player.money, saved, prices) - spent(player.money, saved - 1, prices) >
        worthOfToken(owner, kind, prices);
    if (gone.length >= least && !isSaving) break;
    left[kind]--;
    gone.push(kind);
  }
  return EQUIPMENT.flatMap(kind => gone.filter(one => one === kind));
}

/** One that is not known yet, the nearer the better. */
export function chooseLook(
  { among }: Asked<'look'>,
  seen: readonly Seen[],
  { region: from }: Player,
  rng: Rng,
): Region {
  const known = new Set(seen.map(({ region }) => region));
  return best(among, region => (known.has(region) ? -100 : 0) - distance(from, region) + rng.float());
}

/** Of those who could go there instead of oneself, a share does before the game is over. */
const OTHERS_GO = 0.6;
const BLUFF_STAKE = 1;

/** A good rumor for half of what it brings; a bad one as a bait, which costs nothing once somebody falls for it. */
export function chooseStake(
  { seat, region, least }: Asked<'stake'>,
  known: Public,
  seen: readonly Seen[],
  bluffs: number,
  prices: Prices,
  rng: Rng,
): number {
  const face = seen.find(one => one.region === region);
  const player = at(known.players, seat);
  if (!face) return 0;
  const others = known.players.filter((_, other) => other !== seat);
  const willing = others.filter(other => isBenefit(face.card, other));
  if (willing.length * 2 < others.length || !isBenefit(face.card, player))
    return least <= BLUFF_STAKE && rng.chance(bluffs) ? least : 0;
  const mine = distance(player.region, region);
  const nearer = willing.filter(other => distance(other.region, region) <= mine).length;
  const half = willing.reduce((sum, other) => sum + halfOfCard(face.card, other, prices), 0) / willing.length;
  const chance = OTHERS_GO * ((1 + nearer) / (2 + willing.length));
  return half * chance > spent(player.money, Math.min(least, player.money), prices) ? least : 0;
}

/** Whatever is worth less than the money that it fetches. */
export function chooseSale(player: Player, prices: Prices): Move {
  const left = { ...player.equipment };
  const equipment: Equipment[] = [];
  let { money } = player;
  let evidence = 0;
  for (let sold = 0; sold < NUMBERS.sellMax; sold++) {
    const owner = { ...player, equipment: left };
    const price = gained(money, NUMBERS.sellPrice, prices);
    const kind =
      total(left) > 0
        ? best(
            EQUIPMENT.filter(one => left[one] > 0),
            one => -worthOfToken(owner, one, prices),
          )
        : undefined;
    const token = kind ? worthOfToken(owner, kind, prices) : Number.POSITIVE_INFINITY;
    if (kind && token <= prices.evidence && token < price) {
      left[kind]--;
      equipment.push(kind);
    } else if (evidence < evidenceOf(player) && prices.evidence < price) evidence++;
    else break;
    money += NUMBERS.sellPrice;
  }
  return {
    type: 'sell',
    equipment: EQUIPMENT.flatMap(kind => equipment.filter(one => one === kind)),
    evidence,
  };
}

/** The first of the best. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let found = at(items, 0);
  let most = worth(found);
  for (const item of items.slice(1)) {
    const one = worth(item);
    if (one > most) [found, most] = [item, one];
  }
  return found;
}
