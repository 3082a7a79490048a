import { assert, at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { boardOf, QUADRANTS, quadrantOf, sectorsOfQuadrant, sightIn, stepsBetween } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { explain } from './proof.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { clueText } from './text.ts';
import type { Puzzle, Sector, Surveyed } from './types.ts';

/**
 * Codes whose sky a beginner can solve as the lesson does: the meteor showers under Luna, the junk of the quadrant beside
 * it after a turn, how much junk there is, a report, a target. Those that follow from the fewest clues come first. For
 * whoever must write the lesson anew: the test prints them.
 */
export function lessonCodes(codes: number, most: number): readonly string[] {
  const found = Array.from({ length: codes }, (_, number) => solvable(number)).flat();
  return found
    .sort((one, other) => one.premises - other.premises)
    .slice(0, most)
    .map(({ code, clues, premises }) =>
      [`${code}, ${premises} premises`, ...clues.map(clue => clueText(clue, 'basic'))].join('\n  '),
    );
}

interface Solvable {
  readonly code: string;
  readonly clues: readonly Clue[];
  readonly premises: number;
}

const board = boardOf('basic');
/** How often the Earth has turned at the first survey, and at the second. */
const [FIRST, SECOND] = [0, 1];

/** The ways through one sky, where it has any. */
function solvable(number: number): readonly Solvable[] {
  const puzzle = puzzleOf(drawCode('basic', new Rng(stream(`lesson-${number}`, 'codes'))));
  const { sky, reports } = puzzle;
  const luna = sky.indexOf('luna') + 1;
  const start = quadrantOf(luna, FIRST, board);
  const meteors = surveyed(puzzle, 'meteor', sectorsOfQuadrant(start, FIRST, board));
  const amount = puzzle.rules.find(rule => rule.type === 'count' && rule.of === 'junk');
  if (meteors.count === 0 || !amount || reports.length > 1) return [];
  const told: readonly Clue[] = [
    { type: 'luna', sector: luna },
    ...at(puzzle.facts, 0)
      .slice(0, board.facts.beginner)
      .map((fact): Clue => ({ type: 'is-not', ...fact })),
    meteors,
    { type: 'topic', rule: amount },
    ...reports.map(({ rule }): Clue => ({ type: 'report', rule })),
  ];
  return QUADRANTS.filter(quadrant => stepsBetween(start, quadrant) === 1).flatMap(quadrant => {
    const here = sectorsOfQuadrant(quadrant, SECOND, board);
    const junk = surveyed(puzzle, 'junk', here);
    return here.flatMap(sector => {
      const target: Clue = { type: 'target', sector, sight: sightIn(sky, sector) };
      return proven(puzzle, [...told, junk], target);
    });
  });
}

/** Where the place of the UAP follows with the target, and not without. */
function proven({ code, sky }: Puzzle, before: readonly Clue[], target: Clue): readonly Solvable[] {
  const luna = sky.indexOf('luna') + 1;
  const sector = sky.indexOf('uap') + 1;
  const isSure = (clues: readonly Clue[]): boolean => {
    const known = SkyKnowledge.of('basic', luna).with(...clues);
    return at(known.tally.uap, sector - 1) === known.count;
  };
  const clues = [...before, target];
  if (isSure(before) || !isSure(clues)) return [];
  const why = explain('basic', clues, { sector, content: 'uap', holds: true });
  assert(why, 'what is sure can be explained');
  return [{ code, clues, premises: why.length }];
}

const surveyed = ({ sky }: Puzzle, of: Surveyed, sectors: readonly Sector[]) => ({
  ...{ type: 'survey' as const, of, sectors },
  count: sectors.filter(sector => sightIn(sky, sector) === of).length,
});
