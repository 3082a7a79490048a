import { afterEach, beforeEach, expect, test } from 'vitest';
import { assert } from '../core/contract.ts';
import { openMemory } from '../engine/store/memory.ts';
import { type Store, StoreFailed } from '../engine/store/store.ts';
import { healthOf } from './health.ts';
import { createTable, TestServer, wishFor } from './testing.ts';

const FULL = new StoreFailed('the disk is full', { damaged: false, cause: undefined });
const DAMAGED = new StoreFailed('the file is damaged', { damaged: true, cause: undefined });

/** A store that fails while it is told to. */
function sickly() {
  const memory = openMemory();
  const sick: { with: StoreFailed | undefined } = { with: undefined };
  const or =
    <Given extends readonly unknown[], Value>(call: (...given: Given) => Promise<Value>) =>
    async (...given: Given): Promise<Value> => {
      if (sick.with) throw sick.with;
      return call(...given);
    };
  const store: Store = {
    ...memory,
    write: or(memory.write),
    keepFact: or(memory.keepFact),
    log: or(memory.log),
  };
  return { store, sick };
}

const write = (after: number) => [{ table: 'a', after, entries: ['one'] }];
const healthy = (store: Store, free?: number) => healthOf({ store, leastFree: 100, free: async () => free });

test('the last failed write is told until one succeeds', async () => {
  const { store, sick } = sickly();
  const health = healthy(store);
  await health.store.write(write(0));
  expect([health.state, await health.trouble(), await health.closedToNew()]).toEqual([
    'fine',
    undefined,
    undefined,
  ]);
  sick.with = FULL;
  await expect(health.store.write(write(1))).rejects.toBe(FULL);
  expect([health.state, await health.trouble()]).toEqual(['failing', 'the disk is full']);
  expect(await health.closedToNew()).toEqual({ says: 'the disk is full', code: 'not-kept' });
  sick.with = undefined;
  // Nothing of it reaches a disk.
  expect(await health.store.write(write(5))).toEqual(['overtaken']);
  expect(await health.store.write([])).toEqual([]);
  expect(await health.trouble()).toBe('the disk is full');
  await health.store.write(write(1));
  expect([health.state, await health.trouble()]).toEqual(['fine', undefined]);
});

test('a failed write of the server itself counts as any other', async () => {
  const { store, sick } = sickly();
  const health = healthy(store);
  sick.with = FULL;
  await expect(health.store.keepFact('time', '')).rejects.toBe(FULL);
  expect(health.state).toBe('failing');
  sick.with = undefined;
  await health.store.keepFact('time', '');
  expect(health.state).toBe('fine');
});

test('damage stays, whoever comes upon it and whatever is written afterwards', async () => {
  const { store, sick } = sickly();
  const health = healthy(store);
  sick.with = DAMAGED;
  await expect(health.store.log('a')).rejects.toBe(DAMAGED);
  sick.with = undefined;
  await health.store.write(write(0));
  expect([health.state, await health.trouble()]).toEqual(['damaged', 'the file is damaged']);
  expect(await health.closedToNew()).toEqual({ says: 'the file is damaged', code: 'not-kept' });
});

test.each([
  [undefined, undefined],
  [100, undefined],
  [99, 'server-full'],
])('with %s bytes free new tables are refused: %s', async (free, code) => {
  const health = healthy(openMemory(), free);
  expect(await health.trouble()).toBeUndefined();
  expect((await health.closedToNew())?.code).toBe(code);
});

let server: TestServer;
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => server.remove());

const asked = async () => {
  const answer = await fetch(`${server.url}/health`);
  return { status: answer.status, ...((await answer.json()) as object) };
};

test('a server says what its storage cannot do, and no path; it is well again by itself', async () => {
  let sick: StoreFailed | undefined;
  await server.start({
    around: store => ({
      ...store,
      write: async writes => {
        if (sick) throw sick;
        return store.write(writes);
      },
      keepFact: async (name, text) => {
        if (sick) throw sick;
        return store.keepFact(name, text);
      },
    }),
  });
  expect(await asked()).toEqual({ status: 200, ok: true });
  const says = `${server.folder}/data/tables.sqlite cannot be written: the disk is full`;
  sick = new StoreFailed(says, { damaged: false, cause: undefined });
  await expect(createTable(server.url, wishFor('unacknowledged', 3))).rejects.toThrow('503');
  const trouble = 'tables.sqlite cannot be written: the disk is full';
  expect(await asked()).toEqual({ status: 503, ok: false, trouble });
  sick = undefined;
  await expect.poll(asked, { timeout: 5_000, interval: 50 }).toEqual({ status: 200, ok: true });
});

test('below the floor of free space no new table is made, and the others go on', async () => {
  await server.start();
  const wish = wishFor('unacknowledged', 3);
  const made = await createTable(server.url, wish);
  await server.stop();
  await server.start({}, { leastFree: Number.MAX_SAFE_INTEGER });
  const refused = createTable(server.url, wishFor('unacknowledged', 3));
  await expect(refused).rejects.toThrow('503 {"error":{"code":"server-full"}}');
  expect(await createTable(server.url, wish)).toEqual(made);
  const told = await asked();
  expect(told).toMatchObject({ status: 200, ok: true, newTables: false });
  assert('trouble' in told, 'it says why');
  expect(told.trouble).toMatch(
    /^only \d+ MB are free; below \d+ MB \(--least-free\) no new tables are made$/,
  );
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^area5_disk_free_bytes \d+/m);
  expect(metrics).toContain('\narea5_store_failed 0\n');
});
