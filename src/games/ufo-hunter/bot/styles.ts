import { assert, at, type Bot } from '../../../core/contract.ts';
import { distance, kindsOf, nonTelescopes, rangeOf } from '../board.ts';
import { type Action, EQUIPMENT, type Player, type UfoHunter } from '../types.ts';
import { byHabit, type Habit, type Situation } from './habit.ts';
import { pricesFrom, ROUGH } from './prices.ts';
import { worthOfRumor } from './value.ts';

/** Somebody who follows one idea, greedily. */
interface Style {
  readonly level: string;
  readonly describe: string;
  readonly bids: Habit['bids'];
  readonly bluffs: number;
  /** Turns up what nobody has told it about. */
  readonly dares: boolean;
  choose(situation: Situation, player: Player): Action;
}

/** The cheapest way to a region, where there is one this round. */
function wayBy(player: Player, to: number): Action | undefined {
  const away = distance(player.region, to);
  if (away <= rangeOf('train', player)) return 'train';
  return away <= rangeOf('air', player) && player.money > 0 ? 'air' : undefined;
}

/** The nearest rumor that is held to be worth a visit. */
function nearest({ known, own }: Situation, player: Player, dares: boolean): number | undefined {
  const prices = pricesFrom(ROUGH)(known);
  return known.rumors
    .map(({ region }) => region)
    .filter(
      region =>
        (dares || own.seen.some(seen => seen.region === region)) &&
        worthOfRumor(player, region, own.seen, prices) > 0,
    )
    .sort((a, b) => distance(player.region, a) - distance(player.region, b) || a - b)[0];
}

function travelOr(situation: Situation, player: Player, dares: boolean, otherwise: Action): Action {
  const to = nearest(situation, player, dares);
  if (to === undefined) return otherwise;
  return wayBy(player, to) ?? (player.money > 1 ? 'air' : otherwise);
}

/** Money enough that a clash does not strand. */
const canBuy = (player: Player): boolean => player.money > nonTelescopes(player);

const styles: readonly Style[] = [
  {
    level: 'collector',
    describe: 'Buys until it has every kind, and publishes to pay for it.',
    bids: [0.5, 1],
    bluffs: 0,
    dares: true,
    choose: (situation, player) => {
      if (kindsOf(player.equipment) === EQUIPMENT.length) return travelOr(situation, player, true, 'publish');
      return canBuy(player) ? 'buy' : 'publish';
    },
  },
  {
    level: 'explorer',
    describe: 'Travels to the nearest rumor, whatever it is.',
    bids: [0, 0.5],
    bluffs: 0,
    dares: true,
    choose: (situation, player) => travelOr(situation, player, true, 'publish'),
  },
  {
    level: 'broker',
    describe: 'Publishes, and buys up the trading board.',
    bids: [1, 1.5],
    bluffs: 0.3,
    dares: true,
    choose: (situation, player) => {
      const to = nearest(situation, player, true);
      const way = to === undefined ? undefined : wayBy(player, to);
      if (way === 'train') return way;
      return player.money > nonTelescopes(player) + 5 ? 'buy' : 'publish';
    },
  },
  {
    level: 'scholar',
    describe: 'Researches until it knows a good rumor, stakes it, and goes only where it knows what waits.',
    bids: [0.3, 0.8],
    bluffs: 0.5,
    dares: false,
    choose: (situation, player) => {
      if (player.money < 3) return 'publish';
      return travelOr(situation, player, false, canBuy(player) && player.money > 7 ? 'buy' : 'research');
    },
  },
];

/** Measured against, and offered to nobody. */
export const sparring: readonly Bot<UfoHunter>[] = styles.map(style => {
  const habit: Habit = {
    prices: pricesFrom(ROUGH),
    mood: 0,
    curiosity: 0.4,
    bluffs: style.bluffs,
    bids: style.bids,
  };
  return {
    level: style.level,
    describe: style.describe,
    choose({ viewer: seat, own, public: known }, rng) {
      assert(seat !== 'spectator' && own, 'only a seat that must act is asked');
      const situation = { known, own, seat };
      const { pending, stage } = known;
      if (!pending && stage === 'choose')
        return { type: 'choose', action: style.choose(situation, at(known.players, seat)) };
      if (
        pending?.type === 'investigate' &&
        !style.dares &&
        !own.seen.some(({ region }) => region === pending.region)
      )
        return { type: 'investigate', yes: false };
      return byHabit(situation, habit, rng);
    },
  };
});
