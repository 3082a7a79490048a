import { fullSet, popcount } from '../../solver/bits.ts';
import type { PairClue } from '../../solver/pair-knowledge.ts';
import type { PairQuestion } from '../../solver/pair-outcomes.ts';
import type { Cut, Reading } from '../../solver/readings.ts';
import { elsewhereBit } from '../../solver/rings.ts';
import { type Board, onFrom, orbitOf, placeOf, stackedWith } from './board.ts';
import { namedIn, placesUnder } from './reports.ts';
import { kindIn, placesForUap } from './skies.ts';
import { holdsInOrbit, type InOrbits, otherOrbit, reachOf, thingsIn, topicHolds } from './topics.ts';
import {
  type Guess,
  ORBITS,
  type Orbit,
  type ReportRule,
  type Sector,
  SIGHTS,
  type Sight,
  type Subject,
  type Surveyed,
  type TopicRule,
} from './types.ts';

/** Whatever says something about a sky. */
export type Clue =
  | { readonly type: 'luna'; readonly sector: Sector }
  | { readonly type: 'is'; readonly sector: Sector; readonly sight: Subject }
  /** It does not appear so. */
  | { readonly type: 'is-not'; readonly sector: Sector; readonly sight: Surveyed }
  | {
      readonly type: 'survey';
      readonly of: Surveyed;
      readonly sectors: readonly Sector[];
      readonly count: number;
    }
  | { readonly type: 'target'; readonly sector: Sector; readonly sight: Sight }
  | { readonly type: 'topic'; readonly rule: TopicRule }
  | { readonly type: 'report'; readonly rule: ReportRule }
  /** All reports were heard, and leave one sector to whoever knows how every sector appears. [Q8] */
  | { readonly type: 'one-place'; readonly rules: readonly ReportRule[] }
  /** A find that failed when the Earth had turned so often. */
  | { readonly type: 'not-there'; readonly guess: Guess; readonly turns: number };

/** As the solver applies it, where Luna is in this sector. */
export function pairClueOf(clue: Clue, board: Board, luna: Sector): PairClue {
  const orbits = new Orbits(board, luna);
  switch (clue.type) {
    case 'luna':
      return clue.sector === luna ? NOTHING_NEW : IMPOSSIBLE;
    case 'is':
    case 'target':
      return ofSurvey(orbits, clue.sight, [clue.sector], 1);
    case 'is-not':
      return ofSurvey(orbits, clue.sight, [clue.sector], 0);
    case 'survey':
      return ofSurvey(orbits, clue.of, clue.sectors, clue.count);
    case 'topic':
      return ofTopic(orbits, clue.rule);
    case 'report':
      return ofReport(orbits, clue.rule);
    case 'one-place':
      return ofOnePlace(orbits, clue.rules);
    case 'not-there':
      return ofGuess(orbits, clue.guess, clue.turns);
  }
}

/** How many of these sectors appear so. */
export function surveyQuestion(
  of: Surveyed,
  sectors: readonly Sector[],
  board: Board,
  luna: Sector,
): PairQuestion {
  const orbits = new Orbits(board, luna);
  const among = amongOf(sectors, board);
  return {
    readings: inEach(orbit =>
      among[orbit] === 0 || !orbits.has(orbit, of)
        ? undefined
        : orbits.seeing(orbit, [of], ([set = 0]) => [
            { places: orbits.every, value: popcount(set & among[orbit]) },
          ]),
    ),
    answer: (one, other) => one + other,
  };
}

/**
 * For the UAP in this sector: what is beside it and stacked with it when the Earth has turned so often, each as a number
 * of SIGHTS in an answer of base SIGHTS.length. Skies with the UAP elsewhere have no answer.
 */
export function findQuestion(sector: Sector, turns: number, board: Board, luna: Sector): PairQuestion {
  const orbits = new Orbits(board, luna);
  const here = orbitOf(sector, board);
  const bit = (one: Sector): number => 1 << placeOf(one, board);
  const around = [bit(onFrom(sector, -1, board)), bit(onFrom(sector, 1, board))];
  const across = bit(stackedWith(sector, turns, board));
  const sightAt = (sets: readonly number[], place: number): number =>
    sets.findIndex(set => (set & place) !== 0);
  const base = SIGHTS.length;
  return {
    readings: inEach(orbit =>
      orbits.seeing(orbit, SIGHTS, sets =>
        orbit === here
          ? [
              {
                places: bit(sector),
                value: around.reduce((number, place) => number * base + sightAt(sets, place), 0),
              },
            ]
          : [{ places: orbits.elsewhere, value: sightAt(sets, across) }],
      ),
    ),
    answer: (one, other) => (here === 'inner' ? one * base + other : other * base + one),
  };
}

/** The UAP is in this sector. */
export function uapIn(sector: Sector, board: Board): PairClue {
  const [place, elsewhere] = [1 << placeOf(sector, board), elsewhereBit(board.perOrbit)];
  return {
    readings: inEach(orbit => {
      const kept = [{ places: orbit === orbitOf(sector, board) ? place : elsewhere, value: 0 }];
      return { of: [], cut: () => kept };
    }),
  };
}

const NOTHING_NEW: PairClue = { readings: [undefined, undefined] };
const IMPOSSIBLE: PairClue = { readings: [{ of: [], cut: () => [] }, undefined] };

/** How to read each orbit of a board. */
class Orbits {
  readonly board: Board;
  readonly every: number;
  readonly elsewhere: number;
  /** As a set of the outer orbit. */
  readonly luna: number;

  constructor(board: Board, luna: Sector) {
    this.board = board;
    this.every = fullSet(board.perOrbit + 1);
    this.elsewhere = elsewhereBit(board.perOrbit);
    this.luna = 1 << placeOf(luna, board);
  }

  /** Whether there can be any in this orbit. */
  has(orbit: Orbit, thing: Sight): boolean {
    return thing === 'luna' ? orbit === 'outer' : kindIn(orbit, thing) !== undefined;
  }

  /** By how things appear: junk is whatever appears as junk. */
  seeing(orbit: Orbit, things: readonly Sight[], cut: (sets: readonly number[]) => Cut): Reading {
    const kinds = things.map(thing => (thing === 'luna' ? undefined : kindIn(orbit, thing)));
    const of = [...new Set(kinds.flatMap(kind => kind ?? []))];
    const fixed = things.map(thing => this.#fixed(orbit, thing));
    const from = kinds.map(kind => (kind === undefined ? -1 : of.indexOf(kind)));
    return { of, cut: sets => cut(from.map((place, thing) => sets[place] ?? fixed[thing] ?? 0)) };
  }

  /** By what is truly there: junk depends on where the UAP is. Undefined where it cannot be so. */
  knowing(
    orbit: Orbit,
    things: readonly Surveyed[],
    valueFor: (sets: readonly number[]) => number | undefined,
  ): Reading {
    const junk = things.map(thing => thing === 'junk');
    if (!junk.includes(true))
      return this.seeing(orbit, things, sets => {
        const value = valueFor(sets);
        return value === undefined ? [] : [{ places: this.every, value }];
      });
    return this.seeing(orbit, things, sets => {
      const blank = sets[junk.indexOf(true)] ?? 0;
      const parts = new Map<number, number>();
      for (let left = blank | this.elsewhere; left !== 0; left &= left - 1) {
        const uap = left & -left;
        const value = valueFor(sets.map((set, thing) => (junk[thing] ? set & ~uap : set)));
        if (value !== undefined) parts.set(value, (parts.get(value) ?? 0) | uap);
      }
      return [...parts].map(([value, places]) => ({ places, value }));
    });
  }

  #fixed(orbit: Orbit, thing: Sight): number {
    return thing === 'luna' && orbit === 'outer' ? this.luna : 0;
  }
}

type Readings = PairClue['readings'];

const inEach = (readingIn: (orbit: Orbit) => Reading | undefined): Readings => [
  readingIn('inner'),
  readingIn('outer'),
];

/** In each orbit, as a set of places. */
function amongOf(sectors: readonly Sector[], board: Board): InOrbits {
  const among = { inner: 0, outer: 0 };
  for (const sector of sectors) among[orbitOf(sector, board)] |= 1 << placeOf(sector, board);
  return among;
}

/** So many of these sectors appear so. */
function ofSurvey(orbits: Orbits, of: Sight, sectors: readonly Sector[], count: number): PairClue {
  const { board, every } = orbits;
  const among = amongOf(sectors, board);
  const [orbit, other] = ORBITS.filter(one => among[one] !== 0 && orbits.has(one, of));
  if (!orbit) return count === 0 ? NOTHING_NEW : IMPOSSIBLE;
  if (!other) {
    const kept = [{ places: every, value: 0 }];
    const reading = orbits.seeing(orbit, [of], ([set = 0]) =>
      popcount(set & among[orbit]) === count ? kept : [],
    );
    return { readings: inEach(one => (one === orbit ? reading : undefined)) };
  }
  return {
    readings: inEach(one =>
      orbits.seeing(one, [of], ([set = 0]) => {
        const many = popcount(set & among[one]);
        return [{ places: every, value: one === 'inner' ? many : count - many }];
      }),
    ),
    joined: 'equal',
  };
}

function ofTopic(orbits: Orbits, rule: TopicRule): PairClue {
  const { board } = orbits;
  const things = thingsIn(rule);
  const reading = (orbit: Orbit, valueFor: (of: number, to: number) => number | undefined): Reading =>
    orbits.knowing(orbit, things, ([of = 0, to = 0]) => valueFor(of, to));
  const holdsIn = (orbit: Orbit, of: number, to: number): boolean =>
    rule.type !== 'count' &&
    rule.type !== 'more-in-orbit' &&
    holdsInOrbit(rule, orbit, { inner: of, outer: of }, { inner: to, outer: to }, board);
  switch (reachOf(rule)) {
    case 'each':
      return {
        readings: inEach(orbit => reading(orbit, (of, to) => (holdsIn(orbit, of, to) ? 0 : undefined))),
      };
    case 'either':
      return {
        readings: inEach(orbit => reading(orbit, (of, to) => (holdsIn(orbit, of, to) ? 1 : 0))),
        joined: (one, other) => one + other > 0,
      };
    case 'numbers':
      if (rule.type === 'count')
        return {
          readings: inEach(orbit =>
            reading(orbit, of => (orbit === 'inner' ? popcount(of) : rule.n - popcount(of))),
          ),
          joined: 'equal',
        };
      return {
        readings: inEach(orbit => reading(orbit, popcount)),
        joined: (one, other) => topicHolds(rule, someOf(one, other), NONE, board),
      };
    case 'stacked': {
      const width = 2 ** board.perOrbit;
      const both = (one: number, other: number) => ({ inner: one % width, outer: other % width });
      return {
        // Where the other orbit can have nothing to hold against them, it only matters whether there are any.
        readings: inEach(orbit => {
          const [hasOf, hasTo] = things.map(thing => orbits.has(otherOrbit(orbit), thing));
          return reading(orbit, (of, to) => (hasOf ? to * width : 0) + (hasTo ? of : Math.min(1, of)));
        }),
        joined: (one, other) =>
          topicHolds(rule, both(one, other), both(Math.floor(one / width), Math.floor(other / width)), board),
      };
    }
  }
}

const NONE = { inner: 0, outer: 0 };
/** So many in each orbit, wherever. */
const someOf = (inner: number, outer: number) => ({ inner: fullSet(inner), outer: fullSet(outer) });

function ofReport(orbits: Orbits, rule: ReportRule): PairClue {
  const { board, elsewhere } = orbits;
  const named = namedIn(rule);
  if (isStacked(rule)) return ofStackedReport(orbits, rule);
  return {
    readings: inEach(orbit =>
      orbits.seeing(orbit, named ? [named] : [], ([set = 0]) => {
        const places = placesUnder(rule, { inner: set, outer: set }, board)[orbit];
        return [{ places: places | elsewhere, value: 0 }];
      }),
    ),
  };
}

type StackedReport = Extract<ReportRule, { type: 'not-by' }>;

const isStacked = (rule: ReportRule): rule is StackedReport =>
  rule.type === 'not-by' && rule.by === 'stacked';

/** A value below this is the place of the UAP, above it what the report names where the UAP is in the other orbit. */
const SETS = 32;
/** The UAP is in this orbit, and nothing in the other one bars it. */
const ANYWHERE = SETS - 1;

function ofStackedReport(orbits: Orbits, rule: StackedReport): PairClue {
  const { board, elsewhere, every } = orbits;
  // Stacked with a meteor shower is only another one. [B9]
  if (rule.to === 'meteor') return NOTHING_NEW;
  if (rule.to === 'junk') return ofStackedJunk(orbits, rule);
  if (rule.to === 'luna') {
    const { inner } = placesUnder(rule, { inner: 0, outer: orbits.luna }, board);
    const left = [{ places: inner | elsewhere, value: 0 }];
    return { readings: [{ of: [], cut: () => left }, undefined] };
  }
  const leaves = (orbit: Orbit, value: number, barring: number): boolean => {
    if (value >= SETS || barring < SETS) return false;
    const set = barring - SETS;
    const places = placesUnder(rule, { inner: set, outer: set }, board)[orbit];
    return value === ANYWHERE || ((places >>> value) & 1) === 1;
  };
  return {
    readings: inEach(orbit =>
      orbits.seeing(orbit, [rule.to], ([set = 0]) => {
        const away = { places: elsewhere, value: SETS + set };
        if (!orbits.has(otherOrbit(orbit), rule.to))
          return [{ places: every & ~elsewhere, value: ANYWHERE }, away];
        const here = Array.from({ length: board.perOrbit }, (_, place) => ({
          places: 1 << place,
          value: place,
        }));
        return [...here, away];
      }),
    ),
    joined: (one, other) => leaves('inner', one, other) || leaves('outer', other, one),
  };
}

/**
 * Almost every set of places can be junk, which would be too many values. So a look that has the UAP in the other orbit
 * is there once for each of the places that it leaves there.
 */
function ofStackedJunk(orbits: Orbits, rule: StackedReport): PairClue {
  const { board, elsewhere } = orbits;
  const { perOrbit } = board;
  const places = Array.from({ length: perOrbit }, (_, place) => place);
  const valueIn = (orbit: Orbit, place: number): number => (orbit === 'inner' ? place : perOrbit + place);
  return {
    readings: inEach(orbit =>
      orbits.seeing(orbit, [rule.to], ([set = 0]) => {
        const other = otherOrbit(orbit);
        const left = placesUnder(rule, { inner: set, outer: set }, board)[other];
        return [
          ...places.map(place => ({ places: 1 << place, value: valueIn(orbit, place) })),
          ...places
            .filter(place => (left >>> place) & 1)
            .map(place => ({ places: elsewhere, value: valueIn(other, place) })),
        ];
      }),
    ),
    joined: 'equal',
  };
}

/** What else is known of the UAP, such as a failed find, is not the doing of the reports. */
function ofOnePlace(orbits: Orbits, rules: readonly ReportRule[]): PairClue {
  const { board } = orbits;
  const { perOrbit } = board;
  const all = fullSet(perOrbit);
  const named = [...new Set(rules.flatMap(rule => namedIn(rule) ?? []))];
  const stacked = rules.filter(isStacked);
  const others = rules.filter(rule => !isStacked(rule));
  // The places left, what is barred in the other orbit, and whether the UAP can be there.
  const packed = (places: number, barred: number, elsewhere: number): number =>
    (elsewhere * 2 ** perOrbit + places) * 2 ** perOrbit + barred;
  const read = (value: number) => ({
    barred: value & all,
    places: (value >>> perOrbit) & all,
    elsewhere: value >>> (2 * perOrbit),
  });
  return {
    readings: inEach(orbit => {
      const legal = placesForUap(board, orbit);
      return orbits.seeing(orbit, ['junk', 'iss', ...named], ([blank = 0, iss = 0, ...sets]) => {
        const setOf = (rule: ReportRule): number => sets[named.indexOf(namedIn(rule) ?? 'luna')] ?? 0;
        const could = legal(blank, iss);
        let places = could & all;
        for (const rule of others) {
          const set = setOf(rule);
          places &= placesUnder(rule, { inner: set, outer: set }, board)[orbit];
        }
        const barred = stacked.reduce((sum, rule) => sum | setOf(rule), 0);
        // Where nothing bars one place or another, only their number counts, and more than two are as bad as two.
        const few = stacked.length === 0 ? fullSet(Math.min(2, popcount(places))) : places;
        return [{ places: orbits.every, value: packed(few, barred, could >>> perOrbit) }];
      });
    }),
    joined: (one, other) => {
      const [inner, outer] = [read(one), read(other)];
      const within = outer.elsewhere * popcount(inner.places & ~outer.barred);
      return within + inner.elsewhere * popcount(outer.places & ~inner.barred) === 1;
    },
  };
}

/** Beside the UAP, whatever appears as junk is truly junk, and so it is in the other orbit. [A6] */
function ofGuess(orbits: Orbits, guess: Guess, turns: number): PairClue {
  const { board, every } = orbits;
  const { sector, before, after, stacked } = guess;
  const bit = (one: Sector): number => 1 << placeOf(one, board);
  const [low, high] = [bit(onFrom(sector, -1, board)), bit(onFrom(sector, 1, board))];
  const across = bit(stackedWith(sector, turns, board));
  const uap = bit(sector);
  const orbit = orbitOf(sector, board);
  const fits = [
    { places: uap, value: 1 },
    { places: every & ~uap, value: 0 },
  ];
  const [yes, no] = [[{ places: every, value: 1 }], [{ places: every, value: 0 }]];
  return {
    readings: inEach(one =>
      one === orbit
        ? orbits.seeing(one, [before, after], ([first = 0, last = 0]) =>
            (first & low) !== 0 && (last & high) !== 0 ? fits : no,
          )
        : orbits.seeing(one, [stacked], ([set = 0]) => ((set & across) !== 0 ? yes : no)),
    ),
    joined: (one, other) => one * other === 0,
  };
}
