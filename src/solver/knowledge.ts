import type { Rng } from '../core/rng.ts';
import { popcount } from './bits.ts';
import { type Sieve, sifted } from './sieve.ts';
import { countOf, type Rows, type Skies } from './skies.ts';

/** In how many of the skies that are left. */
export interface Tally {
  readonly skies: number;
  /** By kind, then by the number of the pattern. */
  readonly patterns: readonly Uint32Array[];
  /** By kind, then by sector. */
  readonly kinds: readonly Uint32Array[];
  /** By sector: of the hidden thing. */
  readonly hidden: Uint32Array;
  /** By sector: of nothing at all. */
  readonly nothing: Uint32Array;
}

/** Exactly which skies fit what is known. Nothing changes it: a clue leads to another one. */
export class Knowledge {
  readonly skies: Skies;
  readonly rows: Rows;
  #count: number | undefined;
  #tally: Tally | undefined;

  constructor(skies: Skies, rows: Rows = skies.rows) {
    this.skies = skies;
    this.rows = rows;
  }

  with(...sieves: readonly Sieve[]): Knowledge {
    let { rows } = this;
    for (const sieve of sieves) rows = sifted(this.skies, rows, sieve);
    return new Knowledge(this.skies, rows);
  }

  get count(): number {
    this.#count ??= this.#tally?.skies ?? countOf(this.rows);
    return this.#count;
  }

  get tally(): Tally {
    this.#tally ??= tallyOf(this.skies, this.rows);
    return this.#tally;
  }

  /** One of the skies, each equally likely: the set of sectors of each kind, and the sector of the hidden thing. */
  sample(rng: Rng): { readonly sets: readonly number[]; readonly hidden: number } {
    let left = rng.int(this.count);
    const { keys, hidden } = this.rows;
    let row = 0;
    for (; ; row++) {
      const here = popcount(hidden[row] as number);
      if (left < here) break;
      left -= here;
    }
    let places = hidden[row] as number;
    for (; left > 0; left--) places &= places - 1;
    return { sets: setsIn(this.skies, keys[row] as number), hidden: 31 - Math.clz32(places & -places) };
  }
}

/** The set of sectors of each kind in the row with this key. */
export const setsIn = ({ kinds }: Pick<Skies, 'kinds'>, key: number): readonly number[] =>
  kinds.map(({ patterns, shift, mask }) => patterns[(key >>> shift) & mask] as number);

function tallyOf({ kinds, sectors }: Skies, { length, keys, hidden }: Rows): Tally {
  const patterns = kinds.map(({ mask }) => new Uint32Array(mask + 1));
  const hiddenIn = new Uint32Array(sectors);
  const skies = countPatterns(kinds, patterns, keys, hidden, length);
  for (let row = 0; row < length; row++)
    for (let left = hidden[row] as number; left !== 0; left &= left - 1)
      (hiddenIn[31 - Math.clz32(left & -left)] as number)++;
  const bySector = kinds.map((kind, number) => spread(kind.patterns, patterns[number], sectors));
  const nothing = hiddenIn.map((times, sector) =>
    bySector.reduce((rest, counts) => rest - (counts[sector] ?? 0), skies - times),
  );
  return { skies, patterns, kinds: bySector, hidden: hiddenIn, nothing };
}

/** One pass for each kind: the counts of one lie close together, and a loop over kinds would not be unrolled. */
function countPatterns(
  kinds: Skies['kinds'],
  counts: readonly Uint32Array[],
  keys: Uint32Array,
  hidden: Uint32Array,
  length: number,
): number {
  let skies = 0;
  for (let row = 0; row < length; row++) skies += popcount(hidden[row] as number);
  for (const [number, { shift, mask }] of kinds.entries()) {
    const count = counts[number] as Uint32Array;
    for (let row = 0; row < length; row++)
      (count[((keys[row] as number) >>> shift) & mask] as number) += popcount(hidden[row] as number);
  }
  return skies;
}

function spread(patterns: Uint32Array, counts: Uint32Array | undefined, sectors: number): Uint32Array {
  const times = new Uint32Array(sectors);
  for (let number = 0; number < patterns.length; number++) {
    const count = counts?.[number] ?? 0;
    if (count > 0)
      for (let left = patterns[number] as number; left !== 0; left &= left - 1)
        (times[31 - Math.clz32(left & -left)] as number) += count;
  }
  return times;
}
