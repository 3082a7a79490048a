import type { Deduction, Premise } from './deduction.ts';
import { fewOf } from './few.ts';
import type { Step } from './help.ts';
import type { Conclusion } from './left.ts';

/**
 * Why a step says something: rules and clues from which this very step gets it, none of which can be left out. Of the
 * exact step they are as few as possible. Undefined where the step does not say it.
 */
export function whyAt<Content, Clue, Rule>(
  step: Step,
  deduction: Deduction<Content, Clue, Rule>,
  conclusion: Conclusion<Content>,
): readonly Premise<Clue, Rule>[] | undefined {
  const { clues } = deduction;
  const { follows } = deduction.of;
  switch (step) {
    case 'direct': {
      const isEnough = (some: readonly Clue[]) => follows(deduction.leftDirectly(some), conclusion);
      return isEnough(clues) ? fewOf(clues, isEnough).map(clue => ({ type: 'clue', clue })) : undefined;
    }
    case 'rules': {
      const isEnough = (some: readonly Premise<Clue, Rule>[]) => {
        const left = deduction.leftByRules(cluesIn(some), { rules: rulesIn(some) });
        return left !== undefined && follows(left, conclusion);
      };
      const used = clues.filter(clue => deduction.isUsedByRules(clue));
      const all = deduction.premisesFrom(used);
      if (!isEnough(all)) return undefined;
      const shortest = deduction.explain(used, conclusion) ?? [];
      return isEnough(shortest) ? shortest : fewOf(all, isEnough);
    }
    case 'exact':
      return deduction.explain(clues, conclusion);
  }
}

const cluesIn = <Clue, Rule>(premises: readonly Premise<Clue, Rule>[]): readonly Clue[] =>
  premises.flatMap(premise => (premise.type === 'clue' ? [premise.clue] : []));

const rulesIn = <Clue, Rule>(premises: readonly Premise<Clue, Rule>[]): readonly Rule[] =>
  premises.flatMap(premise => (premise.type === 'rule' ? [premise.rule] : []));
