import { at, type Score, type Seat, seatsOf } from '../../../core/contract.ts';
import { isTimed, lastActsIn } from '../../../deduction/box.ts';
import { timesBehind } from '../../../deduction/pawns.ts';
import { boardOf, COSTS, linesBefore, photosWhenBehind, quadrantOf } from '../board.ts';
import { effectIn } from '../modifiers.ts';
import { winnersOf } from '../score.ts';
import type { Act, Public, Quadrant } from '../types.ts';
import type { Announced, Box } from './types.ts';

type Seen = { readonly public: Public; readonly box: Box };

/** A token that was set by hand has gone no farther than this: 20 rounds of the track. [C10] */
export const FARTHEST = 240;

/** As many as anybody ever may. [E2] */
const MOST_LAST_PHOTOS = photosWhenBehind(COSTS.find);

export const seatsHere = ({ here }: Box): readonly Seat[] => seatsOf(here.length).filter(seat => here[seat]);

/** The last token has crossed a thick line, as far as it is known. [U1] */
export const isTurnDue = ({ public: known, box: { tracked } }: Seen): boolean =>
  tracked && known.stage === 'act' && linesBefore(at(known.time, at(known.order, 0))) > known.lines;

export const isLastTurn = ({ entries }: Box, number: number): boolean =>
  !entries.slice(number + 1).some(entry => entry.type === 'turn' && !entry.isMistake);

/** Photos that were face down at the last turn of the Earth, and still are. [U3] */
export function dueIn({ public: { photos }, box: { entries } }: Seen): readonly number[] {
  const turn = entries.findLast(entry => entry.type === 'turn' && !entry.isMistake);
  const until = turn?.type === 'turn' ? turn.photos : 0;
  return photos.flatMap(({ fate }, number) => (fate === 'face-down' && number < until ? [number] : []));
}

/** The table as it is for the questions of this seat: a free move was made by whoever acted last. [T6] */
export const asActing = (known: Public, seat: Seat): Public =>
  known.freeMove && known.acts.at(-1)?.seat !== seat ? { ...known, freeMove: null } : known;

/** How many photos a last act may be: all there are where it is not known how far behind the seat is. [E1] */
export function mostLastPhotos({ public: known, box }: Seen, seat: Seat): number {
  if (known.finder === null) return 0;
  if (!isTimed(box, known.finder) || !isTimed(box, seat)) return MOST_LAST_PHOTOS;
  return photosWhenBehind(Math.min(at(known.time, known.finder) - at(known.time, seat), COSTS.find));
}

/** Taken since somebody found the UAP, without mistakes. */
export const lastPhotosOf = (seen: Seen, seat: Seat): number =>
  lastActsIn<Act>(seen)
    .filter(act => act.seat === seat)
    .reduce((sum, act) => (act.type === 'photo' ? sum + act.sectors.length : sum), 0);

/** Who may still act: tokens can be set right, and acts be mistakes, afterwards. [E1] */
export function lastActsOf(seen: Seen): readonly Seat[] {
  const { finder, order } = seen.public;
  return order.filter(
    seat =>
      finder !== null && seat !== finder && mostLastPhotos(seen, seat) > 0 && !isLastActDone(seen, seat),
  );
}

/** A seat here takes all its last photos at once; those of others are entered one by one. */
function isLastActDone(seen: Seen, seat: Seat): boolean {
  const { here, entries } = seen.box;
  const own = lastActsIn<Act>(seen).filter(act => act.seat === seat);
  if (own.some(({ type }) => here[seat] || type === 'find')) return true;
  if (entries.some(entry => entry.type === 'pass' && entry.seat === seat && !entry.isMistake)) return true;
  return lastPhotosOf(seen, seat) >= mostLastPhotos(seen, seat);
}

/** By seat: where tokens stand as far as it counts for having found the UAP too. [E1] */
export const timesCounted = ({ public: known, box }: Seen): readonly number[] =>
  timesBehind(known, seat => isTimed(box, seat), COSTS.find);

/** How far behind the finder, as far as it is known. [E1] */
export function behindIn(seen: Seen, seat: Seat): number | null {
  const { finder } = seen.public;
  if (finder === null || !isTimed(seen.box, finder) || !isTimed(seen.box, seat)) return null;
  const time = timesCounted(seen);
  return at(time, finder) - at(time, seat);
}

/** As the game breaks ties, also with points that were set by hand. [E2] */
export const winnersIn = ({ public: known }: Seen, scores: readonly Score[]): readonly Seat[] =>
  winnersOf(known, scores);

/** The turn of the Earth that turned a photo up: the first after it was taken. [U3] */
export function roundOf({ entries }: Box, number: number): number {
  const verdict = at(entries, number);
  if (verdict.type !== 'verify') return 0;
  const turns = entries.flatMap((entry, turn) =>
    entry.type === 'turn' && !entry.isMistake && turn < number ? [{ ...entry, turn }] : [],
  );
  return (turns.find(({ photos }) => photos > verdict.photo) ?? turns.at(-1))?.turn ?? 0;
}

/** Where a researcher must stand for this, whatever was entered; undefined where it says nothing. [C9] */
export function placeOf(known: Public, act: Announced): Quadrant | undefined {
  const sector = sectorOf(act);
  return sector === undefined ? undefined : quadrantOf(sector, known.turns, boardOf(known.mode));
}

function sectorOf(act: Announced): number | undefined {
  switch (act.type) {
    case 'target':
      return act.sectors[0];
    case 'photo':
      return act.sector;
    case 'survey':
      if (act.area.form === 'sector') return act.area.sector;
      return act.area.form === 'stack' ? act.area.inner : undefined;
    case 'move':
    case 'analyze':
    case 'find':
      return undefined;
  }
}

/** A move that others could go along with, as long as nobody has acted since. [U6] */
export function convoyOf(known: Public): Extract<Act, { type: 'move' }> | undefined {
  const last = known.acts.at(-1);
  return last?.type === 'move' && effectIn(known, last.quadrant).move?.together ? last : undefined;
}
