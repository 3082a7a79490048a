import { fullSet, popcount } from './bits.ts';

/**
 * All skies that some logic rules allow. A sky is told apart by how it looks, and by where the one thing is that looks
 * like nothing. So there is one row for each look: of every kind, which of its patterns (sets of sectors) it has; and
 * the sectors in which the hidden thing can then be.
 */
export interface Skies {
  readonly sectors: number;
  readonly kinds: readonly Kind[];
  readonly rows: Rows;
}

export interface Kind {
  /** Sets of sectors, ascending. */
  readonly patterns: Uint32Array;
  /** Where the number of the pattern lies in the key of a row. */
  readonly shift: number;
  readonly mask: number;
}

export interface Rows {
  readonly length: number;
  /** The numbers of the patterns, side by side. */
  readonly keys: Uint32Array;
  /** The sectors without any kind. */
  readonly blanks: Uint32Array;
  /** Those of them in which the hidden thing can be; never none. */
  readonly hidden: Uint32Array;
}

export function kindsOf(patterns: readonly (readonly number[])[]): readonly Kind[] {
  let shift = 0;
  return patterns.map(sets => {
    const width = Math.max(1, 32 - Math.clz32(sets.length - 1));
    const kind = { patterns: Uint32Array.from(sets), shift, mask: fullSet(width) };
    shift += width;
    if (shift > 32) throw new RangeError('a key has 32 bits');
    return kind;
  });
}

/** `hiddenIn`: of a look, given by its sets, the sectors in which the hidden thing can be. */
export function enumerate(
  sectors: number,
  kinds: readonly Kind[],
  hiddenIn: (sets: readonly number[], blank: number) => number,
): Skies {
  const keys: number[] = [];
  const blanks: number[] = [];
  const hidden: number[] = [];
  const sets = kinds.map(() => 0);
  const fill = (depth: number, taken: number, key: number): void => {
    const kind = kinds[depth];
    if (!kind) {
      const blank = fullSet(sectors) & ~taken;
      const places = hiddenIn(sets, blank);
      if (places === 0) return;
      keys.push(key);
      blanks.push(blank);
      hidden.push(places);
      return;
    }
    const { patterns, shift } = kind;
    for (let number = 0; number < patterns.length; number++) {
      const set = patterns[number] as number;
      if ((set & taken) !== 0) continue;
      sets[depth] = set;
      fill(depth + 1, taken | set, key | (number << shift));
    }
  };
  fill(0, 0, 0);
  return {
    sectors,
    kinds,
    rows: {
      length: keys.length,
      keys: Uint32Array.from(keys),
      blanks: Uint32Array.from(blanks),
      hidden: Uint32Array.from(hidden),
    },
  };
}

/** How many skies there are in some rows. */
export function countOf({ hidden, length }: Rows): number {
  let count = 0;
  for (let row = 0; row < length; row++) count += popcount(hidden[row] as number);
  return count;
}
