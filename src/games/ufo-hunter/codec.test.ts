import { expect, test } from 'vitest';
import { readMove, readOptions } from './codec.ts';
import type { Move } from './types.ts';

test.each<Move>([
  { type: 'stake', amount: 0 },
  { type: 'choose', action: 'train' },
  { type: 'travel', to: 36 },
  { type: 'investigate', yes: true },
  { type: 'option', option: 2 },
  { type: 'lose', equipment: ['telescope', 'radar-gun'], contacts: ['aviator'] },
  { type: 'buy', more: false },
  { type: 'look', region: 4 },
  { type: 'bid', bid: 11 },
  { type: 'pay', equipment: [] },
  { type: 'sell', equipment: ['telescope'], evidence: 1 },
])('%j reads as itself', move => {
  expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
});

test('lists come in the order of kinds', () => {
  expect(readMove({ type: 'pay', equipment: ['radar-gun', 'telescope', 'radar-gun'] })).toEqual({
    ok: true,
    value: { type: 'pay', equipment: ['telescope', 'radar-gun', 'radar-gun'] },
  });
  expect(readMove({ type: 'lose', equipment: [], contacts: ['aviator', 'investor'] })).toMatchObject({
    value: { contacts: ['investor', 'aviator'] },
  });
});

test.each([
  null,
  {},
  { type: 'bid' },
  { type: 'bid', bid: -1 },
  { type: 'bid', bid: 1.5 },
  { type: 'bid', bid: '3' },
  { type: 'choose', action: 'teleport' },
  { type: 'sell', equipment: ['laser'], evidence: 0 },
  { type: 'sell', equipment: [] },
  { type: 'investigate', yes: 1 },
  { type: 'stake', amount: 1, more: 2 },
  { type: 'pay', equipment: Array.from({ length: 49 }, () => 'telescope') },
])('%j is no move', json => {
  expect(readMove(json).ok).toBe(false);
});

test('there are no options', () => {
  expect(readOptions({})).toEqual({ ok: true, value: {} });
  expect(readOptions({ fast: true }).ok).toBe(false);
});
