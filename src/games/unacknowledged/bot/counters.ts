import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { countersOf, HAND, passStep } from '../board.ts';
import type { Counter, Disclosure, Own, SeatRound, View } from '../types.ts';

/** A Shadow who sees such a card takes it this often, and this often has one that nobody here has seen. */
const GRABS = 0.6;

/** The chance that the Shadow can negate a type now, by what this seat has seen and heard in this round. */
export function negationRisk(
  view: View,
  own: Own,
  seat: Seat,
  of: Disclosure,
  suspects: readonly number[],
): number {
  if (view.public.effect === 'witness') return 0;
  const open = countersOf(of)
    .filter(card => !accountedFor(view, own, card))
    .map(card => riskOf(view, own, seat, card, suspects))
    .sort((a, b) => b - a);
  const claimants = claimantsOf(view, seat, of);
  const risks = open.map((risk, index) => {
    const claimant = claimants[index];
    return claimant === undefined ? risk : at(suspects, claimant);
  });
  return 1 - risks.reduce((safe, risk) => safe * (1 - risk), 1);
}

const thisRound = ({ rounds }: Own): SeatRound => at(rounds, -1);

/** Kept by this seat, or shown to all in this round. */
function accountedFor({ public: known }: View, own: Own, card: Counter): boolean {
  return (
    thisRound(own).kept.includes(card) ||
    known.turns.some(
      ({ round, cards, lab }) => round === known.round && (cards.includes(card) || lab?.drawn.includes(card)),
    )
  );
}

function riskOf(
  { public: known }: View,
  own: Own,
  seat: Seat,
  card: Counter,
  suspects: readonly number[],
): number {
  const { packs } = thisRound(own);
  const { seats } = known;
  const seenAt = packs.findLastIndex(pack => pack.includes(card));
  if (seenAt < 0) {
    const unseen = seats === 3 ? 3 : seats === 4 ? 6 : 10;
    return (GRABS * unseen) / (unseen + known.deck);
  }
  const takers = Array.from({ length: HAND - 1 - seenAt }, (_, k) => {
    const taker = (seat + (k + 1) * passStep(known.round)) % seats;
    return (taker + seats) % seats;
  });
  const chance = seatsOf(seats)
    .filter(taker => taker !== seat && takers.includes(taker))
    .reduce((sum, taker) => sum + at(suspects, taker), 0);
  return GRABS * chance;
}

/** Who said in this round that they hold such a card. */
function claimantsOf({ public: known }: View, me: Seat, of: Disclosure): readonly Seat[] {
  const said = new Map<Seat, boolean>();
  for (const { round, lines } of known.talk)
    if (round === known.round)
      for (const { seat, message } of lines)
        if (message.type === 'claim-counter' && message.of === of && seat !== me) said.set(seat, message.yes);
  return [...said].filter(([, yes]) => yes).map(([seat]) => seat);
}
