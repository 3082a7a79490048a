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

function tallyOf(skies: Skies, rows: Rows): Tally {
  const { kinds, sectors } = skies;
  const patterns = kinds.map(({ mask }) => new Uint32Array(mask + 1));
  const hidden = countHidden(rows, sectors);
  const total = countPatterns(kinds, patterns, rows);
  const bySector = kinds.map((kind, number) => spread(kind.patterns, patterns[number], sectors));
  const nothing = hidden.map((times, sector) =>
    bySector.reduce((rest, counts) => rest - (counts[sector] ?? 0), total - times),
  );
  return { skies: total, patterns, kinds: bySector, hidden, nothing };
}

/** Half a circle at a time: all sets of so few sectors can be counted, which is faster than to go through each. */
const HALF = 12;

function countHidden({ hidden, length }: Rows, sectors: number): Uint32Array {
  const low = new Uint32Array(2 ** HALF);
  const high = new Uint32Array(2 ** HALF);
  for (let row = 0; row < length; row++) {
    const places = hidden[row] as number;
    (low[places & (2 ** HALF - 1)] as number)++;
    (high[places >>> HALF] as number)++;
  }
  const times = new Uint32Array(sectors);
  for (let set = 1; set < 2 ** HALF; set++)
    for (let left = set; left !== 0; left &= left - 1) {
      const sector = 31 - Math.clz32(left & -left);
      (times[sector] as number) += low[set] as number;
      if (sector + HALF < sectors) (times[sector + HALF] as number) += high[set] as number;
    }
  return times;
}

/**
 * The last kind changes from row to row. Before it changes, the others are the same in many rows, one after another, and
 * are told of them at once.
 */
function countPatterns(
  kinds: Skies['kinds'],
  counts: readonly Uint32Array[],
  { keys, hidden, length }: Rows,
): number {
  const last = kinds.length - 1;
  const { shift = 0 } = kinds[last] ?? {};
  const fastest = counts[last] as Uint32Array;
  const others = 2 ** shift - 1;
  let total = 0;
  let alike = 0;
  let run = (keys[0] ?? 0) & others;
  const tell = (): void => {
    for (let kind = 0; kind < last; kind++) {
      const { shift, mask } = kinds[kind] as Skies['kinds'][number];
      ((counts[kind] as Uint32Array)[(run >>> shift) & mask] as number) += alike;
    }
    total += alike;
    alike = 0;
  };
  for (let row = 0; row < length; row++) {
    const key = keys[row] as number;
    if ((key & others) !== run) {
      tell();
      run = key & others;
    }
    const here = popcount(hidden[row] as number);
    (fastest[key >>> shift] as number) += here;
    alike += here;
  }
  tell();
  return total;
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
