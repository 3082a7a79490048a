import { at } from '../../core/contract.ts';
import { Search } from '../../solver/search.ts';
import { shortestProof } from '../../solver/shortest.ts';
import { boardOf } from './board.ts';
import type { Clue } from './clues.ts';
import { type Premise, premiseHolds, premisesFrom, Questions } from './premises.ts';
import type { Content, Mode, Sector } from './types.ts';

/** That a sector holds something, or does not. */
export interface Conclusion {
  readonly sector: Sector;
  readonly content: Content;
  readonly holds: boolean;
}

/**
 * Why something is so: as few logic rules and clues as imply it, in the order in which they were given, the rules
 * first. That every sector holds one thing, and how many there are of each, goes without saying. Undefined where it
 * does not follow.
 */
export function explain(
  mode: Mode,
  clues: readonly Clue[],
  { sector, content, holds }: Conclusion,
): readonly Premise[] | undefined {
  const board = boardOf(mode);
  const questions = new Questions(board);
  const premises = premisesFrom(board, clues);
  const bounds = premises.map(premise => ({ when: questions.another(), of: questions.boundsOf(premise) }));
  const search = new Search(questions.count, [
    ...questions.background(),
    ...bounds.flatMap(({ when, of }) => of.map(bound => ({ ...bound, when }))),
  ]);
  const against = holds ? questions.isNot(sector, content) : questions.is(sector, content);
  const proof = shortestProof(premises.length, some => {
    const solution = search.under([against, ...some.map(premise => at(bounds, premise).when)]);
    if (!solution) return undefined;
    const sky = questions.skyOf(solution);
    return new Set(premises.keys().filter(number => premiseHolds(at(premises, number), sky, board)));
  });
  return proof?.map(premise => at(premises, premise));
}
