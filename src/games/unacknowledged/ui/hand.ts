import { at, type Seat } from '../../../core/contract.ts';
import { ALL_CARDS, passStep, tally, without } from '../board.ts';
import type { Card, Public, SeatRound, Turn } from '../types.ts';

/** What a seat held when the talk before a turn began: what it kept, less what had left its hand. [R4] */
export function heldBefore(
  { kept, played, discarded }: SeatRound,
  turns: readonly Turn[],
  turn: number,
): readonly Card[] {
  let thrown = 0;
  const gone = turns.slice(0, turn - 1).flatMap(({ result }, index) => {
    const card = result === 'overexposed' ? discarded[thrown++] : played[index];
    return card === undefined ? [] : [card];
  });
  return without(kept, gone);
}

export const turnsOf = ({ turns }: Pick<Public, 'turns'>, round: number): readonly Turn[] =>
  turns.filter(turn => turn.round === round);

/** Copies of a card that exist, and those that lie on a shelf for good. [S3] */
export const copies = (
  card: Card,
  { plus, minus }: Pick<Public, 'plus' | 'minus'>,
): { readonly exist: number; readonly shelved: number } => ({
  exist: tally(ALL_CARDS, card),
  shelved: tally([...plus, ...minus], card),
});

/** Who gets what a seat passes on. [D2] */
export const passesTo = (seat: Seat, { round, seats }: Pick<Public, 'round' | 'seats'>): Seat =>
  ((seat + passStep(round) + seats) % seats) as Seat;

/** What was kept of each pack, as it came. */
export const keptOf = ({ packs, kept }: SeatRound): readonly { pack: readonly Card[]; kept: Card | null }[] =>
  packs.map((pack, index) => ({ pack, kept: index < kept.length ? at(kept, index) : null }));
