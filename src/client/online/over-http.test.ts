import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { readNewTable, readStandingAsk } from '../../protocol/asks.ts';
import type { Wishes } from './over-http.ts';

let http: typeof import('./over-http.ts');
let kept: typeof import('./kept.ts');
const asked: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  http = await import('./over-http.ts');
  kept = await import('./kept.ts');
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string): void {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) });
    return new Response(body, { status });
  });
}

const KEY = 'k'.repeat(22);

const wishes: Wishes = {
  ...{ game: 'unacknowledged', options: {}, seats: 3, listed: false, watch: 'public' as const },
  ...{ perMove: null, perGame: null, standIn: null },
};

test('whoever makes a table keeps the key to it', async () => {
  answering(201, '{"table":"abc","code":"xyz234"}');
  expect(await http.createOnline(wishes)).toEqual(ok({ table: 'abc', code: 'xyz234' }));
  const made = readNewTable(asked[0]?.body);
  expect(made.ok).toBe(true);
  const { host, game } = await kept.readTable('abc');
  expect({ host, game }).toEqual({ host: made.ok && made.value.host, game: 'unacknowledged' });
});

test('a table whose answer was lost is asked for with the same key, and the next one with another', async () => {
  const hosts = () => asked.map(({ body }) => (body as { readonly host: string }).host);
  answering(502, '<html>');
  await http.createOnline(wishes);
  await http.createOnline({ ...wishes, seats: 4 });
  answering(201, '{"table":"abc","code":"xyz234"}');
  await http.createOnline(wishes);
  await http.createOnline(wishes);
  const [lost, other, again, next] = hosts();
  expect(again).toBe(lost);
  expect(new Set([lost, other, next]).size).toBe(3);
});

test('a code is found however it is written', async () => {
  answering(200, '{"table":"abc"}');
  expect(await http.findCode(' XYZ-234 ')).toEqual(ok('abc'));
  expect(asked).toEqual([{ path: '/api/code/xyz234', body: undefined }]);
  expect(await http.findCode(' / ')).toEqual(fail({ code: 'no-such-table' }));
  expect(asked).toHaveLength(1);
});

test('the lobby lists tables', async () => {
  answering(200, '{"tables":[{"table":"abc"}]}');
  expect(await http.lobby()).toEqual(ok([{ table: 'abc' }]));
});

test('the tables of this device are asked for with their keys, which stand in no address', async () => {
  answering(200, '{"tables":[]}');
  expect(await http.standing()).toEqual(ok([]));
  expect(asked).toEqual([]);
  await kept.changeTable('led', before => ({ ...before, host: KEY, opened: 1 }));
  await kept.changeTable('held', before => ({ ...before, key: KEY, opened: 2 }));
  await http.standing();
  expect(asked[0]?.path).toBe('/api/standing');
  expect(readStandingAsk(asked[0]?.body)).toMatchObject(
    ok({ tables: [{ table: 'held', key: KEY }, { table: 'led' }] }),
  );
  expect(asked.map(({ path }) => path).join()).not.toContain(KEY);
});

test('the server is asked about no more tables than it reads', async () => {
  answering(200, '{"tables":[]}');
  for (let opened = 0; opened < 60; opened++)
    await kept.changeTable(`table${opened}`, before => ({ ...before, key: KEY, opened }));
  await http.standing();
  const read = readStandingAsk(asked[0]?.body);
  expect(read.ok && read.value.tables.map(({ table }) => table).slice(0, 2)).toEqual(['table59', 'table58']);
});

test.each([
  ['what the server says', 404, '{"error":{"code":"no-such-table"}}', { code: 'no-such-table' }],
  ['a page of a proxy', 502, '<html>', { code: 'offline' }],
  ['a page where an answer should be', 200, '<html>', { code: 'offline' }],
  ['a complaint of something else', 400, '{"error":{"code":"teapot"}}', { code: 'offline' }],
  ['another complaint', 400, '{"error":"no"}', { code: 'offline' }],
])('nothing rejects: %s', async (_, status, body, error) => {
  answering(status, body);
  expect(await http.lobby()).toEqual(fail(error));
  expect(await http.createOnline(wishes)).toEqual(fail(error));
  expect(await kept.yourTables()).toEqual([]);
});

test('no network is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await http.findCode('abc')).toEqual(fail({ code: 'offline' }));
});
