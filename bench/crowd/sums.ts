import type { monitorEventLoopDelay } from 'node:perf_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { GameTypes } from '../../src/core/contract.ts';
import { quantile } from '../server/sums.ts';

type Story = readonly (readonly GameTypes['Event'][])[];

export interface Differences {
  /** Steps that the log tells and the page never heard. */
  readonly missed: number;
  /** Steps that the page heard once more, or that the log does not tell. */
  readonly doubled: number;
}

/** What a page heard against what a page hears that comes now. */
export function differences(heard: Story, told: Story): Differences {
  const steps = told.map(step => JSON.stringify(step));
  let next = 0;
  let missed = 0;
  let doubled = 0;
  for (const step of heard) {
    const found = steps.indexOf(JSON.stringify(step), next);
    if (found === -1) doubled++;
    else {
      missed += found - next;
      next = found + 1;
    }
  }
  return { missed: missed + steps.length - next, doubled };
}

/** How far news are from going on exactly where the story that they continue ends. */
export const jump = (known: { readonly edition: number; readonly steps: number }, news: NewsHead) => ({
  missed: Math.max(0, news.from - known.steps),
  doubled: news.edition === known.edition ? Math.max(0, known.steps - news.from) : 0,
});

interface NewsHead {
  readonly edition: number;
  readonly from: number;
}

export const sameView = (one: GameTypes['View'], other: GameTypes['View']): boolean =>
  isDeepStrictEqual(one, other);

/** An answer: when it came and how long it took, in milliseconds. */
export interface Answer {
  readonly atMs: number;
  readonly tookMs: number;
}

/** The p99 of each second, and of these the median: a machine that was busy for some seconds does not change it. */
export function p99OfMostSeconds(answers: readonly Answer[]): number {
  const seconds = Map.groupBy(answers, ({ atMs }) => Math.floor(atMs / 1_000));
  const p99s = [...seconds.values()].map(second =>
    quantile(
      second.map(({ tookMs }) => tookMs),
      0.99,
    ),
  );
  return quantile(p99s, 0.5);
}

/** A pause of the process that plays the people. */
export interface Pause {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The answers that no pause of the people themselves came between. */
export const undisturbed = (answers: readonly Answer[], pauses: readonly Pause[]): readonly Answer[] =>
  answers.filter(
    ({ atMs, tookMs }) => !pauses.some(({ fromMs, toMs }) => fromMs < atMs && toMs > atMs - tookMs),
  );

export interface Lag {
  readonly lagP99Ms: number;
  readonly lagWorstMs: number;
}

/** How late an event loop came to its timers, without the interval that it was looked at. */
export const lagOf = (delay: ReturnType<typeof monitorEventLoopDelay>, resolutionMs: number): Lag => ({
  lagP99Ms: Math.max(0, delay.percentile(99) / 1e6 - resolutionMs),
  lagWorstMs: Math.max(0, delay.max / 1e6 - resolutionMs),
});
