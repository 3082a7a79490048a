import { at } from '../core/contract.ts';
import type { Bound, Solution } from './bounds.ts';
import { Search } from './search.ts';
import { shortestProof } from './shortest.ts';

/** A sky put as yes-or-no questions, and what may be said of it as bounds. */
export interface Statements<Premise, Sky> {
  /** How many questions there are so far. */
  readonly count: number;
  another(): number;
  /** What goes without saying. */
  background(): readonly Bound[];
  boundsOf(premise: Premise): readonly Bound[];
  skyOf(right: Solution): Sky;
}

/**
 * As few of the premises as imply that an answer is wrong, in their order. Undefined where it does not follow from all
 * of them.
 */
export function explained<Premise, Sky>(
  premises: readonly Premise[],
  statements: Statements<Premise, Sky>,
  wrong: number,
  holds: (premise: Premise, sky: Sky) => boolean,
): readonly Premise[] | undefined {
  const bounds = premises.map(premise => ({ when: statements.another(), of: statements.boundsOf(premise) }));
  const background = statements.background();
  const search = new Search(statements.count, [
    ...background,
    ...bounds.flatMap(({ when, of }) => of.map(bound => ({ ...bound, when }))),
  ]);
  const proof = shortestProof(premises.length, some => {
    const solution = search.under([wrong, ...some.map(premise => at(bounds, premise).when)]);
    if (!solution) return undefined;
    const sky = statements.skyOf(solution);
    return new Set(premises.keys().filter(number => holds(at(premises, number), sky)));
  });
  return proof?.map(premise => at(premises, premise));
}
