import { at, type Seat, seatsOf } from '../../core/contract.ts';
import type { Draws } from '../../core/rng.ts';
import { sum } from './board.ts';
import { distanceAt } from './distance.ts';
import { fieldOf, placeOf } from './field.ts';
import type { OrderBy, Public, Ufo } from './types.ts';

export interface Next {
  readonly seat: Seat;
  readonly by: OrderBy;
}

/** Who moves now, of those that have not; `lot` is only asked where nothing else decides. [O1] to [O5] */
export function nextToMove(
  { track, ufos, done, seats }: Pick<Public, 'track' | 'ufos' | 'done' | 'seats'>,
  lot: () => Draws,
): Next | undefined {
  let left: readonly Seat[] = seatsOf(seats).filter(seat => !done[seat]);
  if (left.length === 0) return undefined;
  if (left.length === 1) return { seat: at(left, 0), by: 'only' };
  const field = fieldOf(track);
  const marks: readonly (readonly [OrderBy, (ufo: Ufo) => number])[] = [
    ['initiative', ({ initiative }) => initiative],
    ['speed', ({ unmoved }) => sum(unmoved)],
    ['behind', ufo => distanceAt(field, placeOf(ufo))],
  ];
  for (const [by, mark] of marks) {
    left = most(left, seat => mark(at(ufos, seat)));
    if (left.length === 1) return { seat: at(left, 0), by };
  }
  return { seat: lot().pick(left), by: 'lot' };
}

function most(seats: readonly Seat[], mark: (seat: Seat) => number): readonly Seat[] {
  const marks = seats.map(mark);
  const best = Math.max(...marks);
  return seats.filter((_, index) => marks[index] === best);
}
