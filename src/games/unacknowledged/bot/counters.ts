import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { countersOf, HAND, passStep } from '../board.ts';
import type { Counter, Disclosure, Own, SeatRound, View } from '../types.ts';

/**
 * How often the Shadow holds a card that negates, measured while tuning: one that was
 * passed on and that nobody claims; one that somebody else claims; one never seen nor claimed, by seats.
 */
const PASSED = 0.95;
const CLAIMED = 0.1;
const UNSEEN: Readonly<Record<number, number>> = { 3: 0.2, 4: 0.26, 5: 0.33 };
const BY_TURN = [1, 0.78, 0.6] as const;

/** The chance that the Shadow can negate a type now, by what this seat has seen and heard in this round. */
export function negationRisk(
  view: View,
  own: Own,
  seat: Seat,
  of: Disclosure,
  suspects: readonly number[],
): number {
  if (view.public.effect === 'witness') return 0;
  const claimed = claimedByOthers(view, seat, of);
  let safe = 1;
  for (const card of countersOf(of))
    if (!accountedFor(view, own, card))
      safe *= 1 - (claimed ? CLAIMED : riskOf(view, own, seat, card, suspects));
  return 1 - safe;
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
  if (seenAt < 0) return (UNSEEN[seats] ?? 0) * at(BY_TURN, known.turn - 1);
  const takers = Array.from({ length: HAND - 1 - seenAt }, (_, k) => {
    const taker = (seat + (k + 1) * passStep(known.round)) % seats;
    return (taker + seats) % seats;
  });
  const chance = seatsOf(seats)
    .filter(taker => taker !== seat && takers.includes(taker))
    .reduce((sum, taker) => sum + at(suspects, taker), 0);
  return PASSED * chance;
}

function claimedByOthers({ public: known }: View, me: Seat, of: Disclosure): boolean {
  return known.talk.some(
    ({ round, lines }) =>
      round === known.round &&
      lines.some(
        ({ seat, message }) =>
          seat !== me && message.type === 'claim-counter' && message.of === of && message.yes,
      ),
  );
}
