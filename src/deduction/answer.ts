import { check, leftAt, type Verdict } from './check.ts';
import type { Deduction, Premise } from './deduction.ts';
import { findsIn } from './finds.ts';
import type { Step } from './help.ts';
import type { Conclusion } from './left.ts';
import { whyAt } from './why.ts';

/** What a page can ask of its worker about what it sees. */
export type Question<Content> =
  | { readonly type: 'left'; readonly step: Step }
  | { readonly type: 'check'; readonly step: Step; readonly marks: readonly Conclusion<Content>[] }
  | { readonly type: 'why'; readonly step: Step; readonly conclusion: Conclusion<Content> };

export interface LeftNow<Content> {
  /** By sector: what it can hold, as far as the step sees. */
  readonly left: readonly (readonly Content[])[];
  /** Only the exact step counts them. */
  readonly skies: number | null;
  /** By sector: how likely it holds what is hidden. Only the exact step knows. */
  readonly chances: readonly number[] | null;
  /** All that this says, what is most worth hearing first. */
  readonly finds: readonly Conclusion<Content>[];
}

export interface Answers<Content, Clue, Rule> {
  readonly left: LeftNow<Content>;
  readonly check: Verdict<Content>;
  /** Null where it does not follow. */
  readonly why: readonly Premise<Clue, Rule>[] | null;
}

export type Answer<Content, Clue, Rule> = Answers<Content, Clue, Rule>[Question<Content>['type']];

export function answer<Content, Clue, Rule>(
  deduction: Deduction<Content, Clue, Rule>,
  question: Question<Content>,
): Answer<Content, Clue, Rule> {
  switch (question.type) {
    case 'left':
      return leftNow(deduction, question.step);
    case 'check':
      return check(question.step, deduction, question.marks);
    case 'why':
      return whyAt(question.step, deduction, question.conclusion) ?? null;
  }
}

function leftNow<Content, Clue, Rule>(
  deduction: Deduction<Content, Clue, Rule>,
  step: Step,
): LeftNow<Content> {
  const { clues } = deduction;
  const earlier = deduction.earlier && leftAt(step, deduction, deduction.earlier);
  const { left, skies, chances } =
    step === 'exact'
      ? deduction.leftExactly(clues)
      : { left: leftAt(step, deduction, clues), skies: null, chances: null };
  return {
    left: deduction.of.contentsLeft(left),
    skies,
    chances,
    finds: findsIn(left, earlier, deduction),
  };
}
