import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { keepAccounts } from '../src/games/ufo-hunter/conserve.ts';

const command = {
  program: 'npm run drill --',
  name: 'accounts',
  says: 'Tokens, cards, contacts, evidence and money of UFO Hunter after every move of sampled games, and every option taken.',
  words: [],
  flags: {
    games: aNumber('N', 'games, at every number of seats in turn (default 1000)', 1),
    seed: aText('S', 'games are dealt from S/0, S/1, … (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const accountsDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const { games, moves, breaches, taken, untaken } = keepAccounts(flags.games ?? 1000, flags.seed ?? '1');
    const rarest = Object.entries(taken).sort(([, a], [, b]) => a - b)[0];
    print(
      `ufo-hunter: ${counted(games, 'game')}, ${counted(moves, 'move')}, ${counted(breaches.length, 'breach', 'breaches')}`,
    );
    for (const breach of breaches) print(breach);
    print(
      `options of cards: ${Object.keys(taken).length - untaken.length} of ${Object.keys(taken).length} taken, the rarest ${rarest?.[0]} ${rarest?.[1]} times`,
    );
    if (untaken.length > 0) print(`never taken: ${untaken.join(', ')}`);
    if (flags.json)
      print(
        JSON.stringify({
          drill: 'accounts',
          games,
          moves,
          breaches: breaches.length,
          options: Object.keys(taken).length,
          untaken,
          taken,
        }),
      );
    return breaches.length === 0 && untaken.length === 0 ? exits.done : exits.failed;
  });
