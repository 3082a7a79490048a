import { fail, ok, type Result } from '../core/contract.ts';
import { skiesOf as planetXSkies } from '../games/planet-x/skies.ts';
import { allSectors, boardOf, orbitOf } from '../games/uaps/board.ts';
import { skiesOf as uapsSkies } from '../games/uaps/skies.ts';
import type { Mode as UapsMode } from '../games/uaps/types.ts';
import { countOf } from '../solver/skies.ts';
import { aNumber, aSwitch, exits, misused, print, run } from './command.ts';
import { aMode, type Puzzles, readPuzzles } from './puzzle-flags.ts';

const command = {
  name: 'count',
  says: 'Counts the boards that the logic rules of a game allow, by making them all.',
  words: ['GAME'],
  flags: {
    mode: aMode,
    luna: aNumber('N', 'uaps: only those with Luna in this sector', 1, 24),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const count = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words: [id = ''], flags }) => {
    const puzzles = readPuzzles(['planet-x', 'uaps'], id, flags.mode);
    if (!puzzles.ok) return misused(command.name, puzzles.error);
    const counted = countedIn(puzzles.value, flags.luna);
    if (!counted.ok) return misused(command.name, counted.error);
    const { boards, looks } = counted.value;
    const report = { ...puzzles.value, ...(flags.luna ? { luna: flags.luna } : {}), boards, looks };
    print(flags.json ? JSON.stringify(report) : String(boards));
    return exits.done;
  });

interface Counted {
  readonly boards: number;
  /** How many can be told apart by how they look. In uaps: looks of an orbit, of both together and for every Luna. */
  readonly looks: number;
}

function countedIn(puzzles: Puzzles, luna: number | undefined): Result<Counted> {
  switch (puzzles.game) {
    case 'planet-x': {
      if (luna !== undefined) return fail('there is no Luna in planet-x');
      const { rows } = planetXSkies(puzzles.mode);
      return ok({ boards: countOf(rows), looks: rows.length });
    }
    case 'uaps':
      return countedByLuna(puzzles.mode, luna);
  }
}

function countedByLuna(mode: UapsMode, luna: number | undefined): Result<Counted> {
  const board = boardOf(mode);
  const outer = allSectors(board).filter(sector => orbitOf(sector, board) === 'outer');
  if (luna !== undefined && !outer.includes(luna))
    return fail(`--luna must be from ${outer[0]} to ${outer.at(-1)}, not "${luna}"`);
  let [boards, looks] = [0, 0];
  for (const sector of luna === undefined ? outer : [luna]) {
    const { count, sides } = uapsSkies(mode, sector);
    boards += count;
    looks += sides.reduce((sum, { rows }) => sum + rows.length, 0);
  }
  return ok({ boards, looks });
}
