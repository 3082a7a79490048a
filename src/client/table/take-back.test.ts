import { expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { isPlayedHere, offerOf, onlyTakenBackBy, takenBackBy } from './take-back.ts';

const seats = seatsOf(3);

test('a plain take-back means the one who can, and nobody where several can', () => {
  expect(onlyTakenBackBy({ can: true, by: [at(seats, 1)] })).toBe(1);
  expect(onlyTakenBackBy({ can: true, by: seats })).toBeUndefined();
  expect(onlyTakenBackBy({ can: false, why: 'shown' })).toBeUndefined();
});

test('each of several is offered', () => {
  expect(takenBackBy({ can: true, by: seats })).toEqual(seats);
  expect(takenBackBy({ can: false, why: 'over' })).toEqual([]);
});

test('in a lesson nothing is taken back, before its script is over or after', () => {
  const offer = offerOf({ lesson: true }, { can: true, by: [at(seats, 0)] });
  expect(offer).toEqual({ can: false, why: 'lesson' });
  expect(takenBackBy(offer)).toEqual([]);
  expect(offerOf({ lesson: false }, { can: false, why: 'over' })).toEqual({ can: false, why: 'over' });
});

test('whoever only watches has nothing to take back', () => {
  expect([isPlayedHere({ here: [] }), isPlayedHere({ here: [at(seats, 2)] })]).toEqual([false, true]);
});
