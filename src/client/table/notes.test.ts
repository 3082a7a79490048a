import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import { createNotes } from './notes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function writing(seat: Seat | null = 0 as Seat) {
  const keepNotes = vi.fn();
  const link = { notes: async () => 'kept before', keepNotes } as unknown as TableLink;
  const [counts, setCounts] = createSignal(true);
  const { notes, dispose } = createRoot(dispose => ({ notes: createNotes(link, seat, counts), dispose }));
  return { notes, dispose, setCounts, keepNotes };
}

test('notes are kept a moment after the last change', async () => {
  const { notes, keepNotes } = writing();
  await vi.advanceTimersByTimeAsync(0);
  expect(notes.notes()).toBe('kept before');
  notes.keep('a');
  notes.keep('ab');
  await vi.advanceTimersByTimeAsync(1000);
  expect(keepNotes.mock.calls).toEqual([[0, 'ab']]);
});

test('whoever leaves takes along what was just written', () => {
  const { notes, dispose, keepNotes } = writing();
  notes.keep('a');
  dispose();
  expect(keepNotes.mock.calls).toEqual([[0, 'a']]);
});

test('once another window has the table, nothing is written here any more', async () => {
  const { notes, dispose, setCounts, keepNotes } = writing();
  await vi.advanceTimersByTimeAsync(0);
  notes.keep('just now');
  setCounts(false);
  expect(notes.keeps()).toBe(false);
  notes.keep('too late');
  expect(notes.notes()).toBe('just now');
  setCounts(true);
  expect(notes.keeps()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  dispose();
  expect(keepNotes).not.toHaveBeenCalled();
});

test('a page of nobody keeps nothing', () => {
  const { notes, keepNotes } = writing(null);
  notes.keep('a');
  expect(notes.keeps()).toBe(false);
  expect(keepNotes).not.toHaveBeenCalled();
});
