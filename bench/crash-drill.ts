import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { campaign, type Outcome } from './crash/campaign.ts';
import type { Variant } from './crash/variants.ts';

const command = {
  program: 'npm run drill --',
  name: 'crash',
  says: 'Kills a server under load again and again, and looks for everything that it had acknowledged.',
  words: [],
  flags: {
    kills: aNumber('N', 'how often the server is killed (default 50)', 1),
    seed: aText('S', 'seed of what people do and of when the kills come (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** `PRAGMA synchronous` as SQLite reads it back. */
const FULL = 2;

const PLANTED: readonly Variant[] = ['acknowledges-early', 'forgets-unsynced'];
const KILLS_TO_CATCH = 6;
const MOST_SHOWN = 10;

export const crashDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const seed = flags.seed ?? '1';
    const began = performance.now();
    const outcome = await campaign({ variant: 'as-it-is', kills: flags.kills ?? 50, seed });
    const synchronous = outcome.synchronous.every(read => read === FULL) ? 'FULL' : 'not FULL';
    tellOf('as it is', outcome);
    print(
      `${counted(outcome.halfMade, 'half-made round')} hit; of ${counted(outcome.sealed, 'sealed choice')} ${outcome.sealedKept} found again`,
    );
    print(`PRAGMA synchronous: ${synchronous}`);

    let plantedCaught = 0;
    for (const variant of PLANTED) {
      const planted = await campaign({ variant, kills: KILLS_TO_CATCH, seed });
      tellOf(variant, planted);
      if (planted.lost > 0) plantedCaught++;
    }
    print(`planted faults: ${plantedCaught} of ${PLANTED.length} caught`);

    const {
      kills,
      acknowledged,
      lost,
      broken,
      resent,
      keptUnanswered,
      halfMade,
      sealed,
      sealedKept,
      tables,
    } = outcome;
    if (flags.json)
      print(
        JSON.stringify({
          ...{ drill: 'crash', kills, acknowledged, lost, broken: broken.length },
          ...{ planted: PLANTED.length, plantedCaught, synchronous },
          ...{ halfMade, sealed, sealedKept, resent, keptUnanswered, tables },
          seconds: Math.round((performance.now() - began) / 1_000),
        }),
      );
    const held = lost === 0 && broken.length === 0 && sealedKept === sealed && synchronous === 'FULL';
    return held && plantedCaught === PLANTED.length ? exits.done : exits.failed;
  });

function tellOf(name: string, { kills, acknowledged, lost, broken, resent, tables }: Outcome): void {
  print(
    `${name}: ${counted(kills, 'kill')}, ${counted(tables, 'table')}, ${acknowledged} acknowledged, ${resent} sent again, ${lost} lost, ${broken.length} broken`,
  );
  for (const what of broken.slice(0, MOST_SHOWN)) print(`  ${what}`);
}
