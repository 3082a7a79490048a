import type { Outcome, Seat } from '../../core/contract.ts';

/** A column of points: for what, by a sign or a short word, and which parts of the score it adds up. */
export interface PointsColumn {
  readonly parts: readonly string[];
  readonly name: string;
  readonly icon?: string;
  readonly short?: string;
  /** Left out where nobody has any of it. */
  readonly mayMiss?: boolean;
}

/** Of what a column adds up. */
export const countedPoints = ({ scores }: Outcome, seat: Seat, { parts }: PointsColumn): number =>
  (scores[seat]?.parts ?? [])
    .filter(({ what }) => parts.includes(what))
    .reduce((sum, { points }) => sum + points, 0);
