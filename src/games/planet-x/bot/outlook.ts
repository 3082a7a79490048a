import type { Rng } from '../../../core/rng.ts';
import { type Knowledge, setsIn } from '../../../solver/knowledge.ts';
import { BODIES } from '../types.ts';
import { guessNumber } from './guess.ts';

/** Some of the skies that are left, or all where they are few; those with the same right guess side by side. */
export interface Outlook {
  readonly count: number;
  /** By body: the sectors of each sky. */
  readonly sets: readonly Int32Array[];
  readonly blanks: Int32Array;
  /** The number of the right guess in each sky. */
  readonly guesses: Int32Array;
  /** How likely each sky is beside the others. */
  readonly weights: Float64Array;
  /** The logarithms of the weights. */
  readonly bits: Float64Array;
}

/** Looks at no more rows than this, whatever is left. */
export function outlookOf({ skies, rows }: Knowledge, most: number, rng: Rng): Outlook {
  const step = Math.max(1, Math.ceil(rows.length / most));
  const first = step > 1 ? rng.int(step) : 0;
  const found: number[] = [];
  const hidden: number[] = [];
  for (let row = first; row < rows.length; row += step)
    for (let left = rows.hidden[row] as number; left !== 0; left &= left - 1) {
      found.push(row);
      hidden.push(31 - Math.clz32(left & -left));
    }
  const looks = found.map(row => setsIn(skies, rows.keys[row] as number));
  const guesses = Int32Array.from(looks, (sets, sky) =>
    guessNumber(hidden[sky] as number, sets, skies.sectors),
  );
  const order = Uint32Array.from(found.keys()).sort(
    (one, other) => (guesses[one] as number) - (guesses[other] as number) || one - other,
  );
  return {
    count: order.length,
    sets: BODIES.map((_, body) => Int32Array.from(order, sky => looks[sky]?.[body] as number)),
    blanks: Int32Array.from(order, sky => rows.blanks[found[sky] as number] as number),
    guesses: Int32Array.from(order, sky => guesses[sky] as number),
    weights: new Float64Array(order.length).fill(1),
    bits: new Float64Array(order.length),
  };
}

/** The skies that keep a weight. */
export function narrowed(outlook: Outlook, weightOf: (sky: number) => number): Outlook {
  const kept = new Uint32Array(outlook.count);
  const weights = new Float64Array(outlook.count);
  let count = 0;
  for (let sky = 0; sky < outlook.count; sky++) {
    const weight = weightOf(sky);
    if (weight === 0) continue;
    kept[count] = sky;
    weights[count++] = weight;
  }
  const only = (of: Int32Array): Int32Array => {
    const some = new Int32Array(count);
    for (let sky = 0; sky < count; sky++) some[sky] = of[kept[sky] as number] as number;
    return some;
  };
  return {
    count,
    sets: outlook.sets.map(only),
    blanks: only(outlook.blanks),
    guesses: only(outlook.guesses),
    weights: weights.subarray(0, count),
    bits: weights.subarray(0, count).map(Math.log2),
  };
}
