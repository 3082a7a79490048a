import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/server/serve.ts';

/** A server with a build of its own, which can be replaced by a newer one. */
export interface Versions {
  readonly url: string;
  /** The same page under other names, as after a change: the old files are gone. */
  publishNext(): void;
  close(): Promise<void>;
}

export async function serveVersions(): Promise<Versions> {
  const folder = mkdtempSync(join(tmpdir(), 'area5-versions-'));
  const page = join(folder, 'page');
  cpSync('dist', page, { recursive: true });
  const data = join(folder, 'data');
  const server = await startServer({ host: '127.0.0.1', port: 0, data, page });
  return {
    url: server.url,
    publishNext: () => publishNext(page),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const COMPRESSED = /\.(br|gz)$/;
const MAY_NAME_OTHERS = /\.(js|css|html)$/;
const NAMED_BY_CONTENT = /[\w-]+-[\w-]{8}\.(js|css)/g;
const ENTRY_IN_WORKER = /(url:"index\.html",revision:)"\w+"/;

const nextName = (name: string): string => `next-${name}`;

function publishNext(page: string): void {
  const assets = join(page, 'assets');
  for (const file of filesIn(page)) if (COMPRESSED.test(file)) rmSync(file);
  const named = new Set(readdirSync(assets).filter(name => name.match(NAMED_BY_CONTENT)));
  for (const file of filesIn(page).filter(file => MAY_NAME_OTHERS.test(file))) {
    const renamed = readFileSync(file, 'utf8')
      .replaceAll(NAMED_BY_CONTENT, name => (named.has(name) ? nextName(name) : name))
      .replace(ENTRY_IN_WORKER, '$1"next"');
    writeFileSync(file, renamed);
  }
  for (const name of named) renameSync(join(assets, name), join(assets, nextName(name)));
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
