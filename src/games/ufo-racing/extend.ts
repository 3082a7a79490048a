import { at, type Seat } from '../../core/contract.ts';
import { DECK } from './board.ts';
import type { Course } from './steps.ts';
import { canBeLaid, nextLetter, withTile } from './track.ts';
import type { LaidTile, Lie, TileId } from './types.ts';

/** A card is turned up, again where its tile cannot be laid. [S2] [X1] [X2] */
export function drawTile(course: Course, seat: Seat, rng = course.rng().public): void {
  const { track, setup } = course.public;
  const letter = nextLetter(track, setup);
  const deck = rng.shuffle(DECK).map(({ nextTile }): TileId => `${letter}${nextTile}`);
  const turned = deck.findIndex(tile => canBeLaid(track, setup, tile));
  const tile = at(deck, turned);
  course.public.drawn = tile;
  course.public.stage = 'lay';
  course.public.actor = seat;
  course.happens({ type: 'tile-drawn', seat, tile, redrawn: deck.slice(0, turned) });
}

export function layTile(course: Course, seat: Seat, { face, rotation, x, y }: Lie): void {
  const { track, setup, drawn } = course.public;
  const laid = { tile: drawn as TileId, face, rotation, x, y } satisfies LaidTile;
  course.public.track = withTile(track, setup, laid);
  course.public.drawn = null;
  course.happens({ type: 'tile-laid', seat, last: course.public.track.whole, ...laid });
}
