import { type Board, boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { knowledgeFrom } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import type { Mode } from '../types.ts';
import { leftDirectly } from './direct.ts';
import { leftExactly, withMarks } from './exact.ts';
import { fewOf } from './few.ts';
import { agrees, type Left } from './left.ts';
import { leftByRules } from './logic.ts';

/** How far help goes. Each step knows what those before it know. */
export type Step = 'direct' | 'rules' | 'exact';

/** What became of holding one's marks against what is known. */
export type Verdict =
  /** How many skies the marks leave; null where the step does not count skies. */
  | { readonly type: 'fits'; readonly skies: number | null }
  /** Each of these is wrong by itself. */
  | { readonly type: 'wrong'; readonly marks: readonly Conclusion[] }
  /** None of these is wrong by itself, but they cannot all be right; without any of them the others could. */
  | { readonly type: 'clash'; readonly marks: readonly Conclusion[] };

export function check(step: Step, mode: Mode, clues: readonly Clue[], marks: readonly Conclusion[]): Verdict {
  const board = boardOf(mode);
  const left = leftAt(step, board, clues);
  const wrong = marks.filter(mark => !agrees(left, mark));
  if (wrong.length > 0) return { type: 'wrong', marks: wrong };
  switch (step) {
    case 'direct':
      return { type: 'fits', skies: null };
    case 'rules': {
      const possible = (some: readonly Conclusion[]) =>
        leftByRules(clues, board, { marks: some }) !== undefined;
      return possible(marks)
        ? { type: 'fits', skies: null }
        : { type: 'clash', marks: fewOf(marks, some => !possible(some)) };
    }
    case 'exact': {
      const knowledge = knowledgeFrom(mode, clues);
      const skies = withMarks(knowledge, marks, board).count;
      if (skies > 0) return { type: 'fits', skies };
      const clashes = (some: readonly Conclusion[]) => withMarks(knowledge, some, board).count === 0;
      return { type: 'clash', marks: fewOf(marks, clashes) };
    }
  }
}

/** What a step leaves. What was dealt is always left, so there is something. */
export function leftAt(step: Step, board: Board, clues: readonly Clue[]): Left {
  switch (step) {
    case 'direct':
      return leftDirectly(clues, board);
    case 'rules':
      return leftByRules(clues, board) ?? leftDirectly(clues, board);
    case 'exact':
      return leftExactly(board.mode, clues).left;
  }
}
