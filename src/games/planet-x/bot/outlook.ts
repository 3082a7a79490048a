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
}

/** Looks at no more rows than this, whatever is left. */
export function outlookOf({ skies, rows }: Knowledge, most: number, rng: Rng): Outlook {
  const step = Math.max(1, Math.ceil(rows.length / most));
  const first = step > 1 ? rng.int(step) : 0;
  const found: { readonly guess: number; readonly sets: readonly number[]; readonly blank: number }[] = [];
  for (let row = first; row < rows.length; row += step) {
    const sets = setsIn(skies, rows.keys[row] ?? 0);
    const blank = rows.blanks[row] ?? 0;
    for (let left = rows.hidden[row] ?? 0; left !== 0; left &= left - 1)
      found.push({ guess: guessNumber(31 - Math.clz32(left & -left), sets, skies.sectors), sets, blank });
  }
  found.sort((one, other) => one.guess - other.guess);
  return {
    count: found.length,
    sets: BODIES.map((_, body) => Int32Array.from(found, ({ sets }) => sets[body] ?? 0)),
    blanks: Int32Array.from(found, ({ blank }) => blank),
    guesses: Int32Array.from(found, ({ guess }) => guess),
    weights: new Float64Array(found.length).fill(1),
  };
}

/** The skies that keep a weight. */
export function narrowed(outlook: Outlook, weightOf: (sky: number) => number): Outlook {
  const kept: number[] = [];
  const weights: number[] = [];
  for (let sky = 0; sky < outlook.count; sky++) {
    const weight = weightOf(sky);
    if (weight === 0) continue;
    kept.push(sky);
    weights.push(weight);
  }
  const only = (of: Int32Array): Int32Array => Int32Array.from(kept, sky => of[sky] as number);
  return {
    count: kept.length,
    sets: outlook.sets.map(only),
    blanks: only(outlook.blanks),
    guesses: only(outlook.guesses),
    weights: Float64Array.from(weights),
  };
}
