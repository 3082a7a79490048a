import type { Rows, Skies } from './skies.ts';

/**
 * A clue in the form in which it is applied to rows: of a row, the sectors in which the hidden thing can still be, none
 * where the look itself is out. Tables are by the number of a pattern, or of two: the first times the size of the
 * second, and the second.
 */
export type Sieve =
  | { readonly type: 'kind'; readonly kind: number; readonly keeps: Uint32Array }
  | { readonly type: 'pair'; readonly kinds: readonly [number, number]; readonly keeps: Uint32Array }
  /** By what looks like nothing. */
  | { readonly type: 'blank'; readonly keeps: (blank: number, hidden: number) => number }
  /** By everything: the set of sectors of each kind. */
  | {
      readonly type: 'sky';
      readonly keeps: (setOf: (kind: number) => number, blank: number, hidden: number) => number;
    };

/** What is left of some rows. */
export function sifted({ kinds }: Pick<Skies, 'kinds'>, rows: Rows, sieve: Sieve): Rows {
  const { length, keys, blanks, hidden } = rows;
  const kept = {
    keys: new Uint32Array(length),
    blanks: new Uint32Array(length),
    hidden: new Uint32Array(length),
  };
  const count = fill(kinds, rows, sieve, kept);
  return {
    length: count,
    keys: fitted(kept.keys, count, keys),
    blanks: fitted(kept.blanks, count, blanks),
    hidden: fitted(kept.hidden, count, hidden),
  };
}

/** A few rows do not keep the room of many. */
const fitted = (kept: Uint32Array, count: number, from: Uint32Array): Uint32Array =>
  count < from.length / 2 ? kept.slice(0, count) : kept;

type Kept = Readonly<Record<'keys' | 'blanks' | 'hidden', Uint32Array>>;

/** The loops are written out: a function called for each row takes ten times as long. */
function fill(kinds: Skies['kinds'], rows: Rows, sieve: Sieve, kept: Kept): number {
  const { length, keys, blanks, hidden } = rows;
  let count = 0;
  switch (sieve.type) {
    case 'kind': {
      const { shift, mask } = kindAt(kinds, sieve.kind);
      const { keeps } = sieve;
      for (let row = 0; row < length; row++) {
        const key = keys[row] as number;
        const left = (hidden[row] as number) & (keeps[(key >>> shift) & mask] as number);
        kept.keys[count] = key;
        kept.blanks[count] = blanks[row] as number;
        kept.hidden[count] = left;
        count += left === 0 ? 0 : 1;
      }
      return count;
    }
    case 'pair': {
      const one = kindAt(kinds, sieve.kinds[0]);
      const other = kindAt(kinds, sieve.kinds[1]);
      const size = other.patterns.length;
      const { keeps } = sieve;
      for (let row = 0; row < length; row++) {
        const key = keys[row] as number;
        const place = ((key >>> one.shift) & one.mask) * size + ((key >>> other.shift) & other.mask);
        const left = (hidden[row] as number) & (keeps[place] as number);
        kept.keys[count] = key;
        kept.blanks[count] = blanks[row] as number;
        kept.hidden[count] = left;
        count += left === 0 ? 0 : 1;
      }
      return count;
    }
    case 'blank':
      for (let row = 0; row < length; row++) {
        const blank = blanks[row] as number;
        const left = sieve.keeps(blank, hidden[row] as number);
        kept.keys[count] = keys[row] as number;
        kept.blanks[count] = blank;
        kept.hidden[count] = left;
        count += left === 0 ? 0 : 1;
      }
      return count;
    case 'sky': {
      let key = 0;
      const setOf = (number: number): number => {
        const { patterns, shift, mask } = kindAt(kinds, number);
        return patterns[(key >>> shift) & mask] as number;
      };
      for (let row = 0; row < length; row++) {
        key = keys[row] as number;
        const left = sieve.keeps(setOf, blanks[row] as number, hidden[row] as number);
        kept.keys[count] = key;
        kept.blanks[count] = blanks[row] as number;
        kept.hidden[count] = left;
        count += left === 0 ? 0 : 1;
      }
      return count;
    }
  }
}

function kindAt(kinds: Skies['kinds'], number: number): Skies['kinds'][number] {
  const kind = kinds[number];
  if (!kind) throw new RangeError(`there is no kind ${number}`);
  return kind;
}
