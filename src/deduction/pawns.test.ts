import { expect, test } from 'vitest';
import { at, seatsOf } from '../core/contract.ts';
import { type Pawns, retracedPawns, type Standing, settingsFor, timesBehind } from './pawns.ts';

const seats = seatsOf(3);
const [a, b, c] = [at(seats, 0), at(seats, 1), at(seats, 2)];
const standing = (seat: Standing['seat'], time: number): Standing => ({ seat, time });

/** In front of all that are there already. */
function movedOn({ time, order }: Pawns, seat: Standing['seat'], by: number): Pawns {
  const now = time.with(seat, at(time, seat) + by);
  const others = order.filter(other => other !== seat);
  const place = others.findIndex(other => at(now, other) > at(now, seat));
  return { time: now, order: others.toSpliced(place === -1 ? others.length : place, 0, seat) };
}

test('penalties of one round are paid back to front, in whatever order they were entered', () => {
  const entries = [{ isMistake: false }, { isMistake: false }];
  const start = [b, a, c].map(seat => ({ seat, to: seat === c ? 10 : 9 }));
  const paid = [a, b].map((seat, entry) => ({ seat, by: 1, entry }));
  for (const track of [
    [...start, ...paid],
    [...start, ...paid.toReversed()],
  ])
    expect(retracedPawns({ track, mistakes: [], entries }, 3, { movedOn, roundOf: () => 0 }).order).toEqual([
      c,
      b,
      a,
    ]);
  const apart = retracedPawns({ track: [...start, ...paid], mistakes: [], entries }, 3, {
    movedOn,
    roundOf: entry => entry,
  });
  expect(apart.order).toEqual([c, a, b]);
});

test('[C10] pawns that go back are set first, so that the sky passes nothing on the way', () => {
  const before = [standing(a, 8), standing(b, 11)];
  expect(settingsFor(before, [standing(b, 8), standing(a, 11)])).toEqual([standing(b, 8), standing(a, 11)]);
  expect(settingsFor(before, before)).toEqual([]);
});

test('[C10] the order within a space is set in one go', () => {
  const before = [standing(a, 3), standing(b, 3), standing(c, 5)];
  expect(settingsFor(before, [standing(b, 3), standing(a, 3), standing(c, 5)])).toEqual([standing(a, 3)]);
  expect(settingsFor(before, [standing(c, 3), standing(a, 3), standing(b, 3)])).toEqual([
    ...[standing(c, 3), standing(a, 3), standing(b, 3)],
  ]);
});

test('[E1] how far behind counts up to what a find costs, and not where it is not known', () => {
  const known = { time: [12, 1, 9], finder: a };
  expect(timesBehind(known, () => true, 5)).toEqual([12, 7, 9]);
  expect(timesBehind(known, seat => seat !== b, 5)).toEqual([12, 12, 9]);
});
