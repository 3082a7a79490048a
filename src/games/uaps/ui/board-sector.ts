import { type Seat, seatsOf, type Viewer } from '../../../core/contract.ts';
import { boardOf, orbitOf, quadrantOf, spaceAt, stackedWith } from '../board.ts';
import {
  type Content,
  type Orbit,
  type Photo,
  type Public,
  type Quadrant,
  type Sector,
  SUBJECTS,
  type Subject,
  type View,
} from '../types.ts';

/** A photo that nobody has verified yet, as the board shows it. */
export interface FaceDown {
  readonly seat: Seat;
  readonly sector: Sector;
  /** Only of one's own. */
  readonly subject: Subject | null;
}

export interface SectorFacts {
  readonly sector: Sector;
  readonly orbit: Orbit;
  readonly quadrant: Quadrant;
  /** Whether it lies in the quadrant in which one stands. */
  readonly near: boolean;
  /** What is above or below it now. */
  readonly stacked: Sector;
  /** What is known to all; at the end, what it holds. */
  readonly content: Content | null;
  /** Whose photos of it are verified. */
  readonly verifiedBy: readonly Seat[];
  readonly faceDown: readonly FaceDown[];
}

export function sectorFacts(view: View, sector: Sector, from: Quadrant | null): SectorFacts {
  const { public: known } = view;
  const board = boardOf(known.mode);
  const quadrant = quadrantOf(sector, known.turns, board);
  return {
    sector,
    orbit: orbitOf(sector, board),
    quadrant,
    near: quadrant === from,
    stacked: stackedWith(sector, known.turns, board),
    content: contentIn(known, sector),
    verifiedBy: seatsOf(known.seats).filter(seat =>
      known.photos.some(photo => photo.seat === seat && photo.sector === sector && photo.fate === 'right'),
    ),
    faceDown: faceDownOn(view).filter(photo => photo.sector === sector),
  };
}

export function contentIn({ end, luna, photos }: Public, sector: Sector): Content | null {
  if (end) return end.puzzle.sky[sector - 1] ?? null;
  if (sector === luna) return 'luna';
  return photos.find(photo => photo.sector === sector && photo.fate === 'right')?.subject ?? null;
}

/** All face-down photos, with what one put on them oneself. */
export function faceDownOn({ viewer, public: known, own }: View): readonly FaceDown[] {
  const seen = new Map<Viewer, number>();
  return known.photos.flatMap(({ seat, sector, fate }) => {
    const number = seen.get(seat) ?? 0;
    seen.set(seat, number + 1);
    if (fate !== 'face-down') return [];
    return [{ seat, sector, subject: seat === viewer ? (own?.subjects[number] ?? null) : null }];
  });
}

/** In one space, whatever the lap; back to front. */
export const tokensIn = ({ order, time }: Public, space: number): readonly Seat[] =>
  order.filter(seat => spaceAt(time[seat] ?? 0) === space);

/** In the order of the seats. */
export const researchersIn = ({ seats, quadrants }: Public, quadrant: Quadrant): readonly Seat[] =>
  seatsOf(seats).filter(seat => quadrants[seat] === quadrant);

export const countPhotos = (photos: readonly Photo[], seat: Seat, fate: Photo['fate']): number =>
  photos.filter(photo => photo.seat === seat && photo.fate === fate).length;

/** How many photos a seat has left in all. [S4] */
export function photosLeftOf({ mode, photos }: Public, seat: Seat): number {
  const supply = boardOf(mode).photos;
  const inAll = SUBJECTS.reduce((sum, subject) => sum + supply[subject], 0);
  return inAll - photos.filter(photo => photo.seat === seat).length;
}
