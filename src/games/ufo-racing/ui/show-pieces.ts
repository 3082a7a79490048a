import type { Happening, Public, Spot, Track, Turn } from '../types.ts';
import { goneIn } from './playback.ts';

/** Happenings of a turn that are shown in one go, from the index `from` to before `to`. */
export interface Piece {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** How far one has seen. */
export interface SeenTo {
  readonly turn: number;
  readonly count: number;
}

type Turns = readonly Pick<Turn, 'happened'>[];

export const seenAll = (turns: Turns): SeenTo => ({
  turn: Math.max(0, turns.length - 1),
  count: turns.at(-1)?.happened.length ?? 0,
});

/** What is to be shown next: the rest of a turn, else the next one in which something happened. */
export function nextPiece(turns: Turns, { turn, count }: SeenTo): Piece | null {
  for (let index = turn; index < turns.length; index++) {
    const from = index === turn ? count : 0;
    const to = turns[index]?.happened.length ?? 0;
    if (to > from) return { turn: index, from, to };
  }
  return null;
}

/** The newest turn in which something is to be seen, as a whole. */
export function lastTurn(turns: Turns): Piece | null {
  const turn = turns.findLastIndex(({ happened }) => happened.some(({ type }) => !ONLY_WORDS.has(type)));
  return turn < 0 ? null : { turn, from: 0, to: turns[turn]?.happened.length ?? 0 };
}

/** What a turn begins with before anything is to be seen of it. */
const ONLY_WORDS: ReadonlySet<Happening['type']> = new Set([
  'came-to-move',
  'boosted',
  'braked',
  'move-ended',
  'tile-drawn',
]);

/** By seat: where everybody was when a piece begins. */
export const spotsBefore = ({ before, happened }: Turn, from: number): readonly Spot[] =>
  happened.slice(0, from).reduce<readonly Spot[]>(
    (spots, one) => (one.type === 'flew' ? spots.with(one.seat, { x: one.x, y: one.y, z: one.z }) : spots),
    before.map(({ x, y, z }) => ({ x, y, z })),
  );

/** The track as it was when a piece had been played. */
export function trackAfter({ track, turns }: Pick<Public, 'track' | 'turns'>, { turn, to }: Piece): Track {
  const later = turns
    .slice(turn)
    .flatMap(({ happened }, index) => (index === 0 ? happened.slice(to) : happened));
  const tiles = later.filter(({ type }) => type === 'tile-laid').length;
  const gone = later.reduce((count, happening) => count + goneIn(happening).length, 0);
  if (tiles === 0 && gone === 0) return track;
  return {
    tiles: track.tiles.slice(0, track.tiles.length - tiles),
    gone: track.gone.slice(0, track.gone.length - gone),
    whole: track.whole && tiles === 0,
  };
}
