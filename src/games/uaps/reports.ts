import { around, fullSet } from '../../solver/bits.ts';
import { type Board, QUADRANTS } from './board.ts';
import { type InOrbits, otherOrbit, placesOfQuadrant, related } from './topics.ts';
import { type Mode, ORBITS, type Orbit, RELATIONS, type ReportRule, SIGHTS, type Sight } from './types.ts';

/** N of "not within n". Next to is a family of its own, and a reach of half an orbit would be all of it. [Q6] */
const WITHIN: Readonly<Record<Mode, readonly number[]>> = { basic: [2, 3], expert: [2, 3, 4, 5] };

/** Every report there could be, true or not, useful or not. What follows from a code hangs on this order. */
export function* reportRules({ mode }: Board): Generator<ReportRule> {
  for (const to of SIGHTS) for (const n of WITHIN[mode]) yield { type: 'not-within', to, n };
  for (const by of RELATIONS) for (const to of SIGHTS) yield { type: 'not-by', to, by };
  for (const orbit of ORBITS) yield { type: 'not-in-orbit', orbit };
  for (const parity of ['odd', 'even'] as const) yield { type: 'not-in-sectors', parity };
  for (const quadrant of QUADRANTS) yield { type: 'not-in-quadrant', quadrant };
}

/** What a report names; nothing where it names none. */
export const namedIn = (rule: ReportRule): Sight | undefined => ('to' in rule ? rule.to : undefined);

/**
 * The places that a report leaves for the UAP in each orbit, where these are the places of what it names. For junk they
 * may be all that appear as junk: no report is about the UAP's own sector.
 */
export const placesUnder = (rule: ReportRule, to: InOrbits, board: Board): InOrbits => ({
  inner: fullSet(board.perOrbit) & ~barred(rule, 'inner', to, board),
  outer: fullSet(board.perOrbit) & ~barred(rule, 'outer', to, board),
});

function barred(rule: ReportRule, orbit: Orbit, to: InOrbits, { perOrbit }: Board): number {
  switch (rule.type) {
    case 'not-within':
      return around(to[orbit], rule.n, perOrbit);
    case 'not-by':
      return related(to[rule.by === 'stacked' ? otherOrbit(orbit) : orbit], rule.by, perOrbit);
    case 'not-in-orbit':
      return orbit === rule.orbit ? fullSet(perOrbit) : 0;
    case 'not-in-sectors':
      return rule.parity === 'odd' ? ODD_SECTORS : ODD_SECTORS << 1;
    case 'not-in-quadrant':
      return placesOfQuadrant(rule.quadrant, perOrbit);
  }
}

/** Sector 1 has place 0. */
const ODD_SECTORS = 0x555555;
