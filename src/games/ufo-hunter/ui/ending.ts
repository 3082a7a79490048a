import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { pointsOf, START } from '../board.ts';
import type { Investigation, Public, Round, Standing } from '../types.ts';

/** Rounds that were played out, with what everybody had then. */
export const roundsOf = ({ past, now }: Public): readonly Round[] =>
  [...past, now].filter(({ standings }) => standings.length > 0);

/** The points of a seat beyond those of the best of all others, after each round. */
export function leadsOf(rounds: readonly Round[], seat: Seat): readonly number[] {
  return rounds.map(({ standings }) => {
    const others = seatsOf(standings.length).filter(other => other !== seat);
    return pointsOf(at(standings, seat)) - Math.max(...others.map(other => pointsOf(at(standings, other))));
  });
}

/** Where the game turned. */
export interface Turn {
  readonly seat: Seat;
  /** From 1 on. */
  readonly round: number;
  /** `for-good`: ahead from then on; `furthest`: ahead all along, or never, and here the lead changed most. */
  readonly how: 'for-good' | 'furthest';
  readonly before: number;
  readonly after: number;
  /** Points of that seat that came in this round, by evidence and by the set. */
  readonly gained: { readonly evidence: number; readonly set: number };
  /** What it investigated then and brought it evidence. */
  readonly found: readonly Investigation[];
  /** Whether it won the trading of this round, and its set grew. */
  readonly traded: boolean;
  /** Points that the best of the others had more or less after this round than before. */
  readonly rivals: number;
}

/** Of a game that is over; nothing where no round was played out, or nobody plays against anybody. */
export function turnOf(known: Public): Turn | null {
  const seat = known.end?.winners[0];
  const rounds = roundsOf(known);
  if (seat === undefined || rounds.length === 0) return null;
  const leads = leadsOf(rounds, seat);
  const lastBehind = leads.findLastIndex(lead => lead <= 0);
  const isTakenOver = lastBehind >= 0 && lastBehind < leads.length - 1;
  const index = isTakenOver ? lastBehind + 1 : furthestOf(leads);
  const { investigations, winner } = at(rounds, index);
  const gained = gainedIn(rounds, index, seat);
  return {
    seat,
    round: index + 1,
    how: isTakenOver ? 'for-good' : 'furthest',
    before: leadBefore(leads, index),
    after: at(leads, index),
    gained,
    found: investigations.filter(one => one.seat === seat && one.evidence > 0),
    traded: winner === seat && gained.set > 0,
    rivals: rivalsIn(rounds, index, seat),
  };
}

function gainedIn(rounds: readonly Round[], index: number, seat: Seat): Turn['gained'] {
  const before = index === 0 ? { evidence: START.evidence, set: 0 } : standingOf(rounds, index - 1, seat);
  const after = standingOf(rounds, index, seat);
  return { evidence: after.evidence - before.evidence, set: after.set - before.set };
}

const standingOf = (rounds: readonly Round[], index: number, seat: Seat): Standing =>
  at(at(rounds, index).standings, seat);

/** All begin level. */
const leadBefore = (leads: readonly number[], index: number): number =>
  index === 0 ? 0 : at(leads, index - 1);

/** Where the lead grew most, the earliest such round. */
function furthestOf(leads: readonly number[]): number {
  const grown = leads.map((lead, index) => lead - leadBefore(leads, index));
  return grown.indexOf(Math.max(...grown));
}

function rivalsIn(rounds: readonly Round[], index: number, seat: Seat): number {
  const best = ({ standings }: Round) =>
    Math.max(...standings.filter((_, other) => other !== seat).map(pointsOf));
  return index === 0 ? 0 : best(at(rounds, index)) - best(at(rounds, index - 1));
}
