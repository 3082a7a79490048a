import { skiesOf } from '../games/planet-x/skies.ts';
import { countOf } from '../solver/skies.ts';
import { aSwitch, exits, misused, print, run } from './command.ts';
import { aMode, readGameWithCodes } from './puzzle-flags.ts';

const command = {
  name: 'count',
  says: 'Counts the boards that the logic rules of a game allow, by making them all.',
  words: ['GAME'],
  flags: { mode: aMode, json: aSwitch('answer with one JSON object') },
} as const;

export const count = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words: [id = ''], flags }) => {
    const game = readGameWithCodes(id);
    if (!game.ok) return misused(command.name, game.error);
    const { mode = 'standard', json } = flags;
    const { rows } = skiesOf(mode);
    const boards = countOf(rows);
    print(json ? JSON.stringify({ game: game.value, mode, boards, looks: rows.length }) : String(boards));
    return exits.done;
  });
