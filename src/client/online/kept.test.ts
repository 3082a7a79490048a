import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { seat } from './testing.ts';

/** Anew for each test: a page opens its storage once, and remembers what it could not keep. */
let kept: typeof import('./kept.ts');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  kept = await import('./kept.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const KEY = 'k'.repeat(22);
const withKey = (opened: number) => (before: import('./kept.ts').KeptTable) => ({
  ...before,
  key: KEY,
  opened,
});

test('your tables are those that this device sits at or leads, the last opened first', async () => {
  await kept.changeTable('old', withKey(1));
  await kept.changeTable('new', before => ({ ...before, host: KEY, opened: 2 }));
  await kept.changeTable('watched', before => ({ ...before, opened: 3 }));
  expect((await kept.yourTables()).map(({ id }) => id)).toEqual(['new', 'old']);
  await kept.forgetTable('new');
  expect((await kept.yourTables()).map(({ id }) => id)).toEqual(['old']);
  expect(await kept.readTable('watched')).not.toMatchObject({ opened: 3 });
});

test('what was kept is there for the next page', async () => {
  const fair = {
    serverCommitment: 'c',
    commitments: ['a', null],
    own: { seat: seat(0), part: 'p', taken: true },
  };
  const game = 'unacknowledged';
  await kept.changeTable('one', before => ({ ...before, key: KEY, game, fair, seen: { 0: 4 } }));
  vi.resetModules();
  const again = await import('./kept.ts');
  expect(await again.readTable('one')).toMatchObject({ game, fair, seen: { 0: 4 } });
});

test('two windows that change one table at once both count', async () => {
  await Promise.all([
    kept.changeTable('one', before => ({ ...before, key: KEY })),
    kept.changeTable('one', before => ({ ...before, seen: { ...before.seen, 0: 1 } })),
    kept.changeTable('one', before => ({ ...before, seen: { ...before.seen, 1: 2 } })),
  ]);
  expect(await kept.readTable('one')).toMatchObject({ key: KEY, seen: { 0: 1, 1: 2 } });
});

test('without storage it says so, and goes on in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await kept.changeTable('one', withKey(1))).toEqual(fail('storage-missing'));
  expect(await kept.changeTable('one', before => ({ ...before, game: 'g' }))).toEqual(
    fail('storage-missing'),
  );
  expect(await kept.readTable('one')).toMatchObject({ key: KEY, game: 'g' });
  expect((await kept.yourTables()).map(({ id }) => id)).toEqual(['one']);
  expect(await kept.forgetTable('one')).toEqual(fail('storage-missing'));
  expect(await kept.yourTables()).toEqual([]);
});

test('where storage is full, what was kept before is not lost, and is kept again when there is room', async () => {
  await kept.changeTable('one', withKey(1));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await kept.changeTable('one', before => ({ ...before, game: 'g' }))).toEqual(fail('storage-full'));
  expect(await kept.readTable('one')).toMatchObject({ key: KEY, game: 'g' });
  put.mockRestore();
  expect(await kept.changeTable('one', before => ({ ...before, opened: 2 }))).toMatchObject(
    ok({ opened: 2 }),
  );
  vi.resetModules();
  const again = await import('./kept.ts');
  expect(await again.readTable('one')).toMatchObject({ key: KEY, game: 'g', opened: 2 });
});

test('what a newer version kept, or what is damaged, counts as nothing', async () => {
  await kept.changeTable('one', withKey(1));
  const db = await openDB('area5-online');
  await db.put('tables', { id: 'one', key: 'short' });
  db.close();
  expect(await kept.readTable('one')).toMatchObject({ game: '', fair: {} });
  expect(await kept.yourTables()).toEqual([]);
});
