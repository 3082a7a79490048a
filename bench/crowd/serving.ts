import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { assert } from '../../src/core/contract.ts';
import type { Store } from '../../src/engine/store/store.ts';
import { UNLIMITED } from '../../src/server/limits.ts';
import { startServer } from '../../src/server/serve.ts';
import { quantile } from '../server/sums.ts';
import { type Lag, lagOf } from './sums.ts';

/** The server as the drill sees it between two questions. */
export interface Measured extends Lag {
  readonly rss: number;
  readonly heap: number;
  readonly cpuMicros: number;
  /** How long a durable step takes, most of which is waiting for the disk; and how many writes share one. */
  readonly commitP50Ms: number;
  readonly commitP99Ms: number;
  readonly commitWorstMs: number;
  readonly writesPerCommit: number;
  /** The longest that everything stood still for a collection. */
  readonly collectionWorstMs: number;
}

/** Started by the drill, with --expose-gc, a folder for tables and an empty one for pages. */
const [data = '', page = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());

let commitsMs: number[] = [];
let written = 0;
const { url } = await startServer(
  {
    ...{ host: '127.0.0.1', port: 0, data, page, log: 'error' },
    limits: UNLIMITED,
  },
  { pace: 'instant', around: timed },
);

let collectionWorstMs = 0;
new PerformanceObserver(seen => {
  for (const { duration } of seen.getEntries()) collectionWorstMs = Math.max(collectionWorstMs, duration);
}).observe({ entryTypes: ['gc'] });
const delay = monitorEventLoopDelay({ resolution: 1 });
process.on('message', async (ask: 'begin' | 'end') =>
  process.send?.(ask === 'begin' ? await begin() : end()),
);
process.send?.(url);

async function begin(): Promise<Measured> {
  const measured = measure();
  // The collections of measuring are told of a moment later.
  await pause(100);
  delay.enable();
  commitsMs = [];
  written = 0;
  collectionWorstMs = 0;
  return { ...measured, ...cpu() };
}

/** The time that measuring takes is not the crowd's. */
function end(): Measured {
  const spent = { ...cpu(), ...lagOf(delay, 1), collectionWorstMs };
  delay.disable();
  return { ...measure(), ...spent };
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system };
}

function measure(): Measured {
  assert(globalThis.gc, 'the server runs with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    ...{ rss, heap: heapUsed + external, ...cpu(), lagP99Ms: 0, lagWorstMs: 0 },
    ...{ commitP50Ms: quantile(commitsMs, 0.5), commitP99Ms: quantile(commitsMs, 0.99) },
    commitWorstMs: quantile(commitsMs, 1),
    writesPerCommit: written / commitsMs.length,
    collectionWorstMs,
  };
}

function timed(store: Store): Store {
  return {
    ...store,
    write: async writes => {
      const began = performance.now();
      const done = await store.write(writes);
      commitsMs.push(performance.now() - began);
      written += writes.length;
      return done;
    },
  };
}
