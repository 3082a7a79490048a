import { assert, at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { cardOf, distance, evidenceOf, mostBid, NUMBERS, payable, total, within } from './board.ts';
import { dueIn } from './legal.ts';
import { firstOf, oneWay } from './losses.ts';
import {
  type Action,
  CONTACTS,
  EQUIPMENT,
  type Move,
  type Pending,
  type Player,
  type Public,
  type Region,
  type View,
} from './types.ts';

/** How often a move is made without a thought, so that every one has a chance. */
const BLIND = 0.15;
/** More of what makes games end: equipment first, then rumors. */
const ENOUGH = 6;
const GATHERING: readonly Action[] = ['train', 'air', 'buy', 'buy', 'research', 'publish', 'publish'];
const TRAVELING: readonly Action[] = ['train', 'train', 'air', 'air', 'air', 'buy', 'research', 'publish'];
const SELLING = 0.04;
const STAKING = 0.4;
const BUYING_ON = 0.6;

/** Leans towards rumors and their benefits, so that games end. */
export function sample({ viewer, own, public: known }: View, rng: Rng): Move {
  assert(viewer !== 'spectator' && own, 'only a seat with a move is asked for one');
  const { stage, pending } = known;
  const player = at(known.players, viewer);
  if (pending) return answer(known, pending, player, rng);
  if (stage === 'choose') return { type: 'choose', action: someAction(own.action, player, rng) };
  assert(stage === 'bid', 'nobody has a move when the game is over');
  return { type: 'bid', bid: someBid(own.bid, mostBid(player), rng) };
}

/** [C1] */
export function late({ viewer, public: known }: View, rng: Rng): Move {
  assert(viewer !== 'spectator', 'only a seat that must act is late');
  const { stage, pending } = known;
  if (!pending) return stage === 'choose' ? { type: 'choose', action: 'publish' } : { type: 'bid', bid: 0 };
  const player = at(known.players, viewer);
  switch (pending.type) {
    case 'stake':
      return { type: 'stake', amount: 0 };
    case 'travel':
      return { type: 'travel', to: player.region };
    case 'investigate':
      return { type: 'investigate', yes: false };
    case 'option':
      return { type: 'option', option: rng.pick(pending.options) };
    case 'lose':
      return someLoss(pending, player, rng);
    case 'buy':
      return { type: 'buy', more: false };
    case 'look':
      return { type: 'look', region: rng.pick(pending.among) };
    case 'pay':
      return payFirst(pending.bid, player, rng);
    case 'sell':
      return { type: 'sell', equipment: [], evidence: 0 };
  }
}

function answer(known: Public, pending: Pending, player: Player, rng: Rng): Move {
  switch (pending.type) {
    case 'stake':
      return { type: 'stake', amount: someStake(pending, rng) };
    case 'travel':
      return { type: 'travel', to: someRegion(known, player, pending.range, rng) };
    case 'investigate':
      return { type: 'investigate', yes: !rng.chance(BLIND) };
    case 'option':
      return { type: 'option', option: someOption(pending, rng) };
    case 'lose':
      return someLoss(pending, player, rng);
    case 'buy':
      return { type: 'buy', more: rng.chance(BUYING_ON) };
    case 'look':
      return { type: 'look', region: rng.pick(pending.among) };
    case 'pay': {
      const { least, most } = payable(pending.bid, player.money, total(player.equipment));
      const count = rng.chance(BLIND) ? least + rng.int(most - least + 1) : least;
      return { type: 'pay', equipment: someOf(EQUIPMENT, player.equipment, count, rng) };
    }
    case 'sell':
      return rng.chance(SELLING) ? someSale(player, rng) : { type: 'sell', equipment: [], evidence: 0 };
  }
}

function someAction(chosen: Action | null, player: Player, rng: Rng): Action {
  const leaning = total(player.equipment) < ENOUGH ? GATHERING : TRAVELING;
  for (;;) {
    const action = rng.pick(leaning);
    if (action !== chosen) return action;
  }
}

/** Small ones more often. */
function someBid(made: number | null, most: number, rng: Rng): number {
  for (;;) {
    const bid = rng.int(rng.int(most + 1) + 1);
    if (bid !== made) return bid;
  }
}

function someStake({ least, most }: Extract<Pending, { type: 'stake' }>, rng: Rng): number {
  return rng.chance(STAKING) ? least + rng.int(rng.int(most - least + 1) + 1) : 0;
}

function someRegion(known: Public, { region }: Player, range: number, rng: Rng): Region {
  const reach = within(region, range);
  if (rng.chance(BLIND)) return rng.pick(reach);
  let nearest: Region[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const to of reach) {
    let spaces = Number.POSITIVE_INFINITY;
    for (const rumor of known.rumors) spaces = Math.min(spaces, distance(to, rumor.region));
    if (spaces < least) nearest = [];
    if (spaces <= least) nearest.push(to);
    least = Math.min(least, spaces);
  }
  return rng.pick(nearest);
}

/** The first one open is the best for evidence on most cards. */
function someOption({ card, options }: Extract<Pending, { type: 'option' }>, rng: Rng): number {
  if (rng.chance(BLIND)) return rng.pick(options);
  return options.find(option => at(cardOf(card).options, option).get?.evidence) ?? at(options, 0);
}

function someLoss(pending: Extract<Pending, { type: 'lose' }>, player: Player, rng: Rng): Move {
  const { least, most, contacts } = dueIn(pending, player);
  return {
    type: 'lose',
    equipment: someOf(EQUIPMENT, player.equipment, least + rng.int(most - least + 1), rng),
    contacts: someOf(CONTACTS, player.contacts, contacts, rng),
  };
}

function someSale(player: Player, rng: Rng): Move {
  const evidence = rng.int(Math.min(NUMBERS.sellMax, evidenceOf(player)) + 1);
  const most = Math.min(NUMBERS.sellMax - evidence, total(player.equipment));
  return { type: 'sell', equipment: someOf(EQUIPMENT, player.equipment, rng.int(most + 1), rng), evidence };
}

function payFirst(bid: number, { money, equipment }: Player, rng: Rng): Move {
  const { least } = payable(bid, money, total(equipment));
  return { type: 'pay', equipment: someOf(EQUIPMENT, equipment, least, rng) };
}

/** So many of what is owned, in the order of kinds. */
function someOf<Kind extends string>(
  kinds: readonly Kind[],
  owned: Readonly<Record<Kind, number>>,
  count: number,
  rng: Rng,
): readonly Kind[] {
  if (oneWay(owned, count, count)) return firstOf(kinds, owned, count);
  let left = total(owned);
  let wanted = count;
  const some: Kind[] = [];
  for (const kind of kinds)
    for (let copy = 0; copy < owned[kind] && wanted > 0; copy++, left--)
      if (rng.int(left) < wanted) {
        some.push(kind);
        wanted--;
      }
  return some;
}
