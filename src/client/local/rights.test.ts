import { expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import type { Truth } from '../../engine/truth/truth.ts';
import { mayActFor, mayLook, seatsHere } from './rights.ts';

const players: readonly Player[] = [
  { name: 'Ann', look: 1, by: 'person' },
  { name: 'Bea', look: 2, by: 'away' },
  { name: 'Heron', look: 3, by: 'bot', level: 'field' },
  { name: 'Lynx', look: 4, by: 'script' },
];
const seats = seatsOf(players.length);
const truth = (toAct: readonly number[]) =>
  ({ table: { seats: seats.length, state: {}, game: { toAct: () => toAct } } }) as unknown as Truth;

test('[C4] whoever plays with another device is not here, and nobody acts for them', () => {
  expect(seatsHere(players)).toEqual([0]);
  expect(seats.map(seat => mayActFor(seat, players))).toEqual([true, false, false, true]);
});

test('nobody looks through others before the end', () => {
  expect(seats.map(seat => mayLook(seat, players, truth([0])))).toEqual([true, false, false, false]);
  expect(seats.every(seat => mayLook(seat, players, truth([])))).toBe(true);
  expect(mayLook('spectator', players, truth([at(seats, 1)]))).toBe(true);
});
