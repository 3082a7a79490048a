import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { allSectors, type Board, isRight, QUADRANTS, sectorsOfArea, sightIn } from './board.ts';
import type { Clue } from './clues.ts';
import { placesFor, reportIsTrue, type Sky, topicIsTrue } from './plain.ts';
import { reportRules } from './reports.ts';
import { topicRules } from './topics.ts';
import { type Area, type Guess, type ReportRule, SIGHTS, SUBJECTS, SURVEYED } from './types.ts';

export const CLUE_TYPES = [
  'luna',
  'is',
  'is-not',
  'survey',
  'target',
  'topic',
  'report',
  'one-place',
  'not-there',
] as const satisfies readonly Clue['type'][];

/** Any clue of this type that is true of a sky; undefined where the lot found none. */
export function trueClue(type: Clue['type'], sky: Sky, board: Board, rng: Rng): Clue | undefined {
  const sector = rng.pick(allSectors(board));
  switch (type) {
    case 'luna':
      return { type, sector: sky.indexOf('luna') + 1 };
    case 'is': {
      const sight = SUBJECTS.find(one => one === at(sky, sector - 1));
      return sight && { type, sector, sight };
    }
    case 'is-not':
      return { type, sector, sight: rng.pick(SURVEYED.filter(one => one !== sightIn(sky, sector))) };
    case 'survey': {
      const of = rng.pick(SURVEYED);
      const sectors = someArea(board, rng);
      return { type, of, sectors, count: sectors.filter(one => sightIn(sky, one) === of).length };
    }
    case 'target':
      return { type, sector, sight: sightIn(sky, sector) };
    case 'topic':
      return { type, rule: rng.pick([...topicRules(board)].filter(rule => topicIsTrue(rule, sky, board))) };
    case 'report':
      return { type, rule: rng.pick(trueReports(sky, board)) };
    case 'one-place': {
      const rules = rng.shuffle(trueReports(sky, board)).slice(0, 2 + rng.int(3));
      return placesFor(sky, rules, board).length === 1 ? { type, rules } : undefined;
    }
    case 'not-there': {
      const turns = rng.int(board.perOrbit);
      const guess: Guess = {
        sector,
        ...{ before: rng.pick(SIGHTS), after: rng.pick(SIGHTS), stacked: rng.pick(SIGHTS) },
      };
      return isRight(sky, guess, turns, board) ? undefined : { type, guess, turns };
    }
  }
}

function someArea(board: Board, rng: Rng): readonly number[] {
  const [quadrant, turns] = [rng.pick(QUADRANTS), rng.int(board.perOrbit)];
  const sectors = sectorsOfArea({ form: 'quadrant' }, quadrant, turns, board);
  const areas: readonly Area[] = [
    { form: 'quadrant' },
    { form: 'orbit', orbit: 'inner' },
    { form: 'orbit', orbit: 'outer' },
    { form: 'stack', inner: at(sectors, 0) },
    { form: 'sector', sector: rng.pick(sectors) },
  ];
  return sectorsOfArea(rng.pick(areas), quadrant, turns, board);
}

const trueReports = (sky: Sky, board: Board): readonly ReportRule[] =>
  [...reportRules(board)].filter(rule => reportIsTrue(rule, sky, board));

/** So many clues about a sky, of types by lot. */
export function trueClues(count: number, sky: Sky, board: Board, rng: Rng): readonly Clue[] {
  const clues: Clue[] = [];
  while (clues.length < count) {
    const clue = trueClue(rng.pick(CLUE_TYPES), sky, board, rng);
    if (clue) clues.push(clue);
  }
  return clues;
}
