import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/cli/words.ts';
import { usualSeatCounts } from '../src/core/contract.ts';
import { catchTwin, twins } from '../src/core/fixtures/twins.ts';
import { type Breach, checkLaws, inWords, lawNames } from '../src/core/laws.ts';
import { games } from '../src/games/index.ts';

const command = {
  program: 'npm run drill --',
  name: 'laws',
  says: 'The laws over playouts of every game at every number of seats, and over games with planted faults.',
  words: [],
  flags: {
    games: aNumber('N', 'playouts of each game at each number of seats (default 20)', 1),
    seed: aText('S', 'seed of the first playout (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const lawDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const playouts = flags.games ?? 20;
    const found = games.flatMap(({ game }) =>
      usualSeatCounts(game).flatMap(seats => {
        const breaches = seeds(flags.seed ?? '1', playouts).flatMap(seed => checkLaws(game, { seats, seed }));
        print(
          `${game.id} at ${counted(seats, 'seat')}: ${counted(playouts, 'playout')}, ${counted(breaches.length, 'breach', 'breaches')}`,
        );
        return breaches;
      }),
    );
    for (const breach of firstOfEach(found)) print(inWords(breach));

    const unseen = twins.filter(twin => catchTwin(twin)?.law !== twin.law);
    print(`planted faults: ${twins.length - unseen.length} of ${twins.length} caught by name`);
    for (const { law, fault } of unseen) print(`not caught by ${law}: ${fault}`);

    if (flags.json)
      print(
        JSON.stringify({
          drill: 'laws',
          laws: lawNames.length,
          playouts: playouts * games.reduce((sum, { game }) => sum + usualSeatCounts(game).length, 0),
          breaches: found.length,
          plantedCaught: twins.length - unseen.length,
          planted: twins.length,
        }),
      );
    return found.length === 0 && unseen.length === 0 ? exits.done : exits.failed;
  });

const seeds = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => (i === 0 ? first : `${first}/${i}`));

/** One breach of each law in each game is enough to start from. */
const firstOfEach = (breaches: readonly Breach[]): readonly Breach[] =>
  breaches.filter(
    ({ law, game }, index) => breaches.findIndex(other => other.law === law && other.game === game) === index,
  );
