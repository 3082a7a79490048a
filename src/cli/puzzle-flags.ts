import { fail, ok, type Result } from '../core/contract.ts';
import { MODES as PLANET_X } from '../games/planet-x/types.ts';
import { MODES as UAPS } from '../games/uaps/types.ts';
import type { Flag } from './command.ts';
import { shown } from './words.ts';

/** The games that are dealt from a code, and their modes. */
const MODES = { 'planet-x': PLANET_X, uaps: UAPS } as const;

export type GameWithCodes = keyof typeof MODES;

/** The puzzles of a game in one mode. */
export type Puzzles<Game extends GameWithCodes = GameWithCodes> = {
  readonly [Id in Game]: { readonly game: Id; readonly mode: (typeof MODES)[Id][number] };
}[Game];

export const aMode: Flag<string> = {
  value: 'MODE',
  says: `${Object.entries(MODES)
    .map(([game, modes]) => `${game}: ${modes.join(' or ')}`)
    .join('; ')} (default the first)`,
  read: ok,
};

/** For a command that knows these games. */
export function readPuzzles<Game extends GameWithCodes>(
  games: readonly Game[],
  id: string,
  mode: string | undefined,
): Result<Puzzles<Game>> {
  const game = games.find(one => one === id);
  if (!game) return fail(`there is no game with puzzles called "${shown(id)}"; there is ${games.join(', ')}`);
  const modes: readonly string[] = MODES[game];
  const found = mode === undefined ? modes[0] : modes.find(one => one === mode);
  if (found === undefined) return fail(`--mode must be ${modes.join(' or ')}, not "${shown(mode ?? '')}"`);
  return ok({ game, mode: found } as Puzzles<Game>);
}
