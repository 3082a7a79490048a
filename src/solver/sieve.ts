import { popcount } from './bits.ts';
import type { Rows, Skies } from './skies.ts';

/**
 * A clue in the form in which it is applied to rows: of a row, the sectors in which the hidden thing can still be, none
 * where the look itself is out. Tables are by the number of a pattern, or of two: the first times the size of the
 * second, and the second.
 */
export type Sieve =
  | { readonly type: 'kind'; readonly kind: number; readonly keeps: Uint32Array }
  | { readonly type: 'pair'; readonly kinds: readonly [number, number]; readonly keeps: Uint32Array }
  /** So many of some sectors look like nothing. */
  | { readonly type: 'blank'; readonly among: number; readonly count: number }
  /** By everything: the set of sectors of each kind. */
  | {
      readonly type: 'sky';
      readonly keeps: (setOf: (kind: number) => number, blank: number, hidden: number) => number;
    };

/** What is left of some rows. */
export function sifted({ kinds }: Pick<Skies, 'kinds'>, rows: Rows, sieve: Sieve): Rows {
  const kept = roomFor(rows.length);
  const length = fill(kinds, rows, sieve, kept);
  return {
    length,
    keys: kept.keys.slice(0, length),
    blanks: kept.blanks.slice(0, length),
    hidden: kept.hidden.slice(0, length),
  };
}

type Kept = Readonly<Record<'keys' | 'blanks' | 'hidden', Uint32Array>>;

let room: Kept = { keys: new Uint32Array(), blanks: new Uint32Array(), hidden: new Uint32Array() };

/** To write to before it is known how many rows are left. New room each time would take longer than the rest. */
function roomFor(length: number): Kept {
  if (room.keys.length < length)
    room = {
      keys: new Uint32Array(length),
      blanks: new Uint32Array(length),
      hidden: new Uint32Array(length),
    };
  return room;
}

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
    case 'blank': {
      const { among, count: wanted } = sieve;
      for (let row = 0; row < length; row++) {
        const blank = blanks[row] as number;
        kept.keys[count] = keys[row] as number;
        kept.blanks[count] = blank;
        kept.hidden[count] = hidden[row] as number;
        count += popcount(blank & among) === wanted ? 1 : 0;
      }
      return count;
    }
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
