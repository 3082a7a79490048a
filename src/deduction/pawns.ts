import { at, type Seat, seatsOf } from '../core/contract.ts';

/** A pawn or token has gone on, by an act or an entry; or it was set right by hand. [C10] */
export type Gone =
  | { readonly seat: Seat; readonly by: number; readonly act: number }
  | { readonly seat: Seat; readonly by: number; readonly entry: number }
  | { readonly seat: Seat; readonly to: number };

export interface Pawns {
  readonly time: readonly number[];
  readonly order: readonly Seat[];
}

/** What moved pawns, and which of it were mistakes. */
export interface Tracked {
  readonly track: readonly Gone[];
  readonly mistakes: readonly number[];
  readonly entries: readonly { readonly isMistake: boolean }[];
}

/** Time and order as if no mistake had moved anybody. Seats are in the order of the start. [C14] */
export function retracedPawns(
  { track, mistakes, entries }: Tracked,
  seats: number,
  movedOn: (pawns: Pawns, seat: Seat, by: number) => Pawns,
): Pawns {
  const counts = (gone: Exclude<Gone, { to: number }>): boolean =>
    'act' in gone ? !mistakes.includes(gone.act) : !at(entries, gone.entry).isMistake;
  const start: Pawns = { time: seatsOf(seats).map(() => 0), order: seatsOf(seats) };
  return track.reduce((pawns, gone) => {
    if ('to' in gone) return movedOn(pawns, gone.seat, gone.to - at(pawns.time, gone.seat));
    return counts(gone) ? movedOn(pawns, gone.seat, gone.by) : pawns;
  }, start);
}
