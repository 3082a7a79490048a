import { around, beside, fullSet, popcount, rotated } from '../../solver/bits.ts';
import { type Board, QUADRANTS } from './board.ts';
import {
  type Mode,
  ORBITS,
  type Orbit,
  type Quadrant,
  RELATIONS,
  type Relation,
  SURVEYED,
  type Surveyed,
  type Title,
  type TopicRule,
} from './types.ts';

/** Where all of one thing are: in each orbit, a set of places. Junk is truly junk. [Q2] */
export type InOrbits = Readonly<Record<Orbit, number>>;

export const NOWHERE: InOrbits = { inner: 0, outer: 0 };

/** N of the families that have one, from and to. [Q3] */
const RANGES: Readonly<Record<Mode, { readonly [family in 'band' | 'within']: readonly [number, number] }>> =
  {
    basic: { band: [2, 6], within: [2, 3] },
    expert: { band: [2, 10], within: [2, 5] },
  };

const numbers = ([first, last]: readonly [number, number], step = 1): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Every rule a topic could have, true or not, useful or not. What follows from a code hangs on this order. */
export function* topicRules(board: Board): Generator<TopicRule> {
  for (const of of SURVEYED) yield* rulesOfPlaces(of, board);
  for (const of of SURVEYED) for (const to of SURVEYED) if (of !== to) yield* rulesOfTwo(of, to, board);
  for (const of of SURVEYED) yield* rulesOfNumber(of, board);
}

/** Of topics A and B. */
function* rulesOfPlaces(of: Surveyed, board: Board): Generator<TopicRule> {
  if (isInEither(of)) for (const orbit of ORBITS) yield { type: 'all-in-orbit', of, orbit };
  if (!isOne(of, board)) {
    for (const n of numbers(RANGES[board.mode].band)) yield { type: 'band', of, n };
    for (const by of ['next', 'across'] as const) {
      yield { type: 'some-alike', of, by };
      yield { type: 'none-alike', of, by };
    }
  }
  for (const quadrant of QUADRANTS) yield { type: 'none-in-quadrant', of, quadrant };
  if (isInEither(of)) for (const orbit of ORBITS) yield { type: 'more-in-orbit', of, orbit };
}

/**
 * Of topics C and D. What is the same the other way round is there once, as is what is the same of some and of every. Of
 * meteor showers nothing that only their absence could make true.
 */
function* rulesOfTwo(of: Surveyed, to: Surveyed, board: Board): Generator<TopicRule> {
  const first = SURVEYED.indexOf(of) < SURVEYED.indexOf(to);
  const every = !isOne(of, board) && (of !== 'meteor' || isInEither(to));
  for (const by of RELATIONS) {
    if (by === 'stacked' && !(isStackable(of) && isStackable(to))) continue;
    if (first) yield { type: 'some', of, to, by };
    if (first) yield { type: 'none', of, to, by };
    if (every) yield { type: 'every', of, to, by };
  }
  for (const n of numbers(RANGES[board.mode].within)) {
    if (first) yield { type: 'some-within', of, to, n };
    if (first) yield { type: 'none-within', of, to, n };
    if (every) yield { type: 'every-within', of, to, n };
  }
}

const isOne = (
  thing: Surveyed,
  {
    numbers: {
      [thing]: { most },
    },
  }: Board,
): boolean => most === 1;

/** Meteor showers are stacked with each other; where junk lies is as good as where everything else does not. */
const isStackable = (thing: Surveyed): boolean => thing !== 'meteor' && thing !== 'junk';

/** As many here and there as it happens: neither bound to one orbit nor in stacked pairs. */
const isInEither = (thing: Surveyed): boolean => thing === 'comm' || thing === 'nav' || thing === 'junk';

/** Of topics E and F. */
function* rulesOfNumber(of: Surveyed, board: Board): Generator<TopicRule> {
  const { least, most } = board.numbers[of];
  if (least === most) return;
  const inPairs = of === 'meteor' || of === 'nav';
  for (const n of numbers([least, most], inPairs ? 2 : 1)) yield { type: 'count', of, n };
}

/** [Q5] */
export const titleOfRule = (rule: TopicRule): Title => {
  if (!('to' in rule)) return [rule.of];
  const { of, to } = rule;
  return SURVEYED.indexOf(of) < SURVEYED.indexOf(to) ? [of, to] : [to, of];
};

/** The one or two things of a rule, in its own order. */
export const thingsIn = (rule: TopicRule): readonly [Surveyed, Surveyed] => [
  rule.of,
  'to' in rule ? rule.to : rule.of,
];

/** A rule that says something of each orbit. */
export type OrbitRule = Exclude<TopicRule, { type: 'count' | 'more-in-orbit' }>;

/**
 * How a rule is made of what it says of each orbit: it must hold in each, in at least one of both, or it compares or
 * adds up the numbers in both, or holds what is in one orbit against the other, stacked.
 */
export type Reach = 'each' | 'either' | 'numbers' | 'stacked';

export function reachOf(rule: TopicRule): Reach {
  if ('by' in rule && rule.by === 'stacked') return 'stacked';
  switch (rule.type) {
    case 'some-alike':
    case 'some':
    case 'some-within':
      return 'either';
    case 'count':
    case 'more-in-orbit':
      return 'numbers';
    default:
      return 'each';
  }
}

/** Whether a rule is true where these are the places of its one or two things. */
export function topicHolds(rule: TopicRule, of: InOrbits, to: InOrbits, board: Board): boolean {
  switch (rule.type) {
    case 'count':
      return popcount(of.inner) + popcount(of.outer) === rule.n;
    case 'more-in-orbit':
      return popcount(of[rule.orbit]) > popcount(of[otherOrbit(rule.orbit)]);
    case 'some-alike':
    case 'some-within':
    case 'some':
      return ORBITS.some(orbit => holdsInOrbit(rule, orbit, of, to, board));
    default:
      return ORBITS.every(orbit => holdsInOrbit(rule, orbit, of, to, board));
  }
}

/** What a rule says of what is in this orbit. Of the other orbit only a rule about stacked things looks at anything. */
export function holdsInOrbit(
  rule: OrbitRule,
  orbit: Orbit,
  ofThings: InOrbits,
  toThings: InOrbits,
  { perOrbit }: Board,
): boolean {
  const of = ofThings[orbit];
  switch (rule.type) {
    case 'all-in-orbit':
      return orbit === rule.orbit || of === 0;
    case 'band':
      return fitsBand(of, rule.n, perOrbit);
    case 'some-alike':
      return (of & related(of, rule.by, perOrbit)) !== 0;
    case 'none-alike':
      return (of & related(of, rule.by, perOrbit)) === 0;
    case 'none-in-quadrant':
      return (of & placesOfQuadrant(rule.quadrant, perOrbit)) === 0;
    case 'some':
    case 'none':
    case 'every': {
      const to = toThings[rule.by === 'stacked' ? otherOrbit(orbit) : orbit];
      return compared(rule.type, of, related(to, rule.by, perOrbit));
    }
    case 'some-within':
      return compared('some', of, around(toThings[orbit], rule.n, perOrbit));
    case 'none-within':
      return compared('none', of, around(toThings[orbit], rule.n, perOrbit));
    case 'every-within':
      return compared('every', of, around(toThings[orbit], rule.n, perOrbit));
  }
}

export const otherOrbit = (orbit: Orbit): Orbit => (orbit === 'inner' ? 'outer' : 'inner');

/** The places that are so related to a member; stacked as it was at the start. [B4] */
export function related(set: number, by: Relation, perOrbit: number): number {
  switch (by) {
    case 'next':
      return beside(set, perOrbit);
    case 'across':
      return rotated(set, perOrbit / 2, perOrbit);
    case 'stacked':
      return set;
  }
}

/** In either orbit, as it was at the start. [B3] */
export const placesOfQuadrant = (quadrant: Quadrant, perOrbit: number): number =>
  fullSet(perOrbit / 4) << ((quadrant - 1) * (perOrbit / 4));

function compared(quantity: 'some' | 'none' | 'every', of: number, near: number): boolean {
  switch (quantity) {
    case 'some':
      return (of & near) !== 0;
    case 'none':
      return (of & near) === 0;
    case 'every':
      return (of & ~near) === 0;
  }
}

function fitsBand(set: number, width: number, perOrbit: number): boolean {
  for (let by = 0; by < perOrbit; by++) if ((rotated(set, by, perOrbit) & ~fullSet(width)) === 0) return true;
  return false;
}
