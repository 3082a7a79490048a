import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVE_FORMAT } from '../core/save.ts';
import { openStore, type TableRecord } from './store.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const record = (id: string, changed = 1): TableRecord => ({
  id,
  game: 'unacknowledged',
  created: 1,
  changed,
  players: [
    { name: 'One', look: 1, by: 'person' },
    { name: 'Two', look: 2, by: 'away' },
  ],
  lesson: false,
  beside: null,
  toAct: [],
  outcome: null,
  moves: 0,
  save: {
    ...{ area5: SAVE_FORMAT, game: 'unacknowledged', rules: 1, options: {}, seats: 3 },
    ...{ seed: 'secret', start: 'abc', moves: [] },
  },
  seen: { 0: 3 },
  notes: { 0: { mine: 'hidden' } },
  version: 0,
});

async function spoil(store: 'tables' | 'summaries', value: object): Promise<void> {
  const db = await openDB('area5');
  await db.put(store, value);
  db.close();
}

const ids = async () => {
  const listed = await openStore().list();
  return listed.ok && listed.value.map(one => (one.type === 'table' ? one.table.id : `? ${one.id}`));
};

test('tables are listed with the newest first, and read as they were kept', async () => {
  const store = openStore();
  for (const [id, changed] of [
    ['old', 1],
    ['new', 3],
    ['middle', 2],
  ] as const)
    await store.keep(record(id, changed));
  expect(await ids()).toEqual(['new', 'middle', 'old']);
  expect(await openStore().read('old')).toEqual({ ok: true, value: { ...record('old'), version: 1 } });
});

test('a list holds no secret of a game', async () => {
  await openStore().keep(record('one'));
  const listed = JSON.stringify(await openStore().list());
  for (const secret of ['secret', 'hidden', 'seed', 'notes']) expect(listed).not.toContain(secret);
});

test('a table that is kept again is one table', async () => {
  await openStore().keep(record('one'));
  expect(await openStore().keep({ ...record('one'), moves: 7, version: 1 })).toEqual({ ok: true, value: 2 });
  expect(await openStore().list()).toMatchObject({ value: [{ table: { moves: 7 } }] });
});

test('what somebody else has written since is not written over', async () => {
  const [here, there] = [openStore(), openStore()];
  await here.keep(record('one'));
  await there.keep({ ...record('one'), moves: 3, version: 1 });
  const overtaken = { ok: false, error: 'overtaken' };
  expect(await here.keep({ ...record('one'), moves: 9, version: 1 })).toEqual(overtaken);
  expect(await here.read('one')).toMatchObject({ value: { moves: 3, version: 2 } });
  expect(await here.list()).toMatchObject({ value: [{ table: { moves: 3 } }] });
});

test('of two that write at once, one does', async () => {
  const kept = await Promise.all([1, 2].map(moves => openStore().keep({ ...record('one'), moves })));
  expect(kept.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('a table from before there were versions goes on', async () => {
  const { version: _, ...old } = record('one');
  await openStore().list();
  await spoil('tables', old);
  expect(await openStore().read('one')).toMatchObject({ value: { version: 0 } });
  expect(await openStore().keep({ ...record('one'), moves: 5 })).toMatchObject({ ok: true });
});

test('a table from before there was a companion has no printed box beside it', async () => {
  const { beside: _, ...old } = record('one');
  await openStore().list();
  await spoil('tables', old);
  await spoil('summaries', old);
  expect(await openStore().read('one')).toMatchObject({ value: { beside: null } });
  expect(await openStore().list()).toMatchObject({ value: [{ table: { beside: null } }] });
});

test('a removed table is gone', async () => {
  const store = openStore();
  await store.keep(record('one'));
  expect(await store.remove('one')).toEqual({ ok: true, value: null });
  expect(await store.list()).toEqual({ ok: true, value: [] });
  expect(await store.read('one')).toEqual({ ok: false, error: { type: 'no-such-table' } });
});

test.each([
  ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'a browser forbids it',
    () =>
      vi.stubGlobal('indexedDB', {
        open() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
])('storage is missing where %s', async (_, forbid) => {
  forbid();
  const store = openStore();
  const missing = { ok: false, error: 'storage-missing' };
  expect(await store.list()).toEqual(missing);
  expect(await store.keep(record('one'))).toEqual(missing);
  expect(await store.remove('one')).toEqual(missing);
  expect(await store.read('one')).toEqual({ ok: false, error: { type: 'storage-missing' } });
});

test('storage of a newer version is left alone', async () => {
  (await openDB('area5', 99)).close();
  expect(await openStore().list()).toEqual({ ok: false, error: 'storage-missing' });
});

test('full storage says so, keeps what it had, and takes more when there is room', async () => {
  const store = openStore();
  await store.keep(record('one'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const full = { ok: false, error: 'storage-full' };
  expect(await store.keep({ ...record('one'), moves: 5, version: 1 })).toEqual(full);
  expect(await store.read('one')).toMatchObject({ ok: true, value: { moves: 0 } });
  vi.restoreAllMocks();
  expect(await store.keep({ ...record('one'), moves: 5, version: 1 })).toMatchObject({ ok: true });
});

test('what cannot be read is listed after all others, and stays', async () => {
  await openStore().keep(record('good'));
  await spoil('summaries', { ...record('newer'), players: 'in another way' });
  await spoil('tables', { ...record('newer'), save: { area5: 99 } });
  expect(await ids()).toEqual(['good', '? newer']);
  const read = await openStore().read('newer');
  expect(read).toMatchObject({ ok: false, error: { type: 'unreadable', raw: { id: 'newer' } } });
  expect(await ids()).toEqual(['good', '? newer']);
});
