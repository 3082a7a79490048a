import { at, type Seat } from '../../../core/contract.ts';
import { refuseEntry, refuseMistake } from '../../../deduction/box.ts';
import { boardOf, isSector, orbitOf, QUADRANTS, quadrantOf } from '../board.ts';
import { refuseAct, refuseLast } from '../legal.ts';
import { movedOn } from '../time.ts';
import type { Action, Own, Public, Sector } from '../types.ts';
import { asActing, convoyOf, FARTHEST, isLastTurn, lastPhotosOf, mostLastPhotos, placeOf } from './table.ts';
import type { Announced, Box, Entry, Move, Refusal, View } from './types.ts';

export { isTimed } from '../../../deduction/box.ts';
export {
  asActing,
  behindIn,
  convoyOf,
  FARTHEST,
  mostLastPhotos,
  placeOf,
  seatsHere,
  timesCounted,
  winnersIn,
} from './table.ts';

type Kind<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** What the device cannot know it does not refuse. [C11] */
export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own, public: known, box } = view;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  if (known.stage === 'over') return 'game-over';
  if ('seat' in move && move.seat >= known.seats) return 'no-such-seat';
  switch (move.type) {
    case 'know':
      return refuseKnow(box, viewer, move.set);
    case 'stand':
      return refuseStand(known, move);
    case 'move':
    case 'survey':
    case 'target':
    case 'photo':
    case 'analyze':
    case 'find':
    case 'last-photos':
      return refuseOwn(view, own, viewer, move);
    case 'announced':
      return box.here[move.seat] ? 'not-away' : refuseAnnounced(view, move.seat, move.act);
    case 'went-along':
      return refuseAlong(view, viewer, move.seats);
    case 'turn':
      return known.stage === 'act' ? undefined : 'found-already';
    case 'verify':
      return refuseVerify(view, move.photo);
    case 'verify-other':
      return refuseOther(view, move);
    case 'set-time':
      return refuseTime(known, move);
    case 'mistake':
      return 'act' in move ? refuseMistake(view, viewer, move.act) : refuseMark(view, viewer, move.entry);
    case 'pass':
      return refusePass(view, viewer, move.seat);
    case 'reveal':
      return undefined;
  }
}

export const talkOpen = (): boolean => false;

/** [C5] */
function refuseKnow({ here, sets }: Box, seat: Seat, set: number): Refusal | undefined {
  if (!here[seat]) return 'not-here';
  if (sets[seat] !== null) return 'already-chosen';
  return sets.includes(set) ? 'set-taken' : undefined;
}

function refuseStand(known: Public, { seat, quadrant }: Kind<'stand'>): Refusal | undefined {
  if (!QUADRANTS.includes(quadrant)) return 'no-such-quadrant';
  return known.quadrants[seat] === quadrant ? 'no-change' : undefined;
}

/** [C5] [C7] [C11] [E1] */
function refuseOwn(
  view: View,
  own: Own,
  seat: Seat,
  move: Action | Kind<'last-photos'>,
): Refusal | undefined {
  const { public: known, box } = view;
  if (!box.here[seat]) return 'not-here';
  if (box.sets[seat] === null) return 'choose-facts-first';
  if (known.quadrants[seat] === null) return 'stand-first';
  if (known.stage === 'act')
    return move.type === 'last-photos' ? 'not-now' : refuseAct(asActing(known, seat), seat, move, own);
  if (move.type !== 'last-photos' && move.type !== 'find') return 'found-already';
  if (!known.lastActs.includes(seat)) return 'no-last-act';
  return move.type === 'find'
    ? refuseAct(known, seat, move, own)
    : refuseLast(known, own, seat, move.shots, mostLastPhotos(view, seat));
}

/** Modifiers bar nothing here: where somebody stands may not have been entered. [C9] */
function refuseAnnounced(view: View, seat: Seat, act: Announced): Refusal | undefined {
  const { public: known } = view;
  if (known.stage === 'last-acts') {
    if (act.type !== 'photo' && act.type !== 'find') return 'found-already';
    if (!known.lastActs.includes(seat)) return 'no-last-act';
    if (act.type === 'photo' && lastPhotosOf(view, seat) >= mostLastPhotos(view, seat))
      return 'too-many-photos';
  }
  if (act.type === 'find') return undefined;
  const refusal = refuseShape(known, seat, act);
  if (refusal !== undefined) return refusal;
  return (placeOf(known, act) ?? known.quadrants[seat]) === null ? 'stand-first' : undefined;
}

function refuseShape(
  known: Public,
  seat: Seat,
  act: Exclude<Announced, { type: 'find' }>,
): Refusal | undefined {
  switch (act.type) {
    case 'move':
      if (!QUADRANTS.includes(act.to)) return 'no-such-quadrant';
      return known.quadrants[seat] === act.to ? 'already-there' : undefined;
    case 'survey':
      return refuseSurvey(known, act);
    case 'target':
      return refuseTargets(known, act.sectors);
    case 'photo':
      return refusePlaced(known, seat, act.sector);
    case 'analyze':
      return undefined;
  }
}

function refuseSurvey(
  known: Public,
  { of, area }: Extract<Announced, { type: 'survey' }>,
): Refusal | undefined {
  const board = boardOf(known.mode);
  if (new Set(of).size < of.length) return 'same-thing-twice';
  if (area.form === 'sector') return isSector(area.sector, board) ? undefined : 'no-such-sector';
  if (area.form !== 'stack') return undefined;
  return isSector(area.inner, board) && orbitOf(area.inner, board) === 'inner' ? undefined : 'no-such-sector';
}

function refuseTargets(known: Public, sectors: readonly Sector[]): Refusal | undefined {
  const board = boardOf(known.mode);
  if (!sectors.every(sector => isSector(sector, board))) return 'no-such-sector';
  if (new Set(sectors).size < sectors.length) return 'same-sector-twice';
  const quadrants = new Set(sectors.map(sector => quadrantOf(sector, known.turns, board)));
  return quadrants.size > 1 ? 'not-in-your-quadrant' : undefined;
}

/** A photo of somebody, as far as it can be seen. [A4] */
function refusePlaced(known: Public, seat: Seat, sector: Sector): Refusal | undefined {
  if (!isSector(sector, boardOf(known.mode))) return 'no-such-sector';
  const there = known.photos.filter(photo => photo.sector === sector);
  if (there.some(({ fate }) => fate === 'right')) return 'verified-already';
  return !known.severalPhotos && there.some(photo => photo.seat === seat && photo.fate === 'face-down')
    ? 'photographed-already'
    : undefined;
}

/** [U6] */
function refuseAlong({ public: known, box }: View, seat: Seat, seats: readonly Seat[]): Refusal | undefined {
  const convoy = convoyOf(known);
  if (!convoy || box.mistakes.includes(known.acts.length - 1)) return 'nobody-moved';
  if (convoy.seat !== seat && box.here[convoy.seat]) return 'not-your-act';
  if (seats.some(one => one >= known.seats)) return 'no-such-seat';
  const stood = (one: Seat): boolean => [convoy.quadrant, null].includes(at(known.quadrants, one));
  return seats.every(one => one !== convoy.seat && stood(one)) ? undefined : 'stood-elsewhere';
}

/** Of seats here it is known what is on them. [U3] */
function refuseVerify({ public: known, box }: View, number: number): Refusal | undefined {
  const photo = known.photos[number];
  if (!photo) return 'no-such-photo';
  if (photo.fate !== 'face-down') return 'verified-already';
  if (box.here[photo.seat]) return 'not-away';
  return known.stage === 'act' && !box.due.includes(number) ? 'not-due' : undefined;
}

/** [U3] */
function refuseOther(
  { public: known }: View,
  { seat, sector, subject }: Kind<'verify-other'>,
): Refusal | undefined {
  if (!isSector(sector, boardOf(known.mode))) return 'no-such-sector';
  if (known.stage === 'act' && known.turns === 0) return 'not-due';
  const own = known.photos.filter(photo => photo.seat === seat);
  const isThere = own.some(
    photo =>
      photo.sector === sector &&
      ((photo.fate === 'face-down' && !known.severalPhotos) || photo.subject === subject),
  );
  if (isThere) return 'photographed-already';
  const shown = own.filter(photo => photo.subject === subject).length;
  return shown >= boardOf(known.mode).photos[subject] ? 'no-such-photo' : undefined;
}

/** [C10] */
function refuseTime(known: Public, { seat, time }: Kind<'set-time'>): Refusal | undefined {
  if (time > FARTHEST) return 'no-such-time';
  const by = time - at(known.time, seat);
  return by === 0 && movedOn(known, seat, 0).order.join() === known.order.join() ? 'no-change' : undefined;
}

/** [C14] */
function refuseMark({ public: known, box }: View, viewer: Seat, number: number): Refusal | undefined {
  const refusal = refuseEntry(box, viewer, number, ownersOf);
  if (refusal !== undefined) return refusal;
  const entry = at(box.entries, number);
  switch (entry.type) {
    case 'turn':
      if (entry.act !== null) return 'came-of-another';
      if (known.stage !== 'act') return 'found-already';
      return isLastTurn(box, number) ? undefined : 'turned-since';
    case 'verify':
      return entry.turn === null ? undefined : 'came-of-another';
    case 'know': {
      const asked = known.acts.some(act => act.seat === entry.seat);
      return known.stage !== 'act' || asked ? 'asked-already' : undefined;
    }
    case 'went-along':
    case 'pass':
      return undefined;
  }
}

function ownersOf(entry: Entry): readonly Seat[] {
  switch (entry.type) {
    case 'turn':
      return [];
    case 'verify':
      return entry.turn === null ? [entry.seat] : [];
    case 'went-along':
      return [entry.seat, ...entry.seats];
    case 'know':
    case 'pass':
      return [entry.seat];
  }
}

/** [E1] */
function refusePass({ public: known, box }: View, viewer: Seat, seat: Seat): Refusal | undefined {
  if (seat !== viewer && box.here[seat]) return 'not-your-act';
  return known.lastActs.includes(seat) ? undefined : 'no-last-act';
}
