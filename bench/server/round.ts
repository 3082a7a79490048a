import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, Stop } from '../../scripts/shell.mjs';
import { hashOf } from '../../src/core/hash.ts';
import { median } from '../web/sums.ts';
import { ask, hear } from './control.ts';
import type { Cores } from './cores.ts';
import { openTable } from './driver.ts';
import type { ServerName } from './links/index.ts';
import { local } from './links/local.ts';
import { type RuleName, rules, seedsThatLast } from './rules.ts';

export interface Plan {
  readonly rule: RuleName;
  readonly tables: number;
  /** Of each table. */
  readonly moves: number;
  readonly cores: Cores | undefined;
  /** Where the server and its load are started from: their sources, and so what they speak. */
  readonly tree?: string;
}

export interface Measured {
  readonly cpuMicrosPerMove: number;
  readonly movesPerSecond: number;
  readonly p99Ms: number;
  readonly bytesPerTable: number;
  /** How much of its core the server took: below 1 it waited for the load, the disk or other work on the machine. */
  readonly busy: number;
  readonly loadBusy: number;
}

/** Whose tables are dealt from the seeds of the load, so that all of them must come to the same. */
const DEALT_BY_THE_LOAD: Readonly<Record<ServerName, boolean>> = {
  ours: false,
  boardgameio: true,
  colyseus: true,
  floor: false,
};

/** Played and not counted, until the server has worked this long: what is measured must have been compiled. */
const WARM_MICROS = 8_000_000;
const WARM_TABLES = 25;

/**
 * All tables are played so often, each time from new deals. One pass takes a second, and a disk that stalls once in it
 * for 70 ms is its whole p99, so the middle one of several counts.
 */
const PASSES = 7;

/** One server from its start to its end: warmed up, then measured over whole tables that stay open. */
export async function playRound(server: ServerName, plan: Plan): Promise<Measured> {
  const { rule, tables, cores, tree = root } = plan;
  const serving = start(tree, server, [rule], cores?.server);
  const children = [serving];
  try {
    const { ready: url = '' } = await hear(serving);
    const load = start(tree, 'load', [server, rule, url], cores?.load);
    children.push(load);
    await hear(load);
    await checkViews(server, load, plan);
    await warmUp(serving, load, plan);
    const empty = await ask(serving, { ask: 'memory' });
    const passes = [await playPass(serving, load, plan, 0)];
    const full = await ask(serving, { ask: 'memory' });
    for (let pass = 1; pass < PASSES; pass++) {
      await ask(load, { ask: 'close' });
      passes.push(await playPass(serving, load, plan, pass));
    }
    const sum = (key: keyof Passed) => passes.reduce((total, pass) => total + pass[key], 0);
    return {
      cpuMicrosPerMove: sum('cpuMicros') / sum('moves'),
      movesPerSecond: sum('moves') / (sum('ms') / 1000),
      p99Ms: median(passes.map(({ p99Ms }) => p99Ms)),
      bytesPerTable: (full - empty) / tables,
      busy: sum('cpuMicros') / (sum('ms') * 1000),
      loadBusy: sum('loadMicros') / (sum('ms') * 1000),
    };
  } finally {
    for (const child of children) await end(child);
  }
}

interface Passed {
  readonly moves: number;
  readonly ms: number;
  readonly p99Ms: number;
  readonly cpuMicros: number;
  readonly loadMicros: number;
}

/** Opens all tables, plays them at once and leaves them open. */
async function playPass(
  serving: ChildProcess,
  load: ChildProcess,
  plan: Plan,
  pass: number,
): Promise<Passed> {
  const { rule, tables, moves } = plan;
  await ask(load, { ask: 'open', seeds: seedsThatLast(rules[rule], `table-${pass}`, tables, moves) });
  const before = await ask(serving, { ask: 'tally' });
  const played = await ask(load, { ask: 'play', moves, atOnce: true });
  const after = await ask(serving, { ask: 'tally' });
  const made = after.moves - before.moves;
  if (made !== played.moves) throw new Stop(`${made} moves were counted where ${played.moves} were made.`);
  const { ms, p99Ms, cpuMicros: loadMicros } = played;
  return { moves: made, ms, p99Ms, cpuMicros: after.cpuMicros - before.cpuMicros, loadMicros };
}

/** One after the other every server plays the same games, and must show the same. */
async function checkViews(server: ServerName, load: ChildProcess, { rule, moves }: Plan): Promise<void> {
  const seeds = seedsThatLast(rules[rule], 'check', WARM_TABLES, moves);
  await ask(load, { ask: 'open', seeds });
  const { digest } = await ask(load, { ask: 'play', moves, atOnce: false });
  await ask(load, { ask: 'close' });
  if (DEALT_BY_THE_LOAD[server] && digest !== (await expectedDigest(rule, seeds, moves)))
    throw new Stop(`${server} does not show what the rules lead to.`);
}

async function warmUp(serving: ChildProcess, load: ChildProcess, { rule, moves }: Plan): Promise<void> {
  for (let pass = 0; (await ask(serving, { ask: 'tally' })).cpuMicros < WARM_MICROS; pass++) {
    const seeds = seedsThatLast(rules[rule], `warm-${pass}`, WARM_TABLES, moves);
    await ask(load, { ask: 'open', seeds });
    await ask(load, { ask: 'play', moves, atOnce: true });
    await ask(load, { ask: 'close' });
  }
}

/** What every seat sees at the end of the same load played without any server. */
async function expectedDigest(rule: RuleName, seeds: readonly string[], moves: number): Promise<string> {
  const link = local('', rule);
  const digests = seeds.map(async seed => {
    const table = await openTable(link, rules[rule], seed);
    await table.play({ moves, atOnce: false, latencies: [] });
    return table.digest();
  });
  return hashOf(await Promise.all(digests));
}

function start(
  tree: string,
  script: string,
  args: readonly string[],
  core: number | undefined,
): ChildProcess {
  const node = [process.execPath, '--expose-gc', join(tree, 'bench', 'server', `${script}.ts`), ...args];
  const [program = '', ...rest] = core === undefined ? node : ['taskset', '-c', String(core), ...node];
  // Their libraries talk on stdout, which is ours: the last line may be JSON.
  return spawn(program, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise(resolve => child.once('exit', resolve));
  child.disconnect();
  await ended;
}
