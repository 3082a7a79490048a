import { expect, test } from 'vitest';
import { clock, secondsLeft } from './text.ts';

test('a clock is the finer the less is left', () => {
  const minute = 60_000;
  const times = [
    0,
    400,
    48_000,
    10 * minute,
    59 * minute + 59_000,
    60 * minute,
    125 * minute,
    47 * 60 * minute,
  ];
  expect(times.map(clock)).toEqual(['0:00', '0:01', '0:48', '10:00', '59:59', '1 h 00', '2 h 05', '47 h 00']);
  expect([2, 6.99, 7].map(days => clock(days * 24 * 60 * minute))).toEqual(['2 d', '7 d', '7 d']);
});

test('a clock that is nearly out says how many seconds are left', () => {
  expect([14_001, 9_000, 200, 0].map(secondsLeft)).toEqual(['15 s left', '9 s left', '1 s left', '0 s left']);
});
