/** The middle one, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

export interface Transfer {
  readonly path: string;
  readonly type: string;
  /** As it came over the wire: compressed, with its headers. */
  readonly bytes: number;
}

/** KB of 1000 bytes, to one digit. */
export function kilobytes(transfers: readonly Transfer[], type: RegExp): number {
  const bytes = transfers.filter(transfer => type.test(transfer.type)).reduce((sum, of) => sum + of.bytes, 0);
  return Math.round(bytes / 100) / 10;
}

export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
} as const;
export type Scores = Readonly<Record<keyof typeof CATEGORIES, number>>;

/** Scores from 0 to 100, each the median over the runs. */
export function medianScores(runs: readonly Scores[]): Scores {
  const over = (category: keyof Scores) => Math.round(median(runs.map(run => run[category])));
  return {
    performance: over('performance'),
    accessibility: over('accessibility'),
    bestPractices: over('bestPractices'),
  };
}

/** Of one game: the longest task of the page's main thread and how many took more than 50 ms. */
export interface TaskRun {
  /** 0 where none took more than 50 ms: browsers tell of no shorter ones. */
  readonly longestMs: number;
  readonly over50: number;
}

/** The run in the middle, by how many long tasks it had and how long they were. */
export const middleRun = (runs: readonly TaskRun[]): TaskRun | undefined =>
  runs.toSorted((one, other) => one.over50 - other.over50 || one.longestMs - other.longestMs)[
    runs.length >> 1
  ];
