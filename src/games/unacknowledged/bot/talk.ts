import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { TURNS } from '../board.ts';
import { linesNow, messagesLeft, refuseMessage } from '../legal.ts';
import {
  DISCLOSURES,
  type Disclosure,
  type Line,
  type Message,
  type Move,
  type Own,
  type View,
} from '../types.ts';
import { suspicion } from './belief.ts';
import { bestBy, breaksExpected, swingIn } from './cards.ts';
import { lastClaim, planNow } from './plan.ts';
import type { Style } from './style.ts';
import { acceptable, bestPlan, heardFrom, holdsCounter, type Mind } from './worth.ts';

const READY: Move = { type: 'ready' };
/** Who has no plan before it proposes one this often; the last to be ready always does. */
const EAGER = 0.35;
/** Somebody is accused from this chance on; by the Shadow, from less. */
const CONVINCED = 0.6;
const CONVENIENT = 0.3;

export function speak(view: View, own: Own, seat: Seat, style: Style, rng: Rng): Move {
  if (messagesLeft(view, seat) === 0) return READY;
  const mind = mindOf(view, own, seat, style, rng);
  for (const idea of view.public.turn > TURNS ? [accusation] : IDEAS) {
    const message = idea(mind);
    if (message && mayBeSaid(mind, message)) return { type: 'say', message };
  }
  return READY;
}

/** [T5] holds for what a person said on this seat before a bot stood in, too. */
const mayBeSaid = ({ view, seat }: Mind, message: Message): boolean =>
  refuseMessage(view, seat, message) === undefined;

/** People may wait for somebody else to begin: then a plan comes from whoever is ready without one. */
export function breakSilence(view: View, style: Style, rng: Rng): Move | undefined {
  const { viewer, own, public: known } = view;
  if (viewer === 'spectator' || !own || known.stage !== 'discuss') return undefined;
  if (known.turn > TURNS || planNow(view) || messagesLeft(view, viewer) === 0) return undefined;
  const mind = mindOf(view, own, viewer, style, rng);
  const message = bestPlan(mind);
  return mayBeSaid(mind, message) ? { type: 'say', message } : undefined;
}

function mindOf(view: View, own: Own, seat: Seat, style: Style, rng: Rng): Mind {
  const me = own.role === 'shadow' ? null : seat;
  const suspects = style.attention ? suspicion(view, style.attention) : evenly(view.public.seats, me);
  const breaks = breaksExpected(view, own, seat, style);
  return { view, own, seat, style, suspects, rng, breaks, swingIn: swingIn(view, style, breaks) };
}

const evenly = (seats: number, me: Seat | null): readonly number[] =>
  seatsOf(seats).map(seat => (seat === me ? 0 : 1 / (me === null ? seats : seats - 1)));

/** "I have no …", once a round for each type, while words are left for a plan. */
function admission(mind: Mind): Message | null {
  const { view, own, seat, style, rng } = mind;
  if (messagesLeft(view, seat) <= 2) return null;
  const lacking = DISCLOSURES.find(
    of => !own.hand.includes(of) && lastClaim(view, seat, of) !== false && mayBeSaid(mind, lackOf(of)),
  );
  if (!lacking || (own.role === 'shadow' && !rng.chance(style.shadow.admits))) return null;
  return lackOf(lacking);
}

const lackOf = (of: Disclosure): Message => ({ type: 'claim-have', of, yes: false });

/** "I hold a card against …": one that the Shadow does not have. The Shadow says it of what it lacks. */
function disarming({ view, own, seat, style, rng }: Mind): Message | null {
  if (!style.weighsTypes || messagesLeft(view, seat) <= 2) return null;
  const unsaid = DISCLOSURES.filter(of => !claimedCounter(view, seat, of));
  const held = unsaid.find(of => holdsCounter(own, of));
  if (own.role !== 'shadow') return held ? { type: 'claim-counter', of: held, yes: true } : null;
  const first = view.public.turn === 1 && unsaid.length === DISCLOSURES.length;
  const lacked = unsaid.filter(of => !holdsCounter(own, of));
  if (!first || lacked.length === 0 || !rng.chance(style.shadow.feigns)) return null;
  return { type: 'claim-counter', of: rng.pick(lacked), yes: true };
}

const claimedCounter = ({ public: known }: View, seat: Seat, of: Disclosure): boolean =>
  known.talk.some(
    ({ round, lines }) =>
      round === known.round &&
      lines.some(
        line => line.seat === seat && line.message.type === 'claim-counter' && line.message.of === of,
      ),
  );

/** To the latest plan of somebody else that I have said nothing about. */
function answer(mind: Mind): Message | null {
  const { view, seat } = mind;
  const lines = linesNow(view);
  const index = lines.findLastIndex(line => line.message.type === 'propose');
  const plan = lines[index];
  if (plan?.message.type !== 'propose' || plan.seat === seat) return null;
  if (lines.some(line => line.seat === seat && answers(line, index))) return null;
  return { type: acceptable(mind, plan.message) ? 'agree' : 'refuse', proposal: index };
}

const answers = ({ message }: Line, proposal: number): boolean =>
  (message.type === 'agree' || message.type === 'refuse') && message.proposal === proposal;

function accusation({ view, own, seat, style, suspects, rng }: Mind): Message | null {
  if (!style.attention || messagesLeft(view, seat) <= 1) return null;
  if (linesNow(view).some(line => line.seat === seat && line.message.type === 'accuse')) return null;
  const others = seatsOf(view.public.seats).filter(other => other !== seat);
  const worst = bestBy(others, other => at(suspects, other));
  const shadow = own.role === 'shadow';
  if (at(suspects, worst) < (shadow ? CONVENIENT : CONVINCED)) return null;
  return shadow && !rng.chance(style.shadow.accuses) ? null : { type: 'accuse', seat: worst };
}

/** A plan where there is none and all were heard, or a better one than a plan I cannot go along with. */
function proposal(mind: Mind): Message | null {
  const { view, own, seat, style, rng } = mind;
  if (linesNow(view).some(line => line.seat === seat && line.message.type === 'propose')) return null;
  const plan = planNow(view);
  if (plan) return acceptable(mind, plan) ? null : bestPlan(mind);
  const others = seatsOf(view.public.seats).filter(other => other !== seat);
  if (!others.every(other => heardFrom(view, other))) return null;
  const last = others.every(other => view.public.done[other]);
  return last || rng.chance(own.role === 'shadow' ? style.shadow.eager : EAGER) ? bestPlan(mind) : null;
}

/** What comes to mind first. */
const IDEAS: readonly ((mind: Mind) => Message | null)[] = [
  admission,
  disarming,
  answer,
  accusation,
  proposal,
];
