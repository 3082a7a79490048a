import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from './serve.ts';

const SCRIPT = 'export const words = "the sky is quiet";\n'.repeat(40);
const FILES = {
  'index.html': `<!doctype html>${'<p>The sky is quiet.</p>'.repeat(40)}`,
  'sw.js': SCRIPT,
  'manifest.webmanifest': JSON.stringify({ name: 'Area Five', words: SCRIPT }),
  'assets/a-1.js': SCRIPT,
  'assets/b-2.css': 'p { color: black; }\n'.repeat(40),
  'assets/c-3.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(40)}</svg>`,
  'assets/d-4.woff2': 'wOF2',
};
/** Without compressed twins. */
const AS_THEY_ARE = ['assets/d-4.woff2'];

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'area5-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  for (const [path, content] of Object.entries(FILES)) {
    writeFileSync(join(page, path), content);
    if (AS_THEY_ARE.includes(path)) continue;
    writeFileSync(join(page, `${path}.br`), brotliCompressSync(content));
    writeFileSync(join(page, `${path}.gz`), gzipSync(content));
  }
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
  ['/index.html', 200, 'no-cache'],
  ['/sw.js', 200, 'no-cache'],
  ['/manifest.webmanifest', 200, 'no-cache'],
  ['/assets/a-1.js', 200, 'public, max-age=31536000, immutable'],
  ['/nowhere', 404, null],
  ['/.stamp', 404, null],
  ['/..%2fnote', 404, null],
])('%s answers %i and may be kept: %s', async (path, status, cache) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe(cache);
});

/** Unlike fetch, which undoes the encoding and then hides it. */
function ask(path: string, encodings: string, method = 'GET'): Promise<Answer> {
  const headers = { 'accept-encoding': encodings };
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { method, headers }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end();
  });
}

interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const READERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/index.html', 'index.html', 'text/html; charset=utf-8'],
  ['/sw.js', 'sw.js', 'application/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json'],
  ['/assets/a-1.js', 'assets/a-1.js', 'application/javascript; charset=utf-8'],
  ['/assets/b-2.css', 'assets/b-2.css', 'text/css; charset=utf-8'],
  ['/assets/c-3.svg', 'assets/c-3.svg', 'image/svg+xml'],
] as const)('%s comes compressed, as the same text of the same type', async (path, file, type) => {
  const cache = (await ask(path, 'identity')).headers['cache-control'];
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'identity'],
  ] as const) {
    const { headers, body } = await ask(path, accepted);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache, vary: 'accept-encoding' });
    expect(READERS[encoding](body).toString()).toBe(FILES[file]);
  }
});

test('what has no compressed twin comes as it is', async () => {
  const { headers, body } = await ask('/assets/d-4.woff2', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('wOF2');
});

test.each(['/', '/assets/a-1.js'])('HEAD of %s has the headers of GET and no body', async path => {
  const { headers: asked } = await ask(path, 'br');
  const { headers, body } = await ask(path, 'br', 'HEAD');
  const telling = ['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag'] as const;
  for (const name of telling) expect({ [name]: headers[name] }).toEqual({ [name]: asked[name] });
  expect(body.length).toBe(0);
});

test('a port that is taken is an error by name', async () => {
  const port = Number(new URL(server.url).port);
  const second = startServer({
    host: '127.0.0.1',
    port,
    data: join(folder, 'other'),
    page: join(folder, 'page'),
  });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
