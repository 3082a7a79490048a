import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS, UNLIMITED } from './limits.ts';
import { TestServer } from './testing.ts';

let server: TestServer;
let sockets: Socket[];

beforeEach(() => {
  server = new TestServer();
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.remove();
});

/** A connection that says this and no more. */
function half(said: string, localAddress = '127.0.0.1') {
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress });
  sockets.push(socket);
  const one = {
    open: false,
    answer: '',
    closed: new Promise<void>(done => socket.on('close', () => done())),
  };
  socket.on('connect', () => {
    one.open = true;
    socket.write(said);
  });
  socket.on('data', data => {
    one.answer += data;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    one.open = false;
  });
  return one;
}

const HEAD = 'POST /api/standing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['nothing', ''],
  ['half a line', 'GET / HT'],
  ['half a head', HEAD],
  ['a head without its body', `${HEAD}Content-Length: 100\r\n\r\n{"a`],
  ['half of an upgrade', 'GET /line HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'],
])('a connection that says %s is cut', async (_, said) => {
  const patience = { ...LIMITS.patience, head: 100, whole: 150, checked: 20 };
  await server.start({}, { limits: { patience } });
  const { closed } = half(said);
  await closed;
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test.each([
  ['what is no request', 'Hello?\r\n\r\n', '400 Bad Request'],
  ['what is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
])('%s is told so, and cut', async (_, said, status) => {
  await server.start();
  const one = half(said);
  await one.closed;
  expect(one.answer).toContain(`HTTP/1.1 ${status}`);
});

test('a connection is cut that asks nothing more, or takes nothing of its answer', async () => {
  const patience = { ...LIMITS.patience, idle: 50, stalled: 50 };
  await server.start({}, { limits: { patience } });
  const one = half('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await one.closed;
  expect(one.answer).toContain('{"ok":true}');
});

test('one address has so many connections and no more; others have theirs', async () => {
  await server.start({}, { limits: { connections: { ...UNLIMITED.connections, fromOne: 3 } } });
  const [first] = [half('G'), half('G'), half('G')];
  await expect.poll(() => first?.open).toBe(true);
  await half('G').closed;
  const other = half('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n', '127.0.0.2');
  await expect.poll(() => other.answer).toContain('{"ok":true}');
  sockets[0]?.destroy();
  await expect
    .poll(async () =>
      fetch(`${server.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
});

test('where there are too many in all, the one that was silent for longest goes', async () => {
  await server.start({}, { limits: { connections: { ...UNLIMITED.connections, inAll: 2 } } });
  const asks = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const first = half(asks);
  await expect.poll(() => first.answer).toContain('{"ok":true}');
  const silent = half('G');
  await expect.poll(() => silent.open).toBe(true);
  // It came before the silent one, and asks again.
  sockets[0]?.write(asks);
  await expect.poll(() => first.answer.match(/"ok"/g)?.length).toBe(2);
  const next = half(asks);
  await silent.closed;
  await expect.poll(() => next.answer).toContain('{"ok":true}');
  expect(first.open).toBe(true);
});

test('whoever connects again and again is refused for a while', async () => {
  const opened = { burst: 5, perSecond: 0.001, debt: 0 };
  await server.start({}, { limits: { connections: { ...UNLIMITED.connections, opened } } });
  for (let times = 0; times < 5; times++) half('');
  await half('').closed;
  const other = half('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n', '127.0.0.2');
  await expect.poll(() => other.answer).toContain('{"ok":true}');
});

test('a path that cannot be read is a request like any other', async () => {
  await server.start({}, { limits: { request: { burst: 2, perSecond: 0.001, debt: 0 } } });
  const ask = () => fetch(`${server.url}/%zz`);
  const first = await ask();
  expect([first.status, await first.text()]).toEqual([404, 'Nothing here.\n']);
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  expect([(await ask()).status, (await ask()).status]).toEqual([404, 429]);
});

test('whoever asks too often is refused, and others are not', async () => {
  await server.start({}, { limits: { request: { burst: 2, perSecond: 0.001, debt: 0 } } });
  const status = async () => (await fetch(`${server.url}/health`)).status;
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
  const other = half('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n', '127.0.0.2');
  await expect.poll(() => other.answer).toContain('{"ok":true}');
});
