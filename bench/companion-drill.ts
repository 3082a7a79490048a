import { playout } from '../src/bots/playout.ts';
import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import {
  assert,
  at,
  type Bot,
  type GameEntry,
  type GameTypes,
  seatCounts,
  seatsOf,
  seatsUnder,
} from '../src/core/contract.ts';
import { open, type Table } from '../src/core/table.ts';
import { counted } from '../src/core/words.ts';
import type { Beside } from '../src/deduction/beside.ts';
import { playedBeside as planetXBeside } from '../src/games/planet-x/box/beside.ts';
import { planetX } from '../src/games/planet-x/index.ts';
import { MODES as PLANET_X_MODES } from '../src/games/planet-x/types.ts';
import { playedBeside as uapsBeside } from '../src/games/uaps/box/beside.ts';
import { uaps } from '../src/games/uaps/index.ts';
import { MODES as UAPS_MODES } from '../src/games/uaps/types.ts';

const command = {
  program: 'npm run drill --',
  name: 'companion',
  says: 'Whole digital games, asked again at a table that follows a printed board: all that is told must be the same.',
  words: [],
  flags: {
    games: aNumber('N', 'games of each mode (default 20)', 1),
    seed: aText('S', 'seed of the first game (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** One mode of a game that has a companion. */
interface Played {
  readonly name: string;
  /** The game of this number, recorded and asked again. */
  beside(seed: string, number: number): Beside;
}

const modes: readonly Played[] = [
  ...PLANET_X_MODES.map(mode => besideOf(`planet-x ${mode}`, planetX, { mode }, planetXBeside, withAway)),
  ...UAPS_MODES.map(mode => besideOf(`uaps ${mode}`, uaps, { mode }, uapsBeside, () => [undefined])),
];

/** All are here; and every other seat is away. */
function withAway(seats: number, number: number): readonly (readonly boolean[] | undefined)[] {
  return seats === 1 ? [undefined] : [undefined, seatsOf(seats).map(seat => seat % 2 === number % 2)];
}

export const companionDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const { games = 20, seed = '1' } = flags;
    const results = modes.map(mode => {
      const played = Array.from({ length: games }, (_, number) => ({
        seed: `${seed}/${number}`,
        ...mode.beside(`${seed}/${number}`, number),
      }));
      const compared = played.reduce((sum, one) => sum + one.compared, 0);
      const wrong = played.filter(({ differs }) => differs !== undefined);
      print(
        `${mode.name}: ${counted(games, 'game')}, ${counted(compared, 'thing')} compared, ${counted(wrong.length, 'game')} not the same`,
      );
      for (const { seed: dealt, differs } of wrong.slice(0, 3)) print(`seed ${dealt}: ${differs}`);
      return { mode: mode.name, games, compared, different: wrong.length };
    });
    if (flags.json) print(JSON.stringify({ drill: 'companion', modes: results }));
    return results.every(({ different }) => different === 0) ? exits.done : exits.failed;
  });

/**
 * Every number of seats in turn; every other game by bots, the rest blindly, which is wrong more often.
 */
function besideOf<T extends GameTypes>(
  name: string,
  { game, bots }: GameEntry<T>,
  options: T['Options'],
  beside: (recorded: Table<T>, here?: readonly boolean[]) => Beside,
  waysOf: (seats: number, number: number) => readonly (readonly boolean[] | undefined)[],
): Played {
  const blind: Bot<T> = { level: 'blind', describe: '', choose: (view, rng) => game.sample(view, rng) };
  const counts = seatCounts(seatsUnder(game, options));
  return {
    name,
    beside(seed, number) {
      const seats = at(counts, number % counts.length);
      const player = Math.floor(number / counts.length) % 2 === 0 ? blind : at(bots, 0);
      const opened = open(game, { seats, seed, options });
      assert(opened.ok, `a table of ${name} opens`);
      const recorded = playout(
        opened.value.table,
        seatsOf(seats).map(() => player),
      );
      const tables = waysOf(seats, number).map(here => beside(recorded, here));
      return {
        compared: tables.reduce((sum, { compared }) => sum + compared, 0),
        differs: tables.find(({ differs }) => differs !== undefined)?.differs,
      };
    },
  };
}
