import { expect, test } from 'vitest';
import { Budgets } from './budgets.ts';

const ALLOWANCE = { burst: 2, perSecond: 1, debt: 1 };

function budgets(most?: number) {
  const clock = { now: 0 };
  const all = new Budgets(ALLOWANCE, { now: () => clock.now, ...(most === undefined ? {} : { most }) });
  return { clock, all };
}

test('each name has one budget, however often and from wherever it is spent', () => {
  const { clock, all } = budgets();
  expect([1, 2, 3, 4].map(() => all.spend('lynx'))).toEqual(['fine', 'fine', 1_000, 'broke']);
  expect(all.spend('fox')).toBe('fine');
  clock.now = 10_000;
  expect(all.spend('lynx', 2)).toBe('fine');
  expect(all.spend('lynx')).toBe(1_000);
});

test('the one that was not heard for longest is forgotten first, and nobody else is', () => {
  const { all } = budgets(2);
  for (const whose of ['lynx', 'lynx', 'fox', 'lynx']) all.spend(whose);
  all.spend('owl');
  expect(all.size).toBe(2);
  // The fox was forgotten, so the lynx still owes what it owed.
  expect(all.spend('lynx')).toBe('broke');
  expect([all.spend('fox'), all.spend('fox')]).toEqual(['fine', 'fine']);
});
