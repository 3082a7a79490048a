import { writeFileSync } from 'node:fs';
import { aNumber, aSwitch, aText, complain, exits, print, run } from '../src/cli/command.ts';
import { fitWeights } from '../src/games/ufo-hunter/bot/fitting.ts';
import { FEATURES, ROUGH } from '../src/games/ufo-hunter/bot/prices.ts';

const command = {
  program: 'npm run',
  name: 'fit',
  says: 'What things are worth to the bots of a game, from self-play; there is ufo-hunter.',
  words: ['GAME'],
  flags: {
    games: aNumber('N', 'games in every lap (default 1000)', 5),
    laps: aNumber('K', 'laps: each plays by what the one before found (default 4)', 1),
    seed: aText('S', 'games are dealt from S/0/0, S/0/1, … (default 1)'),
    write: aSwitch('put the result where the bots read it'),
  },
} as const;

const WEIGHTS = new URL('../src/games/ufo-hunter/bot/weights.json', import.meta.url);

process.exitCode = await run(command, process.argv.slice(2), ({ words: [game], flags }) => {
  if (game !== 'ufo-hunter') return complain(`nothing is fitted for "${game}", only for ufo-hunter`);
  let last = ROUGH;
  const { games = 1000, laps = 4, seed = '1', write } = flags;
  for (const { weights, errors, rounds, points } of fitWeights({ games, laps, seed })) {
    print(
      `${games} games of ${rounds.toFixed(1)} rounds and ${points.toFixed(2)} points; error in games held out, in points: ` +
        `${errors.fitted.toFixed(3)}, by the rough guess ${errors.rough.toFixed(3)}, by the table's mean ${errors.blind.toFixed(3)}`,
    );
    last = weights;
  }
  print(`${'feature'.padEnd(18)}   start  middle     end`);
  for (const feature of FEATURES) {
    const [end, more] = [last.atEnd[feature], last.earlier[feature]];
    print(
      feature.padEnd(18) +
        [end + more, end + more / 2, end].map(price => price.toFixed(2).padStart(8)).join(''),
    );
  }
  if (write) writeFileSync(WEIGHTS, `${JSON.stringify(last, null, 2)}\n`);
  return exits.done;
});
