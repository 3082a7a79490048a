import { expect, test } from 'vitest';
import type { Seat } from '../core/contract.ts';
import { runningHere } from './running.ts';
import type { TableSummary } from './store.ts';
import { standing } from './with-whom.ts';

const wonBy = (...winners: readonly number[]): TableSummary => ({
  id: 'one',
  game: 'unacknowledged',
  created: 0,
  changed: 0,
  players: [
    { name: 'Lynx', look: 2, by: 'bot', level: 'visitor' },
    { name: 'Player 1', look: 1, by: 'person' },
    { name: 'Heron', look: 3, by: 'bot', level: 'visitor' },
  ],
  lesson: false,
  beside: null,
  toAct: [],
  outcome: { winners: winners.map(seat => seat as Seat), scores: [], reason: 'time-ran-out' },
  moves: 1,
});

test('you are written large only where a sentence begins with you', () => {
  expect(standing(wonBy(0, 1))).toBe('Lynx and you won');
  expect(standing(wonBy(1, 2))).toBe('You and Heron won');
  expect(standing(wonBy(1))).toBe('You won');
});

test('where only people with other devices are waited for, no bot is named', () => {
  const away = { name: 'Ann', look: 4, by: 'away' } as const;
  const running = { ...wonBy(), outcome: null, toAct: [3 as Seat] };
  expect(standing({ ...running, players: [...running.players, away] })).toBe('The others move');
  expect(standing({ ...running, toAct: [0 as Seat] })).toBe('Bots are moving');
});

test('a table that goes on says whether a printed board lies beside it', () => {
  const others = (change: Partial<TableSummary>) =>
    runningHere([{ ...wonBy(), outcome: null, ...change }]).map(table => table.others);
  expect(others({})).toEqual(['With Lynx and Heron.']);
  expect(others({ beside: { laid: 0 } })).toEqual(['With Lynx and Heron, beside the box.']);
  expect(others({ game: 'uaps-box' })).toEqual(['With Lynx and Heron, beside the box.']);
});
