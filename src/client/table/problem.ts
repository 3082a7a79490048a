import type { GameText } from '../../core/contract.ts';
import type { Problem, TakeBackProblem } from '../../ui/link.ts';
import * as text from './text.ts';

/** What a person reads when a move, or taking one back, did not count. */
export function inWords(
  problem: Problem | TakeBackProblem,
  game: Pick<GameText, 'refusal'>,
): { readonly title: string; readonly says: string } {
  if ('cannot' in problem)
    return { title: text.NOT_TAKEN_BACK, says: text.CANNOT_TAKE_BACK_WORDS[problem.cannot] };
  const why = 'refusal' in problem ? game.refusal(problem.refusal) : text.TROUBLE_WORDS[problem.trouble];
  return { title: text.NOT_COUNTED, says: `${why} ${text.NOTHING_SPENT}` };
}
