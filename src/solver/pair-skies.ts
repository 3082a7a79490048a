import { at } from '../core/contract.ts';
import type { Rng } from '../core/rng.ts';
import { fullSet } from './bits.ts';
import { forPairs, inOrderOf } from './join.ts';
import type { PairKnowledge } from './pair-knowledge.ts';
import { type Side, sizesOfSets } from './sides.ts';

/** One sky: the key of the row of each ring, and where the hidden thing is. */
export interface PairSky {
  readonly keys: readonly [number, number];
  readonly ring: 0 | 1;
  readonly place: number;
}

/** Every sky that is left, one after another. */
export function* eachSky({ sides, agreement }: PairKnowledge): Generator<PairSky> {
  const [ones, others] = sides;
  const rows = sides.map(({ rows }) => inOrderOf(rows.groups, rows.length));
  const pairs: [number, number][] = [];
  forPairs(ones.groups, others.groups, agreement, (one, other) => pairs.push([one, other]));
  const members = (ring: number, group: number): Uint32Array => {
    const { starts, order } = at(rows, ring);
    return order.subarray(starts[group], starts[group + 1]);
  };
  for (const [group, partner] of pairs)
    for (const one of members(0, group))
      for (const other of members(1, partner)) {
        const keys = [ones.rows.keys[one] ?? 0, others.rows.keys[other] ?? 0] as const;
        const [first = 0, second = 0] = [ones.rows.hidden[one], others.rows.hidden[other]];
        if (second >>> others.ring.places)
          for (const place of placesIn(ones, first)) yield { keys, ring: 0, place };
        if (first >>> ones.ring.places)
          for (const place of placesIn(others, second)) yield { keys, ring: 1, place };
      }
}

function* placesIn({ ring }: Side, hidden: number): Generator<number> {
  for (let left = hidden & fullSet(ring.places); left !== 0; left &= left - 1)
    yield 31 - Math.clz32(left & -left);
}

/** Draws skies, each equally likely. What follows from a code may hang on the order of rows and groups. */
export class PairDraw {
  readonly #known: PairKnowledge;
  /** By group of the first ring: how many skies it and those before it have. */
  readonly #upTo: Float64Array;
  readonly #rows: readonly [ReturnType<typeof inOrderOf>, ReturnType<typeof inOrderOf>];
  readonly #partners: ReturnType<typeof inOrderOf>;

  constructor(known: PairKnowledge) {
    const [ones, others] = known.sides;
    const { here, elsewhere } = known.joined.partners[0];
    let skies = 0;
    this.#known = known;
    this.#upTo = Float64Array.from(here, (ways, group) => {
      skies +=
        ways * (ones.groups.here[group] as number) +
        (elsewhere[group] as number) * (ones.groups.elsewhere[group] as number);
      return skies;
    });
    this.#rows = [
      inOrderOf(ones.rows.groups, ones.rows.length),
      inOrderOf(others.rows.groups, others.rows.length),
    ];
    this.#partners = inOrderOf(others.groups.bonds, others.groups.length);
  }

  next(rng: Rng): PairSky {
    const { sides, joined } = this.#known;
    const [ones, others] = sides;
    let left = rng.int(joined.skies);
    const group = firstAbove(this.#upTo, left);
    left -= group === 0 ? 0 : (this.#upTo[group - 1] as number);
    const ways = joined.partners[0].here[group] as number;
    const here = ways * (ones.groups.here[group] as number);
    const ring = left < here ? 0 : 1;
    // What is left says which row and place of the first ring, and which of their partners.
    if (ring === 1) left -= here;
    const partners = ring === 0 ? ways : (joined.partners[0].elsewhere[group] as number);
    const one = this.#rowIn(0, group, Math.floor(left / partners), ring === 0);
    const partner = this.#partnerOf(group, left % partners, ring === 1);
    const other = this.#rowIn(1, partner.group, partner.left, ring === 1);
    return {
      keys: [ones.rows.keys[one.row] as number, others.rows.keys[other.row] as number],
      ring,
      place: ring === 0 ? one.place : other.place,
    };
  }

  #partnerOf(
    group: number,
    number: number,
    here: boolean,
  ): { readonly group: number; readonly left: number } {
    const { sides, agreement } = this.#known;
    const [ones, others] = sides;
    const bond = ones.groups.bonds[group] as number;
    const profile = ones.groups.profiles[group] as number;
    const { starts, order } = this.#partners;
    let left = number;
    for (let place = starts[bond] as number; ; place++) {
      const other = order[place] as number;
      if (!agreement.agree(profile, others.groups.profiles[other] as number)) continue;
      const ways = here ? (others.groups.here[other] as number) : (others.groups.elsewhere[other] as number);
      if (left < ways) return { group: other, left };
      left -= ways;
    }
  }

  /** The row of this number in a group, counted once for each place of the hidden thing, or once where it is not. */
  #rowIn(
    ring: 0 | 1,
    group: number,
    number: number,
    here: boolean,
  ): { readonly row: number; readonly place: number } {
    const {
      ring: { places },
      rows,
    } = this.#known.sides[ring];
    const { starts, order } = this.#rows[ring];
    const sizes = sizesOfSets(places);
    let left = number;
    for (let place = starts[group] as number; ; place++) {
      const row = order[place] as number;
      let hidden = rows.hidden[row] as number;
      const ways = here ? (sizes[hidden & fullSet(places)] as number) : hidden >>> places;
      if (left < ways) {
        for (; left > 0; left--) hidden &= hidden - 1;
        return { row, place: here ? 31 - Math.clz32(hidden & -hidden) : places };
      }
      left -= ways;
    }
  }
}

function firstAbove(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
