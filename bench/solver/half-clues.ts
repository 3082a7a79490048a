import { type Board, orbitOf, placeOf, sectorsOfQuadrant } from '../../src/games/uaps/board.ts';
import type { Clue } from '../../src/games/uaps/clues.ts';
import {
  CONTENTS,
  type Content,
  type Orbit,
  type ReportRule,
  type Sector,
  type Sight,
  type TopicRule,
} from '../../src/games/uaps/types.ts';

/** What a clue says of one half board: nothing, that it is out, or a number that goes into its key. */
export type HalfTest = (cells: Uint8Array, from: number) => number;
export const OUT = -1;

export interface PlainClue {
  readonly tests: Readonly<Record<Orbit, HalfTest | undefined>>;
  /** Whether two numbers go together; where it is not there, nothing goes into keys. */
  readonly agree?: (inner: number, outer: number) => boolean;
}

export const code = (content: Content): number => CONTENTS.indexOf(content);
const UAP = code('uap');

/** Facts, surveys, targets, photos, and rules that do not stack: what the bench asks. */
export function plainClue(clue: Clue, board: Board): PlainClue {
  switch (clue.type) {
    case 'is':
    case 'target':
      return counting(clue.sight, [clue.sector], 1, board);
    case 'is-not':
      return counting(clue.sight, [clue.sector], 0, board);
    case 'survey':
      return counting(clue.of, clue.sectors, clue.count, board);
    case 'topic':
      return ofTopic(clue.rule, board);
    case 'report':
      return ofReport(clue.rule, board);
    default:
      throw new Error(`the bench asks for no ${clue.type}`);
  }
}

/** The UAP appears as junk. */
const appearsAs = (sight: Sight): readonly [number, number] => [
  code(sight),
  sight === 'junk' ? UAP : code(sight),
];

function counting(sight: Sight, sectors: readonly Sector[], count: number, board: Board): PlainClue {
  const [wanted, other] = appearsAs(sight);
  const placesIn = (orbit: Orbit): readonly number[] =>
    sectors.filter(sector => orbitOf(sector, board) === orbit).map(sector => placeOf(sector, board));
  const many =
    (places: readonly number[]) =>
    (cells: Uint8Array, from: number): number => {
      let found = 0;
      for (const place of places) {
        const cell = cells[from + place];
        if (cell === wanted || cell === other) found++;
      }
      return found;
    };
  const [inner, outer] = [placesIn('inner'), placesIn('outer')];
  if (inner.length > 0 && outer.length > 0)
    return { tests: { inner: many(inner), outer: many(outer) }, agree: (one, two) => one + two === count };
  const only = (places: readonly number[]): HalfTest => {
    const found = many(places);
    return (cells, from) => (found(cells, from) === count ? 0 : OUT);
  };
  return {
    tests: {
      inner: inner.length > 0 ? only(inner) : undefined,
      outer: outer.length > 0 ? only(outer) : undefined,
    },
  };
}

function ofTopic(rule: TopicRule, board: Board): PlainClue {
  const { perOrbit } = board;
  const of = code(rule.of);
  const count: HalfTest = (cells, from) => {
    let found = 0;
    for (let place = 0; place < perOrbit; place++) if (cells[from + place] === of) found++;
    return found;
  };
  if (rule.type === 'count')
    return { tests: { inner: count, outer: count }, agree: (one, two) => one + two === rule.n };
  if (rule.type === 'more-in-orbit') {
    const sign = rule.orbit === 'inner' ? 1 : -1;
    return { tests: { inner: count, outer: count }, agree: (one, two) => sign * (one - two) > 0 };
  }
  const some = (near: readonly number[], to: number): HalfTest => {
    return (cells, from) => {
      for (let place = 0; place < perOrbit; place++)
        if (cells[from + place] === of && hasNear(cells, from, place, near, to, perOrbit)) return 1;
      return 0;
    };
  };
  const every = (near: readonly number[], to: number): HalfTest => {
    return (cells, from) => {
      for (let place = 0; place < perOrbit; place++)
        if (cells[from + place] === of && !hasNear(cells, from, place, near, to, perOrbit)) return OUT;
      return 0;
    };
  };
  const none =
    (test: HalfTest): HalfTest =>
    (cells, from) =>
      test(cells, from) === 0 ? 0 : OUT;
  const inBoth = (test: HalfTest): PlainClue => ({ tests: { inner: test, outer: test } });
  const inEither = (test: HalfTest): PlainClue => ({
    tests: { inner: test, outer: test },
    agree: (one, two) => one + two > 0,
  });
  switch (rule.type) {
    case 'all-in-orbit':
      return {
        tests: {
          inner: undefined,
          outer: undefined,
          [rule.orbit === 'inner' ? 'outer' : 'inner']: none(count),
        },
      };
    case 'band':
      return inBoth((cells, from) => {
        for (let start = 0; start < perOrbit; start++) {
          let outside = 0;
          for (let step = rule.n; step < perOrbit; step++)
            if (cells[from + ((start + step) % perOrbit)] === of) outside++;
          if (outside === 0) return 0;
        }
        return OUT;
      });
    case 'some-alike':
      return inEither(some(stepsOf(rule.by, perOrbit), of));
    case 'none-alike':
      return inBoth(none(some(stepsOf(rule.by, perOrbit), of)));
    case 'none-in-quadrant': {
      const places = sectorsOfQuadrant(rule.quadrant, 0, board).map(sector => placeOf(sector, board));
      return inBoth((cells, from) => (places.some(place => cells[from + place] === of) ? OUT : 0));
    }
    case 'some':
      return inEither(some(stepsOf(rule.by, perOrbit), code(rule.to)));
    case 'none':
      return inBoth(none(some(stepsOf(rule.by, perOrbit), code(rule.to))));
    case 'every':
      return inBoth(every(stepsOf(rule.by, perOrbit), code(rule.to)));
    case 'some-within':
      return inEither(some(stepsTo(rule.n), code(rule.to)));
    case 'none-within':
      return inBoth(none(some(stepsTo(rule.n), code(rule.to))));
    case 'every-within':
      return inBoth(every(stepsTo(rule.n), code(rule.to)));
  }
}

function ofReport(rule: ReportRule, board: Board): PlainClue {
  const { perOrbit } = board;
  const test = (bars: (cells: Uint8Array, from: number, place: number) => boolean): HalfTest => {
    return (cells, from) => {
      for (let place = 0; place < perOrbit; place++)
        if (cells[from + place] === UAP && bars(cells, from, place)) return OUT;
      return 0;
    };
  };
  const inBoth = (one: HalfTest): PlainClue => ({ tests: { inner: one, outer: one } });
  const in1 = (orbit: Orbit, one: HalfTest): PlainClue => ({
    tests: { inner: undefined, outer: undefined, [orbit]: one },
  });
  switch (rule.type) {
    case 'not-within':
      return inBoth(
        test((cells, from, place) => hasNear(cells, from, place, stepsTo(rule.n), code(rule.to), perOrbit)),
      );
    case 'not-by': {
      const steps = stepsOf(rule.by, perOrbit);
      return inBoth(
        test((cells, from, place) => hasNear(cells, from, place, steps, code(rule.to), perOrbit)),
      );
    }
    case 'not-in-orbit':
      return in1(
        rule.orbit,
        test(() => true),
      );
    case 'not-in-sectors':
      return inBoth(test((_, __, place) => (place % 2 === 0) === (rule.parity === 'odd')));
    case 'not-in-quadrant': {
      const places = sectorsOfQuadrant(rule.quadrant, 0, board).map(sector => placeOf(sector, board));
      return inBoth(test((_, __, place) => places.includes(place)));
    }
  }
}

const stepsTo = (n: number): readonly number[] =>
  Array.from({ length: n }, (_, step) => [step + 1, -step - 1]).flat();

function stepsOf(by: 'next' | 'across' | 'stacked', perOrbit: number): readonly number[] {
  if (by === 'stacked') throw new Error('the bench asks for nothing stacked');
  return by === 'next' ? stepsTo(1) : [perOrbit / 2];
}

function hasNear(
  cells: Uint8Array,
  from: number,
  place: number,
  steps: readonly number[],
  to: number,
  perOrbit: number,
): boolean {
  for (const step of steps) if (cells[from + ((place + step + perOrbit) % perOrbit)] === to) return true;
  return false;
}
