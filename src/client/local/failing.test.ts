import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assert, type GameEntry } from '../../core/contract.ts';
import { openStore } from '../store.ts';
import { rulesOf } from './rules.ts';
import {
  aroundOneDevice,
  done,
  got,
  listening,
  memoryLocks,
  moodyStore,
  pickFor,
  pickOf,
  seat,
  tablesWith,
  three,
} from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('storage that fails', () => {
  test('lets the game go on, says so, and is tried again at each move', async () => {
    const store = moodyStore();
    const { id, link, ears } = await aroundOneDevice(tablesWith({ store }));
    store.problem = 'storage-full';
    expect(await link.act(seat(0), pickOf(ears.last))).toEqual(done);
    expect(ears.story).toHaveLength(2);
    expect(ears.state.kept).toBe('storage-full');
    expect(await link.keepNotes(seat(0), 'mine')).toBe(false);
    expect(got(await openStore().read(id)).moves).toBe(0);
    store.problem = undefined;
    link.look(seat(1));
    expect(await link.act(seat(1), pickOf(ears.last))).toEqual(done);
    expect(ears.state.kept).toBe('kept');
    expect(got(await openStore().read(id)).moves).toBe(2);
  });

  test('from the start: a table lives as long as its worker', async () => {
    const store = moodyStore();
    store.problem = 'storage-missing';
    const { tables, id, link, ears } = await aroundOneDevice(tablesWith({ store }));
    expect(ears.state.kept).toBe('storage-missing');
    await link.act(seat(0), pickOf(ears.last));
    link.close();
    const again = await listening(tables, id, seat(0));
    expect(again.ears.story).toHaveLength(2);
    expect(await tablesWith().open(id)).toEqual({ ok: false, error: 'no-such-table' });
  });
});

test('what is not there cannot be opened; what these rules do not replay is broken', async () => {
  const tables = tablesWith();
  expect(await tables.open('nothing')).toEqual({ ok: false, error: 'no-such-table' });
  const id = got(await tables.create(three));
  const record = got(await openStore().read(id));
  await openStore().keep({ ...record, save: { ...record.save, start: 'other' } });
  expect(await tables.open(id)).toEqual({ ok: false, error: 'broken' });
  expect(got(await tables.exportFile(id))).toContain('"start":"other"');
});

describe('rules that', () => {
  /** These rules until something in them fails. */
  async function frail() {
    const entry = (await rulesOf('unacknowledged')) as GameEntry;
    const game = { ...entry.game };
    return { entry: { ...entry, game }, game, sound: entry.game };
  }
  const fault = () => assert(false, 'a fault') as never;

  test.each(['outcome', 'view'] as const)(
    'throw in "%s" freeze the table; it still answers and ends',
    async part => {
      const { entry, game, sound } = await frail();
      const { link, ears, tables, id } = await aroundOneDevice(tablesWith({ rulesOf: async () => entry }));
      const [mine, others] = [pickOf(ears.last), await pickFor(id, seat(1))];
      Object.assign(game, {
        [part]: () => {
          Object.assign(game, sound);
          return fault();
        },
      });
      await link.act(seat(0), mine);
      expect(ears.state).toMatchObject({ broken: true, thinking: null });
      const broken = { ok: false, error: { trouble: 'broken' } };
      expect(await link.act(seat(1), others)).toEqual(broken);
      expect(await link.takeOver()).toEqual(done);
      expect(got(await link.file())).toContain('"moves":[');
      expect((await listening(tables, id, seat(0))).ears.state).toMatchObject({
        held: 'here',
        broken: false,
      });
    },
  );

  test.each([
    ['cannot be loaded', async () => fault()],
    [
      'throw while a table is opened',
      async () => {
        const { entry } = await frail();
        return { ...entry, game: { ...entry.game, setup: fault } };
      },
    ],
  ])('%s leave the table to be had later', async (_, rules) => {
    const lock = memoryLocks();
    const { id, link } = await aroundOneDevice(tablesWith({ lock }));
    link.close();
    await vi.waitFor(async () => {
      expect(await tablesWith({ lock, rulesOf: rules }).open(id)).toEqual({
        ok: false,
        error: 'unreachable',
      });
      const again = await listening(tablesWith({ lock }), id, seat(0));
      expect(again.ears.state.held).toBe('here');
    });
  });
});
