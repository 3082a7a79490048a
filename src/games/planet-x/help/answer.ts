import { boardOf } from '../board.ts';
import { cluesOf } from '../known.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import type { Content, View } from '../types.ts';
import { check, leftAt, type Step, type Verdict } from './check.ts';
import { leftExactly } from './exact.ts';
import { findsIn, leftBefore } from './finds.ts';
import { contentsLeft } from './left.ts';
import { whyAt } from './why.ts';

/** What a page can ask of its worker about what it sees. */
export type Question =
  | { readonly type: 'left'; readonly step: Step }
  | { readonly type: 'check'; readonly step: Step; readonly marks: readonly Conclusion[] }
  | { readonly type: 'why'; readonly step: Step; readonly conclusion: Conclusion };

export interface LeftNow {
  /** By sector: what it can hold, as far as the step sees. */
  readonly left: readonly (readonly Content[])[];
  /** Only the exact step counts them. */
  readonly skies: number | null;
  /** All that this says, what is most worth hearing first. */
  readonly finds: readonly Conclusion[];
}

export interface Answers {
  readonly left: LeftNow;
  readonly check: Verdict;
  /** Null where it does not follow. */
  readonly why: readonly Premise[] | null;
}

export function answer(view: View, question: Question): Answers[Question['type']] {
  const { mode } = view.public;
  const clues = cluesOf(view);
  switch (question.type) {
    case 'left': {
      const { step } = question;
      const earlier = leftBefore(view, step);
      const { left, skies } =
        step === 'exact'
          ? leftExactly(mode, clues)
          : { left: leftAt(step, boardOf(mode), clues), skies: null };
      return { left: contentsLeft(left), skies, finds: findsIn(left, earlier, boardOf(mode), clues) };
    }
    case 'check':
      return check(question.step, mode, clues, question.marks);
    case 'why':
      return whyAt(question.step, mode, clues, question.conclusion) ?? null;
  }
}
