import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../core/contract.ts';

const list = vi.fn(async () => ok([]));
vi.mock('./store.ts', () => ({ openStore: () => ({ list }) }));

const { keptTables, lookForTables } = await import('./kept-tables.ts');
const told = (databases: () => Promise<IDBDatabaseInfo[]>) =>
  vi.spyOn(indexedDB, 'databases').mockImplementation(databases);

beforeEach(() => {
  list.mockClear();
});

test('where nothing was ever kept, there are no tables and nothing is read', async () => {
  told(async () => []);
  await lookForTables();
  expect(keptTables()).toEqual(ok([]));
  expect(list).not.toHaveBeenCalled();
});

test.each([
  ['something was kept', async () => [{ name: 'any', version: 1 }]],
  ['the browser does not tell', () => Promise.reject(new TypeError('databases is not a function'))],
])('where %s, they are read', async (_, databases) => {
  told(databases);
  await lookForTables();
  expect(list).toHaveBeenCalledOnce();
});
