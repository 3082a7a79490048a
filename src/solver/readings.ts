import type { Kind } from './skies.ts';

/** What a clue makes of one look: for some of the places of the hidden thing it has this value, for others another. */
export type Cut = readonly Part[];

export interface Part {
  /** Of the hidden thing, the bit of the other ring among them. */
  readonly places: number;
  readonly value: number;
}

/** What a clue looks at in one ring. Places that no part of a cut has are out. */
export interface Reading {
  /** Kinds by number, or what is blank. */
  readonly of: readonly number[];
  /** By the sets of these. The list is used again: it must not be kept. */
  readonly cut: (sets: readonly number[]) => Cut;
}

export const BLANK = -1;

/** Looks, or part of them. */
export interface Looks {
  readonly length: number;
  readonly keys: Uint32Array;
  readonly blanks: Uint16Array;
}

/** The cuts that occur in some rows. */
export interface Cuts {
  /** By row, until others are asked for; there may be more of them than rows. */
  readonly numbers: Uint32Array;
  /** By cut: its first part, and one more. */
  readonly starts: readonly number[];
  /** By part. */
  readonly places: readonly number[];
  /** By part: the number of its value among those that occur. */
  readonly classes: readonly number[];
  readonly values: readonly number[];
}

export function cutsIn(looks: Looks, kinds: readonly Kind[], places: number, { of, cut }: Reading): Cuts {
  const list = new CutList();
  const columns = of.map(kind => columnOf(kind, kinds, places));
  const size = columns.reduce((product, column) => product * column.size, 1);
  const sets = of.map(() => 0);
  if (room.length < looks.length) room = new Uint32Array(looks.length);
  const numbers = room;
  const [one, other] = columns;
  // A table is worth its room only where there are rows enough.
  if (columns.length > 2 || size > TABLE_PER_ROW * looks.length)
    for (let row = 0; row < looks.length; row++) {
      for (let place = 0; place < columns.length; place++) {
        const column = columns[place] as Column;
        sets[place] = column.sets[numberIn(column, looks, row)] as number;
      }
      numbers[row] = list.numberOf(cut(sets));
    }
  else if (one && other)
    readTwo(looks, one, other, numbers, (first, second) => {
      sets[0] = one.sets[first] as number;
      sets[1] = other.sets[second] as number;
      return list.numberOf(cut(sets));
    });
  else if (one)
    readOne(looks, one, numbers, first => {
      sets[0] = one.sets[first] as number;
      return list.numberOf(cut(sets));
    });
  else numbers.fill(list.numberOf(cut(sets)), 0, looks.length);
  return { numbers, starts: list.starts, places: list.places, classes: list.classes, values: list.values };
}

const TABLE_PER_ROW = 8;

/** New room each time would take longer than the rest. */
let room = new Uint32Array(0);

/** Where a set is found in a row: as a number in its key, or as what is blank. */
interface Column {
  readonly isBlank: boolean;
  readonly shift: number;
  readonly mask: number;
  readonly size: number;
  readonly sets: Uint32Array;
}

const everySet = new Map<number, Uint32Array>();

function columnOf(kind: number, kinds: readonly Kind[], places: number): Column {
  if (kind === BLANK) {
    const sets = everySet.get(places) ?? Uint32Array.from({ length: 2 ** places }, (_, set) => set);
    everySet.set(places, sets);
    return { isBlank: true, shift: 0, mask: 0, size: sets.length, sets };
  }
  const found = kinds[kind];
  if (!found) throw new RangeError(`there is no kind ${kind}`);
  const { patterns, shift, mask } = found;
  return { isBlank: false, shift, mask, size: patterns.length, sets: patterns };
}

const numberIn = ({ isBlank, shift, mask }: Column, { keys, blanks }: Looks, row: number): number =>
  isBlank ? (blanks[row] as number) : ((keys[row] as number) >>> shift) & mask;

/** The loops are written out: a function called for each row takes ten times as long. */
function readOne(
  { length, keys, blanks }: Looks,
  { isBlank, shift, mask, size }: Column,
  numbers: Uint32Array,
  numberOf: (first: number) => number,
): void {
  const table = new Uint32Array(size);
  for (let row = 0; row < length; row++) {
    const place = isBlank ? (blanks[row] as number) : ((keys[row] as number) >>> shift) & mask;
    let number = table[place] as number;
    if (number === 0) {
      number = numberOf(place) + 1;
      table[place] = number;
    }
    numbers[row] = number - 1;
  }
}

function readTwo(
  { length, keys, blanks }: Looks,
  one: Column,
  other: Column,
  numbers: Uint32Array,
  numberOf: (first: number, second: number) => number,
): void {
  const table = new Uint32Array(one.size * other.size);
  const [firstBlank, secondBlank, width] = [one.isBlank, other.isBlank, other.size];
  const [firstShift, firstMask, secondShift, secondMask] = [one.shift, one.mask, other.shift, other.mask];
  for (let row = 0; row < length; row++) {
    const key = keys[row] as number;
    const first = firstBlank ? (blanks[row] as number) : (key >>> firstShift) & firstMask;
    const second = secondBlank ? (blanks[row] as number) : (key >>> secondShift) & secondMask;
    const place = first * width + second;
    let number = table[place] as number;
    if (number === 0) {
      number = numberOf(first, second) + 1;
      table[place] = number;
    }
    numbers[row] = number - 1;
  }
}

/** Cuts that are alike have the same number. */
class CutList {
  readonly starts: number[] = [0];
  readonly places: number[] = [];
  readonly classes: number[] = [];
  readonly values: number[] = [];
  readonly #classOf = new Map<number, number>();
  readonly #simple = new Map<number, number>();
  readonly #others = new Map<string, number>();

  numberOf(cut: Cut): number {
    const [only, second] = cut;
    if (only && !second) {
      const name = only.value * 2 ** 16 + only.places;
      let number = this.#simple.get(name);
      if (number === undefined) {
        number = this.#add(cut);
        this.#simple.set(name, number);
      }
      return number;
    }
    const name = cut.map(({ places, value }) => `${places} ${value}`).join();
    let number = this.#others.get(name);
    if (number === undefined) {
      number = this.#add(cut);
      this.#others.set(name, number);
    }
    return number;
  }

  #add(cut: Cut): number {
    for (const { places, value } of cut) {
      this.places.push(places);
      this.classes.push(this.#numberOfValue(value));
    }
    return this.starts.push(this.places.length) - 2;
  }

  #numberOfValue(value: number): number {
    let number = this.#classOf.get(value);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.#classOf.set(value, number);
    }
    return number;
  }
}
