import { join } from 'node:path';
import { root } from '../../scripts/shell.mjs';
import { twoCores } from '../server/cores.ts';
import type { Figures } from './verdict.ts';

/** How one bench is run in a tree, and which of its figures are held beside those of another. */
export interface Besides {
  /** Run in the tree; its last line is JSON. */
  command(): Promise<readonly string[]>;
  figures(report: Report): Figures;
  /** Of the figures of these names more is better, of all others less. */
  readonly more: RegExp;
}

/** What a bench reports, as its JSON says. */
export type Report = Readonly<Record<string, unknown>>;

/** Of each game, of each of four runs in a round. */
const ENGINE_SECONDS = '3';
/** Below this a browser reports no task, so that 0 stands for anything up to it. */
const SHORTEST_TASK_MS = 50;

export const besides = {
  engine: {
    async command() {
      const cores = await twoCores();
      const pinned = cores ? ['taskset', '-c', String(cores.server)] : [];
      return [...pinned, process.execPath, 'bench/run.ts', 'engine', '--json', '--seconds', ENGINE_SECONDS];
    },
    figures: ({ movesPerSecond }) => numbersIn(movesPerSecond),
    more: /./,
  },
  server: {
    command: async () => [process.execPath, join(root, 'bench', 'beside', 'server-round.ts')],
    figures: ({ cpuMicrosPerMove, movesPerSecond, p99Ms, bytesPerTable }) =>
      numbersIn({ cpuMicrosPerMove, movesPerSecond, p99Ms, bytesPerTable }),
    more: /^movesPerSecond$/,
  },
  web: {
    command: async () => [process.execPath, 'bench/run.ts', 'web', '--runs', '1', '--json'],
    figures: ({ jsKB, allKB, lighthouse, longestTaskMs }) => ({
      ...numbersIn({ jsKB, allKB, longestTaskMs: Math.max(SHORTEST_TASK_MS, Number(longestTaskMs)) }),
      ...numbersIn(lighthouse),
    }),
    more: /^(performance|accessibility|bestPractices)$/,
  },
} as const satisfies Readonly<Record<string, Besides>>;

export type BesideName = keyof typeof besides;

export const isBesideName = (name: string): name is BesideName => Object.hasOwn(besides, name);

/** What is no positive number is no figure: the other state may not know it yet, and of 0 there is no ratio. */
export const numbersIn = (part: unknown): Figures =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => Number.isFinite(value) && Number(value) > 0),
  );
