import { join } from 'node:path';
import { type Limits, startServer } from '../../src/server/serve.ts';
import { folderOnDisk } from './folder.ts';
import { serving } from './serving.ts';

/** The server as it is, but for limits: one address here is hundreds of people who never stop to think. */
const MANY = { burst: 1e9, perSecond: 1e9, debt: 0 };
const limits: Limits = { create: MANY, ask: MANY, line: MANY, lines: 1e6, linesPerAddress: 1e6 };

const folder = folderOnDisk();
const options = { host: '127.0.0.1', port: 0, data: join(folder, 'data'), page: folder, botThreads: 1 };
const { url } = await startServer({ ...options, log: 'silent', limits });

async function movesKept(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(metrics.match(/^area5_moves_total (\d+)$/m)?.[1] ?? Number.NaN);
}

serving(url, movesKept);
