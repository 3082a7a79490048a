import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../core/contract.ts';
import { checkFair } from '../core/fair.ts';
import { Rng, stream } from '../core/rng.ts';
import { readSave } from '../core/save.ts';
import { load } from '../core/table.ts';
import type { Store } from '../engine/store/store.ts';
import { must } from '../engine/testing.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import type { View } from '../games/unacknowledged/types.ts';
import { Pilot, playToEnd, seatedTable, TestServer, wishFor } from './testing.ts';

const { game } = unacknowledged;
const rng = (purpose: string) => new Rng(stream('online', purpose));

let server: TestServer;

beforeEach(() => {
  server = new TestServer();
});

afterEach(() => server.remove());

/** Nobody waits for it: what a pilot did shows on all of them. */
const settled = async (pilots: readonly Pilot[]): Promise<void> => {
  for (const pilot of pilots) await pilot.fence();
};

describe('a whole game', () => {
  test('by four people: the file replays to the same end, and the deal was fair', async () => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 4));
    const [first] = pilots;
    expect(await first?.ask({ type: 'file', id: 'early' })).toMatchObject({ error: { code: 'not-over' } });
    await playToEnd(pilots, game, rng('whole'));
    const saved = must(readSave(JSON.parse(String(must(await first?.ask({ type: 'file', id: 'f' }))))));
    expect(game.outcome(must(load(game, saved)).state)).toEqual(first?.heard?.news.outcome);
    if (!saved.fair) throw new Error('the file does not say how it was dealt');
    const serverCommitment = first?.welcome?.table.commitment ?? '';
    for (const pilot of pilots) {
      const own = { seat: pilot.you.seat as Seat, part: pilot.part, taken: true };
      const findings = checkFair(saved.fair, saved, { serverCommitment, own });
      expect(findings.filter(({ holds }) => !holds)).toEqual([]);
    }
  });

  test('by one person and bots', async () => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 3), 1);
    await playToEnd(pilots, game, rng('bots'));
    expect(pilots[0]?.stage).toBe('over');
  });

  test('what a page knows by patches is what a fresh page is told', async () => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 3));
    for (let round = 0; round < 30; round++) {
      const next = pilots.find(pilot => pilot.isTurn());
      if (next) must(await next.move(game, rng(`patch ${round}`)));
      await settled(pilots);
    }
    for (const pilot of pilots) {
      const fresh = await new Pilot(server.url, pilot.table, { key: pilot.key }).connect();
      await fresh.until(() => fresh.heard !== undefined);
      expect(fresh.heard?.view).toEqual(pilot.heard?.view);
      expect(fresh.heard?.story).toEqual(pilot.heard?.story);
    }
  });
});

describe('nothing is lost', () => {
  test('a server that comes back has every table as it was, a half-made round too', async () => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 3));
    const [one, two] = pilots;
    must(await one?.move(game, rng('half')));
    must(await two?.move(game, rng('half')));
    await settled(pilots);
    const known = pilots.map(pilot => structuredClone(pilot.heard));
    await server.stop();
    await server.start();
    for (const [index, pilot] of pilots.entries()) {
      const again = new Pilot(server.url, pilot.table, { key: pilot.key });
      again.heard = structuredClone(pilot.heard);
      await again.connect();
      await again.until(
        () => again.heard !== known[index] && again.texts.some(text => text.includes('"news"')),
      );
      expect(again.heard?.view).toEqual(known[index]?.view);
      expect(again.heard?.story).toEqual(known[index]?.story);
      expect(again.heard?.news.steps).toEqual([]);
      expect(again.heard?.news.toAct).toEqual([2]);
    }
  });

  test('a command that is sent twice counts once', async () => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 3));
    const [one] = pilots;
    const move = one?.heard && game.sample(one.heard.view as View, rng('twice'));
    must(await one?.do({ type: 'move', move }, 'same'));
    must(await one?.do({ type: 'move', move }, 'same'));
    must(await one?.do({ type: 'take-back' }));
    await settled(pilots);
    expect(one?.heard?.news.toAct).toContain(0);
    expect(await one?.do({ type: 'take-back' })).toMatchObject({ error: { detail: 'nothing-made' } });
  });

  test('what the store did not take did not happen, and can be tried again', async () => {
    let broken = false;
    const around = (store: Store): Store => ({
      ...store,
      write: writes => (broken ? Promise.reject(new Error('no space left')) : store.write(writes)),
    });
    await server.start({ around });
    const pilots = await seatedTable(server.url, wishFor(game.id, 3));
    const [one, two] = pilots;
    const before = structuredClone(two?.heard);
    broken = true;
    expect(await one?.move(game, rng('broken'))).toMatchObject({ error: { code: 'not-kept' } });
    await settled(pilots);
    expect(two?.heard).toEqual(before);
    broken = false;
    must(await one?.move(game, rng('broken')));
    await settled(pilots);
    expect(two?.heard).not.toEqual(before);
  });

  test('a table that another process has written is read again, and the command tried on it', async () => {
    let overtake = false;
    const around = (store: Store): Store => ({
      ...store,
      write: writes => {
        if (!overtake) return store.write(writes);
        overtake = false;
        return Promise.resolve(writes.map(() => 'overtaken' as const));
      },
    });
    await server.start({ around });
    const pilots = await seatedTable(server.url, wishFor(game.id, 3));
    overtake = true;
    must(await pilots[0]?.move(game, rng('overtaken')));
    await settled(pilots);
    for (const pilot of pilots) expect(pilot.heard?.news.toAct).toEqual([1, 2]);
  });
});

describe('a table that breaks', () => {
  const faulty = {
    ...unacknowledged,
    game: {
      ...game,
      id: 'faulty',
      apply: () => {
        throw new Error('a rule that fails');
      },
    },
  } as typeof unacknowledged;

  test('is frozen with its log, and the others go on', async () => {
    await server.start({ games: [unacknowledged, faulty] });
    const [bad] = await seatedTable(server.url, wishFor('faulty', 3));
    const [good] = await seatedTable(server.url, wishFor(game.id, 3));
    expect(await bad?.move(game, rng('faulty'))).toMatchObject({ error: { code: 'frozen' } });
    await bad?.until(() => bad.stage === 'frozen');
    must(await good?.move(game, rng('faulty')));
    await server.stop();
    await server.start({ games: [unacknowledged, faulty] });
    const again = await new Pilot(server.url, bad?.table ?? '', { key: bad?.key ?? '' }).connect();
    expect(again.stage).toBe('frozen');
    expect(again.heard?.view).toEqual(bad?.heard?.view);
  });
});

describe('who watches', () => {
  const watcherOf = async (watch: 'public' | 'after') => {
    await server.start();
    const pilots = await seatedTable(server.url, wishFor(game.id, 3, { watch }));
    const watcher = await new Pilot(server.url, pilots[0]?.table ?? '').connect();
    return { pilots, watcher };
  };

  test('sees what is public, and no more', async () => {
    const { pilots, watcher } = await watcherOf('public');
    await watcher.until(() => watcher.heard !== undefined);
    expect(watcher.heard?.view).toMatchObject({ viewer: 'spectator', own: null });
    watcher.send({ type: 'look', viewer: 0 });
    await settled([watcher]);
    expect(watcher.errors).toEqual([{ code: 'nothing-to-see-yet' }]);
    expect(await watcher.do({ type: 'say', text: 'I see' })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await watcher.ask({ type: 'view-at', id: 'v', viewer: 1, step: 0 })).toMatchObject({
      error: { code: 'nothing-to-see-yet' },
    });
    expect(pilots[0]?.room?.watchers).toBe(1);
  });

  test('or nothing before the end, and then everything', async () => {
    const { pilots, watcher } = await watcherOf('after');
    must(await pilots[0]?.move(game, rng('after')));
    await settled([watcher]);
    expect(watcher.heard).toBeUndefined();
    await playToEnd(pilots, game, rng('after'));
    await watcher.until(() => watcher.heard !== undefined);
    watcher.send({ type: 'look', viewer: 2 });
    await watcher.until(() => watcher.heard?.news.viewer === 2);
    expect(watcher.heard?.view).toEqual(pilots[2]?.heard?.view);
  });
});

test('after the end the same people meet at a new table, and those who watch hear of it', async () => {
  await server.start();
  const pilots = await seatedTable(server.url, wishFor(game.id, 3));
  const watcher = await new Pilot(server.url, pilots[0]?.table ?? '').connect();
  await playToEnd(pilots, game, rng('rematch'));
  const [one, two] = pilots;
  const next = String(must(await one?.do({ type: 'rematch' })));
  expect(must(await two?.do({ type: 'rematch' }))).toBe(next);
  await watcher.until(() => watcher.room?.next === next);
  const again = await Promise.all(
    pilots.map((pilot, seat) =>
      new Pilot(server.url, next, {
        key: pilot.key,
        ...(seat === 0 ? { host: pilot.host ?? '' } : {}),
      }).connect(),
    ),
  );
  expect(again.map(({ you }) => you)).toEqual([
    { seat: 0, host: true },
    { seat: 1, host: false },
    { seat: 2, host: false },
  ]);
  expect(await again[0]?.do({ type: 'ready', ready: true })).toMatchObject({
    error: { code: 'no-commitment' },
  });
});
