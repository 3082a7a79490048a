import { beforeEach, expect, test, vi } from 'vitest';
import { keepOnlyPage, type OnlyPageMoment, showsOnlyPage, wantsOnlyPage } from './only-page.ts';

const hand: OnlyPageMoment = { wanted: true, phone: true, seated: true, looking: false, over: false };

test('a phone whose owner wants it so has only the private page and what can be done', () => {
  expect(showsOnlyPage(hand)).toBe(true);
});

test.each([
  { wanted: false },
  { phone: false },
  { seated: false },
  { looking: true },
  { over: true },
] as const)('there is a board where %o', other => {
  expect(showsOnlyPage({ ...hand, ...other })).toBe(false);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('it is remembered for one table, and leaves nothing behind', () => {
  expect(wantsOnlyPage('one')).toBe(false);
  keepOnlyPage('one', true);
  expect([wantsOnlyPage('one'), wantsOnlyPage('other')]).toEqual([true, false]);
  keepOnlyPage('one', false);
  expect(wantsOnlyPage('one')).toBe(false);
  expect(localStorage.getItem('area5.only-page.one')).toBeNull();
});
