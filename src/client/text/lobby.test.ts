import { expect, test } from 'vitest';
import type { TableLine } from '../../protocol/tells.ts';
import { about } from './lobby.ts';

const line: TableLine = {
  table: 'a',
  game: 'unacknowledged',
  stage: 'gathering',
  seats: 4,
  names: [],
  free: 3,
  watch: 'public',
  perMove: null,
  perGame: null,
  created: 0,
};

test.each([
  [{}, '3 of 4 seats free · no clock · just now'],
  [{ free: 0, perMove: 60 }, 'All 4 seats are taken · 1 minute a move · just now'],
  [
    { stage: 'playing', perMove: 30, perGame: 3_600 },
    'The game is running · 30 seconds a move · 1 hour each for the game · just now',
  ],
] as const)('a table in the lobby tells its seats and its clocks', (part, says) => {
  expect(about({ ...line, ...part }, 'just now')).toBe(says);
});
