import type { Flag } from '../src/cli/command.ts';
import { shown } from '../src/cli/words.ts';
import { fail, ok } from '../src/core/contract.ts';
import { games } from '../src/games/index.ts';

const ids = games.map(({ game }) => game.id);

/** For a look at one game while its rules are changed. */
export const only: Flag<string> = {
  value: 'GAME',
  says: 'this game and no other',
  read: text =>
    ids.includes(text) ? ok(text) : fail(`must be one of ${ids.join(', ')}, not "${shown(text)}"`),
};
