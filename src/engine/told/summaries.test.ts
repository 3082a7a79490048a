import { expect, test, vi } from 'vitest';
import { openMemory } from '../store/memory.ts';
import { key, memoryTables, playing } from '../testing.ts';
import { summaryOf } from './summaries.ts';

/** A table that was played at and forgotten, in a store that counts how often a log is read. */
async function forgotten() {
  const store = openMemory();
  const log = vi.fn(store.log);
  const tables = memoryTables(undefined, undefined, { ...store, log });
  const { host, pages } = await playing(tables);
  for (const page of pages) page.leave();
  await tables.tidy();
  log.mockClear();
  return { tables, log, id: host.standing.created.id };
}

test('how a table stands that was open a moment ago is told without reading its log', async () => {
  const { tables, log, id } = await forgotten();
  expect(tables.size).toBe(0);
  expect(await tables.standing(id, key('two'))).toMatchObject({ seat: 1, yourTurn: true, next: null });
  expect(await tables.standing(id, key('nobody'))).toMatchObject({ seat: null, yourTurn: false });
  expect(log).not.toHaveBeenCalled();
});

test('later its log is read again, where whoever asks may have one read', async () => {
  const { tables, log, id } = await forgotten();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  expect(await tables.standing(id, key('two'), () => false)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  expect(await tables.standing(id, key('two'), () => true)).toMatchObject({ seat: 1, yourTurn: true });
  expect(log).toHaveBeenCalledOnce();
  // Now it is open, and costs nothing.
  expect(await tables.standing(id, key('one'), () => false)).toMatchObject({ seat: 0 });
  vi.restoreAllMocks();
});

test.each([
  ['days', 170 * 86_400_000 - 5_000, 170 * 86_400],
  ['hours', 3 * 3_600_000 + 59_000, 3 * 3_600],
  ['minutes', 150_000 - 1, 120],
  ['seconds', 61_400, 61],
])('how long a table is kept is told in whole %s', async (_, ms, seconds) => {
  const { host } = await playing(memoryTables());
  expect(summaryOf(host.standing, 0, ms).goneIn).toBe(seconds);
});
