import { explained } from '../../solver/explain.ts';
import { boardOf } from './board.ts';
import type { Clue } from './clues.ts';
import { type Premise, premiseHolds, premisesFrom, SkyQuestions } from './premises.ts';
import type { Content, Mode, Sector } from './types.ts';

/** That a sector holds something, or does not. */
export interface Conclusion {
  readonly sector: Sector;
  readonly content: Content;
  readonly holds: boolean;
}

/**
 * Why something is so: as few logic rules and clues as imply it, in the order in which they were given, the rules
 * first. That every sector holds one thing, and how many there can be of each, goes without saying. Undefined where it
 * does not follow.
 */
export function explain(
  mode: Mode,
  clues: readonly Clue[],
  { sector, content, holds }: Conclusion,
): readonly Premise[] | undefined {
  const board = boardOf(mode);
  const questions = new SkyQuestions(board);
  const against = holds ? questions.isNot(sector, content) : questions.is(sector, content);
  return explained(premisesFrom(clues), questions, against, (premise, sky) =>
    premiseHolds(premise, sky, board),
  );
}
