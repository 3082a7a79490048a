import { fullSet } from './bits.ts';
import type { Joined, Partners } from './join.ts';
import { type Side, sizesOfSets } from './sides.ts';

/** In how many of the skies that are left, in one ring. */
export interface RingTally {
  /** By kind, then by the number of the pattern. */
  readonly patterns: readonly Float64Array[];
  /** By kind, then by place. */
  readonly kinds: readonly Float64Array[];
  /** By place: of the hidden thing. */
  readonly hidden: Float64Array;
}

export interface PairTally {
  readonly skies: number;
  readonly rings: readonly [RingTally, RingTally];
}

export const tallyOf = ([one, other]: readonly [Side, Side], { skies, partners }: Joined): PairTally => ({
  skies,
  rings: [tallyOfRing(one, partners[0]), tallyOfRing(other, partners[1])],
});

function tallyOfRing({ ring, rows }: Side, partners: Partners): RingTally {
  const { kinds, places } = ring;
  const { length, keys, hidden, groups } = rows;
  const all = fullSet(places);
  const sizes = sizesOfSets(places);
  const last = kinds.length - 1;
  const patterns = kinds.map(({ mask }) => new Float64Array(mask + 1));
  const bySet = new Float64Array(2 ** places);
  const { shift = 0 } = kinds[last] ?? {};
  const fastest = patterns[last] ?? new Float64Array(1);
  const others = 2 ** shift - 1;
  // The last kind changes from row to row, the others stay the same for many, one after another.
  let run = (keys[0] ?? 0) & others;
  let alike = 0;
  const tell = (): void => {
    for (let kind = 0; kind < last; kind++) {
      const { shift, mask } = kinds[kind] as Side['ring']['kinds'][number];
      ((patterns[kind] as Float64Array)[(run >>> shift) & mask] as number) += alike;
    }
    alike = 0;
  };
  for (let row = 0; row < length; row++) {
    const key = keys[row] as number;
    if ((key & others) !== run) {
      tell();
      run = key & others;
    }
    const group = groups[row] as number;
    const places = hidden[row] as number;
    const set = places & all;
    const ways = partners.here[group] as number;
    const skies = (sizes[set] as number) * ways + (places > all ? (partners.elsewhere[group] as number) : 0);
    (bySet[set] as number) += ways;
    (fastest[key >>> shift] as number) += skies;
    alike += skies;
  }
  tell();
  return {
    patterns,
    kinds: kinds.map((kind, number) => spread(kind.patterns, patterns[number] as Float64Array, places)),
    hidden: spread(undefined, bySet, places),
  };
}

/** By place, from counts by set; where no sets are named, each stands at its own number. */
function spread(sets: Uint32Array | undefined, counts: Float64Array, places: number): Float64Array {
  const times = new Float64Array(places);
  const length = sets?.length ?? counts.length;
  for (let number = 0; number < length; number++) {
    const count = counts[number] as number;
    if (count > 0)
      for (let left = sets ? (sets[number] as number) : number; left !== 0; left &= left - 1)
        (times[31 - Math.clz32(left & -left)] as number) += count;
  }
  return times;
}
