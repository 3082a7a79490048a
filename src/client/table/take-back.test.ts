import { expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { onlyTakenBackBy, takenBackBy } from './take-back.ts';

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
