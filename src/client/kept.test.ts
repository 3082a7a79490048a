import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, readKept } from './kept.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}

test('what is kept is read until it is forgotten', () => {
  storage();
  keep('sky', { quiet: true });
  expect(readKept('sky')).toEqual({ quiet: true });
  forget('sky');
  expect(readKept('sky')).toBe(null);
});

test('what is no JSON is nothing', () => {
  storage().set('sky', '{quiet');
  expect(readKept('sky')).toBe(null);
});

test('without storage nothing is kept, and nothing throws', () => {
  const refuse = () => {
    throw new Error('no storage here');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keep('sky', 1);
  forget('sky');
  expect(readKept('sky')).toBe(null);
});
