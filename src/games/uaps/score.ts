import { at, type Score, type Seat, seatsOf } from '../../core/contract.ts';
import { boardOf, quadrantOf, SCORE } from './board.ts';
import { behind } from './end.ts';
import { effectOf } from './modifiers.ts';
import { type Modifier, type Photo, type Public, SUBJECTS, type Subject } from './types.ts';

/** When the game is over: finding, photos by what is on them, and what modifiers change. [E4] [E5] */
export function scoresOf(known: Public): readonly Score[] {
  const right = known.photos.filter(({ fate }) => fate === 'right');
  const scoring = known.modifiers.filter(modifier => effectOf(modifier).photos);
  return seatsOf(known.seats).map(seat => {
    const own = right.filter(photo => photo.seat === seat);
    const parts = [
      { what: 'find', points: findPoints(known, seat) },
      ...SUBJECTS.map(what => ({
        what,
        points: SCORE.photos[what] * own.filter(({ subject }) => subject === what).length,
      })),
      ...scoring.map(what => ({
        what,
        points: own.reduce((sum, photo) => sum + changeBy(known, what, photo, right), 0),
      })),
    ];
    return { total: parts.reduce((sum, part) => sum + part.points, 0), parts };
  });
}

/** [E6] */
export function winnersOf(known: Public, scores: readonly Score[]): readonly Seat[] {
  const most = Math.max(...scores.map(({ total }) => total));
  if (known.solo !== null && at(scores, known.solo).total === most) return [known.solo];
  const finders = [known.finder, ...known.alsoFound];
  const ranks = seatsOf(known.seats).map(seat => {
    const found = finders.indexOf(seat);
    const photos = known.photos.filter(photo => photo.seat === seat && photo.fate === 'right').length;
    const { total, parts } = at(scores, seat);
    const find = parts.find(({ what }) => what === 'find')?.points ?? 0;
    return [total, find, photos, found === -1 ? -finders.length : -found];
  });
  const best = ranks.reduce((one, other) => (isAbove(other, one) ? other : one));
  return seatsOf(known.seats).filter(seat => !isAbove(best, at(ranks, seat)));
}

const isAbove = (one: readonly number[], other: readonly number[]): boolean => {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place >= 0 && at(one, place) > at(other, place);
};

/** [E5] */
function findPoints(known: Public, seat: Seat): number {
  if (seat === known.finder) return SCORE.finder;
  return known.alsoFound.includes(seat) ? SCORE.perSpaceBehind * behind(known, seat) : 0;
}

/** [M8] [M14] [M23] [M25] */
function changeBy(known: Public, modifier: Modifier, photo: Photo, right: readonly Photo[]): number {
  const quadrant = quadrantOf(photo.sector, known.turns, boardOf(known.mode));
  const { photos } = effectOf(modifier);
  if (known.modifiers[quadrant - 1] !== modifier || !photos) return 0;
  if (photos.worthNothing) return -worthOf(photo.subject);
  const alone = right.filter(({ sector }) => sector === photo.sector).length === 1;
  return (alone ? photos.moreAlone : photos.moreWithOthers) ?? 0;
}

const worthOf = (subject: Subject | null): number => (subject ? SCORE.photos[subject] : 0);
