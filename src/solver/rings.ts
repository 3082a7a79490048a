import { fullSet } from './bits.ts';
import { type Kind, kindsOf } from './skies.ts';

/**
 * Everything that one ring of a sky of two rings can look like. There is one row for each look, as in the skies of a
 * single ring; the one hidden thing may be in the other ring too, so its places have one more bit for that.
 */
export interface Ring {
  readonly places: number;
  readonly kinds: readonly Kind[];
  readonly rows: RingRows;
}

export interface RingRows {
  readonly length: number;
  /** The numbers of the patterns, side by side. */
  readonly keys: Uint32Array;
  /** The places without any kind. */
  readonly blanks: Uint16Array;
  /** Those of them in which the hidden thing can be, and the bit of the other ring; never none. */
  readonly hidden: Uint16Array;
}

/** The bit that says that the hidden thing is in the other ring. */
export const elsewhereBit = (places: number): number => 1 << places;

/** A set and the elsewhere bit must fit into 16 bits. */
const MOST_PLACES = 15;

/** `hiddenIn`: of a look, given by its sets, where the hidden thing can be. `taken` has something that is no kind. */
export function ringOf(
  places: number,
  patterns: readonly (readonly number[])[],
  taken: number,
  hiddenIn: (sets: readonly number[], blank: number) => number,
): Ring {
  if (places > MOST_PLACES) throw new RangeError(`a ring has at most ${MOST_PLACES} places`);
  const kinds = kindsOf(patterns);
  const room = new Room();
  const sets = kinds.map(() => 0);
  const all = fullSet(places);
  const last = kinds.length - 1;
  const fitting = kinds.map(({ patterns }) => fittingBy(patterns, places));
  const fill = (depth: number, used: number, key: number): void => {
    const { patterns, shift } = kinds[depth] as Kind;
    for (const number of fitting[depth]?.(used) ?? []) {
      const set = patterns[number] as number;
      sets[depth] = set;
      if (depth < last) {
        fill(depth + 1, used | set, key | (number << shift));
        continue;
      }
      const blank = all & ~(used | set);
      const hidden = hiddenIn(sets, blank);
      if (hidden !== 0) room.add(key | (number << shift), blank, hidden);
    }
  };
  fill(0, taken, 0);
  return { places, kinds, rows: room.rows() };
}

/** By the places that are taken: the numbers of the patterns that fit beside it. Most are asked for again and again. */
function fittingBy(patterns: Uint32Array, places: number): (used: number) => readonly number[] {
  const lists = new Array<readonly number[] | undefined>(2 ** places);
  return used => {
    let list = lists[used];
    if (!list) {
      list = [...patterns.keys()].filter(number => ((patterns[number] as number) & used) === 0);
      lists[used] = list;
    }
    return list;
  };
}

/** Doubles where it is full: lists of numbers would take ten times as long. */
class Room {
  #length = 0;
  #keys = new Uint32Array(1024);
  #blanks = new Uint16Array(1024);
  #hidden = new Uint16Array(1024);

  add(key: number, blank: number, hidden: number): void {
    if (this.#length === this.#keys.length) this.#grow();
    this.#keys[this.#length] = key;
    this.#blanks[this.#length] = blank;
    this.#hidden[this.#length] = hidden;
    this.#length++;
  }

  rows(): RingRows {
    const length = this.#length;
    return {
      length,
      keys: this.#keys.slice(0, length),
      blanks: this.#blanks.slice(0, length),
      hidden: this.#hidden.slice(0, length),
    };
  }

  #grow(): void {
    const size = 2 * this.#length;
    const [keys, blanks, hidden] = [new Uint32Array(size), new Uint16Array(size), new Uint16Array(size)];
    keys.set(this.#keys);
    blanks.set(this.#blanks);
    hidden.set(this.#hidden);
    this.#keys = keys;
    this.#blanks = blanks;
    this.#hidden = hidden;
  }
}
