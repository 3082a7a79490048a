import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { at, type Outcome, type Score, seatsOf } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { PointsColumn } from '../points.ts';
import { createScores } from './scores.ts';

const seats = seatsOf(2);
const [first, second] = [at(seats, 0), at(seats, 1)];
const theories: PointsColumn = { parts: ['theories'], name: 'theories', short: 'T' };
const finding: PointsColumn = { parts: ['found'], name: 'finding', short: 'F' };
const scored = (points: number) => ({
  total: points + 1,
  parts: [
    { what: 'theories', points },
    { what: 'found', points: 1 },
  ],
});
const outcome: Outcome = { winners: [first], scores: [scored(4), scored(2)], reason: 'found' };

/** Whoever has most, and of those most for finding it. */
function mostThenFinding(scores: readonly Score[]) {
  const rank = ({ total, parts }: Score) =>
    100 * total + (parts.find(({ what }) => what === 'found')?.points ?? 0);
  const best = Math.max(...scores.map(rank));
  return seats.filter(seat => rank(at(scores, seat)) === best);
}

function counting(kept: unknown = null) {
  const [notes, keep] = createSignal(kept);
  const table = { shared: { notes, keeps: () => true, keep } } as Pick<Seen, 'shared'> as Seen;
  return createRoot(dispose => ({
    notes,
    scores: createScores(
      table,
      () => outcome,
      () => [theories, finding],
      mostThenFinding,
    ),
    dispose,
  }));
}

test('[E2] what is set by hand counts instead of what was counted, and is kept with the table', () => {
  const { scores, notes, dispose } = counting();
  expect([scores.total(first), scores.total(second), scores.best()]).toEqual([5, 3, [first]]);
  scores.set(second, theories, 9);
  expect([scores.total(second), scores.best(), scores.isChanged()]).toEqual([10, [second], true]);
  const again = counting(notes());
  expect(again.scores.points(second, theories)).toBe(9);
  again.dispose();
  dispose();
});

test('[E2] what is set as it was counted, or set back, is no longer by hand', () => {
  const { scores, dispose } = counting();
  scores.set(second, theories, 9);
  scores.set(second, theories, 2);
  expect(scores.isChanged()).toBe(false);
  scores.set(first, finding, 0);
  scores.reset();
  expect([scores.isChanged(), scores.total(first)]).toEqual([false, 5]);
  dispose();
});

test('[E2] ties are broken as in the game, also where something was set by hand', () => {
  const { scores, dispose } = counting();
  scores.set(second, theories, 1);
  scores.set(second, finding, 4);
  expect([scores.total(first), scores.total(second), scores.best()]).toEqual([5, 5, [second]]);
  dispose();
});

test.each([['text'], [{ byHand: 3 }], [{ byHand: { '0 theories': 'many' } }]])(
  'what is no such sheet counts as none: %j',
  kept => {
    const { scores, dispose } = counting(kept);
    expect([scores.isChanged(), scores.total(first)]).toEqual([false, 5]);
    dispose();
  },
);
