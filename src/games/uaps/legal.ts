import { at, type Seat } from '../../core/contract.ts';
import {
  type Board,
  boardOf,
  isSector,
  orbitOf,
  photosWhenBehind,
  QUADRANTS,
  quadrantOf,
  satelliteOf,
  stepsBetween,
} from './board.ts';
import { costOf, isVerified, standsIn } from './costs.ts';
import { effectFor, effectIn, isInPlay } from './modifiers.ts';
import {
  ACTIONS,
  type Action,
  type Area,
  type Move,
  type Own,
  type Public,
  type Quadrant,
  type Refusal,
  SATELLITES,
  type Sector,
  type Shot,
  type Subject,
  type View,
} from './types.ts';

/** What an action costs, what holds where, and where it leads, for the page. */
export { costOf, isVerified, standingIn, standsIn } from './costs.ts';
export { effectFor, effectOf } from './modifiers.ts';
export { movedOn } from './time.ts';

export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own, public: known } = view;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  if (known.stage === 'over') return 'game-over';
  if (move.type === 'wish') return refuseWish(known, own, move);
  switch (known.stage) {
    case 'know':
      if (move.type !== 'know') return 'not-now';
      return own.level === move.level ? 'already-chosen' : undefined;
    case 'place':
      if (move.type !== 'place') return 'not-now';
      if (placing(known) !== viewer) return 'not-your-turn';
      return QUADRANTS.includes(move.quadrant) ? undefined : 'no-such-quadrant';
    case 'act':
      if (!isAction(move)) return 'not-now';
      return known.order[0] === viewer ? refuseAct(known, viewer, move, own) : 'not-your-turn';
    case 'follow':
      if (move.type !== 'follow' || !mayFollow(known, viewer)) return 'not-now';
      return own.follows === move.follows ? 'already-chosen' : undefined;
    case 'last-acts':
      if (move.type !== 'last-photos' && move.type !== 'find') return 'not-now';
      if (known.lastActs[0] !== viewer) return 'not-your-turn';
      return move.type === 'find'
        ? refuseAct(known, viewer, move, own)
        : refuseLast(known, own, viewer, move.shots);
  }
}

export const talkOpen = (): boolean => true;

/** Who places a researcher next: the last in order first. [S3] */
export const placing = ({ order, quadrants }: Pick<Public, 'order' | 'quadrants'>): Seat =>
  at(
    order.filter(seat => quadrants[seat] === null),
    -1,
  );

/** Whoever stands where a move began that others may follow. [M16] */
export const mayFollow = (
  { following, quadrants }: Pick<Public, 'following' | 'quadrants'>,
  seat: Seat,
): boolean => following !== null && seat !== following.seat && quadrants[seat] === following.from;

/** Whether the settled answer is of use at this table. [M16] */
export const mayWish = (known: Public): boolean =>
  !['last-acts', 'over'].includes(known.stage) &&
  known.seats > 1 &&
  isInPlay(known, ({ move }) => move?.together === true);

/** Why nothing of this kind can be done by this seat here and now, whatever is chosen for it. */
export function barredBecause(known: Public, seat: Seat, action: Action['type']): Refusal | undefined {
  const { bars, withLuna, analyze } = effectFor(known, seat);
  if (bars?.[action]) return withLuna ? 'moonglare' : BARRED[action];
  const unheard = action === 'analyze' && analyze?.unverifiedMore === undefined;
  if (unheard && !SATELLITES.some(satellite => isVerified(known, satellite))) return 'not-verified';
  return undefined;
}

const BARRED: Readonly<Partial<Record<Action['type'], Refusal>>> = {
  survey: 'no-survey-here',
  target: 'no-target-here',
  photo: 'no-photos-here',
  analyze: 'no-analyze-here',
};

/** Without what only the seat knows, all but how many photos of a thing it has left. */
export function refuseAct(
  known: Public,
  seat: Seat,
  move: Action,
  own: Own | null = null,
): Refusal | undefined {
  const barred = barredBecause(known, seat, move.type);
  if (barred !== undefined) return barred;
  const board = boardOf(known.mode);
  switch (move.type) {
    case 'move':
      return refuseMove(known, seat, move.to);
    case 'survey':
      return refuseSurvey(known, seat, move);
    case 'target':
      return refuseTarget(known, seat, move.sectors);
    case 'photo':
      return refuseSector(known, seat, move.sector) ?? refuseShot(known, seat, move, own);
    case 'analyze':
      return isVerified(known, satelliteOf(move.topic)) || effectFor(known, seat).analyze?.unverifiedMore
        ? undefined
        : 'not-verified';
    case 'find':
      return isSector(move.sector, board) ? undefined : 'no-such-sector';
  }
}

/** [A1] [T6] [M4] [M7] [M24] */
export function refuseMove(known: Public, seat: Seat, to: Quadrant): Refusal | undefined {
  const from = standsIn(known, seat);
  const { freeMove } = known;
  if (!QUADRANTS.includes(to)) return 'no-such-quadrant';
  if (to === from) return 'already-there';
  if (freeMove && effectIn(known, from).move?.staysInTurn) return 'no-passing';
  const across = stepsBetween(from, to) > 1;
  if (effectIn(known, to).move?.onlyFromAcross && (!across || freeMove)) return 'guarded';
  if (across && QUADRANTS.every(one => one === from || one === to || effectIn(known, one).move?.noPassing))
    return 'no-way-through';
  return freeMove && costOf(known, seat, { type: 'move', to }) === 0 ? 'one-free-move' : undefined;
}

/** [A2] [M9] [M13] */
function refuseSurvey(
  known: Public,
  seat: Seat,
  { of, area }: Extract<Action, { type: 'survey' }>,
): Refusal | undefined {
  const { survey, jams } = effectFor(known, seat);
  if (of.length > (survey?.things ?? 1)) return 'survey-one-thing';
  if (new Set(of).size < of.length) return 'same-thing-twice';
  if (of.some(thing => jams?.[thing])) return 'jammed';
  return refuseArea(known, seat, area);
}

function refuseArea(known: Public, seat: Seat, area: Area): Refusal | undefined {
  switch (area.form) {
    case 'quadrant':
    case 'orbit':
      return undefined;
    case 'stack':
      return orbitOf(area.inner, boardOf(known.mode)) === 'inner'
        ? refuseSector(known, seat, area.inner)
        : 'no-such-sector';
    case 'sector':
      return refuseSector(known, seat, area.sector);
  }
}

/** [A3] [M22] */
function refuseTarget(known: Public, seat: Seat, sectors: readonly Sector[]): Refusal | undefined {
  if (sectors.length > 1 && effectFor(known, seat).target?.bothFor === undefined) return 'target-one-sector';
  if (new Set(sectors).size < sectors.length) return 'same-sector-twice';
  for (const sector of sectors) {
    const refusal = refuseSector(known, seat, sector);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** One has to stand in its quadrant. [A2] [A3] [A4] */
function refuseSector(known: Public, seat: Seat, sector: Sector): Refusal | undefined {
  const board = boardOf(known.mode);
  if (!isSector(sector, board)) return 'no-such-sector';
  return quadrantOf(sector, known.turns, board) === standsIn(known, seat)
    ? undefined
    : 'not-in-your-quadrant';
}

/** [E2] */
export const mostLastPhotos = (known: Public, seat: Seat): number =>
  known.finder === null ? 0 : photosWhenBehind(at(known.time, known.finder) - at(known.time, seat));

/** [E2] */
export function refuseLast(
  known: Public,
  own: Own,
  seat: Seat,
  shots: readonly Shot[],
  most = mostLastPhotos(known, seat),
): Refusal | undefined {
  if (shots.length > most) return 'too-many-photos';
  if (new Set(shots.map(({ sector }) => sector)).size < shots.length) return 'same-sector-twice';
  for (const shot of shots) {
    const alike = shots.filter(({ subject }) => subject === shot.subject).length;
    const refusal = isSector(shot.sector, boardOf(known.mode))
      ? refuseShot(known, seat, shot, own, alike)
      : 'no-such-sector';
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** [A4] */
function refuseShot(
  known: Public,
  seat: Seat,
  { sector, subject }: Shot,
  own: Own | null,
  wanted = 1,
): Refusal | undefined {
  if (own && wanted > photosLeft(own, subject, boardOf(known.mode))) return 'no-such-photo';
  const there = known.photos.filter(photo => photo.sector === sector);
  if (there.some(({ fate }) => fate === 'right')) return 'verified-already';
  const isBarred = known.severalPhotos
    ? subjectsIn(known, seat, sector, own).includes(subject)
    : there.some(photo => photo.seat === seat && (photo.fate === 'face-down' || photo.subject === subject));
  return isBarred ? 'photographed-already' : undefined;
}

/** What is on the photos of a seat in a sector, as far as it is known. */
function subjectsIn(
  { photos }: Public,
  seat: Seat,
  sector: Sector,
  own: Own | null,
): readonly (Subject | null | undefined)[] {
  const taken = photos.filter(photo => photo.seat === seat);
  return taken.flatMap((photo, number) =>
    photo.sector === sector ? [own ? own.subjects[number] : photo.subject] : [],
  );
}

/** [S4] */
export const photosLeft = ({ subjects }: Own, subject: Subject, { photos }: Board): number =>
  photos[subject] - subjects.filter(used => used === subject).length;

/** [M16] */
const refuseWish = (
  known: Public,
  own: Own,
  { wish }: Extract<Move, { type: 'wish' }>,
): Refusal | undefined => {
  if (!mayWish(known)) return 'not-now';
  return own.wish === wish ? 'already-chosen' : undefined;
};

const isAction = (move: Move): move is Action => (ACTIONS as readonly string[]).includes(move.type);

/** In the order of sectors, as moves are written. */
export const inOrder = (shots: readonly Shot[]): readonly Shot[] =>
  [...shots].sort((one, other) => one.sector - other.sector);
