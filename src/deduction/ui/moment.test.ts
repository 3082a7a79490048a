import { expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { foundSays, paysSays, verdictSays } from './moment-text.ts';

test('a verdict, a price and a find are told to whoever they are about', () => {
  expect(verdictSays('Heron', false, 'asteroid', 4)).toBe('Heron is wrong: no asteroid in 4');
  expect(verdictSays('You', true, 'ISS', 9)).toBe('You are right: ISS in 9');
  expect(seatsOf(2).map(seat => paysSays(seat, 1, who => (who === 0 ? 'You' : 'Heron')))).toEqual([
    'You pay 1 time.',
    'Heron pays 1 time.',
  ]);
  expect([foundSays('You', 'Planet X'), foundSays('Heron', 'the UAP')]).toEqual([
    'You have found Planet X',
    'Heron has found the UAP',
  ]);
});
