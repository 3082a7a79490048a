/**
 * A search over yes-or-no questions under bounds: so few and so many of some answers are right. Answer 2q says yes to
 * question q, 2q + 1 says no. A clause is a bound with `least` 1.
 */
export interface Bound {
  readonly answers: readonly number[];
  readonly least: number;
  readonly most: number;
  /** The bound is in force only where this answer is right. */
  readonly when?: number;
}

export const yes = (question: number): number => 2 * question;
export const no = (question: number): number => 2 * question + 1;
export const opposite = (answer: number): number => answer ^ 1;

export const oneOf = (...answers: readonly number[]): Bound => ({ answers, least: 1, most: answers.length });
export const exactly = (count: number, answers: readonly number[]): Bound => ({
  answers,
  least: count,
  most: count,
});
/** If all of `when`, then at least one of `then`. */
export const implies = (when: readonly number[], then: readonly number[]): Bound =>
  oneOf(...when.map(opposite), ...then);

/** Whether an answer is right. */
export type Solution = (answer: number) => boolean;

export const holds = ({ answers, least, most, when }: Bound, right: Solution): boolean => {
  if (when !== undefined && !right(when)) return true;
  const count = answers.filter(right).length;
  return count >= least && count <= most;
};
