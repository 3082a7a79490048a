import { ensureBrowser } from '../scripts/browser.mjs';
import { ensureBuild } from '../scripts/setup.mjs';
import { Stop, say } from '../scripts/shell.mjs';
import { aNumber, aSwitch, exits, failed, print, run } from '../src/cli/command.ts';
import { firstLoad } from './web/first-load.ts';
import { audit, installLighthouse } from './web/lighthouse.ts';
import { servePage } from './web/page-server.ts';
import { kilobytes, medianScores, type Scores } from './web/sums.ts';

const command = {
  program: 'npm run bench --',
  name: 'web',
  says: 'How heavy and how good the home page is, in a browser that sees it for the first time.',
  words: [],
  flags: {
    runs: aNumber('N', 'runs of Lighthouse, of which the median counts (default 5)', 1, 99),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

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
  readonly runs: readonly Scores[];
  readonly browser: string;
}

async function measure(times: number): Promise<WebReport> {
  await ensureBuild();
  const browserPath = await ensureBrowser();
  const lighthouse = await installLighthouse();
  const server = await servePage();
  try {
    const { transfers, version } = await firstLoad(server.url, browserPath);
    const runs: Scores[] = [];
    for (let run = 0; run < times; run++) runs.push(await audit(lighthouse, server.url, browserPath));
    return {
      bench: 'web',
      jsKB: kilobytes(transfers, /javascript/),
      allKB: kilobytes(transfers, /./),
      lighthouse: medianScores(runs),
      runs,
      browser: version,
    };
  } finally {
    await server.close();
  }
}

function inWords({ jsKB, allKB, lighthouse, runs }: WebReport): string {
  const { performance, accessibility, bestPractices } = lighthouse;
  return [
    `first load of home: ${jsKB} KB of JavaScript, ${allKB} KB in all`,
    `Lighthouse, median of ${runs.length}: performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}`,
  ].join('\n');
}
