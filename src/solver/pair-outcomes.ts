import { fullSet } from './bits.ts';
import { forPairs } from './join.ts';
import type { PairKnowledge } from './pair-knowledge.ts';
import { cutsIn, type Reading } from './readings.ts';
import { type Side, sizesOfSets } from './sides.ts';

/** What can be asked about a sky of two rings: what is looked at in each, and the answer that follows from both. */
export interface PairQuestion {
  readonly readings: readonly [Reading | undefined, Reading | undefined];
  /** By both values; 0 stands for the value of a ring that is not looked at. */
  readonly answer: (one: number, other: number) => number;
}

/** Both at once. Answers are numbers from 0 up to `values`, and so are values; those of the first come first. */
export function bothAsked(first: PairQuestion, second: PairQuestion, values: number): PairQuestion {
  const one = (both: number): number => Math.floor(both / values);
  const other = (both: number): number => both % values;
  return {
    readings: [
      bothRead(first.readings[0], second.readings[0], values),
      bothRead(first.readings[1], second.readings[1], values),
    ],
    answer: (here, there) =>
      first.answer(one(here), one(there)) * values + second.answer(other(here), other(there)),
  };
}

function bothRead(
  first: Reading | undefined,
  second: Reading | undefined,
  values: number,
): Reading | undefined {
  // Whatever is not looked at has the value 0.
  if (!first) return second;
  const many = first.of.length;
  return {
    of: second ? [...first.of, ...second.of] : first.of,
    cut: sets => {
      const ones = first.cut(sets.slice(0, many));
      const others = second ? second.cut(sets.slice(many)) : [{ places: ~0, value: 0 }];
      return ones.flatMap(({ places, value }) =>
        others
          .map(other => ({ places: places & other.places, value: value * values + other.value }))
          .filter(part => part.places !== 0),
      );
    },
  };
}

/** By answer: how many of the skies lead to it. Places that no part of a cut has lead to none. */
export function outcomesOf(
  known: PairKnowledge,
  { readings, answer }: PairQuestion,
): ReadonlyMap<number, number> {
  const [ones, others] = known.sides.map((side, ring) => weighed(side, readings[ring as 0 | 1])) as [
    Weighed,
    Weighed,
  ];
  const outcomes = new Map<number, number>();
  const add = (one: number, other: number, skies: number): void => {
    if (skies === 0) return;
    const value = answer(one, other);
    outcomes.set(value, (outcomes.get(value) ?? 0) + skies);
  };
  if (!readings[1])
    for (const [of, skies] of alone(ones, known, 0).entries()) add(ones.values[of] as number, 0, skies);
  else if (!readings[0])
    for (const [of, skies] of alone(others, known, 1).entries()) add(0, others.values[of] as number, skies);
  else {
    const skies = together(known, ones, others);
    const width = others.values.length;
    for (const [place, count] of skies.entries())
      add(ones.values[Math.floor(place / width)] as number, others.values[place % width] as number, count);
  }
  return outcomes;
}

/** A side by group, then by class of value. */
interface Weighed {
  readonly values: readonly number[];
  readonly here: Float64Array;
  readonly elsewhere: Float64Array;
}

function weighed({ ring, rows, groups }: Side, reading: Reading | undefined): Weighed {
  if (!reading) return { values: [0], here: groups.here, elsewhere: groups.elsewhere };
  const { places } = ring;
  const { numbers, starts, places: parts, classes, values } = cutsIn(rows, ring.kinds, places, reading);
  const width = values.length;
  const here = new Float64Array(groups.length * width);
  const elsewhere = new Float64Array(groups.length * width);
  const sizes = sizesOfSets(places);
  const all = fullSet(places);
  for (let row = 0; row < rows.length; row++) {
    const cut = numbers[row] as number;
    const end = starts[cut + 1] as number;
    const base = (rows.groups[row] as number) * width;
    for (let part = starts[cut] as number; part < end; part++) {
      const left = (rows.hidden[row] as number) & (parts[part] as number);
      const place = base + (classes[part] as number);
      here[place] = (here[place] as number) + (sizes[left & all] as number);
      elsewhere[place] = (elsewhere[place] as number) + (left >>> places);
    }
  }
  return { values, here, elsewhere };
}

/** By class, where only this ring is looked at. */
function alone({ values, here, elsewhere }: Weighed, { joined }: PairKnowledge, ring: 0 | 1): Float64Array {
  const partners = joined.partners[ring];
  const skies = new Float64Array(values.length);
  for (let place = 0; place < here.length; place++) {
    const group = Math.floor(place / values.length);
    const of = place % values.length;
    skies[of] =
      (skies[of] as number) +
      (here[place] as number) * (partners.here[group] as number) +
      (elsewhere[place] as number) * (partners.elsewhere[group] as number);
  }
  return skies;
}

/** By class of the first ring, then by class of the second. */
function together({ sides, agreement }: PairKnowledge, ones: Weighed, others: Weighed): Float64Array {
  const [height, width] = [ones.values.length, others.values.length];
  const skies = new Float64Array(height * width);
  // Of all partners of one group, by their class.
  const here = new Float64Array(width);
  const elsewhere = new Float64Array(width);
  let group = 0;
  const tell = (): void => {
    for (let of = 0; of < height; of++) {
      const inside = ones.here[group * height + of] as number;
      const outside = ones.elsewhere[group * height + of] as number;
      if (inside === 0 && outside === 0) continue;
      for (let other = 0; other < width; other++) {
        const place = of * width + other;
        skies[place] =
          (skies[place] as number) +
          inside * (elsewhere[other] as number) +
          outside * (here[other] as number);
      }
    }
    here.fill(0);
    elsewhere.fill(0);
  };
  forPairs(sides[0].groups, sides[1].groups, agreement, (one, partner) => {
    if (one !== group) {
      tell();
      group = one;
    }
    for (let other = 0; other < width; other++) {
      here[other] = (here[other] as number) + (others.here[partner * width + other] as number);
      elsewhere[other] = (elsewhere[other] as number) + (others.elsewhere[partner * width + other] as number);
    }
  });
  tell();
  return skies;
}
