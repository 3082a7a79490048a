import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '../../core/contract.ts';
import {
  aroundOneDevice,
  done,
  got,
  listening,
  memoryFollowers,
  memoryLocks,
  pickFor,
  seat,
  tablesWith,
} from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a big screen beside the window that plays', () => {
  async function withScreen(looksAs: Viewer = 'spectator') {
    const windows = { lock: memoryLocks(), followers: memoryFollowers() };
    const playing = await aroundOneDevice(tablesWith(windows));
    const watching = tablesWith(windows);
    const screen = await listening({ open: id => watching.watch(id) }, playing.id, looksAs);
    return { playing, screen };
  }

  test('follows what is played, and takes the table from nobody', async () => {
    const { playing, screen } = await withScreen();
    for (const one of [0, 1, 2])
      expect(await playing.link.act(seat(one), await pickFor(playing.id, seat(one)))).toEqual(done);
    await screen.ears.until(({ story }) => story.length === playing.ears.story.length);
    expect(playing.ears.state.held).toBe('here');
    expect(screen.ears.state.held).toBe('elsewhere');
  });

  test('sees what a spectator sees, whoever it says that it looks for', async () => {
    const { playing, screen } = await withScreen(seat(1));
    expect(screen.ears.last.viewer).toBe('spectator');
    expect(screen.ears.last.view).toMatchObject({ own: null });
    expect(screen.link.facts.here).toEqual([]);
    expect(got(await screen.link.viewAt(seat(1), 0))).toMatchObject({ own: null });
    expect(playing.ears.last.view).not.toMatchObject({ own: null });
  });

  test('acts for nobody, and reads neither notes nor the file', async () => {
    const { playing, screen } = await withScreen();
    await playing.link.keepNotes(seat(0), 'mine');
    const no = { ok: false, error: { trouble: 'not-your-seat' } };
    expect(await screen.link.act(seat(0), await pickFor(playing.id, seat(0)))).toEqual(no);
    expect(await screen.link.takeBack(seat(0))).toEqual(no);
    expect(await screen.link.notes(seat(0))).toEqual(no);
    expect(await screen.link.keepNotes(seat(0), 'theirs')).toBe(false);
    expect(await screen.link.file()).toEqual(no);
    expect(await screen.link.takeOver()).toEqual(no);
    expect(got(await playing.link.notes(seat(0)))).toBe('mine');
  });

  test('shows what all at the device wrote for all, and follows that, too', async () => {
    const { playing, screen } = await withScreen();
    const before = screen.ears.all.length;
    await playing.link.keepNotes('spectator', { byHand: { '0 found': 3 } });
    await screen.ears.until(({ all }) => all.length > before);
    expect(screen.ears.last.steps).toEqual([]);
    expect(got(await screen.link.notes('spectator'))).toEqual({ byHand: { '0 found': 3 } });
    expect(await screen.link.keepNotes('spectator', null)).toBe(false);
  });

  test('goes on following when another window takes the table over, until it is closed', async () => {
    const windows = { lock: memoryLocks(), followers: memoryFollowers() };
    const first = await aroundOneDevice(tablesWith(windows));
    const watching = tablesWith(windows);
    const screen = await listening({ open: id => watching.watch(id) }, first.id, 'spectator');
    const second = await listening(tablesWith(windows), first.id, seat(0));
    await second.link.takeOver();
    await second.link.act(seat(0), await pickFor(first.id, seat(0)));
    await screen.ears.until(({ last }) => last.toAct.length === 2);
    screen.link.close();
    const heard = screen.ears.all.length;
    await second.link.act(seat(1), await pickFor(first.id, seat(1)));
    expect(screen.ears.all.length).toBe(heard);
  });

  test('a table that is not there is told', async () => {
    expect(await tablesWith().watch('nowhere')).toEqual({ ok: false, error: 'no-such-table' });
  });
});
