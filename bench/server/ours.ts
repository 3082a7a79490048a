import { join } from 'node:path';
import { UNLIMITED } from '../../src/server/limits.ts';
import { startServer } from '../../src/server/serve.ts';
import { folderOnDisk } from './folder.ts';
import { serving } from './serving.ts';

const folder = folderOnDisk();
const options = { host: '127.0.0.1', port: 0, data: join(folder, 'data'), page: folder, botThreads: 1 };
const { url } = await startServer({ ...options, log: 'silent', limits: UNLIMITED });

async function movesKept(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(metrics.match(/^area5_moves_total (\d+)$/m)?.[1] ?? Number.NaN);
}

serving(url, movesKept);
