import { fullSet, popcount } from '../../solver/bits.ts';
import type { PairClue } from '../../solver/pair-knowledge.ts';
import { inEach, NOTHING_NEW, type Orbits } from './orbit-readings.ts';
import { namedIn, placesUnder } from './reports.ts';
import { placesForUap } from './skies.ts';
import { otherOrbit } from './topics.ts';
import type { Orbit, ReportRule } from './types.ts';

/** [Q6] */
export function ofReport(orbits: Orbits, rule: ReportRule): PairClue {
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

/** What else is known of the UAP, such as a failed find, is not the doing of the reports. [Q8] */
export function ofOnePlace(orbits: Orbits, rules: readonly ReportRule[]): PairClue {
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
