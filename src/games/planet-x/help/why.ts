import { boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import type { LogicRule } from '../plain.ts';
import { type Premise, premisesFrom } from '../premises.ts';
import { type Conclusion, explain } from '../proof.ts';
import type { Mode } from '../types.ts';
import type { Step } from './check.ts';
import { leftDirectly } from './direct.ts';
import { fewOf } from './few.ts';
import { follows } from './left.ts';
import { leftByRules } from './logic.ts';

/**
 * Why a step says something: rules and clues from which this very step gets it, none of which can be left out. Of the
 * exact step they are as few as possible. Undefined where the step does not say it.
 */
export function whyAt(
  step: Step,
  mode: Mode,
  clues: readonly Clue[],
  conclusion: Conclusion,
): readonly Premise[] | undefined {
  const board = boardOf(mode);
  switch (step) {
    case 'direct': {
      const isEnough = (some: readonly Clue[]) => follows(leftDirectly(some, board), conclusion);
      return isEnough(clues)
        ? fewOf(clues, isEnough).map((clue): Premise => ({ type: 'clue', clue }))
        : undefined;
    }
    case 'rules': {
      const isEnough = (some: readonly Premise[]) => {
        const left = leftByRules(cluesIn(some), board, { rules: rulesIn(some) });
        return left !== undefined && follows(left, conclusion);
      };
      // This step makes nothing of [Q6].
      const used = clues.filter(({ type }) => type !== 'one-place');
      const all = premisesFrom(board, used);
      if (!isEnough(all)) return undefined;
      const shortest = explain(mode, used, conclusion) ?? [];
      if (isEnough(shortest)) return shortest;
      return fewOf(all, isEnough);
    }
    case 'exact':
      return explain(mode, clues, conclusion);
  }
}

const cluesIn = (premises: readonly Premise[]): readonly Clue[] =>
  premises.flatMap(premise => (premise.type === 'clue' ? [premise.clue] : []));

const rulesIn = (premises: readonly Premise[]): readonly LogicRule[] =>
  premises.flatMap(premise => (premise.type === 'rule' ? [premise.rule] : []));
