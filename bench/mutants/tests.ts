import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stop } from '../../scripts/shell.mjs';
import { runIn } from '../run-in.ts';
import type { Killer } from './mutant.ts';

export type Verdict =
  | { readonly type: 'passed'; readonly tests: number }
  /** No killer where no test is to blame: something broke beside them. */
  | { readonly type: 'failed'; readonly killer?: Killer }
  | { readonly type: 'late' };

export interface Ask {
  readonly files: readonly string[];
  /** Only the tests of this whole name. */
  readonly test?: string | undefined;
  readonly limitMs?: number;
}

/** The tests of one tree, each file in the process that `npm test` would run it in. */
export interface Tests {
  /** What `npm test` runs, by paths from the root. */
  files(): Promise<readonly string[]>;
  run(ask: Ask): Promise<Verdict>;
  /** How long a file takes, as far as is known. */
  millisOf(file: string): number | undefined;
}

export function testsIn(folder: string): Tests {
  const vitest = [process.execPath, join(folder, 'node_modules', 'vitest', 'vitest.mjs')];
  // What was transformed is kept apart, since a mutant must never be taken for what it was made of elsewhere.
  const own = ['--root', folder, '--fsModuleCachePath', join(folder, '.cache', 'modules')];
  const env = { NO_COLOR: '1', FORCE_COLOR: '0', AREA5_FULL: undefined };
  const took = remembered(folder);
  const name = (path: string) => relative(folder, path).replaceAll('\\', '/');

  return {
    async files() {
      const { code, out, err } = await runIn(folder, [...vitest, 'list', '--filesOnly', '--json', ...own], {
        env,
      });
      if (code !== 0) throw new Stop(`The tests could not be listed: ${err.trim()}`);
      return [...new Set((JSON.parse(out) as { readonly file: string }[]).map(({ file }) => name(file)))];
    },
    async run({ files, test, limitMs }) {
      const report = mkdtempSync(join(tmpdir(), 'area5-mutants-'));
      const output = join(report, 'report.json');
      const only = test === undefined ? [] : ['-t', `^${RegExp.escape(test)}$`];
      const how = ['--maxWorkers=1', '--bail=1', '--no-cache', '--reporter=json', `--outputFile=${output}`];
      try {
        const ended = await runIn(folder, [...vitest, 'run', ...own, ...how, ...only, ...files], {
          env,
          ...(limitMs === undefined ? {} : { limitMs }),
        });
        if (ended.late) return { type: 'late' };
        const told = readJson<Report>(output);
        // Vitest itself broke down before it could report.
        if (told === undefined) return { type: 'failed' };
        for (const { name: path, startTime, endTime, status } of told.testResults)
          if (status === 'passed' && test === undefined) took.set(name(path), endTime - startTime);
        return verdictOf(told, name);
      } finally {
        rmSync(report, { recursive: true, force: true });
      }
    },
    millisOf: file => took.get(file),
  };
}

/** The longest that files took when somebody ran them: a guess to begin with, and nothing depends on there being one. */
function remembered(folder: string): Map<string, number> {
  const longest = new Map<string, number>();
  for (const cache of globSync(join(folder, 'node_modules', '.vite', 'vitest', '*', 'results.json')))
    for (const { files = {} } of Object.values(readJson<Remembered>(cache)?.projects ?? {}))
      for (const [file, { duration = 0 }] of Object.entries(files))
        longest.set(file, Math.max(duration, longest.get(file) ?? 0));
  return longest;
}

/** What vitest keeps between runs; in another version of it all of this may be missing. */
interface Remembered {
  readonly projects?: Readonly<
    Record<string, { readonly files?: Readonly<Record<string, { readonly duration?: number }>> }>
  >;
}

/** What is read of vitest's report. */
export interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Nothing where there is none, or half of one. */
function readJson<Json>(file: string): Json | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function verdictOf(report: Report, name: (path: string) => string): Verdict {
  const broken = report.testResults.filter(({ status }) => status === 'failed');
  for (const { name: path, assertionResults } of broken) {
    const test = assertionResults.find(({ status }) => status === 'failed');
    if (test) return { type: 'failed', killer: { file: name(path), test: test.fullName } };
  }
  const [file] = broken;
  if (file) return { type: 'failed', killer: { file: name(file.name) } };
  return report.success ? { type: 'passed', tests: report.numPassedTests } : { type: 'failed' };
}
