import { type Seat, seatsOf } from '../../../core/contract.ts';
import { isCounter, judge, NEGATES } from '../board.ts';
import type { Card, Counter, End, Message, Public, Turn } from '../types.ts';
import { heldBefore, turnsOf } from './hand.ts';

/** A claim and whether it was so. */
export interface Checked {
  readonly seat: Seat;
  readonly round: number;
  readonly turn: number;
  readonly message: Claimed;
  readonly so: boolean;
}

type Claimed = Extract<Message, { type: 'claim-have' | 'claim-counter' }>;

/** Every claim of a game that is over, against what its speaker held when it was said. */
export const checkedClaims = (known: Public, { rounds }: Pick<End, 'rounds'>): readonly Checked[] =>
  known.talk.flatMap(({ round, turn, lines }) =>
    lines.flatMap(({ seat, message }) => {
      const own = rounds[seat]?.[round - 1];
      if (!own || (message.type !== 'claim-have' && message.type !== 'claim-counter')) return [];
      const held = heldBefore(own, turnsOf(known, round), turn);
      return [{ seat, round, turn, message, so: isSo(message, held) }];
    }),
  );

const isSo = (message: Claimed, held: readonly Card[]): boolean =>
  message.yes ===
  (message.type === 'claim-have'
    ? held.includes(message.of)
    : held.some(card => isCounter(card) && NEGATES[card] === message.of));

/** A turn that changed something. */
export interface TurningPoint {
  readonly turn: Turn;
  /** What negated it, and who played that. */
  readonly negatedBy: { readonly card: Counter; readonly seat: Seat | null } | null;
}

export const turningPoints = (known: Public, { rounds }: Pick<End, 'rounds'>): readonly TurningPoint[] =>
  known.turns
    .filter(({ result }) => result !== 'failed')
    .map(turn => {
      const { by } = judge(turn.cards, turn.effect);
      const who = seatsOf(known.seats).find(
        seat => rounds[seat]?.[turn.round - 1]?.played[turn.turn - 1] === by,
      );
      return { turn, negatedBy: by === null ? null : { card: by, seat: who ?? null } };
    });

/** The card that negated a turn. */
export const negator = ({ cards, effect }: Turn): Counter | null => judge(cards, effect).by;
