import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/cli/words.ts';
import { type Game, type Setting, settingsOf } from '../src/core/contract.ts';
import { catchTwin, twins } from '../src/core/fixtures/twins.ts';
import { type Breach, checkLaws, inWords, lawNames } from '../src/core/laws.ts';
import { games } from '../src/games/index.ts';

const command = {
  program: 'npm run drill --',
  name: 'laws',
  says: 'The laws over playouts of every game in every mode at every number of seats, and over planted faults.',
  words: [],
  flags: {
    games: aNumber(
      'N',
      'playouts of each game at each number of seats, one mode after the other (default 20)',
      1,
    ),
    seed: aText('S', 'seed of the first playout (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const lawDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const playouts = flags.games ?? 20;
    let looked = 0;
    const found = games.flatMap(({ game }) =>
      inModes(game, seeds(flags.seed ?? '1', playouts)).flatMap(({ options, seats, seeds }) => {
        const breaches = seeds.flatMap(seed => checkLaws(game, { options, seats, seed }));
        looked += seeds.length;
        print(
          `${game.id} with ${JSON.stringify(options)} at ${counted(seats, 'seat')}: ${counted(seeds.length, 'playout')}, ${counted(breaches.length, 'breach', 'breaches')}`,
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
          playouts: looked,
          breaches: found.length,
          plantedCaught: twins.length - unseen.length,
          planted: twins.length,
        }),
      );
    return found.length === 0 && unseen.length === 0 ? exits.done : exits.failed;
  });

const seeds = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => (i === 0 ? first : `${first}/${i}`));

/** Seeds go round the modes, so that modes cost variety and not time. */
function inModes(
  game: Game,
  seeds: readonly string[],
): readonly (Setting & { readonly seeds: readonly string[] })[] {
  const modes = settingsOf(game);
  return modes.flatMap((settings, mode) => {
    const own = seeds.filter((_, number) => number % modes.length === mode);
    return own.length === 0 ? [] : settings.map(setting => ({ ...setting, seeds: own }));
  });
}

/** One breach of each law in each game is enough to start from. */
const firstOfEach = (breaches: readonly Breach[]): readonly Breach[] =>
  breaches.filter(
    ({ law, game }, index) => breaches.findIndex(other => other.law === law && other.game === game) === index,
  );
