import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop, say } from '../scripts/shell.mjs';
import { aNumber, aSwitch, aText, exits, failed, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { type BesideName, besides } from './beside/benches.ts';
import { type Figures, type Judged, judge, ROUND, type Side } from './beside/verdict.ts';
import { runIn } from './run-in.ts';
import { rounded } from './server/sums.ts';
import { copyOfCommit, idOf } from './tree.ts';

const command = (name: BesideName) =>
  ({
    program: 'npm run bench --',
    name: `${name} --beside COMMIT`,
    says: 'This tree beside a commit, and each beside itself: no slower is within 5 % beyond what is chance.',
    words: [],
    flags: {
      beside: aText('COMMIT', 'the state to hold this tree against'),
      rounds: aNumber('N', 'rounds, each of two runs of both states (default 5)', 2, 99),
      json: aSwitch('answer with one JSON object'),
    },
  }) as const;

export const beside = (name: BesideName, args: readonly string[]): Promise<number> =>
  run(command(name), args, async ({ flags }) => {
    try {
      const report = await compare(name, flags.beside ?? '', flags.rounds ?? 5);
      print(flags.json ? JSON.stringify(report) : inWords(report));
      return Object.values(report.figures).some(({ verdict }) => verdict === 'slower')
        ? exits.failed
        : exits.done;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      return failed(thrown.message, flags.json);
    }
  });

interface BesideReport {
  readonly bench: BesideName;
  /** The commit that this tree was held against. */
  readonly beside: string;
  readonly rounds: number;
  readonly figures: Readonly<Record<string, Judged>>;
  /** What some runs did not measure: one of the two states may not know it. */
  readonly unmeasured: readonly string[];
  readonly node: string;
}

async function compare(name: BesideName, named: string, rounds: number): Promise<BesideReport> {
  const commit = idOf(named);
  const trees: Readonly<Record<Side, string>> = { here: root, there: copyOfCommit(commit) };
  await ensurePackages(trees.there);
  const measured: Figures[] = [];
  for (let round = 1; round <= rounds; round++)
    for (const side of ROUND) {
      const figures = await measure(name, trees[side]);
      measured.push(figures);
      const values = Object.entries(figures).map(([figure, value]) => `${figure} ${rounded(value, 1)}`);
      say(`round ${round} of ${rounds}, ${side}: ${values.join(', ')}`);
    }
  const all = [...new Set(measured.flatMap(figures => Object.keys(figures)))];
  const common = all.filter(figure => measured.every(figures => figures[figure] !== undefined));
  const { more } = besides[name];
  return {
    bench: name,
    beside: commit,
    rounds,
    figures: Object.fromEntries(
      common.map(figure => {
        const values = measured.map(figures => figures[figure] ?? Number.NaN);
        return [figure, judge(values, more.test(figure) ? 'more' : 'less')];
      }),
    ),
    unmeasured: all.filter(figure => !common.includes(figure)),
    node: process.version,
  };
}

/** Where the commit locks other packages than this tree, it gets its own. */
async function ensurePackages(tree: string): Promise<void> {
  if (existsSync(join(tree, 'node_modules'))) return;
  const script = "import { ensureDependencies } from './scripts/setup.mjs'; await ensureDependencies();";
  const { code } = await runIn(tree, [process.execPath, '--input-type=module', '-e', script], { loud: true });
  if (code !== 0)
    throw new Stop('The packages of that commit could not be installed; the reason stands above.');
}

async function measure(name: BesideName, tree: string): Promise<Figures> {
  const { command, figures } = besides[name];
  const { code, out } = await runIn(tree, await command(), { loud: true });
  if (code !== 0) throw new Stop(`bench ${name} failed in ${tree}; the reason stands above.`);
  return figures(JSON.parse(out.trim().split('\n').at(-1) ?? ''));
}

function inWords({ bench, beside, rounds, figures, unmeasured }: BesideReport): string {
  const percent = (share: number) => `${rounded(share * 100, 1)} %`;
  return [
    `${bench}: this tree beside ${beside.slice(0, 7)}, ${counted(rounds, 'round')}; above 1 is worse`,
    ...Object.entries(figures).map(([figure, judged]) => {
      const { here, there, ratio, control, spread, verdict, moreRounds } = judged;
      const needs = moreRounds === undefined ? '' : `: about ${counted(moreRounds, 'more round')} would tell`;
      return `${figure}: ${rounded(here, 1)} here, ${rounded(there, 1)} there, ratio ${rounded(ratio, 3)}, control ${rounded(control, 3)}, chance gives ${percent(spread)}; ${verdict}${needs}`;
    }),
    ...unmeasured.map(figure => `${figure}: not every run measured it`),
  ].join('\n');
}
