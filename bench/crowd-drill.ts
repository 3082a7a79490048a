import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { type Child, killChild, nextWord, startChild } from './crash/child.ts';
import type { Comparison, Played } from './crowd/load.ts';
import type { Measured } from './crowd/serving.ts';
import { twoCores } from './server/cores.ts';
import { rounded } from './server/sums.ts';

const command = {
  program: 'npm run drill --',
  name: 'crowd',
  says: 'Many tables at once with people who think for about a second: how long answers take, and whether all is told.',
  words: [],
  flags: {
    tables: aNumber('N', 'tables of three people (default 1000)', 1),
    seconds: aNumber('S', 'how long they play once all are seated (default 60)', 1),
    seed: aText('S', 'seed of what people do (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** People seldom stop for a collection. */
const ROOMY = ['--min-semi-space-size=256', '--max-semi-space-size=256'];

export const crowdDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const { tables = 1_000, seconds = 60, seed = '1' } = flags;
    const report = await crowd({ tables, seconds, seed });
    print(
      `${counted(tables, 'table')}, ${counted(report.people, 'person', 'people')}, seated in ${report.seatingSeconds} s`,
    );
    print(
      `acknowledged after ${report.p50Ms} ms (p50), ${report.p99Ms} ms (p99; ${report.p99UndisturbedMs} ms without pauses of the load, ${report.p99OfMostSecondsMs} ms in most seconds), ${report.worstMs} ms at worst; ${report.movesPerSecond} moves a second`,
    );
    print(
      `per table: ${report.rssPerTable} bytes of memory, ${report.heapPerTable} of them heap; the server took ${report.serverBusy} of a core`,
    );
    print(
      `the load took ${report.loadBusy} of a core and was late by ${report.loadLagP99Ms} ms (p99); other programs took ${report.othersBusy} of a core`,
    );
    print(
      `of ${report.steps} steps of stories ${report.missed} missed, ${report.doubled} doubled; ${report.otherViews} other views; pages threw ${report.threw} times`,
    );
    if (flags.json) print(JSON.stringify({ drill: 'crowd', tables, ...report }));
    const { missed, doubled, otherViews, threw, moves } = report;
    return missed + doubled + otherViews + threw === 0 && moves > 0 ? exits.done : exits.failed;
  });

interface Crowd {
  readonly tables: number;
  readonly seconds: number;
  readonly seed: string;
}

async function crowd({ tables, seconds, seed }: Crowd) {
  const folder = mkdtempSync(join(tmpdir(), 'area5-crowd-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  const cores = await twoCores();
  const children: Child<unknown>[] = [];
  try {
    const server = await startChild<string>(
      new URL('./crowd/serving.ts', import.meta.url),
      [join(folder, 'data'), page],
      { node: ['--expose-gc'], core: cores?.server },
    );
    children.push(server);
    const empty = await ask<Measured>(server, 'begin');
    const came = performance.now();
    const load = await startChild<number>(
      new URL('./crowd/load.ts', import.meta.url),
      [server.told, String(tables), String(seconds), seed],
      { node: ROOMY, core: cores?.load },
    );
    children.push(load);
    const seatingMs = performance.now() - came;
    const before = await ask<Measured>(server, 'begin');
    const busy = machineBusyMs();
    const played = await ask<Played>(load, 'play');
    const othersMs = machineBusyMs() - busy - played.cpuMicros / 1_000;
    const after = await ask<Measured>(server, 'end');
    const compared = await ask<Comparison>(load, 'compare');
    const cpuMicros = after.cpuMicros - before.cpuMicros;
    return {
      people: load.told,
      seatingSeconds: rounded(seatingMs / 1_000, 1),
      seconds: rounded(played.ms / 1_000, 1),
      moves: played.moves,
      refused: played.refused,
      movesPerSecond: rounded(played.moves / (played.ms / 1_000), 1),
      p50Ms: rounded(played.p50Ms, 2),
      p99Ms: rounded(played.p99Ms, 2),
      worstMs: rounded(played.worstMs, 2),
      p99UndisturbedMs: rounded(played.p99UndisturbedMs, 2),
      p99OfMostSecondsMs: rounded(played.p99OfMostSecondsMs, 2),
      rssPerTable: Math.round((after.rss - empty.rss) / tables),
      heapPerTable: Math.round((after.heap - empty.heap) / tables),
      serverBusy: rounded(cpuMicros / (played.ms * 1_000), 3),
      cpuMicrosPerMove: rounded(cpuMicros / played.moves, 1),
      commitP50Ms: rounded(after.commitP50Ms, 2),
      commitP99Ms: rounded(after.commitP99Ms, 2),
      commitWorstMs: rounded(after.commitWorstMs, 2),
      writesPerCommit: rounded(after.writesPerCommit, 1),
      collectionWorstMs: rounded(after.collectionWorstMs, 2),
      serverLagP99Ms: rounded(after.lagP99Ms, 2),
      serverLagWorstMs: rounded(after.lagWorstMs, 2),
      loadBusy: rounded(played.busy, 3),
      loadLagP99Ms: rounded(played.lagP99Ms, 2),
      loadLagWorstMs: rounded(played.lagWorstMs, 2),
      othersBusy: rounded(Math.max(0, othersMs - cpuMicros / 1_000) / played.ms, 3),
      ownCores: cores !== undefined,
      ...compared,
    };
  } finally {
    for (const child of children) await killChild(child.process);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of all cores and all programs, so that a measurement on a busy machine is known for one. */
const machineBusyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

function ask<Told>({ process }: Child<unknown>, what: string): Promise<Told> {
  const told = nextWord<Told>(process);
  process.send(what);
  return told;
}
