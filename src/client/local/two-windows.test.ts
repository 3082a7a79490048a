import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../store.ts';
import type { Lock } from './locks.ts';
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
} from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('two windows', () => {
  async function twoWindows(lock = memoryLocks()) {
    const store = moodyStore();
    const first = await aroundOneDevice(tablesWith({ lock, store }));
    const second = await listening(tablesWith({ lock }), first.id, seat(0));
    return { first: { ...first, store }, second };
  }

  test('show one table; only one of them plays it', async () => {
    const { first, second } = await twoWindows();
    expect(second.ears.state.held).toBe('elsewhere');
    expect(second.ears.last.view).toEqual(first.ears.last.view);
    const pick = pickOf(first.ears.last);
    expect(await second.link.act(seat(0), pick)).toEqual({ ok: false, error: { trouble: 'elsewhere' } });
    expect(await first.link.act(seat(0), pick)).toEqual(done);
  });

  test('may take it over, with all that has happened; the loser is told and writes nothing more', async () => {
    const { first, second } = await twoWindows();
    await first.link.act(seat(0), pickOf(first.ears.last));
    await second.link.takeOver();
    expect(second.ears.story).toEqual(first.ears.story);
    expect(second.ears.last).toMatchObject({ from: 1, toAct: [1, 2] });
    expect(second.ears.state.held).toBe('here');
    expect(first.ears.state.held).toBe('elsewhere');
    expect(await first.link.keepNotes(seat(0), 'lost')).toBe(false);
    const pick = pickOf(first.ears.last);
    expect(await first.link.act(seat(0), pick)).toEqual({ ok: false, error: { trouble: 'elsewhere' } });
    expect(await second.link.takeBack(seat(0))).toEqual(done);
    await first.link.takeOver();
    expect(first.ears.story).toHaveLength(1);
    expect(got(await first.link.notes(seat(0)))).toBeNull();
  });

  test('what one window could not keep does not undo what the other has played since', async () => {
    const { first, second } = await twoWindows();
    first.store.problem = 'storage-full';
    await first.link.act(seat(0), pickOf(first.ears.last));
    expect(got(await second.link.takeOver())).toBeNull();
    for (const one of [0, 1]) await second.link.act(seat(one), await pickFor(first.id, seat(one)));
    first.store.problem = undefined;
    expect(got(await first.link.takeOver())).toBeNull();
    expect(first.ears.story).toEqual(second.ears.story);
    expect(first.ears.state).toMatchObject({ held: 'here', kept: 'kept' });
    await first.link.act(seat(2), await pickFor(first.id, seat(2)));
    expect(got(await openStore().read(first.id)).moves).toBe(3);
  });

  test('what one window could not keep stands where the other has played nothing', async () => {
    const { first, second } = await twoWindows();
    first.store.problem = 'storage-full';
    await first.link.act(seat(0), pickOf(first.ears.last));
    await second.link.takeOver();
    await first.link.takeOver();
    expect(first.ears.story).toHaveLength(2);
    expect(first.ears.state).toMatchObject({ held: 'here', kept: 'storage-full' });
  });

  test('without locks, whoever comes second to write is told, and writes nothing', async () => {
    const everybodyHolds = async () => ({ held: true, steal: async () => {}, release: async () => {} });
    const { first, second } = await twoWindows(everybodyHolds);
    expect(await first.link.act(seat(0), pickOf(first.ears.last))).toEqual(done);
    const late = await second.link.act(seat(1), await pickFor(first.id, seat(1)));
    expect(late).toEqual({ ok: false, error: { trouble: 'elsewhere' } });
    expect(second.ears.state.held).toBe('elsewhere');
    expect(second.ears.story).toHaveLength(1);
    expect(got(await openStore().read(first.id)).moves).toBe(1);
    expect(await second.link.takeOver()).toEqual(done);
    expect(second.ears.state.held).toBe('here');
    expect(second.ears.story).toEqual(first.ears.story);
    expect(await second.link.act(seat(1), await pickFor(first.id, seat(1)))).toEqual(done);
  });

  test('a table that was lost to nobody is read again, with what was played meanwhile', async () => {
    let regained = () => {};
    const lock: Lock = async (_, told) => {
      regained = told.regained;
      return { held: true, steal: async () => {}, release: async () => {} };
    };
    const first = await aroundOneDevice(tablesWith({ lock }));
    const second = await listening(tablesWith(), first.id, seat(0));
    await second.link.act(seat(0), pickOf(second.ears.last));
    second.link.close();
    regained();
    await first.ears.until(({ story }) => story.length === second.ears.story.length);
    expect(await first.link.act(seat(1), await pickFor(first.id, seat(1)))).toEqual(done);
  });

  test('a table that was closed can be had at once', async () => {
    const { first, second } = await twoWindows();
    second.link.close();
    const again = await listening(first.tables, first.id, seat(0));
    expect(again.ears.state.held).toBe('here');
    expect(await first.link.act(seat(0), pickOf(again.ears.last))).toEqual({
      ...{ ok: false, error: { trouble: 'unreachable' } },
    });
  });
});
