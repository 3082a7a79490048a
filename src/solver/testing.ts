import { expect } from 'vitest';
import { at } from '../core/contract.ts';
import { type Bound, oneOf } from './bounds.ts';
import { solve } from './search.ts';

/** What a game asks about one sky. */
interface AskedOfSky<Premise, Content> {
  readonly count: number;
  background(): readonly Bound[];
  boundsOf(premise: Premise): readonly Bound[];
  is(sector: number, content: Content): number;
  isNot(sector: number, content: Content): number;
  skyOf(right: (answer: number) => boolean): readonly Content[];
}

/** Without learning anything from other sets of premises. */
export function follows<Premise, Content>(
  questions: AskedOfSky<Premise, Content>,
  premises: readonly Premise[],
  { sector, content, holds }: { readonly sector: number; readonly content: Content; readonly holds: boolean },
): boolean {
  const bounds: readonly Bound[] = [
    ...questions.background(),
    ...premises.flatMap(premise => questions.boundsOf(premise)),
    oneOf(holds ? questions.isNot(sector, content) : questions.is(sector, content)),
  ];
  return solve(questions.count, bounds) === undefined;
}

/** Whether the bounds of a premise leave this sky possible. */
export function leaves<Premise, Content>(
  questions: AskedOfSky<Premise, Content>,
  premise: Premise,
  sky: readonly Content[],
): boolean {
  const bounds = [
    ...questions.boundsOf(premise),
    ...sky.map((content, index) => oneOf(questions.is(index + 1, content))),
    ...questions.background(),
  ];
  const solution = solve(questions.count, bounds);
  if (solution) expect(questions.skyOf(solution)).toEqual(sky);
  return solution !== undefined;
}

export function* subsets<Item>(items: readonly Item[], size: number, from = 0): Generator<readonly Item[]> {
  if (size <= 0) yield [];
  else
    for (let first = from; first <= items.length - size; first++)
      for (const rest of subsets(items, size - 1, first + 1)) yield [at(items, first), ...rest];
}

/** A code with another character at its end. */
export const withSlip = (code: string): string => `${code.slice(0, -1)}${code.at(-1) === '2' ? '3' : '2'}`;
