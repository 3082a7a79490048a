import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/cli/words.ts';
import { at } from '../src/core/contract.ts';
import { Rng, stream } from '../src/core/rng.ts';
import { games } from '../src/games/index.ts';
import { HonestTable } from './hostile/honest.ts';
import { attackAll } from './hostile/kinds.ts';
import { Tally } from './hostile/tally.ts';
import { Target } from './hostile/target.ts';

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

const SEATS = 3;
/** Moves before the table is held. */
const MOVES_BEFORE = 12;

export const hostileDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const seed = flags.seed ?? '1';
    const rng = (purpose: string) => new Rng(stream(seed, `hostile/${purpose}`));
    const { game } = at(games, 0);
    const patient = await Target.start('patient', game, SEATS);
    const usual = await Target.start('usual', game, SEATS);
    const held = await HonestTable.playing(patient.url, game, SEATS);
    for (let i = 0; i < MOVES_BEFORE; i++) await held.moveOnce(rng('held'));
    patient.keepPlaying(rng('patient'));
    usual.keepPlaying(rng('usual'));

    const ground = { game, patient, usual, held, tally: new Tally(), faults: [] as string[] };
    await attackAll(ground, flags.messages ?? 100_000, seed);

    await held.playToEnd(rng('after'));
    const effects = [...(await held.effects())];
    await held.close();
    for (const target of [patient, usual]) {
      await target.stop();
      effects.push(...target.effects);
    }
    const crashes = [...patient.crashes, ...usual.crashes];
    const { messages, unanswered, byKind } = ground.tally;
    const moves = patient.moves + usual.moves + held.acknowledged.length;
    for (const [kind, codes] of Object.entries(byKind)) print(`${kind}: ${JSON.stringify(codes)}`);
    print(
      `honest people made ${counted(moves, 'move')} in ${counted(patient.games + usual.games + 1, 'game')}`,
    );
    for (const line of [...crashes, ...effects, ...ground.faults]) print(line);
    for (const kind of unanswered) print(`no answer: ${kind}`);
    if (flags.json)
      print(
        JSON.stringify({
          drill: 'hostile',
          messages,
          crashes: crashes.length,
          effects: effects.length,
          faults: ground.faults.length,
          unanswered: unanswered.length,
          answers: byKind,
          honestMoves: moves,
        }),
      );
    const bad = crashes.length + effects.length + ground.faults.length + unanswered.length;
    return bad === 0 ? exits.done : exits.failed;
  });
