import { get } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import { LARGEST_ASK, PROTOCOL } from '../protocol/asks.ts';
import { createTable, Pilot, TestServer, wishFor } from './testing.ts';

const { game } = unacknowledged;
let server: TestServer;

beforeEach(() => {
  server = new TestServer();
});

afterEach(() => server.remove());

const aTable = async () => (await createTable(server.url, wishFor(game.id, 3))).table;

/** How the server answers a socket that asks to be opened. */
function upgrade(headers: Record<string, string>, path = '/line'): Promise<number> {
  return new Promise(done => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers });
    socket.on('open', () => {
      socket.close();
      done(101);
    });
    socket.on('unexpected-response', (_, answer) => done(answer.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

test('pages of other sites get no line', async () => {
  await server.start({}, { origins: ['https://friend.example'] });
  const own = server.url;
  expect(await upgrade({})).toBe(101);
  expect(await upgrade({ origin: own })).toBe(101);
  expect(await upgrade({ origin: 'https://friend.example' })).toBe(101);
  expect(await upgrade({ origin: 'https://elsewhere.example' })).toBe(403);
  expect(await upgrade({ origin: 'null' })).toBe(403);
  expect(await upgrade({}, '/other')).toBe(404);
});

test('one address gets so many lines and no more', async () => {
  await server.start({}, { limits: { linesPerAddress: 2 } });
  const table = await aTable();
  const [one] = [await new Pilot(server.url, table).connect(), await new Pilot(server.url, table).connect()];
  expect(await upgrade({})).toBe(503);
  await one?.close();
  await expect.poll(() => upgrade({})).toBe(101);
});

test('one address says hello so often and no more; another is heard', async () => {
  await server.start({}, { limits: { hello: { burst: 2, perSecond: 0.001, debt: 0 } }, trustProxy: true });
  const from = (address: string) => upgrade({ 'x-forwarded-for': address });
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
    101, 101, 429,
  ]);
  expect(await from('2001:db8::1')).toBe(101);
  expect(await from('2001:db8::2')).toBe(101);
  expect(await from('2001:db8::3')).toBe(429);
  // What is no address is the proxy, however it is written.
  expect([await from('a'), await from('b'), await from('c')]).toEqual([101, 101, 429]);
});

test('a name that the server was not told is refused on loopback, for pages, lines and metrics', async () => {
  await server.start({}, { origins: ['https://play.example.org'] });
  const status = (path: string, host: string) =>
    new Promise<number>(done => {
      get(server.url + path, { headers: { host } }, answer => {
        answer.resume();
        done(answer.statusCode ?? 0);
      });
    });
  for (const path of ['/metrics', '/health', '/api/lobby', '/nowhere'])
    expect(await status(path, 'evil.example:8555')).toBe(421);
  expect(await upgrade({ host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
  for (const host of ['localhost', '127.0.0.1', '[::1]:1', 'play.example.org'])
    expect(await status('/metrics', host)).toBe(200);
  expect(await upgrade({ host: 'play.example.org', origin: 'https://play.example.org' })).toBe(101);
});

test.each([
  ['another version', { protocol: PROTOCOL + 1 }, 'wrong-version'],
  ['a table that is not there', { table: 'nowhere' }, 'no-such-table'],
])('%s is said, and the line closed', async (_, hello, why) => {
  await server.start();
  const pilot = new Pilot(server.url, await aTable());
  await expect(pilot.connect(hello)).rejects.toThrow('no welcome');
  expect(pilot.errors.map(({ code }) => code)).toEqual([why]);
  expect(pilot.closed).toBe(1008);
});

test.each([
  ['{', 'not-json'],
  ['[]', 'not-a-message'],
  ['{"type":"do","id":7,"command":{"type":"stand"}}', 'not-a-message'],
  [`{"type":"do","id":"${'x'.repeat(41)}","command":{"type":"stand"}}`, 'not-a-message'],
  [Buffer.from('{"type":"ping"}'), 'not-json'],
])('%s is answered by a code, and the line goes on', async (text, why) => {
  await server.start();
  const pilot = await new Pilot(server.url, await aTable()).connect();
  pilot.sendText(text);
  await pilot.until(() => pilot.errors.length > 0);
  expect(pilot.errors[0]?.code).toBe(why);
  expect(await pilot.sit(0)).toMatchObject({ ok: true });
});

test.each([
  ['an unknown command', { type: 'do', id: 'x', command: { type: 'cheat' } }, 'not-a-message'],
  [
    'one thing too many',
    { type: 'do', id: 'x', command: { type: 'move', move: {}, extra: 1 } },
    'not-a-message',
  ],
  ['another kind of message', { type: 'sing', id: 'x' }, 'not-a-message'],
  ['a step that is no number', { type: 'view-at', id: 'x', viewer: 0, step: 'last' }, 'not-a-message'],
  [
    'too much',
    { type: 'do', id: 'x', command: { type: 'notes', text: 'x'.repeat(LARGEST_ASK) } },
    'too-large',
  ],
] as const)('%s is refused under its id, and the line goes on', async (_, ask, why) => {
  await server.start();
  const pilot = await new Pilot(server.url, await aTable()).connect();
  expect(await pilot.ask(ask as unknown as Parameters<Pilot['ask']>[0])).toMatchObject({
    ok: false,
    error: { code: why },
  });
  expect(pilot.errors).toEqual([]);
  expect(await pilot.sit(0)).toMatchObject({ ok: true });
});

test('a command before hello is refused under its id', async () => {
  await server.start();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/line`);
  const said = await new Promise<string>(done => {
    socket.on('open', () => socket.send('{"type":"do","id":"x","command":{"type":"stand"}}'));
    socket.on('message', data => done(String(data)));
  });
  expect(JSON.parse(said)).toEqual({ type: 'failed', id: 'x', error: { code: 'hello-first' } });
});

test('nothing but hello comes first', async () => {
  await server.start();
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/line`);
  const said = await new Promise<string>(done => {
    socket.on('open', () => socket.send('{"type":"look","viewer":null}'));
    socket.on('message', data => done(String(data)));
  });
  expect(JSON.parse(said)).toEqual({ type: 'error', error: { code: 'hello-first' } });
});

test('a message that is too large is answered; one that is far too large ends its line and no other', async () => {
  await server.start();
  const table = await aTable();
  const [one, other] = [
    await new Pilot(server.url, table).connect(),
    await new Pilot(server.url, table).connect(),
  ];
  one.sendText(`"${'x'.repeat(LARGEST_ASK)}"`);
  await one.until(() => one.errors.length > 0);
  expect(one.errors[0]?.code).toBe('too-large');
  one.sendText(`"${'x'.repeat(4 * LARGEST_ASK)}"`);
  await one.until(() => one.closed !== undefined);
  expect(one.closed).toBe(1009);
  expect(await other.sit(0)).toMatchObject({ ok: true });
});

test('all lines of one seat share what one may send, and nobody else pays for it', async () => {
  await server.start({}, { limits: { line: { burst: 40, perSecond: 0.001, debt: 0 } } });
  const table = await aTable();
  const [one, other] = [new Pilot(server.url, table), new Pilot(server.url, table)];
  for (const pilot of [one, other]) await pilot.connect();
  await one.sit(0);
  await other.sit(1);
  const more = await Promise.all(
    [1, 2, 3].map(() => new Pilot(server.url, table, { key: one.key }).connect()),
  );
  for (const line of [one, ...more]) for (let i = 0; i < 11; i++) line.send({ type: 'ping' });
  await Promise.race([one, ...more].map(line => line.until(() => line.closed !== undefined)));
  await other.fence();
  expect(other.closed).toBeUndefined();
});

test('whoever floods is slowed, then disconnected, by the address where there is no seat', async () => {
  await server.start({}, { limits: { watching: { burst: 20, perSecond: 1_000, debt: 100 } } });
  const table = await aTable();
  const flooder = await new Pilot(server.url, table).connect();
  for (let i = 0; i < 2_000; i++) flooder.send({ type: 'ping' });
  await flooder.until(() => flooder.closed !== undefined);
  expect(flooder.errors.at(-1)?.code).toBe('too-fast');
  const calm = await new Pilot(server.url, table).connect();
  expect(await calm.sit(0)).toMatchObject({ ok: true });
});

test('a message that is too large costs as much as what is heavy', async () => {
  await server.start({}, { limits: { watching: { burst: 20, perSecond: 0.001, debt: 0 } } });
  const flooder = await new Pilot(server.url, await aTable()).connect();
  for (let i = 0; i < 6; i++) flooder.sendText(`"${'x'.repeat(LARGEST_ASK)}"`);
  await flooder.until(() => flooder.closed !== undefined);
  expect(flooder.errors.map(({ code }) => code)).toEqual([
    ...Array.from({ length: flooder.errors.length - 1 }, () => 'too-large'),
    'too-fast',
  ]);
  expect(flooder.errors.length).toBeLessThan(6);
});

test('pings are answered, and count like messages', async () => {
  await server.start({}, { limits: { watching: { burst: 20, perSecond: 1_000, debt: 100 } } });
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/line`);
  await new Promise(done => socket.on('open', done));
  const answered = new Promise(done => socket.on('pong', data => done(String(data))));
  socket.ping('here');
  expect(await answered).toBe('here');
  const closed = new Promise(done => socket.on('close', done));
  for (let i = 0; i < 2_000; i++) socket.ping();
  expect(await closed).toBe(1008);
});

test('a server that closes tells its pages to come back', async () => {
  await server.start();
  const pilot = await new Pilot(server.url, await aTable()).connect();
  await server.stop();
  await pilot.until(() => pilot.closed !== undefined);
  expect(pilot.closed).toBe(1012);
});

test('the lobby, codes and standings answer over HTTP, and say what is wrong', async () => {
  await server.start({}, { limits: { ask: { burst: 5, perSecond: 0.001, debt: 0 } } });
  const wish = wishFor(game.id, 3, { listed: true });
  const { table, code } = await createTable(server.url, wish);
  const get = async (path: string) => (await fetch(server.url + path)).json();
  const post = async (path: string, body: string) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).json();
  expect(await get('/api/lobby')).toMatchObject({
    tables: [{ table, free: 3, stage: 'gathering', perMove: null }],
  });
  expect(await get(`/api/code/${code}`)).toEqual({ table });
  expect(await get('/api/code/nobody')).toEqual({ error: { code: 'no-such-table' } });
  expect(
    await post('/api/standing', JSON.stringify({ protocol: PROTOCOL, tables: [{ table }] })),
  ).toMatchObject({
    tables: [{ table, seat: null, yourTurn: false }],
  });
  expect(await post('/api/standing', '{}')).toMatchObject({ error: { code: 'not-a-message' } });
  expect(await get('/api/lobby')).toEqual({ error: { code: 'too-fast' } });
  expect(await post('/api/tables', '{')).toMatchObject({ error: { code: 'not-a-message' } });
  expect(await post('/api/tables', JSON.stringify({ ...wish, seats: 99 }))).toMatchObject({
    error: { code: 'no-such-seat' },
  });
});

test('what an operator sees names no table', async () => {
  await server.start();
  const pilot = await new Pilot(server.url, await aTable()).connect();
  await pilot.sit(0);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^area5_lines 1$/m);
  expect(metrics).toMatch(/^area5_tables_open 1$/m);
  expect(metrics).not.toContain(pilot.table);
  const proxied = await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(proxied.status).toBe(404);
});
