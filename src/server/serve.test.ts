import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from './serve.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'area5-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  writeFileSync(join(page, 'assets', 'a-1.js'), '');
  writeFileSync(join(page, '.stamp'), 'secret');
  writeFileSync(join(folder, 'note'), 'not for the web');
  server = await startServer({ host: '127.0.0.1', port: 0, data: join(folder, 'data'), page });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('answers for its health and makes its data folder', async () => {
  const answer = await fetch(`${server.url}/health`);
  expect(await answer.json()).toEqual({ ok: true });
  expect(existsSync(join(folder, 'data'))).toBe(true);
});

test.each(['/', '/assets/a-1.js', '/health', '/nowhere'])('%s carries the safe headers', async path => {
  const { headers } = await fetch(server.url + path);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|data:/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['/', 200, 'no-cache'],
  ['/assets/a-1.js', 200, 'public, max-age=31536000, immutable'],
  ['/nowhere', 404, null],
  ['/.stamp', 404, null],
  ['/..%2fnote', 404, null],
])('%s answers %i and may be kept: %s', async (path, status, cache) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe(cache);
});

test('a port that is taken is an error by name', async () => {
  const port = Number(new URL(server.url).port);
  const second = startServer({
    host: '127.0.0.1',
    port,
    data: join(folder, 'data'),
    page: join(folder, 'page'),
  });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
