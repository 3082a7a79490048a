import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { isCounter, NEGATES } from '../board.ts';
import { linesNow } from '../legal.ts';
import { DISCLOSURES, type Disclosure, type Own, type Proposal, type View } from '../types.ts';
import { bestBy } from './cards.ts';
import { negationRisk } from './counters.ts';
import { askedOf, lastClaim, timesAsked } from './plan.ts';
import { stakesOf } from './stakes.ts';
import type { Style } from './style.ts';

/** One seat's mind in a discussion. */
export interface Mind {
  readonly view: View;
  readonly own: Own;
  readonly seat: Seat;
  readonly style: Style;
  /** The chance of each seat to be the Shadow. */
  readonly suspects: readonly number[];
  /** How often plans are broken, and how often this seat answers that as a swing. */
  readonly breaks: number;
  readonly swingIn: number;
  readonly rng: Rng;
}

/** With Media in force everybody plays. Else one seat may make the difference: oneself, or somebody held out. */
export function bestPlan(mind: Mind): Proposal {
  const { view, own, seat, style } = mind;
  const { seats, effect } = view.public;
  const types = style.weighsTypes ? DISCLOSURES : typesHeld(own);
  const plans = types.flatMap((of): Proposal[] => {
    if (effect === 'media') return [{ type: 'propose', of, holdouts: [], swing: null }];
    if (style.proposesSwing) return [{ type: 'propose', of, holdouts: [], swing: seat }];
    return seatsOf(seats).map(out => ({ type: 'propose', of, holdouts: [out], swing: null }));
  });
  return bestBy(plans, plan => planWorth(mind, plan));
}

/** Whether one would go along with somebody else's plan. */
export function acceptable(mind: Mind, plan: Proposal): boolean {
  const { view, own, seat, style, rng } = mind;
  if (own.role === 'shadow' && rng.chance(style.shadow.opposes)) return canSpoil(mind, plan);
  if (askedOf(plan, seat) === 'play' && !own.hand.includes(plan.of)) return false;
  const { seats } = view.public;
  const selfTrust = (seats - 2) / (seats - 1);
  const best = planWorth(mind, bestPlan(mind));
  return planWorth(mind, plan) >= best - (1 - style.demands * selfTrust) * Math.abs(best);
}

export const holdsCounter = ({ hand }: Own, of: Disclosure): boolean =>
  hand.some(card => isCounter(card) && NEGATES[card] === of);

/** Said something or is ready: by then a bot has admitted what it lacks. */
export const heardFrom = (view: View, seat: Seat): boolean =>
  view.public.done[seat] === true || linesNow(view).some(line => line.seat === seat);

const typesHeld = ({ hand }: Own): readonly Disclosure[] => {
  const held = DISCLOSURES.filter(of => hand.includes(of));
  return held.length > 0 ? held : DISCLOSURES;
};

/** A plan that the Shadow can surely stop. */
const canSpoil = ({ view, own, seat }: Mind, { of, swing }: Proposal): boolean =>
  swing === seat || (swing !== null && lastClaim(view, swing, of) === false) || holdsCounter(own, of);

/** Breaks ties without a preference for the first type. */
const WHIM = 0.001;

/** What a plan promises the activists: the chance that it succeeds or is negated, by what that would change. */
function planWorth(mind: Mind, plan: Proposal): number {
  const { view, style, rng } = mind;
  const fair = chanceUnlessNegated(mind, plan);
  const even = view.public.effect === 'media' ? 1 : plan.swing === mind.seat ? ownEven(mind, plan.of) : 0.5;
  const { success, negation } = style.weighsTypes
    ? stakesOf(view.public, plan.of)
    : { success: 1, negation: 1 };
  const risk = style.weighsTypes ? riskOf(mind, plan.of) : 0;
  const worth = (1 - risk) * even * fair * (success + 0.01) - risk * (even * fair + 1 - fair) * negation;
  return chanceThatAllHold(mind, plan) * worth + rng.float() * WHIM;
}

/** The chance that this seat, as the swing, does what the Shadow does not expect. */
function ownEven({ own, breaks, swingIn }: Mind, of: Disclosure): number {
  return own.hand.includes(of) ? swingIn * breaks + (1 - swingIn) * (1 - breaks) : 1 - breaks;
}

/** The swing seat is honest; without one, the seat held out is the Shadow. */
function chanceUnlessNegated({ view, seat, suspects }: Mind, { swing, holdouts }: Proposal): number {
  if (swing !== null) return swing === seat ? 1 : 1 - at(suspects, swing);
  if (view.public.effect === 'media') return 1;
  return holdouts.reduce((sum, out) => sum + at(suspects, out), 0);
}

/** The Shadow pretends to know no better than the table, and likes what it can negate. */
function riskOf({ view, own, seat, suspects }: Mind, of: Disclosure): number {
  if (own.role !== 'shadow') return negationRisk(view, own, seat, of, suspects);
  return holdsCounter(own, of) ? 0 : 0.3;
}

function chanceThatAllHold({ view, own, seat }: Mind, plan: Proposal): number {
  const { of } = plan;
  let all = 1;
  for (const other of seatsOf(view.public.seats))
    if (other !== seat && askedOf(plan, other) === 'play') all *= chanceToHold(view, other, of);
  if (own.hand.includes(of)) return all;
  if (askedOf(plan, seat) === 'play') return all * (own.role === 'shadow' ? 0.8 : 0.05);
  // A swing that lacks the type stays out; the Shadow reads that only from an admission.
  return plan.swing === seat ? all * (lastClaim(view, seat, of) === false ? 0.2 : 0.7) : all;
}

function chanceToHold(view: View, seat: Seat, of: Disclosure): number {
  const claim = lastClaim(view, seat, of);
  if (claim !== null) return claim ? 0.95 : 0.05;
  if (heardFrom(view, seat)) return 0.93;
  return [0.88, 0.5, 0.2][timesAsked(view, seat, of)] ?? 0.1;
}
