import { at, type Score, type Seat, seatsOf } from '../../core/contract.ts';
import { boardOf, SCORE } from './board.ts';
import { behind } from './end.ts';
import { BODIES, type Public, type Theory } from './types.ts';

/** When the game is over. [E4] [E5] [E6] */
export function scoresOf(known: Public): readonly Score[] {
  const { points } = boardOf(known.mode);
  const right = known.theories.filter(({ fate }) => fate === 'right');
  return seatsOf(known.seats).map(seat => {
    const own = right.filter(theory => theory.seat === seat);
    const parts = [
      { what: 'locate', points: locatePoints(known, seat) },
      { what: 'leader', points: SCORE.leader * own.filter(theory => isFirst(theory, right)).length },
      ...BODIES.map(what => ({
        what,
        points: points[what] * own.filter(({ body }) => body === what).length,
      })),
    ];
    return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
  });
}

/** [E7] */
export function winnersOf(scores: readonly Score[]): readonly Seat[] {
  const rank = ({ total, parts }: Score) => [total, ...parts.slice(0, 2).map(({ points }) => points)];
  const ranks = scores.map(rank);
  const best = ranks.reduce((one, other) => (isAbove(other, one) ? other : one));
  return seatsOf(scores.length).filter(seat => !isAbove(best, at(ranks, seat)));
}

const isAbove = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && at(one, place) > at(other, place);
};

const isFirst = ({ sector, phase }: Theory, right: readonly Theory[]): boolean =>
  right.every(other => other.sector !== sector || other.phase >= phase);

function locatePoints(known: Public, seat: Seat): number {
  if (seat === known.finder) return SCORE.finder;
  return known.alsoFound.includes(seat) ? SCORE.perSectorBehind * Math.max(0, behind(known, seat)) : 0;
}
