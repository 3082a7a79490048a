import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { isCounter, NEGATES } from '../board.ts';
import { linesNow, messagesLeft } from '../legal.ts';
import {
  DISCLOSURES,
  type Disclosure,
  type Message,
  type Move,
  type Own,
  type Proposal,
  type View,
} from '../types.ts';
import { suspicion } from './belief.ts';
import { bestBy } from './cards.ts';
import { negationRisk } from './counters.ts';
import { askedOf, lastClaim, planNow, timesAsked } from './plan.ts';
import type { Style } from './style.ts';
import { stakesOf } from './worth.ts';

/** One seat's mind in a discussion. */
interface Mind {
  readonly view: View;
  readonly own: Own;
  readonly seat: Seat;
  readonly style: Style;
  readonly suspects: readonly number[];
  readonly rng: Rng;
}

const READY: Move = { type: 'ready' };
/** Who has no plan before it proposes one this often; the last to be ready always does. */
const EAGER = 0.35;
/** Somebody is accused from this chance on. */
const CONVINCED = 0.6;

export function speak(view: View, own: Own, seat: Seat, style: Style, rng: Rng): Move {
  const { seats } = view.public;
  const suspects = style.attention
    ? suspicion(view, style.attention)
    : evenly(seats, own.role === 'shadow' ? null : seat);
  const mind: Mind = { view, own, seat, style, suspects, rng };
  if (messagesLeft(view, seat) === 0) return READY;
  const message = admission(mind) ?? disarming(mind) ?? answer(mind) ?? accusation(mind) ?? proposal(mind);
  return message ? { type: 'say', message } : READY;
}

const evenly = (seats: number, me: Seat | null): readonly number[] =>
  seatsOf(seats).map(seat => (seat === me ? 0 : 1 / (me === null ? seats : seats - 1)));

/** "I have no …", once a round for each type, while words are left for a plan. */
function admission({ view, own, seat, style, rng }: Mind): Message | null {
  if (messagesLeft(view, seat) <= 2) return null;
  const lacking = DISCLOSURES.find(of => !own.hand.includes(of) && lastClaim(view, seat, of) !== false);
  if (!lacking || (own.role === 'shadow' && !rng.chance(style.shadow.admits))) return null;
  return { type: 'claim-have', of: lacking, yes: false };
}

/** "I hold a card against …": one that the Shadow does not have. The Shadow says it of what it lacks. */
function disarming({ view, own, seat, style, rng }: Mind): Message | null {
  if (!style.weighsTypes || messagesLeft(view, seat) <= 2) return null;
  const unsaid = DISCLOSURES.filter(of => !claimedCounter(view, seat, of));
  const held = unsaid.find(of => holdsCounter(own, of));
  if (own.role !== 'shadow') return held ? { type: 'claim-counter', of: held, yes: true } : null;
  const feigned =
    view.public.turn === 1 && unsaid.length === DISCLOSURES.length && rng.chance(style.shadow.feigns);
  const lacked = unsaid.filter(of => !holdsCounter(own, of));
  return feigned && lacked.length > 0 ? { type: 'claim-counter', of: rng.pick(lacked), yes: true } : null;
}

const holdsCounter = ({ hand }: Own, of: Disclosure): boolean =>
  hand.some(card => isCounter(card) && NEGATES[card] === of);

const claimedCounter = ({ public: known }: View, seat: Seat, of: Disclosure): boolean =>
  known.talk.some(
    ({ round, lines }) =>
      round === known.round &&
      lines.some(
        ({ seat: speaker, message }) =>
          speaker === seat && message.type === 'claim-counter' && message.of === of,
      ),
  );

/** To the latest plan of somebody else that I have said nothing about. */
function answer(mind: Mind): Message | null {
  const { view, seat } = mind;
  const lines = linesNow(view);
  const index = lines.findLastIndex(line => line.message.type === 'propose');
  const plan = lines[index];
  if (plan?.message.type !== 'propose' || plan.seat === seat) return null;
  const answered = lines.some(
    line =>
      line.seat === seat &&
      (line.message.type === 'agree' || line.message.type === 'refuse') &&
      line.message.proposal === index,
  );
  if (answered) return null;
  return { type: acceptable(mind, plan.message) ? 'agree' : 'refuse', proposal: index };
}

function acceptable(mind: Mind, plan: Proposal): boolean {
  const { view, own, seat, style, rng } = mind;
  if (own.role === 'shadow' && rng.chance(style.shadow.opposes)) return canSpoil(mind, plan);
  if (askedOf(plan, seat) === 'play' && !own.hand.includes(plan.of)) return false;
  const { seats } = view.public;
  const selfTrust = (seats - 2) / (seats - 1);
  const best = planWorth(mind, bestPlan(mind));
  return planWorth(mind, plan) >= best - (1 - style.demands * selfTrust) * Math.abs(best);
}

/** A plan that the Shadow can surely stop. */
const canSpoil = ({ view, own, seat }: Mind, { of, swing }: Proposal): boolean =>
  swing === seat || (swing !== null && lastClaim(view, swing, of) === false) || holdsCounter(own, of);

function accusation({ view, own, seat, style, suspects, rng }: Mind): Message | null {
  if (!style.attention || messagesLeft(view, seat) <= 1) return null;
  const others = seatsOf(view.public.seats).filter(other => other !== seat);
  const worst = bestBy(others, other => at(suspects, other));
  const accused = linesNow(view).some(line => line.seat === seat && line.message.type === 'accuse');
  if (accused || at(suspects, worst) < (own.role === 'shadow' ? 0.3 : CONVINCED)) return null;
  if (own.role === 'shadow' && !rng.chance(style.shadow.accuses)) return null;
  return { type: 'accuse', seat: worst };
}

/** A plan where there is none, or a better one than a plan I cannot go along with. */
function proposal(mind: Mind): Message | null {
  const { view, own, seat, style, rng } = mind;
  const lines = linesNow(view);
  if (lines.some(line => line.seat === seat && line.message.type === 'propose')) return null;
  const plan = planNow(view);
  if (plan) return acceptable(mind, plan) ? null : bestPlan(mind);
  const others = seatsOf(view.public.seats).filter(other => other !== seat);
  if (!others.every(other => heardFrom(view, other))) return null;
  const last = others.every(other => view.public.done[other]);
  const eager = own.role === 'shadow' ? style.shadow.eager : EAGER;
  return last || rng.chance(eager) ? bestPlan(mind) : null;
}

/** With Media in force everybody plays; else one seat holds out or swings. */
function bestPlan(mind: Mind): Proposal {
  const { view, own, seat, style } = mind;
  const { seats, effect } = view.public;
  const types = style.weighsTypes ? DISCLOSURES : ownTypes(own);
  const swings = style.proposesSwing ? [seat] : [];
  const plans = types.flatMap((of): Proposal[] => {
    if (effect === 'media') return [{ type: 'propose', of, holdouts: [], swing: null }];
    if (!style.proposesSwing)
      return seatsOf(seats).map(out => ({ type: 'propose', of, holdouts: [out], swing: null }));
    return swings.map(swing => ({ type: 'propose', of, holdouts: [], swing }));
  });
  return bestBy(plans, plan => planWorth(mind, plan));
}

const ownTypes = ({ hand }: Own): readonly Disclosure[] => {
  const held = DISCLOSURES.filter(of => hand.includes(of));
  return held.length > 0 ? held : DISCLOSURES;
};

/** What a plan promises the activists; a Shadow leans towards those it can negate. */
function planWorth({ view, own, seat, style, suspects, rng }: Mind, plan: Proposal): number {
  const { of, swing, holdouts } = plan;
  const { seats, effect } = view.public;
  const holds = own.hand.includes(of);
  let all = 1;
  for (const other of seatsOf(seats))
    if (other !== seat && askedOf(plan, other) === 'play') all *= chanceToHold(view, other, of);
  if (askedOf(plan, seat) === 'play' && !holds) all *= own.role === 'shadow' ? 0.8 : 0.05;
  if (swing === seat && !holds) all *= lastClaim(view, seat, of) === false ? 0.2 : 0.7;
  const trusted = swing === null || swing === seat ? 1 : 1 - at(suspects, swing);
  const open =
    effect === 'media' || swing !== null
      ? trusted
      : holdouts.reduce((sum, out) => sum + at(suspects, out), 0);
  const even = effect === 'media' ? 1 : 0.5;
  const { success, negation } = style.weighsTypes ? stakesOf(view.public, of) : { success: 1, negation: 1 };
  const risk = style.weighsTypes ? shadowRisk(view, own, seat, of, suspects) : 0;
  const worth = (1 - risk) * even * open * (success + 0.01) - risk * (even * open + 1 - open) * negation;
  return all * worth + rng.float() * 0.01;
}

/** The Shadow pretends to know no better than the table, and likes what it can negate. */
function shadowRisk(view: View, own: Own, seat: Seat, of: Disclosure, suspects: readonly number[]): number {
  if (own.role !== 'shadow') return negationRisk(view, own, seat, of, suspects);
  return holdsCounter(own, of) ? 0 : 0.3;
}

const heardFrom = (view: View, seat: Seat): boolean =>
  view.public.done[seat] === true || linesNow(view).some(line => line.seat === seat);

function chanceToHold(view: View, seat: Seat, of: Disclosure): number {
  const claim = lastClaim(view, seat, of);
  if (claim !== null) return claim ? 0.95 : 0.05;
  if (heardFrom(view, seat)) return 0.93;
  return [0.88, 0.5, 0.2][timesAsked(view, seat, of)] ?? 0.1;
}
