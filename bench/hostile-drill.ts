import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { attack, wrongIn } from './hostile/campaign.ts';
import { type Fault, faults } from './hostile/faults.ts';

const command = {
  program: 'npm run drill --',
  name: 'hostile',
  says: 'Messages that mean no good, to servers on which others play: nothing ends, and nobody else notices.',
  words: [],
  flags: {
    messages: aNumber('N', 'how many (default 100000)', 100),
    seed: aText('S', 'what they are made from (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** Enough for each planted fault to show. */
const MESSAGES_FOR_PLANTED = 2_000;

export const hostileDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const seed = flags.seed ?? '1';
    const report = await attack({ seed, messages: flags.messages ?? 100_000 });
    const { messages, unanswered, byKind } = report.tally;
    const wrong = wrongIn(report);
    for (const [kind, codes] of Object.entries(byKind)) print(`${kind}: ${JSON.stringify(codes)}`);
    print(
      `honest people made ${counted(report.honestMoves, 'move')} in ${counted(report.honestGames, 'game')}`,
    );
    for (const line of wrong) print(line);

    const unseen: Fault[] = [];
    for (const fault of faults) {
      const planted = await attack({ seed, messages: MESSAGES_FOR_PLANTED, quickly: true, fault });
      if (wrongIn(planted).length === 0) unseen.push(fault);
    }
    print(`planted faults: ${faults.length - unseen.length} of ${faults.length} caught`);
    for (const { fault } of unseen) print(`not caught: ${fault}`);

    if (flags.json)
      print(
        JSON.stringify({
          drill: 'hostile',
          messages,
          crashes: report.crashes.length,
          effects: report.effects.length,
          faults: report.faults.length,
          unanswered: unanswered.length,
          answers: byKind,
          honestMoves: report.honestMoves,
          plantedCaught: faults.length - unseen.length,
          planted: faults.length,
        }),
      );
    return wrong.length === 0 && unseen.length === 0 ? exits.done : exits.failed;
  });
