import { leftAt } from './check.ts';
import type { Deduction } from './deduction.ts';
import type { Conclusion, Left } from './left.ts';

/**
 * All that is certain or out, what is most worth hearing first. What a clue or the rules say by themselves comes after
 * all that has to be found; what is out where something else is certain comes last. Among the rest: things before
 * gaps, what is new, what takes two clues or more, what is hidden.
 */
export function findsIn<Content, Clue, Rule>(
  left: Left,
  earlier: Left | null,
  deduction: Deduction<Content, Clue, Rule>,
): readonly Conclusion<Content>[] {
  const { clues, hidden, of } = deduction;
  const { contents, couldHold, follows, mustHold } = of;
  const directly = deduction.leftDirectly(clues);
  const always = leftAt('rules', deduction, []);
  const byOne = clues.map(clue => leftAt('rules', deduction, [clue]));
  const weights = (find: Conclusion<Content>): readonly boolean[] => [
    !find.holds && contents.some(content => mustHold(left, find.sector, content)),
    follows(directly, find) || follows(always, find),
    !find.holds,
    earlier !== null && follows(earlier, find),
    byOne.some(one => follows(one, find)),
    find.content !== hidden,
  ];
  return left
    .flatMap((_, index) => contents.map(content => ({ sector: index + 1, content })))
    .flatMap((place): readonly Conclusion<Content>[] => {
      const find = { ...place, holds: couldHold(left, place.sector, place.content) };
      return follows(left, find) ? [find] : [];
    })
    .map(find => ({ find, weight: inOneNumber(weights(find)) }))
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ find }) => find);
}

/** The first weighs more than all after it. */
const inOneNumber = (weights: readonly boolean[]): number =>
  weights.reduce((sum, weight) => 2 * sum + (weight ? 1 : 0), 0);
