import { assert } from '../core/contract.ts';
import type { Deduction } from './deduction.ts';
import { fewOf } from './few.ts';
import type { Step } from './help.ts';
import type { Conclusion, Left } from './left.ts';

/** What became of holding one's marks against what is known. */
export type Verdict<Content> =
  /** How many skies the marks leave; null where the step does not count skies. */
  | { readonly type: 'fits'; readonly skies: number | null }
  /** Each of these is wrong by itself. */
  | { readonly type: 'wrong'; readonly marks: readonly Conclusion<Content>[] }
  /** None of these is wrong by itself, but they cannot all be right; without any of them the others could. */
  | { readonly type: 'clash'; readonly marks: readonly Conclusion<Content>[] };

export function check<Content, Clue, Rule>(
  step: Step,
  deduction: Deduction<Content, Clue, Rule>,
  marks: readonly Conclusion<Content>[],
): Verdict<Content> {
  const { clues } = deduction;
  const left = leftAt(step, deduction, clues);
  const wrong = marks.filter(mark => !deduction.of.agrees(left, mark));
  if (wrong.length > 0) return { type: 'wrong', marks: wrong };
  switch (step) {
    case 'direct':
      return { type: 'fits', skies: null };
    case 'rules': {
      const possible = (some: readonly Conclusion<Content>[]) =>
        deduction.leftByRules(clues, { marks: some }) !== undefined;
      return possible(marks)
        ? { type: 'fits', skies: null }
        : { type: 'clash', marks: fewOf(marks, some => !possible(some)) };
    }
    case 'exact': {
      const skies = deduction.skiesWith(clues, marks);
      return skies > 0
        ? { type: 'fits', skies }
        : { type: 'clash', marks: fewOf(marks, some => deduction.skiesWith(clues, some) === 0) };
    }
  }
}

/** What a step leaves. What was dealt is always left, so there is something. */
export function leftAt<Content, Clue, Rule>(
  step: Step,
  deduction: Deduction<Content, Clue, Rule>,
  clues: readonly Clue[],
): Left {
  switch (step) {
    case 'direct':
      return deduction.leftDirectly(clues);
    case 'rules': {
      const left = deduction.leftByRules(clues);
      assert(left, 'the sky that was dealt goes with every clue');
      return left;
    }
    case 'exact':
      return deduction.leftExactly(clues).left;
  }
}
