import { monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Rng, stream } from '../../src/core/rng.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import { Pilot, seatedTable, wishFor } from '../../src/server/testing.ts';
import { quantile } from '../server/sums.ts';
import { type Counts, Guest } from './guest.ts';
import { differences, type Lag, lagOf, type Pause, p99OfMostSeconds, sameView, undisturbed } from './sums.ts';

/** Where the lag of this process is high, the times of answers are its own too. */
export interface Played extends Lag {
  readonly moves: number;
  readonly refused: number;
  readonly ms: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  readonly p99OfMostSecondsMs: number;
  readonly p99UndisturbedMs: number;
  readonly busy: number;
  readonly cpuMicros: number;
}

interface Compared {
  readonly missed: number;
  readonly doubled: number;
  readonly otherViews: number;
  readonly steps: number;
}

/** `threw`: how often a page could not take in what it was told. */
export type Comparison = Compared & { readonly threw: number };

/** Started by the drill with where the server is, how many tables, for how many seconds, and a seed. */
const [url = '', tables = '0', seconds = '0', seed = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit());

const SEATS = 3;
const AT_ONCE = 50;
/** What was told about the last moves is on its way. */
const SETTLE_MS = 1_500;

const counts: Counts = { answers: [], refused: 0, missed: 0, doubled: 0 };
const seated = await inGroups(
  Array.from({ length: Number(tables) }, (_, i) => i),
  () => seatedTable(url, wishFor(unacknowledged.game.id, SEATS)),
);
const guests = seated
  .flat()
  .map((pilot, number) => new Guest(pilot, new Rng(stream(seed, `guest/${number}`)), counts));

const pauses: Pause[] = [];
new PerformanceObserver(seen => {
  for (const { startTime, duration } of seen.getEntries())
    pauses.push({ fromMs: startTime, toMs: startTime + duration });
}).observe({ entryTypes: ['gc'] });

let threw = 0;
process.on('uncaughtException', () => threw++);
process.on('message', async (ask: 'play' | 'compare') => {
  try {
    process.send?.(ask === 'play' ? await play() : await compare());
  } catch (thrown) {
    process.stderr.write(`${String(thrown)}\n`);
    process.exit(1);
  }
});
process.send?.(guests.length);

async function play(): Promise<Played> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = performance.eventLoopUtilization();
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  for (const guest of guests) guest.begin();
  await pause(Number(seconds) * 1_000);
  const ms = performance.now() - began;
  const { utilization } = performance.eventLoopUtilization(before);
  const { user, system } = process.cpuUsage(cpuBefore);
  delay.disable();
  const answers = [...counts.answers];
  const latencies = answers.map(({ tookMs }) => tookMs);
  for (const guest of guests) guest.stop();
  return {
    ...{ moves: latencies.length, refused: counts.refused, ms },
    p99OfMostSecondsMs: p99OfMostSeconds(answers),
    p99UndisturbedMs: quantile(
      undisturbed(answers, pauses).map(({ tookMs }) => tookMs),
      0.99,
    ),
    ...{ p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99), worstMs: quantile(latencies, 1) },
    ...{ ...lagOf(delay, 1), busy: utilization, cpuMicros: user + system },
  };
}

/** Every page against one that comes now and is told everything. */
async function compare(): Promise<Comparison> {
  while (guests.some(guest => !guest.isDone)) await pause(50);
  await pause(SETTLE_MS);
  const compared = await inGroups(guests, compareOne);
  const sum = (of: (one: Compared) => number) => compared.reduce((so, one) => so + of(one), 0);
  return {
    missed: counts.missed + sum(({ missed }) => missed),
    doubled: counts.doubled + sum(({ doubled }) => doubled),
    otherViews: sum(({ otherViews }) => otherViews),
    steps: sum(({ steps }) => steps),
    threw,
  };
}

async function compareOne({ pilot: { heard, table, key } }: Guest): Promise<Compared> {
  const fresh = await new Pilot(url, table, { key }).connect();
  await fresh.until(() => fresh.heard !== undefined);
  await fresh.close();
  if (!heard || !fresh.heard) return { missed: 1, doubled: 0, otherViews: 1, steps: 0 };
  const otherViews = sameView(heard.view, fresh.heard.view) ? 0 : 1;
  return { ...differences(heard.story, fresh.heard.story), otherViews, steps: fresh.heard.story.length };
}

/** So many at once, so that nobody waits for long. */
async function inGroups<Item, Value>(
  items: readonly Item[],
  one: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const done: Value[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) done[index] = await one(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}
