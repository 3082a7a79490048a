import { at, type Seat } from '../../../core/contract.ts';
import type { Disclosure, Line, Proposal, View } from '../types.ts';

/** What a plan asks of a seat. */
export type Asked = 'play' | 'hold' | 'swing';

export const askedOf = ({ holdouts, swing }: Proposal, seat: number): Asked => {
  if (swing === seat) return 'swing';
  return holdouts.includes(seat as Seat) ? 'hold' : 'play';
};

/** The plan with the most support in a discussion, each seat counting by its last word; the earlier on a tie. */
export function adoptedPlan(lines: readonly Line[]): Proposal | null {
  let best: Proposal | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { message }] of lines.entries()) {
    if (message.type !== 'propose') continue;
    let support = 1;
    for (const stance of stancesOn(lines, index).values()) support += stance === 'agree' ? 1 : -1;
    if (support <= most) continue;
    best = message;
    most = support;
  }
  return best;
}

function stancesOn(lines: readonly Line[], proposal: number): ReadonlyMap<Seat, 'agree' | 'refuse'> {
  const stances = new Map<Seat, 'agree' | 'refuse'>();
  for (const { seat, message } of lines)
    if ((message.type === 'agree' || message.type === 'refuse') && message.proposal === proposal)
      stances.set(seat, message.type);
  return stances;
}

/** What a seat last said about holding a type in this round; a plan that used it up makes it unsaid. */
export function lastClaim({ public: known }: View, seat: number, of: Disclosure): boolean | null {
  let said: boolean | null = null;
  for (const { round, turn, lines } of known.talk) {
    if (round !== known.round) continue;
    for (const { seat: speaker, message } of lines)
      if (speaker === seat && message.type === 'claim-have' && message.of === of) said = message.yes;
    const plan = turn < known.turn ? adoptedPlan(lines) : null;
    if (said && plan?.of === of && askedOf(plan, seat) !== 'hold') said = null;
  }
  return said;
}

/** How often plans of this round have already asked a seat to play a type. */
export function timesAsked({ public: known }: View, seat: number, of: Disclosure): number {
  let times = 0;
  for (const { round, turn, lines } of known.talk) {
    if (round !== known.round || turn >= known.turn) continue;
    const plan = adoptedPlan(lines);
    if (plan?.of === of && askedOf(plan, seat) === 'play') times++;
  }
  return times;
}

export const planNow = ({ public: { talk } }: View): Proposal | null => adoptedPlan(at(talk, -1).lines);
