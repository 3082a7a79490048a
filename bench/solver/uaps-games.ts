import { at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { boardOf, QUADRANTS, sectorsOfArea, sectorsOfQuadrant, sightIn } from '../../src/games/uaps/board.ts';
import type { Clue } from '../../src/games/uaps/clues.ts';
import { drawCode, puzzleOf } from '../../src/games/uaps/puzzle.ts';
import {
  type Area,
  type Mode,
  type Puzzle,
  type Sector,
  SUBJECTS,
  SURVEYED,
  type Surveyed,
} from '../../src/games/uaps/types.ts';

/** What somebody learned in a game of UAPs, in the order in which it came. */
export interface LearnedOfUaps {
  readonly luna: Sector;
  readonly early: readonly Clue[];
  /** Everything that is known towards the end, what was learned last at the end. */
  readonly late: readonly Clue[];
}

/** Rules about stacked things are left out: the plain join has no key for them. */
export function someUapsGame(mode: Mode, number: number): LearnedOfUaps {
  const rng = new Rng(stream(String(number), 'bench uaps'));
  const puzzle = somePuzzle(mode, rng);
  // Each game begins with another kind of clue.
  const turn = number % 4;
  const surveys = [
    survey(puzzle, 'junk', { form: 'quadrant' }, 0, rng),
    survey(puzzle, 'nav', { form: 'quadrant' }, 0, rng),
    survey(puzzle, 'comm', { form: 'orbit', orbit: 'outer' }, 1, rng),
    survey(puzzle, 'meteor', { form: 'quadrant' }, 1, rng),
  ];
  const early = [...surveys.slice(turn), ...surveys.slice(0, turn)];
  const isPlain = (rule: object): boolean => !('by' in rule && rule.by === 'stacked');
  const late: readonly Clue[] = [
    ...at(puzzle.facts, 0)
      .slice(0, 6)
      .map(fact => ({ type: 'is-not' as const, ...fact })),
    ...early,
    ...Array.from({ length: 6 }, (_, later) =>
      survey(puzzle, rng.pick(SURVEYED), { form: 'quadrant' }, 1 + Math.floor(later / 2), rng),
    ),
    ...photos(puzzle, 3, rng),
    ...puzzle.rules
      .filter(isPlain)
      .slice(0, 3)
      .map(rule => ({ type: 'topic' as const, rule })),
    ...puzzle.reports
      .filter(({ rule }) => isPlain(rule))
      .map(({ rule }) => ({ type: 'report' as const, rule })),
    survey(puzzle, 'junk', { form: 'orbit', orbit: 'inner' }, 4, rng),
    survey(puzzle, 'nav', { form: 'quadrant' }, 4, rng),
  ];
  return { luna: puzzle.sky.indexOf('luna') + 1, early, late };
}

/** With Luna in the first odd or even sector: for each other one half boards would have to be made. */
function somePuzzle(mode: Mode, rng: Rng): Puzzle {
  for (;;) {
    const puzzle = puzzleOf(drawCode(mode, rng));
    if (puzzle.sky.indexOf('luna') <= boardOf(mode).perOrbit + 1) return puzzle;
  }
}

function survey({ mode, sky }: Puzzle, of: Surveyed, area: Area, turns: number, rng: Rng): Clue {
  const board = boardOf(mode);
  const sectors = sectorsOfArea(area, rng.pick(QUADRANTS), turns, board);
  return { type: 'survey', of, sectors, count: sectors.filter(sector => sightIn(sky, sector) === of).length };
}

/** Right ones. */
function photos({ mode, sky }: Puzzle, count: number, rng: Rng): readonly Clue[] {
  const board = boardOf(mode);
  const all = QUADRANTS.flatMap(quadrant => sectorsOfQuadrant(quadrant, 0, board));
  return rng
    .shuffle(all)
    .flatMap((sector): readonly Clue[] => {
      const sight = SUBJECTS.find(one => one === sightIn(sky, sector));
      return sight ? [{ type: 'is', sector, sight }] : [];
    })
    .slice(0, count);
}
