import { assert, type Seat } from '../../core/contract.ts';
import { COSTS, satelliteOf, stepsBetween } from './board.ts';
import { effectFor, effectIn } from './modifiers.ts';
import type { Action, Area, Public, Quadrant, Satellite } from './types.ts';

/** What an action costs this seat here and now. [A1] to [A6] and the modifiers. */
export function costOf(known: Public, seat: Seat, move: Action): number {
  const { survey, analyze } = effectFor(known, seat);
  switch (move.type) {
    case 'move':
      return moveCost(known, standsIn(known, seat), move.to);
    case 'survey':
      return (survey?.cost ?? surveyCost(move.area)) + (survey?.more ?? 0);
    case 'target':
      return targetCost(known, seat, move.sectors.length);
    case 'analyze': {
      const satellite = satelliteOf(move.topic);
      return COSTS.analyze[satellite] + (isVerified(known, satellite) ? 0 : (analyze?.unverifiedMore ?? 0));
    }
    case 'photo':
    case 'find':
      return COSTS[move.type];
  }
}

/** Where a researcher stands that was placed. */
export function standsIn({ quadrants }: Pick<Public, 'quadrants'>, seat: Seat): Quadrant {
  const quadrant = quadrants[seat];
  assert(typeof quadrant === 'number', `the researcher of seat ${seat} was placed`);
  return quadrant;
}

/** The same table with this researcher elsewhere: what would cost how much there, what would be barred. */
export const standingIn = (known: Public, seat: Seat, quadrant: Quadrant): Public => ({
  ...known,
  quadrants: known.quadrants.with(seat, quadrant),
});

/** [A5] */
export const isVerified = ({ photos }: Pick<Public, 'photos'>, satellite: Satellite): boolean =>
  photos.some(({ fate, subject }) => fate === 'right' && subject === satellite);

/** [A1] [M7] [M17] [M24] */
function moveCost(known: Public, from: Quadrant, to: Quadrant): number {
  const ends = [from, to].map(quadrant => effectIn(known, quadrant).move);
  const usual = stepsBetween(from, to) === 1 ? COSTS.move.neighboring : COSTS.move.across;
  const base = ends.find(end => end?.base !== undefined)?.base ?? usual;
  return ends.reduce((sum, end) => sum + (end?.more ?? 0), base);
}

/** [A2] */
const surveyCost = ({ form }: Area): number => COSTS.survey[form];

/** [A3] [M5] [M6] [M19] [M22] */
function targetCost(known: Public, seat: Seat, sectors: number): number {
  const { target } = effectFor(known, seat);
  if (sectors > 1 && target?.bothFor !== undefined) return target.bothFor;
  const here = known.quadrants.filter(quadrant => quadrant === known.quadrants[seat]).length;
  return here >= (target?.fromResearchers ?? 1) ? (target?.cost ?? COSTS.target) : COSTS.target;
}
