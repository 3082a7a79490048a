import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok, type Seat } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import { forgetAllLastNotes } from '../last-notes.ts';
import { createNotes } from './notes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Written {
  readonly seat?: Seat | null;
  readonly failures?: number;
  /** What lies with the table. */
  readonly kept?: unknown;
  /** Whether the table still answers. */
  readonly answers?: boolean;
}

function writing({ seat = 0 as Seat, failures = 0, kept = 'kept before', answers = true }: Written = {}) {
  const keepNotes = vi.fn(() => (answers ? Promise.resolve(true) : new Promise(() => undefined)));
  let left = failures;
  const read = vi.fn(async () => (left-- > 0 ? fail({ trouble: 'not-now' }) : ok(kept)));
  const link = { facts: { id: 'table' }, notes: read, keepNotes } as unknown as TableLink;
  const [counts, setCounts] = createSignal(true);
  const { notes, dispose } = createRoot(dispose => ({ notes: createNotes(link, seat, counts), dispose }));
  return { notes, dispose, setCounts, keepNotes, read };
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

test('nothing is written before what there was is read', async () => {
  const { notes, dispose, keepNotes } = writing({ failures: 1 });
  notes.keep('at once');
  await vi.advanceTimersByTimeAsync(0);
  expect(notes.keeps()).toBe(false);
  notes.keep('over what nobody saw');
  await vi.advanceTimersByTimeAsync(900);
  expect([notes.notes(), notes.keeps()]).toEqual([null, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect([notes.notes(), notes.keeps()]).toEqual(['kept before', true]);
  dispose();
  expect(keepNotes).not.toHaveBeenCalled();
});

test('notes that cannot be read are tried again quietly, then told, then no more', async () => {
  const { notes } = writing({ failures: 4 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(notes.unread()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(notes.unread()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([notes.unread(), notes.notes()]).toEqual([false, 'kept before']);
  const other = writing({ failures: 9 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(other.notes.unread()).toBe(true);
  other.setCounts(false);
  expect(other.notes.unread()).toBe(false);
});

test('whoever leaves asks no more', async () => {
  const { dispose, read } = writing({ failures: 9 });
  await vi.advanceTimersByTimeAsync(0);
  dispose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('whoever leaves takes along what was just written', async () => {
  const { notes, dispose, keepNotes } = writing();
  await vi.advanceTimersByTimeAsync(0);
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
  const { notes, keepNotes } = writing({ seat: null });
  notes.keep('a');
  expect(notes.keeps()).toBe(false);
  expect(keepNotes).not.toHaveBeenCalled();
});

describe('a page that goes away before its notes are kept', () => {
  const reload = () => window.dispatchEvent(new Event('pagehide'));

  async function gone(...written: readonly unknown[]) {
    const page = writing({ answers: false });
    await vi.advanceTimersByTimeAsync(0);
    for (const notes of written) {
      page.notes.keep(notes);
      await vi.advanceTimersByTimeAsync(1000);
    }
    page.notes.keep('last');
    reload();
  }

  async function opened(kept: unknown) {
    const page = writing({ kept });
    await vi.advanceTimersByTimeAsync(0);
    return { now: page.notes.notes(), sent: page.keepNotes.mock.calls };
  }

  test('leaves them for the next one, which hands them in', async () => {
    await gone();
    expect(await opened('kept before')).toEqual({ now: 'last', sent: [[0, 'last']] });
    expect(await opened('last')).toEqual({ now: 'last', sent: [] });
  });

  test('does so whatever of it has arrived', async () => {
    await gone('first');
    expect((await opened('first')).now).toBe('last');
    await gone('first');
    expect((await opened('last')).now).toBe('last');
  });

  test('leaves nothing that would take the place of what others wrote since', async () => {
    await gone();
    expect(await opened('of another window')).toEqual({ now: 'of another window', sent: [] });
    expect((await opened('kept before')).now).toBe('kept before');
  });

  test('leaves nothing of what is kept', async () => {
    const page = writing();
    await vi.advanceTimersByTimeAsync(0);
    page.notes.keep('last');
    reload();
    await vi.advanceTimersByTimeAsync(0);
    expect((await opened('kept before')).now).toBe('kept before');
  });

  test('takes nothing over where moves do not count', async () => {
    await gone();
    const other = writing();
    other.setCounts(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(other.notes.notes()).toBe('kept before');
    expect((await opened('kept before')).now).toBe('last');
  });

  test('keeps the pages of a table apart, and they go with the table', async () => {
    await gone();
    const other = writing({ seat: 1 as Seat });
    await vi.advanceTimersByTimeAsync(0);
    expect(other.notes.notes()).toBe('kept before');
    forgetAllLastNotes('table');
    expect((await opened('kept before')).now).toBe('kept before');
  });
});
