import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../store.ts';
import { rulesOf } from './rules.ts';
import { aroundOneDevice, got, newTable, tablesWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('a rematch has the same people and another deal', async () => {
  const { tables, id, link } = await aroundOneDevice();
  const other = got(await link.rematch());
  const [before, after] = [got(await openStore().read(id)), got(await openStore().read(other))];
  expect(other).not.toBe(id);
  expect(after.players).toEqual(before.players);
  expect(after.save.seed).not.toBe(before.save.seed);
  expect((await tables.open(other)).ok).toBe(true);
});

test('one person alone plays by a code, another one in every rematch', async () => {
  const tables = tablesWith({});
  const codeOf = async (id: string) =>
    (got(await openStore().read(id)).save.options as { code?: string }).code;
  const alone = { ...newTable('person'), game: 'planet-x', options: { mode: 'expert' } };
  const first = got(await tables.create(alone));
  const link = got(await tables.open(first));
  const again = got(await link.rematch());
  const codes = [await codeOf(first), await codeOf(again)];
  for (const code of codes) expect(code).toMatch(/^3.{3}-.{4}-.{3}$/);
  expect(codes[0]).not.toBe(codes[1]);
  const two = { ...newTable('person', 'person'), game: 'planet-x', options: {} };
  expect(await codeOf(got(await tables.create(two)))).toBeUndefined();
});

test('one person and one bot at UAPs are a solo game, on this device too', async () => {
  const soloOf = async (...by: readonly ('person' | 'bot')[]) => {
    const players = newTable(...by).players.map(player =>
      player.by === 'bot' ? { ...player, level: 'spotter' } : player,
    );
    const id = got(await tablesWith().create({ game: 'uaps', options: { mode: 'basic' }, players }));
    return (got(await openStore().read(id)).save.options as { solo?: number }).solo;
  };
  expect(await soloOf('bot', 'person')).toBe(0);
  expect(await soloOf('person', 'person')).toBeUndefined();
  expect(await soloOf('person', 'bot', 'bot')).toBeUndefined();
});

test('a rematch whose rules do not load is told', async () => {
  const rules = vi.fn(rulesOf);
  const { link } = await aroundOneDevice(tablesWith({ rulesOf: rules }));
  rules.mockRejectedValue(new TypeError('no such chunk'));
  expect(await link.rematch()).toEqual({ ok: false, error: { trouble: 'unreachable' } });
});
