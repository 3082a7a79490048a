import type { GameText } from '../../core/contract.ts';
import type { Problem, TakeBackProblem } from '../../ui/link.ts';
import * as text from './text.ts';

/** What a person reads when a move, or anything else one asked of the table, came to nothing. */
export function inWords(
  problem: Problem | TakeBackProblem,
  game: Pick<GameText, 'refusal'>,
): { readonly title: string; readonly says: string } {
  if ('cannot' in problem)
    return { title: text.NOT_TAKEN_BACK, says: text.CANNOT_TAKE_BACK_WORDS[problem.cannot] };
  // After a trouble the move may be stored all the same.
  if ('trouble' in problem) return { title: text.NOT_DONE, says: text.TROUBLE_WORDS[problem.trouble] };
  return { title: text.NOT_COUNTED, says: `${game.refusal(problem.refusal)} ${text.NOTHING_SPENT}` };
}
