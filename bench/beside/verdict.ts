import { rounded } from '../server/sums.ts';
import { median } from '../web/sums.ts';

/** What one run measured, by the names of its figures. */
export type Figures = Readonly<Record<string, number>>;

/** One round: the other state, this one, this one again, the other again. What drifts cancels out. */
export const ROUND = ['there', 'here', 'here', 'there'] as const;
export type Side = (typeof ROUND)[number];

export interface Judged {
  /** Medians. */
  readonly here: number;
  readonly there: number;
  /** How many times as slow (or as large) it is here. */
  readonly ratio: number;
  /** The same of a state beside itself: off 1 by chance alone. */
  readonly control: number;
  /** How far `ratio` may be off 1 by chance alone, as a share. */
  readonly spread: number;
  readonly verdict: 'no slower' | 'slower' | 'undecided';
  /** Where it is undecided: about how many more rounds would do. */
  readonly moreRounds?: number;
}

/** What may be lost beyond chance. */
const ALLOWED = Math.log(1.05);

/**
 * From the values of whole rounds in the order they were measured. "No slower" is at most 5 % beyond what the control
 * gives for chance. Where chance alone may give more than 5 %, only what is clear in spite of it is decided.
 */
export function judge(values: readonly number[], better: 'less' | 'more'): Judged {
  const rounds = values.length / ROUND.length;
  const slowness = (from: number, to: number): number => {
    const [before = Number.NaN, after = Number.NaN] = [values[from], values[to]];
    return better === 'less' ? Math.log(after / before) : Math.log(before / after);
  };
  const starts = Array.from({ length: rounds }, (_, round) => round * ROUND.length);
  const ratios = starts.flatMap(at => [slowness(at, at + 1), slowness(at + 3, at + 2)]);
  // Neighbors of the same state: here inside of a round, there where one round follows upon another.
  const controls = starts.flatMap(at => [
    slowness(at + 1, at + 2),
    ...(at > 0 ? [slowness(at - 1, at)] : []),
  ]);
  const ratio = median(ratios);
  const deviation = deviationOf(controls);
  const spread = spreadOf(deviation, rounds);
  const of = (side: Side) => median(values.filter((_, i) => ROUND[i % ROUND.length] === side));
  const verdict = verdictOf(ratio, spread);
  return {
    here: of('here'),
    there: of('there'),
    ratio: rounded(Math.exp(ratio), 4),
    control: rounded(Math.exp(median(controls)), 4),
    spread: rounded(Math.exp(spread) - 1, 4),
    verdict,
    ...(verdict === 'undecided' ? { moreRounds: moreRounds(rounds, deviation) } : {}),
  };
}

function verdictOf(ratio: number, spread: number): Judged['verdict'] {
  if (ratio > ALLOWED + spread) return 'slower';
  return spread <= ALLOWED || ratio <= ALLOWED - spread ? 'no slower' : 'undecided';
}

/** If controls go on deviating as they do. */
function moreRounds(rounds: number, deviation: number): number {
  let enough = rounds + 1;
  while (spreadOf(deviation, enough) > ALLOWED) enough++;
  return enough - rounds;
}

/** Student's t for 95 %, by the number of values that the deviation is taken from. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];
const STUDENT_OF_MANY = 2.1;

/** A median is less sure than a mean by this much. */
const OF_MEDIAN = Math.sqrt(Math.PI / 2);

/** Root of the mean square: of the logarithms of controls the mean is 0 in truth. */
const deviationOf = (controls: readonly number[]): number =>
  Math.sqrt(controls.reduce((sum, value) => sum + value ** 2, 0) / controls.length);

/** How far the median of two ratios a round may lie from 0, if one ratio deviates as one control does. */
function spreadOf(deviation: number, rounds: number): number {
  const [ratios, controls] = [2 * rounds, 2 * rounds - 1];
  const student = STUDENT[controls - 1] ?? STUDENT_OF_MANY;
  return (student * OF_MEDIAN * deviation) / Math.sqrt(ratios);
}
