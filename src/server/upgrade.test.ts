import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Server, startServer } from './serve.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'area5-'));
  server = await startServer({ host: '127.0.0.1', port: 0, data: folder, page: folder, log: 'silent' });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const upgrade = (path: string, origin: string, host = 'localhost') =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** What a server says to these bytes until it hangs up; or the caller does, rudely. */
const answerTo = (bytes: string, rudely = false) =>
  new Promise<string>(done => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
      socket.write(bytes, () => rudely && socket.resetAndDestroy());
    });
    let answer = '';
    socket.on('data', data => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(answer));
  });

test.each([
  ['/', 'http://localhost', '404'],
  ['//', 'http://localhost', '404'],
  ['http://[', 'http://localhost', '404'],
  ['/line', 'http://elsewhere', '403'],
  ['/line?x=1', 'http://elsewhere', '403'],
  ['/line', 'http://evil.example', '421', 'evil.example'],
])(
  'a line to %s from %s is refused, and the server hangs up',
  async (path, origin, status, host = 'localhost') => {
    expect(await answerTo(upgrade(path, origin, host))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  },
);

test('whoever is refused and breaks off does no harm', async () => {
  for (let i = 0; i < 20; i++) await answerTo(upgrade('/line', 'http://elsewhere'), true);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
