import { fail, ok, type Result } from '../core/contract.ts';
import { MODES, type Mode } from '../games/planet-x/types.ts';
import type { Flag } from './command.ts';
import { shown } from './words.ts';

/** The games that are dealt from a code. */
const WITH_CODES = ['planet-x'];

export const readGameWithCodes = (id: string): Result<string> =>
  WITH_CODES.includes(id)
    ? ok(id)
    : fail(`there is no game with puzzles called "${shown(id)}"; there is ${WITH_CODES.join(', ')}`);

export const aMode: Flag<Mode> = {
  value: 'MODE',
  says: `${MODES.join(' or ')} (default ${MODES[0]})`,
  read: text => {
    const mode = MODES.find(one => one === text);
    return mode ? ok(mode) : fail(`must be ${MODES.join(' or ')}, not "${shown(text)}"`);
  },
};
