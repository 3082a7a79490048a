import { aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { jumpingClock } from './faults/clock.ts';
import { damagedWhileRunning, damagedWhileStopped } from './faults/damage.ts';
import { fullDisk, readOnlyDisk } from './faults/disks.ts';
import { killedInMigration } from './faults/migration.ts';
import { weaknesses } from './faults/planted.ts';
import { type Report, tryFault } from './faults/trial.ts';

const command = {
  program: 'npm run drill --',
  name: 'faults',
  says: 'Disks that are full, read-only or damaged, a clock that jumps, a kill in a migration: nothing acknowledged is lost, and health says so.',
  words: [],
  flags: {
    only: aText('WORDS', 'only faults with these words in their names, and nothing planted'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

const FAULTS = [
  fullDisk,
  readOnlyDisk,
  damagedWhileStopped,
  damagedWhileRunning,
  jumpingClock,
  killedInMigration,
];

export const faultsDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const began = performance.now();
    const reports: Report[] = [];
    const { only } = flags;
    const planted = only === undefined ? weaknesses : [];
    for (const fault of FAULTS.filter(({ name }) => name.includes(only ?? ''))) {
      const report = await tryFault(fault);
      reports.push(report);
      tellOf(report);
    }
    const unseen: string[] = [];
    for (const { weakness, fault, variant } of planted) {
      const { wrong } = await tryFault(fault, variant);
      if (wrong.length === 0) unseen.push(weakness);
      else print(`planted: ${weakness}: ${wrong[0]}`);
    }
    print(`planted weaknesses: ${planted.length - unseen.length} of ${planted.length} caught`);
    for (const weakness of unseen) print(`not caught: ${weakness}`);
    const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
    const [acknowledged, lost, wrong] = [
      sum(report => report.acknowledged),
      sum(report => report.lost),
      sum(report => report.wrong.length),
    ];
    if (flags.json)
      print(
        JSON.stringify({
          ...{ drill: 'faults', faults: reports, acknowledged, lost, wrong },
          ...{ planted: planted.length, plantedCaught: planted.length - unseen.length },
          seconds: Math.round((performance.now() - began) / 1_000),
        }),
      );
    return lost === 0 && wrong === 0 && unseen.length === 0 ? exits.done : exits.failed;
  });

function tellOf({ fault, how, acknowledged, lost, says, wrong }: Report): void {
  const injected = how === 'real' ? '' : ' (injected)';
  print(
    `${fault}${injected}: ${acknowledged} acknowledged, ${lost} lost, ${counted(wrong.length, 'thing')} wrong`,
  );
  for (const sentence of new Set(says)) print(`  it says: ${sentence}`);
  for (const what of wrong) print(`  wrong: ${what}`);
}
