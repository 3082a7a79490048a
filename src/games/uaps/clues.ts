import { fullSet, popcount } from '../../solver/bits.ts';
import type { PairClue } from '../../solver/pair-knowledge.ts';
import type { PairQuestion } from '../../solver/pair-outcomes.ts';
import type { Reading } from '../../solver/readings.ts';
import { elsewhereBit } from '../../solver/rings.ts';
import { type Board, onFrom, orbitOf, placeOf, stackedWith } from './board.ts';
import { IMPOSSIBLE, inEach, NOTHING_NEW, Orbits } from './orbit-readings.ts';
import { ofOnePlace, ofReport } from './report-clues.ts';
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
