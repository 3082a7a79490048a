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
  readonly groups: Uint32Array;
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
  const groups = new Uint32Array(rows.length);
  const weights = weigh(rows.hidden, groups, rows.length, 1, places);
  return {
    ring: { places, kinds },
    rows: { ...rows, groups },
    groups: { length: 1, bonds: new Uint32Array(1), profiles: new Uint32Array(1), ...weights },
  };
}

function weigh(hidden: Uint16Array, groups: Uint32Array, length: number, many: number, places: number) {
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
    groups: new Uint32Array(length),
  };
}

function divided(side: Side, cuts: Cuts, alive: Alive | undefined, fresh: NewGroups): Side {
  const { places } = side.ring;
  const { keys, blanks, hidden, groups, length } = side.rows;
  const { numbers } = cuts;
  const starts = Uint32Array.from(cuts.starts);
  const partPlaces = Uint16Array.from(cuts.places);
  const classes = Uint32Array.from(cuts.classes);
  const most = partsIn(length, numbers, starts);
  if (room.keys.length < most) room = roomFor(most);
  const kept = room;
  const living = alive ?? new Uint16Array(side.groups.length).fill(fullSet(places + 1));
  let count = 0;
  for (let row = 0; row < length; row++) {
    const group = groups[row] as number;
    const left = (hidden[row] as number) & (living[group] as number);
    const cut = numbers[row] as number;
    const end = starts[cut + 1] as number;
    for (let part = starts[cut] as number; part < end; part++) {
      const here = left & (partPlaces[part] as number);
      if (here === 0) continue;
      const next = fresh.numberOf(group, classes[part] as number);
      if (next < 0) continue;
      kept.keys[count] = keys[row] as number;
      kept.blanks[count] = blanks[row] as number;
      kept.hidden[count] = here;
      kept.groups[count] = next;
      count++;
    }
  }
  const rows = {
    length: count,
    keys: kept.keys.slice(0, count),
    blanks: kept.blanks.slice(0, count),
    hidden: kept.hidden.slice(0, count),
    groups: kept.groups.slice(0, count),
  };
  const weights = weigh(rows.hidden, rows.groups, count, fresh.bonds.length, places);
  return {
    ring: side.ring,
    rows,
    groups: {
      length: fresh.bonds.length,
      bonds: Uint32Array.from(fresh.bonds),
      profiles: Uint32Array.from(fresh.profiles),
      ...weights,
    },
  };
}

/** At most so many rows are left. */
function partsIn(length: number, numbers: Uint32Array, starts: Uint32Array): number {
  let longest = 0;
  for (let cut = 1; cut < starts.length; cut++)
    longest = Math.max(longest, (starts[cut] as number) - (starts[cut - 1] as number));
  if (longest <= 1) return length;
  let parts = 0;
  for (let row = 0; row < length; row++) {
    const cut = numbers[row] as number;
    parts += (starts[cut + 1] as number) - (starts[cut] as number);
  }
  return parts;
}

const UNKNOWN = 0;
const GONE = 1;
const FIRST = 2;
const LARGEST_TABLE = 2 ** 22;

/** Numbers the groups that come of old ones, as they are met. */
class NewGroups {
  readonly bonds: number[] = [];
  readonly profiles: number[] = [];
  readonly #groups: Groups;
  readonly #values: readonly number[];
  readonly #regrouping: Regrouping;
  /** By group, then by class; a table where it is not too large. */
  readonly #table: Uint32Array | undefined;
  readonly #map = new Map<number, number>();

  constructor(groups: Groups, values: readonly number[], regrouping: Regrouping) {
    this.#groups = groups;
    this.#values = values;
    this.#regrouping = regrouping;
    const size = groups.length * values.length;
    this.#table = size <= LARGEST_TABLE ? new Uint32Array(size) : undefined;
  }

  /** Less than 0 where the other ring has nothing for it. */
  numberOf(group: number, of: number): number {
    const place = group * this.#values.length + of;
    let found = this.#table ? (this.#table[place] as number) : (this.#map.get(place) ?? UNKNOWN);
    if (found === UNKNOWN) {
      found = this.#make(group, of);
      if (this.#table) this.#table[place] = found;
      else this.#map.set(place, found);
    }
    return found - FIRST;
  }

  #make(group: number, of: number): number {
    const value = this.#values[of] as number;
    const bond = this.#regrouping.bondOf(this.#groups.bonds[group] as number, value);
    if (bond === undefined) return GONE;
    this.profiles.push(this.#regrouping.profileOf(this.#groups.profiles[group] as number, value));
    return this.bonds.push(bond) - 1 + FIRST;
  }
}
