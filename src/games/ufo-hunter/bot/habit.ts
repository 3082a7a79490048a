import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import {
  drawsOf,
  looksOf,
  mostBid,
  NUMBERS,
  nonTelescopes,
  publishPay,
  rangeOf,
  strandedPay,
} from '../board.ts';
import { ACTIONS, type Action, type Move, type Own, type Player, type Public } from '../types.ts';
import {
  chooseLook,
  chooseLoss,
  chooseOption,
  choosePayment,
  chooseRegion,
  chooseSale,
  chooseStake,
} from './choices.ts';
import { gained, type Prices, spent, worthOfBoard, worthOfDraw } from './prices.ts';
import { prospectsFrom, worthOfRoom, worthOfRumor, worthsOf } from './value.ts';

/** How somebody plays without looking ahead. */
export interface Habit {
  readonly prices: (known: Public) => Prices;
  /** Actions that are so many points apart are hardly told apart; 0 always takes the better one. */
  readonly mood: number;
  /** What learning of one more rumor is held to be worth. */
  readonly curiosity: number;
  /** How often a stake is laid on a rumor that would hurt whoever investigates it. */
  readonly bluffs: number;
  /** The share of what the trading board is worth that is bid for it, at least and at most. */
  readonly bids: readonly [least: number, most: number];
}

/** What one seat goes by. */
export interface Situation {
  readonly known: Public;
  readonly own: Own;
  readonly seat: Seat;
}

/** A move of a seat that has to decide. */
export function byHabit(situation: Situation, habit: Habit, rng: Rng): Move {
  const { known, own, seat } = situation;
  const player = at(known.players, seat);
  const prices = habit.prices(known);
  const { pending } = known;
  if (!pending)
    return known.stage === 'choose'
      ? { type: 'choose', action: chooseAction(situation, habit, rng) }
      : { type: 'bid', bid: chooseBid(known, player, habit, rng) };
  switch (pending.type) {
    case 'stake':
      return { type: 'stake', amount: chooseStake(pending, known, own.seen, habit.bluffs, prices, rng) };
    case 'travel':
      return {
        type: 'travel',
        to: chooseRegion(known, prospectsOf(situation, prices), player, pending.range).to,
      };
    case 'investigate':
      return {
        type: 'investigate',
        yes: worthOfRumor(player, pending.region, own.seen, prices) + worthOfRoom(known) > 0,
      };
    case 'option':
      return { type: 'option', option: chooseOption(pending, player, prices) };
    case 'lose':
      return chooseLoss(pending, player, prices);
    case 'buy':
      return {
        type: 'buy',
        more: worthOfDraw(player, known, prices) > spent(player.money, pending.price, prices),
      };
    case 'look':
      return { type: 'look', region: chooseLook(pending, own.seen, player, rng) };
    case 'pay':
      return { type: 'pay', equipment: choosePayment(pending.bid, player, prices) };
    case 'sell':
      return chooseSale(player, prices);
  }
}

/** How much each rumor draws a seat to it, in their order. */
function prospectsOf({ known, own, seat }: Situation, prices: Prices): readonly number[] {
  const room = worthOfRoom(known);
  return worthsOf(at(known.players, seat), known, own.seen, prices).map(worth => worth + room);
}

/** Better ones more often. */
function chooseAction(situation: Situation, { prices, mood, curiosity }: Habit, rng: Rng): Action {
  const worths = worthsOfActions(situation, curiosity, prices(situation.known));
  const best = Math.max(...worths);
  if (mood === 0) return at(ACTIONS, worths.indexOf(best));
  const chances = worths.map(worth => Math.exp((worth - best) / mood));
  let left = rng.float() * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [index, chance] of chances.entries()) {
    left -= chance;
    if (left < 0) return at(ACTIONS, index);
  }
  return at(ACTIONS, worths.indexOf(best));
}

/** Such a share of the others is thought to take the same card. */
const CLASHES = 1 / ACTIONS.length;
/** What the best rumor that is not reached by this move is worth beside one that is. */
const AFTERWARDS = 0.4;

/** What each action is held to be worth, in points. */
function worthsOfActions(situation: Situation, curiosity: number, prices: Prices): readonly number[] {
  const { known, own, seat } = situation;
  const player = at(known.players, seat);
  const started = known.rumors.length < NUMBERS.maxRumors ? 1 : 0;
  const looks = Math.min(looksOf(player), known.rumors.length - own.seen.length);
  const worths = prospectsOf(situation, prices);
  const [best] = prospectsFrom(player.region, known, worths, rangeOf('air', player));
  const worthOfAction = (action: Action): number => {
    const base = action === 'air' ? NUMBERS.airFare : action === 'buy' ? nonTelescopes(player) : 0;
    if (base > player.money) return gained(player.money, strandedPay(player), prices);
    const fee = Math.min(player.money - base, (known.seats - 1) * CLASHES);
    const cost = spent(player.money, base + fee, prices);
    switch (action) {
      case 'train':
      case 'air': {
        const { worth } = chooseRegion(known, worths, player, rangeOf(action, player));
        return worth - AFTERWARDS * best - cost;
      }
      case 'buy':
        return worthOfDraw(player, known, prices) * drawsOf(player) - cost;
      case 'research':
        return curiosity * (started + looks) + prices.pawn - cost;
      case 'publish': {
        const pay = publishPay(player);
        return curiosity * started + gained(player.money, pay, prices) - cost;
      }
    }
  };
  return ACTIONS.map(worthOfAction);
}

/** Up to what the board is worth, by the money that it would cost. */
function chooseBid(known: Public, player: Player, { prices, bids: [least, most] }: Habit, rng: Rng): number {
  const now = prices(known);
  const worth = worthOfBoard(player, known, now);
  const share = least + (most - least) * rng.float();
  const highest = Math.min(player.money, mostBid(player));
  let bid = 0;
  while (bid < highest && spent(player.money, bid + 1, now) <= worth * share) bid++;
  return bid;
}
