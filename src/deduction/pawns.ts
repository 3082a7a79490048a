import { at, type Seat, seatsOf } from '../core/contract.ts';

/** Where a pawn or token stands: so far from the start. [C10] */
export interface Standing {
  readonly seat: Seat;
  readonly time: number;
}

/** A pawn or token has gone on, by an act or as a penalty for an entry; or it was set right by hand. [C10] */
export type Gone =
  | { readonly seat: Seat; readonly by: number; readonly act: number }
  | Penalty
  | { readonly seat: Seat; readonly to: number };

interface Penalty {
  readonly seat: Seat;
  readonly by: number;
  readonly entry: number;
}

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

/** How the pawns of a game move, and which penalties are paid together. */
export interface Moving {
  movedOn(pawns: Pawns, seat: Seat, by: number): Pawns;
  /** By the number of an entry: the earlier round is paid first. */
  roundOf(entry: number): number;
}

/** Time and order as if no mistake had moved anybody. Seats are in the order of the start. [C14] */
export function retracedPawns(
  { track, mistakes, entries }: Tracked,
  seats: number,
  { movedOn, roundOf }: Moving,
): Pawns {
  let pawns: Pawns = { time: seatsOf(seats).map(() => 0), order: seatsOf(seats) };
  let owed: Penalty[] = [];
  const pay = (): void => {
    pawns = paid(pawns, owed, { movedOn, roundOf });
    owed = [];
  };
  for (const gone of track) {
    if ('entry' in gone) {
      if (!at(entries, gone.entry).isMistake) owed.push(gone);
    } else if ('to' in gone) {
      pay();
      pawns = movedOn(pawns, gone.seat, gone.to - at(pawns.time, gone.seat));
    } else if (!mistakes.includes(gone.act)) {
      pay();
      pawns = movedOn(pawns, gone.seat, gone.by);
    }
  }
  pay();
  return pawns;
}

/** Back to front, all of a player at once, in whatever order they were entered. */
function paid(pawns: Pawns, owed: readonly Penalty[], { movedOn, roundOf }: Moving): Pawns {
  const rounds = new Set(owed.map(({ entry }) => roundOf(entry)));
  return [...rounds]
    .sort((one, other) => one - other)
    .reduce((before, round) => {
      const now = owed.filter(({ entry }) => roundOf(entry) === round);
      return before.order.reduce((next, seat) => {
        const by = now.reduce((sum, penalty) => (penalty.seat === seat ? sum + penalty.by : sum), 0);
        return by === 0 ? next : movedOn(next, seat, by);
      }, before);
    }, pawns);
}

/** Those that stand farther back first; in one space, whoever came first. */
export const standingsInOrder = (pawns: readonly Standing[]): readonly Standing[] =>
  pawns.toSorted((one, other) => one.time - other.time);

/**
 * One after the other, so that all stand as in `after`: a pawn that is set is the last to come to its space. Those that
 * go back come first; else the sky would follow a pawn that stands elsewhere on the board, past marks.
 */
export function settingsFor(before: readonly Standing[], after: readonly Standing[]): readonly Standing[] {
  const by = ({ seat, time }: Standing): number =>
    time - (before.find(pawn => pawn.seat === seat)?.time ?? time);
  const moved = [...after.filter(pawn => by(pawn) < 0), ...after.filter(pawn => by(pawn) > 0)];
  const there = moved.reduce(
    (pawns, pawn) => standingsInOrder([...pawns.filter(({ seat }) => seat !== pawn.seat), pawn]),
    before,
  );
  return [...moved, ...outOfOrder(there, after)];
}

/** Whoever has to come to its space once more. */
function outOfOrder(now: readonly Standing[], wanted: readonly Standing[]): readonly Standing[] {
  const placeOf = (pawn: Standing): number => now.findIndex(({ seat }) => seat === pawn.seat);
  const stays: Standing[] = [];
  return wanted.filter(pawn => {
    const ahead = wanted.slice(0, wanted.indexOf(pawn)).filter(({ time }) => time === pawn.time);
    const isKept = ahead.every(other => stays.includes(other) && placeOf(other) < placeOf(pawn));
    if (isKept) stays.push(pawn);
    return !isKept;
  });
}

/** As they count for last acts: at most as far behind as the find went on, and not at all where it is not known. [E1] */
export function timesBehind(
  { time, finder }: { readonly time: readonly number[]; readonly finder: Seat | null },
  isTimed: (seat: Seat) => boolean,
  most: number,
): readonly number[] {
  if (finder === null) return time;
  const ahead = at(time, finder);
  const isKnown = (seat: Seat): boolean => isTimed(finder) && isTimed(seat);
  return time.map((gone, seat) =>
    isKnown(seat as Seat) ? Math.min(Math.max(gone, ahead - most), ahead) : ahead,
  );
}
