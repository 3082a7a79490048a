import { type Seat, seatsOf } from '../../../core/contract.ts';
import { judge, planNumber } from '../board.ts';
import type { Card, Disclosure, Discussion, Proposal, Public, Result, View } from '../types.ts';

/** A proposal, its number in the round, and each seat's last answer to it. */
export interface Plan {
  readonly number: number;
  readonly by: Seat;
  readonly proposal: Proposal;
  readonly agree: readonly Seat[];
  readonly refuse: readonly Seat[];
}

/** Of the last discussion there is. */
export function plansNow({ talk, seats }: Pick<Public, 'talk' | 'seats'>): readonly Plan[] {
  const now = talk.at(-1);
  if (!now) return [];
  return now.lines.flatMap(({ seat, message }, line) =>
    message.type === 'propose'
      ? [
          {
            number: planNumber(talk, now, message, line),
            by: seat,
            proposal: message,
            ...answers(now.lines, line, seats),
          },
        ]
      : [],
  );
}

export function answers(
  lines: Discussion['lines'],
  plan: number,
  seats: number,
): Pick<Plan, 'agree' | 'refuse'> {
  const last = seatsOf(seats).map(
    seat =>
      lines.findLast(
        ({ seat: speaker, message }) =>
          speaker === seat &&
          (message.type === 'agree' || message.type === 'refuse') &&
          message.proposal === plan,
      )?.message.type,
  );
  const who = (answer: 'agree' | 'refuse') => seatsOf(seats).filter(seat => last[seat] === answer);
  return { agree: who('agree'), refuse: who('refuse') };
}

/** What a card would lead to when all others do as a plan asks. */
export interface Forecast {
  readonly plan: Plan;
  readonly of: Disclosure;
  /** Cards of the plan's type: one number, or two where a swing seat decides. */
  readonly alike: readonly number[];
  /** By the same order. */
  readonly results: readonly Result[];
  /** Somebody else's card decides whether the plan is negated. */
  readonly mayBeNegated: boolean;
}

/** Holdouts are taken to play nothing that negates; `mayBeNegated` says that they could. */
export function forecast(view: View, plan: Plan, card: Card): Forecast | null {
  const { viewer } = view;
  const { seats, effect } = view.public;
  if (viewer === 'spectator') return null;
  const { of, holdouts, swing } = plan.proposal;
  const others = seatsOf(seats).filter(seat => seat !== viewer);
  const follow = others.filter(seat => seat !== swing && !holdouts.includes(seat)).length;
  const free = swing !== null && swing !== viewer ? [0, 1] : [0];
  const tables = free.map(more => [card, ...filled(of, follow + more, others.length)]);
  const results = tables.map(cards => judge(cards, effect).result);
  return {
    plan,
    of,
    alike: tables.map(cards => cards.filter(one => one === of).length),
    results,
    mayBeNegated:
      card === of && effect !== 'witness' && results.includes('succeeded') && holdsOut(tables, of),
  };
}

/** A stand-in for cards that are not of the plan's type: any other Disclosure. */
const filled = (of: Disclosure, count: number, all: number): readonly Card[] =>
  Array.from({ length: all }, (_, i) => (i < count ? of : of === 'media' ? 'witness' : 'media'));

const holdsOut = (tables: readonly (readonly Card[])[], of: Disclosure): boolean =>
  tables.some(cards => cards.some((card, i) => i > 0 && card !== of));
