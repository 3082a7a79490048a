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

test('of those who have not been heard for long some are forgotten, and nobody who is heard', () => {
  const { all } = budgets(8);
  const owed = ['lynx', 'fox'];
  for (const whose of [...owed, ...owed, ...owed]) all.spend(whose);
  for (let stranger = 0; stranger < 100; stranger++) {
    all.spend(`stranger ${stranger}`);
    all.spend('lynx', 0);
    expect(all.size).toBeLessThanOrEqual(8);
  }
  expect(all.has('stranger 99')).toBe(true);
  expect(all.has('stranger 97')).toBe(true);
  expect(all.spend('lynx')).toBe('broke');
  expect([all.has('fox'), all.spend('fox')]).toEqual([false, 'fine']);
});
