import { type Addressed, assert, at, type Seat, type Step } from '../../core/contract.ts';
import type { Card, Event, Own, SeatRound, State, Unacknowledged } from './types.ts';

/** What the rules of draft, talk and turn are built from. */
export type Stepped = Step<Unacknowledged>;
export type Said = Addressed<Event>;

export const toAll = (event: Event): Said => ({ to: 'all', event });
export const toOwn = (seat: number, event: Event): Said => ({ to: [seat as Seat], event });
export const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export const sealedCards = ({ own }: State): readonly Card[] =>
  own.map(({ sealed }) => {
    assert(sealed, 'all seats have chosen');
    return sealed;
  });

export const lastRound = ({ rounds }: Own): SeatRound => at(rounds, -1);

export const inThisRound = (own: Own, change: Partial<SeatRound>): Own['rounds'] =>
  own.rounds.with(-1, { ...lastRound(own), ...change });
