import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export type Encoding = 'br' | 'gzip';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A plain web server with the folder in a sub-folder, as it may lie anywhere, and its compressed twins. */
export async function serveFolder(folder: string, encoding: Encoding, place = '/some/place/') {
  const server = createServer(async ({ url = '' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = path === place ? 'index.html' : normalize(path.slice(place.length));
    if (!path.startsWith(place) || name.startsWith('..')) {
      answer.writeHead(404).end();
      return;
    }
    const file = join(folder, name);
    const twin = await readFile(file + ENDINGS[encoding]).catch(() => undefined);
    const content = twin ?? (await readFile(file).catch(() => undefined));
    if (!content) {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(twin ? { 'content-encoding': encoding } : {}),
    });
    answer.end(content);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${place}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
