import { accessSync, constants } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { makeFolder } from './folder.ts';

export interface ServeOptions {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
  /** The one folder that the server writes to. */
  readonly data: string;
  /** The built page. */
  readonly page: string;
}

export interface Server {
  readonly url: string;
  close(): Promise<void>;
}

const SAFE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Connections that have not finished by then are cut when the server closes. */
const CLOSE_WITHIN_MS = 3_000;

export async function startServer({ host, port, data, page }: ServeOptions): Promise<Server> {
  makeFolder(data);
  accessSync(data, constants.W_OK);
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFE_HEADERS);
  });
  app.get('/health', async () => ({ ok: true }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Nothing here.\n'));
  // Built assets carry a hash of their content in their names; everything else is asked for anew.
  const assets = join(page, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: page,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build puts compressed twins beside its texts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.startsWith(assets);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  await app.listen({ host, port });
  return {
    url: urlOf(app.server.address() as AddressInfo),
    close: async () => {
      const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN_MS);
      await app.close();
      clearTimeout(cut);
    },
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
