import { rmSync } from 'node:fs';
import { ensureBrowser } from '../scripts/browser.mjs';
import { ensureBuild } from '../scripts/setup.mjs';
import { Stop, say } from '../scripts/shell.mjs';
import { aNumber, aSwitch, exits, failed, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { makeControlPage } from './web/control-page.ts';
import { firstLoad } from './web/first-load.ts';
import { audit, installLighthouse } from './web/lighthouse.ts';
import { playWatched } from './web/long-tasks.ts';
import { type PageServer, servePage } from './web/page-server.ts';
import { kilobytes, medianScores, middleRun, type Scores, type TaskRun } from './web/sums.ts';

const command = {
  program: 'npm run bench --',
  name: 'web',
  says: 'How heavy and how good the home page is, and whether bots that think hold up a table. --beside COMMIT compares.',
  words: [],
  flags: {
    runs: aNumber('N', 'runs of Lighthouse, of which the median counts (default 5)', 1, 99),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** Games against the strongest bots, of which the middle one counts. */
const GAMES = 3;

export const web = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    try {
      const report = await measure(flags.runs ?? 5);
      print(flags.json ? JSON.stringify(report) : inWords(report));
      return exits.done;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      const [last = '', ...before] = thrown.message.trim().split('\n').reverse();
      if (before.length > 0) say(before.reverse().join('\n'));
      return failed(last, flags.json);
    }
  });

interface WebReport {
  readonly bench: 'web';
  /** JavaScript of the first load of home, as transferred. */
  readonly jsKB: number;
  readonly allKB: number;
  readonly lighthouse: Scores;
  /** Of plain HTML with the same fonts, by turns with the above: what is not 100 there is the machine's. */
  readonly control: Scores;
  readonly runs: readonly Scores[];
  /** Of the game in the middle. */
  readonly longestTaskMs: number;
  readonly tasksOver50: number;
  readonly games: readonly TaskRun[];
  readonly browser: string;
}

async function measure(times: number): Promise<WebReport> {
  await ensureBuild();
  const browserPath = await ensureBrowser();
  const lighthouse = await installLighthouse();
  const server = await servePage();
  let control: PageServer | undefined;
  let controlPage: string | undefined;
  try {
    const { transfers, version } = await firstLoad(server.url, browserPath);
    controlPage = makeControlPage(transfers);
    control = await servePage(controlPage);
    const runs: Scores[] = [];
    const controls: Scores[] = [];
    for (let run = 0; run < times; run++) {
      runs.push(await audit(lighthouse, server.url, browserPath));
      controls.push(await audit(lighthouse, control.url, browserPath));
    }
    const games: TaskRun[] = [];
    for (let game = 0; game < GAMES; game++) games.push(await playWatched(server.url, browserPath));
    const middle = middleRun(games);
    return {
      bench: 'web',
      jsKB: kilobytes(transfers, /javascript/),
      allKB: kilobytes(transfers, /./),
      lighthouse: medianScores(runs),
      control: medianScores(controls),
      runs,
      longestTaskMs: middle?.longestMs ?? 0,
      tasksOver50: middle?.over50 ?? 0,
      games,
      browser: version,
    };
  } finally {
    await server.close();
    await control?.close();
    if (controlPage !== undefined) rmSync(controlPage, { recursive: true });
  }
}

function inWords(report: WebReport): string {
  const { jsKB, allKB, lighthouse, control, runs, games, longestTaskMs, tasksOver50 } = report;
  const { performance, accessibility, bestPractices } = lighthouse;
  return [
    `first load of home: ${jsKB} KB of JavaScript, ${allKB} KB in all`,
    `Lighthouse, median of ${runs.length}: performance ${performance} (plain HTML beside it ${control.performance}), accessibility ${accessibility}, best practices ${bestPractices}`,
    `a game against the strongest bots, the middle one of ${games.length}: ${counted(tasksOver50, 'task')} over 50 ms, the longest ${longestTaskMs} ms`,
  ].join('\n');
}
