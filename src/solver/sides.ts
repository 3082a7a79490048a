import { fullSet } from './bits.ts';
import { type Cuts, cutsIn, type Looks, type Reading } from './readings.ts';
import type { Ring } from './rings.ts';

/** What is left of one ring. Rows that the other ring cannot tell apart are in one group. */
export interface Side {
  readonly ring: Pick<Ring, 'places' | 'kinds'>;
  readonly rows: SideRows;
  readonly groups: Groups;
}

export interface SideRows extends Looks {
  /** Where the hidden thing can be. The same look may be there several times, each time with other places. */
  readonly hidden: Uint16Array;
  readonly groups: Int32Array;
}

export interface Groups {
  readonly length: number;
  /** Groups of both rings go together only where these are the same. */
  readonly bonds: Uint32Array;
  /** And only where these agree. */
  readonly profiles: Uint32Array;
  /** In how many ways the hidden thing is in this ring. */
  readonly here: Float64Array;
  /** How many looks allow it in the other one. */
  readonly elsewhere: Float64Array;
}

/** All rows of a ring, in one group. */
export function wholeSide({ places, kinds, rows }: Ring): Side {
  const groups = new Int32Array(rows.length);
  const weights = weigh(rows.hidden, groups, rows.length, 1, places);
  return {
    ring: { places, kinds },
    rows: { ...rows, groups },
    groups: { length: 1, bonds: new Uint32Array(1), profiles: new Uint32Array(1), ...weights },
  };
}

function weigh(hidden: Uint16Array, groups: Int32Array, length: number, many: number, places: number) {
  const [here, elsewhere] = [new Float64Array(many), new Float64Array(many)];
  const all = fullSet(places);
  const sizes = sizesOfSets(places);
  for (let row = 0; row < length; row++) {
    const group = groups[row] as number;
    const left = hidden[row] as number;
    here[group] = (here[group] as number) + (sizes[left & all] as number);
    elsewhere[group] = (elsewhere[group] as number) + (left >>> places);
  }
  return { here, elsewhere };
}

const sizes = new Map<number, Uint8Array>();

/** By set: how many members it has. */
export function sizesOfSets(places: number): Uint8Array {
  let table = sizes.get(places);
  if (!table) {
    table = new Uint8Array(2 ** places);
    for (let set = 1; set < table.length; set++) table[set] = (table[set >>> 1] as number) + (set & 1);
    sizes.set(places, table);
  }
  return table;
}

/** What becomes of a group where a clue has some value. */
export interface Regrouping {
  /** The new bond; undefined where no group of the other ring has it. */
  readonly bondOf: (bond: number, value: number) => number | undefined;
  readonly profileOf: (profile: number, value: number) => number;
}

/** By group: the places of the hidden thing for which the other ring still has something. */
export type Alive = Uint16Array;

/** What a reading leaves of a side, in new groups. */
export function cutSide(
  side: Side,
  reading: Reading | undefined,
  alive: Alive | undefined,
  regrouping: Regrouping,
): Side {
  const { places, kinds } = side.ring;
  const cuts = cutsIn(side.rows, kinds, places, reading ?? everything(places));
  return divided(side, cuts, alive, new NewGroups(side.groups, cuts.values, regrouping));
}

/** The same rows; undefined where some would have to go. */
export function keptSide(
  side: Side,
  alive: Alive | undefined,
  { bondOf, profileOf }: Regrouping,
): Side | undefined {
  const { groups, ring } = side;
  const every = fullSet(ring.places + 1);
  const [bonds, profiles] = [new Uint32Array(groups.length), new Uint32Array(groups.length)];
  for (let group = 0; group < groups.length; group++) {
    if (alive && alive[group] !== every) return undefined;
    const bond = bondOf(groups.bonds[group] as number, 0);
    if (bond === undefined) return undefined;
    bonds[group] = bond;
    profiles[group] = profileOf(groups.profiles[group] as number, 0);
  }
  return { ...side, groups: { ...groups, bonds, profiles } };
}

const everything = (places: number): Reading => {
  const cut = [{ places: fullSet(places + 1), value: 0 }];
  return { of: [], cut: () => cut };
};

/** To write to before it is known how many rows are left. New room each time would take longer than the rest. */
let room = roomFor(0);

function roomFor(length: number) {
  return {
    keys: new Uint32Array(length),
    blanks: new Uint16Array(length),
    hidden: new Uint16Array(length),
    groups: new Int32Array(length),
  };
}

function divided({ ring, rows, groups }: Side, cuts: Cuts, alive: Alive | undefined, fresh: NewGroups): Side {
  const { places } = ring;
  const most = partsIn(rows.length, cuts);
  if (room.keys.length < most) room = roomFor(most);
  const living = alive ?? new Uint16Array(groups.length).fill(fullSet(places + 1));
  const length =
    most === rows.length && fresh.hasTable
      ? sift(rows, cuts, living, fresh)
      : split(rows, cuts, living, fresh);
  const kept = {
    length,
    keys: room.keys.slice(0, length),
    blanks: room.blanks.slice(0, length),
    hidden: room.hidden.slice(0, length),
    groups: room.groups.slice(0, length),
  };
  const weights = weigh(kept.hidden, kept.groups, length, fresh.bonds.length, places);
  return {
    ring,
    rows: kept,
    groups: {
      length: fresh.bonds.length,
      bonds: Uint32Array.from(fresh.bonds),
      profiles: Uint32Array.from(fresh.profiles),
      ...weights,
    },
  };
}

/** At most so many rows are left: more than before only where a cut has several parts. */
function partsIn(length: number, { numbers, starts }: Cuts): number {
  if (starts.every((start, cut) => cut === 0 || start - (starts[cut - 1] ?? 0) <= 1)) return length;
  let parts = 0;
  for (let row = 0; row < length; row++) {
    const cut = numbers[row] as number;
    parts += (starts[cut + 1] as number) - (starts[cut] as number);
  }
  return Math.max(length + 1, parts);
}

/**
 * Where no cut has more than one part. Every row is written, and stays only where it is counted: where something is left
 * and the new group is not gone. To ask first takes longer, and so does to ask for the count: signs have no branches.
 */
function sift(
  { length, keys, blanks, hidden, groups }: SideRows,
  cuts: Cuts,
  living: Alive,
  fresh: NewGroups,
): number {
  const { numbers, starts } = cuts;
  const many = starts.length - 1;
  const parts = Uint16Array.from({ length: many }, (_, cut) => partAt(cuts, cut, cuts.places));
  const classes = Int32Array.from({ length: many }, (_, cut) => partAt(cuts, cut, cuts.classes));
  const { table, width } = fresh;
  const { keys: keptKeys, blanks: keptBlanks, hidden: keptHidden, groups: keptGroups } = room;
  let count = 0;
  for (let row = 0; row < length; row++) {
    const group = groups[row] as number;
    const cut = numbers[row] as number;
    const left = (hidden[row] as number) & (living[group] as number) & (parts[cut] as number);
    let next = table[Math.imul(group, width) + (classes[cut] as number)] as number;
    if (next === UNKNOWN && left !== 0) next = fresh.make(group, classes[cut] as number);
    keptKeys[count] = keys[row] as number;
    keptBlanks[count] = blanks[row] as number;
    keptHidden[count] = left;
    keptGroups[count] = next - FIRST;
    count += (-left >>> 31) & ((GONE - next) >>> 31);
  }
  return count;
}

/** Of the only part of a cut; nothing where it has none. */
const partAt = ({ starts }: Cuts, cut: number, list: readonly number[]): number =>
  starts[cut] === starts[cut + 1] ? 0 : (list[starts[cut] as number] as number);

/** Where some rows become several. */
function split(
  { length, keys, blanks, hidden, groups }: SideRows,
  cuts: Cuts,
  living: Alive,
  fresh: NewGroups,
): number {
  const { numbers } = cuts;
  const starts = Uint32Array.from(cuts.starts);
  const parts = Uint16Array.from(cuts.places);
  const classes = Uint32Array.from(cuts.classes);
  const kept = room;
  let count = 0;
  for (let row = 0; row < length; row++) {
    const group = groups[row] as number;
    const left = (hidden[row] as number) & (living[group] as number);
    const cut = numbers[row] as number;
    const end = starts[cut + 1] as number;
    for (let part = starts[cut] as number; part < end; part++) {
      const here = left & (parts[part] as number);
      if (here === 0) continue;
      const next = fresh.numberOf(group, classes[part] as number);
      if (next < FIRST) continue;
      kept.keys[count] = keys[row] as number;
      kept.blanks[count] = blanks[row] as number;
      kept.hidden[count] = here;
      kept.groups[count] = next - FIRST;
      count++;
    }
  }
  return count;
}

const UNKNOWN = 0;
const GONE = 1;
/** From here on: the number of a new group, and this. */
const FIRST = 2;
const LARGEST_TABLE = 2 ** 22;

/** Numbers the groups that come of old ones, as they are met. */
class NewGroups {
  readonly bonds: number[] = [];
  readonly profiles: number[] = [];
  readonly width: number;
  /** By group, then by class; without any where it would be too large. */
  readonly table: Int32Array;
  readonly #map = new Map<number, number>();
  readonly #groups: Groups;
  readonly #values: readonly number[];
  readonly #regrouping: Regrouping;

  constructor(groups: Groups, values: readonly number[], regrouping: Regrouping) {
    this.#groups = groups;
    this.#values = values;
    this.#regrouping = regrouping;
    this.width = values.length;
    const size = groups.length * values.length;
    this.table = new Int32Array(size <= LARGEST_TABLE ? size : 0);
  }

  get hasTable(): boolean {
    return this.table.length > 0 || this.width === 0;
  }

  numberOf(group: number, of: number): number {
    const place = group * this.width + of;
    return (this.table.length > 0 ? this.table[place] : this.#map.get(place)) || this.make(group, of);
  }

  make(group: number, of: number): number {
    const place = group * this.width + of;
    const value = this.#values[of] as number;
    const bond = this.#regrouping.bondOf(this.#groups.bonds[group] as number, value);
    let made = GONE;
    if (bond !== undefined) {
      this.profiles.push(this.#regrouping.profileOf(this.#groups.profiles[group] as number, value));
      made = this.bonds.push(bond) - 1 + FIRST;
    }
    if (this.table.length > 0) this.table[place] = made;
    else this.#map.set(place, made);
    return made;
  }
}
