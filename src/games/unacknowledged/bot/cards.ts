import type { Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { isCounter, isDisclosure, kinds, NEGATES, tally, without } from '../board.ts';
import type { Card, Disclosure, Own, View } from '../types.ts';
import { breakRate, swingChance } from './habit.ts';
import { askedOf, lastClaim, planNow } from './plan.ts';
import type { Style } from './style.ts';

/** A hand for three turns wants many types first, then spares. */
const COPIES_WORTH = [1, 0.45, 0.2, 0.1, 0.05] as const;
/** Nobody may talk in the draft, so activists who rank the types alike more often hold the same ones. */
const RANKED: Readonly<Record<Disclosure, number>> = {
  scientific: 1,
  witness: 0.9,
  media: 0.87,
  political: 0.8,
};

/** How often a swing holds the type at all, by seats: those who do must go in the more often. Measured while tuning. */
const SWING_HOLDS: Readonly<Record<number, number>> = { 3: 0.72, 4: 0.62, 5: 0.5 };

export function pickCard({ hand, pack, role }: Own, style: Style, rng: Rng): Card {
  return bestBy(kinds(pack), card => worthKeeping(card, hand, role === 'shadow', style) + rng.float() * 0.05);
}

/** What one misses least. */
export function discardCard({ hand, role }: Own, style: Style): Card {
  return bestBy(kinds(hand), card => -worthKeeping(card, without(hand, [card]), role === 'shadow', style));
}

function worthKeeping(card: Card, beside: readonly Card[], shadow: boolean, style: Style): number {
  if (isCounter(card)) {
    if (!shadow) return style.denies;
    return beside.some(other => isCounter(other) && NEGATES[other] === NEGATES[card])
      ? 0.4
      : style.shadow.hoards;
  }
  return (COPIES_WORTH[tally(beside, card)] ?? 0) * (isDisclosure(card) ? RANKED[card] : 1);
}

export function playCard(view: View, own: Own, seat: Seat, style: Style, rng: Rng): Card {
  const plan = planNow(view);
  const { effect } = view.public;
  if (!plan) return own.role === 'shadow' ? spare(own.hand, null) : mostHeld(own.hand);
  const { of } = plan;
  const holds = own.hand.includes(of);
  const asked = askedOf(plan, seat);
  if (own.role === 'shadow') {
    const counter = own.hand.find(card => isCounter(card) && NEGATES[card] === of);
    if (counter && effect !== 'witness' && rng.chance(style.shadow.counters)) return counter;
    const open = plan.swing !== null && lastClaim(view, plan.swing, of) === false;
    const breaks = open ? 1 : style.shadow.breaks;
    const plays = asked === 'play' ? 1 - breaks : style.shadow.floods;
    return holds && effect !== 'media' && rng.chance(plays) ? of : spare(own.hand, of);
  }
  const swings = effect === 'media' ? 1 : swingIn(view, style, breaksExpected(view, own, seat, style));
  const plays = { play: 1, hold: 0, swing: swings }[asked];
  return holds && rng.chance(plays) ? of : spare(own.hand, of, 'harmless');
}

/** Who does not learn from habits expects either as often. */
export const breaksExpected = (view: View, own: Own, seat: Seat, style: Style): number =>
  style.adapts ? breakRate(view, own, seat) : 0.5;

/** How often this seat, as a swing that holds the type, plays it. */
export const swingIn = ({ public: { seats } }: View, style: Style, breaks: number): number =>
  swingChance(Math.min(1, style.swingIn / (SWING_HOLDS[seats] ?? 1)), breaks);

/** The card one can best do without, other than `of`; harmless ones do not negate it either. */
function spare(hand: readonly Card[], of: Disclosure | null, harmless?: 'harmless'): Card {
  const apart = kinds(hand).filter(card => card !== of);
  const mild = apart.filter(card => !(harmless && isCounter(card) && NEGATES[card] === of));
  const choice = mild.length > 0 ? mild : apart.length > 0 ? apart : kinds(hand);
  return bestBy(choice, card => (isDisclosure(card) ? tally(hand, card) - 1 : harmless ? 1.5 : -0.5));
}

const mostHeld = (hand: readonly Card[]): Card =>
  bestBy(kinds(hand), card => (isDisclosure(card) ? tally(hand, card) : 0));

/** The first on a tie. */
export function bestBy<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    best = item;
    most = value;
  }
  if (best === undefined) throw new RangeError('nothing to choose from');
  return best;
}
