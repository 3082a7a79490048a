import { expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { missing, spelled, terms } from './online.ts';
import { span } from './span.ts';

const guest = { seat: 1 as Seat, host: false };
const host = { seat: 0 as Seat, host: true };

test.each([
  [missing({ type: 'people-to-sit', free: 2 }, host), '2 seats are free. Send the link, or add bots.'],
  [missing({ type: 'people-to-sit', free: 1 }, guest), '1 seat is free. The table waits for people.'],
  [
    missing({ type: 'ready', names: ['Heron', 'Lynx'], you: true }, guest),
    'Waiting for you, Heron and Lynx to get ready.',
  ],
  [missing({ type: 'ready', names: ['Heron'], you: false }, guest), 'Waiting for Heron to get ready.'],
  [missing({ type: 'ready', names: [], you: true }, guest), 'Everybody else is ready.'],
  [missing({ type: 'start' }, host), 'Everybody is ready.'],
])('what is missing is one sentence: %s', (says, sentence) => {
  expect(says).toBe(sentence);
});

test('what holds for a table is told, and what does not hold is not', () => {
  const plain = { listed: false, watch: 'public', perMove: null, perGame: null, standIn: null } as const;
  const card = { id: 'a', game: 'unacknowledged', options: {}, seats: 4, code: 'abcdef', commitment: '' };
  expect(terms({ ...card, ...plain })).toBe('By link only, watchers see what is public.');
  const all = { listed: true, watch: 'after', perMove: 60, perGame: 604_800, standIn: 120 } as const;
  expect(terms({ ...card, ...all })).toBe(
    'Listed as an open table, watchers see it when it is over, 1 minute per move, 7 days each for the game, a bot stands in after 2 minutes away.',
  );
});

test('times are told in their largest unit, codes in threes', () => {
  expect([30, 60, 180, 3_600, 86_400, 259_200].map(span)).toEqual([
    '30 seconds',
    '1 minute',
    '3 minutes',
    '1 hour',
    '1 day',
    '3 days',
  ]);
  expect(spelled('abc123')).toBe('ABC-123');
  expect(spelled('abc123xyz')).toBe('ABC-123-XYZ');
});
