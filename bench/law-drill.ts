import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { type Bot, type Game, rulesOf, type Setting, settingsOf } from '../src/core/contract.ts';
import { catchTwin, twins } from '../src/core/fixtures/twins.ts';
import { type Breach, checkBot, checkLaws, inWords, lawNames } from '../src/core/laws.ts';
import { counted } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';
import { only } from './only.ts';

const command = {
  program: 'npm run drill --',
  name: 'laws',
  says: 'The laws over playouts of every game in every mode at every number of seats, over every bot among odd people, and over planted faults.',
  words: [],
  flags: {
    games: aNumber(
      'N',
      'playouts of each game at each number of seats, one mode after the other (default 20)',
      1,
    ),
    decisions: aNumber('N', 'decisions asked of all bots together (default 100000)', 1),
    only,
    seed: aText('S', 'seed of the first playout (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const lawDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const playouts = flags.games ?? 20;
    let looked = 0;
    const chosen = underAllRules.filter(({ game }) => game.id === (flags.only ?? game.id));
    const found = chosen.flatMap(({ game, name }) =>
      inModes(game, seeds(flags.seed ?? '1', playouts)).flatMap(({ options, seats, seeds }) => {
        const breaches = seeds.flatMap(seed => checkLaws(game, { options, seats, seed }));
        looked += seeds.length;
        print(
          `${name} with ${JSON.stringify(options)} at ${counted(seats, 'seat')}: ${counted(seeds.length, 'playout')}, ${counted(breaches.length, 'breach', 'breaches')}`,
        );
        return breaches;
      }),
    );
    const bots = tryBots(chosen, flags.decisions ?? 100_000, flags.seed ?? '1');
    found.push(...bots.flatMap(({ breaches }) => breaches));
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
          decisions: bots.reduce((sum, { decisions }) => sum + decisions, 0),
          breaches: found.length,
          plantedCaught: twins.length - unseen.length,
          planted: twins.length,
          bots: bots.map(({ breaches, ...asked }) => ({ ...asked, breaches: breaches.length })),
        }),
      );
    return found.length === 0 && unseen.length === 0 ? exits.done : exits.failed;
  });

/** Tables go on by the rules they began with, so those must hold too, and bots must know them. */
const underAllRules = games.flatMap(({ game: listed, bots }) =>
  rulesOf(listed).map(game => ({
    ...{ game, bots },
    name: game === listed ? game.id : `${game.id} by rules ${game.rules}`,
  })),
);

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

/** How many decisions a level gets for one of the slowest, by how long they take; a new level is among those. */
const QUICK = 24;
const STEADY = 3;
const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  unacknowledged: { visitor: QUICK, analyst: QUICK, insider: QUICK },
  'planet-x': { stargazer: QUICK, observer: QUICK, surveyor: STEADY, astronomer: STEADY, discoverer: STEADY },
  uaps: { spotter: STEADY, tracker: STEADY },
  'ufo-hunter': { tourist: QUICK, ranger: QUICK, hunter: STEADY, agent: STEADY },
  'ufo-racing': { drifter: STEADY, racer: STEADY, bruiser: STEADY, ace: STEADY },
};
const shareOf = (game: Game, bot: Bot): number => SHARES[game.id]?.[bot.level] ?? 1;

/** At so many moments of a game of odd people every seat is asked. */
const MOMENTS = 0.05;

interface Asked {
  readonly game: string;
  readonly level: string;
  readonly playouts: number;
  readonly decisions: number;
  readonly unasked: number;
  readonly late: number;
  readonly breaches: readonly Breach[];
}

function tryBots(among: typeof underAllRules, decisions: number, seed: string): readonly Asked[] {
  const all = among.flatMap(({ game, name, bots }) =>
    bots.map(bot => ({ game, name, bot, share: shareOf(game, bot) })),
  );
  const shares = all.reduce((sum, { share }) => sum + share, 0);
  return all.map(({ game, name, bot, share }) => {
    const asked = tryBotFor(game, bot, Math.ceil((decisions * share) / shares), seed);
    const { decisions: made, playouts, breaches } = asked;
    print(
      `${name}, ${bot.level}: ${counted(made, 'decision')} in ${counted(playouts, 'game')} of odd people, ${counted(breaches.length, 'breach', 'breaches')}`,
    );
    return asked;
  });
}

function tryBotFor(game: Game, bot: Bot, decisions: number, seed: string): Asked {
  const settings = settingsOf(game).flat();
  const sum = { playouts: 0, decisions: 0, unasked: 0, late: 0 };
  const breaches: Breach[] = [];
  while (sum.decisions < decisions) {
    const setting = settings[sum.playouts % settings.length] as Setting;
    const effort = { share: MOMENTS, decisions: decisions - sum.decisions };
    const trial = checkBot(game, bot, { ...setting, seed: `${seed}/${sum.playouts}`, effort });
    sum.playouts++;
    sum.decisions += trial.decisions;
    sum.unasked += trial.unasked;
    sum.late += trial.late;
    breaches.push(...trial.breaches);
  }
  return { game: game.id, level: bot.level, ...sum, breaches };
}

/** One breach of each law in each game is enough to start from. */
const firstOfEach = (breaches: readonly Breach[]): readonly Breach[] =>
  breaches.filter(
    ({ law, game }, index) => breaches.findIndex(other => other.law === law && other.game === game) === index,
  );
