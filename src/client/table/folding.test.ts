import { createRoot } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { createFolding } from './folding.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window on which this media query matches, and a storage of its own. */
function open(matching: string) {
  const stored = new Map<string, string>();
  const matchMedia = (media: string) => ({
    matches: media === matching,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('window', { matchMedia });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}
const folding = (folds: string | undefined, isPhone = false, onlyPage = false) =>
  createRoot(() =>
    createFolding(
      folds === undefined ? {} : { folds },
      'a-game',
      () => isPhone,
      () => onlyPage,
    ),
  );

test('a private page folds where its game says so, and everywhere as a sheet', () => {
  open('wide');
  expect(folding('wide').isColumn()).toBe(true);
  expect(folding('narrow').folds()).toBe(false);
  expect(folding(undefined).folds()).toBe(false);
  expect(folding('wide', true).isColumn()).toBe(false);
  expect(folding(undefined, true).folds()).toBe(true);
});

test('a page that is all that a phone shows stays open', () => {
  open('wide');
  expect(folding('wide', true, true).isColumn()).toBe(false);
  expect(folding('wide', true, true).folds()).toBe(false);
});

test('a column rests folded until somebody opens it, and then stays open', () => {
  open('wide');
  expect(folding('wide').restsOpen()).toBe(false);
  folding('wide').keepOpen(true);
  expect(folding('wide').restsOpen()).toBe(true);
  expect(folding('wide', true).restsOpen()).toBe(false);
  folding('wide').keepOpen(false);
  expect(folding('wide').restsOpen()).toBe(false);
});

test('opening a sheet is not remembered', () => {
  open('wide');
  folding('wide', true).keepOpen(true);
  expect(folding('wide').restsOpen()).toBe(false);
});
