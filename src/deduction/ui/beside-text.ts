import type { Seat } from '../../core/contract.ts';
import { list } from '../../core/words.ts';

/** Who is who for whoever reads. */
export interface Names {
  name(seat: Seat): string;
  readonly you: Seat | null;
}

/** "your", "Heron's". */
export const whose = (seat: Seat, { name, you }: Names): string =>
  seat === you ? 'your' : `${name(seat)}'s`;

/** "yours and Heron's". */
export const pieces = (seats: readonly Seat[], names: Names): string =>
  list(seats.map(seat => (seat === names.you ? 'yours' : whose(seat, names))));

/** A piece on the track: "Move Heron's pawn 3, to sector 7, in front of yours." */
export const movedText = (piece: string, by: number, to: string, beside: string): string =>
  `Move ${piece} ${by}, to ${to}${beside === '' ? '' : `, ${beside}`}.`;
