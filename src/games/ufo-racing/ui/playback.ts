import { at, type Seat } from '../../../core/contract.ts';
import type { CellEdge, Direction, Happening, Spot, Track } from '../types.ts';

/** What happened in a turn, laid out in time, at the speed of 1. */
export interface Playback {
  readonly length: number;
  readonly beats: readonly Beat[];
  /** By seat: where it all begins. */
  readonly from: readonly Spot[];
}

/** One happening, or several at once, from `start` on, for `length` milliseconds. */
export interface Beat {
  readonly start: number;
  readonly length: number;
  readonly happening: Happening;
  /** By seat, when the beat is over. */
  readonly spots: readonly Spot[];
}

/** What is to be seen at one moment. */
export interface Frame {
  /** By seat; between cells while it flies. */
  readonly spots: readonly Spot[];
  /** Who moves, or null between moves. */
  readonly mover: Seat | null;
  readonly impact: Impact | null;
  /** Index of the beat that plays; -1 before the first one. */
  readonly beat: number;
  /** Tiles and weak walls of the track that are not laid, not gone yet. */
  readonly tilesToCome: number;
  readonly goneToCome: number;
}

export interface Impact {
  readonly at: Spot;
  readonly direction: Direction;
  readonly kind: 'wall' | 'ufo' | 'sandwich';
  readonly damage: number;
  readonly spikes: boolean;
  /** From 0, as it begins, to 1. */
  readonly progress: number;
}

const CELL_MS = 150;
const SHORTEST_FLIGHT_MS = 260;
const HIT_MS = 520;
const WORD_MS = 380;
const TILE_MS = 900;
/** How far a UFO leans into what it hits, in cells. */
const LEAN = 0.3;

export const STEPS: Readonly<Record<Direction, Spot>> = {
  N: { x: 0, y: -1, z: 0 },
  S: { x: 0, y: 1, z: 0 },
  E: { x: 1, y: 0, z: 0 },
  W: { x: -1, y: 0, z: 0 },
  up: { x: 0, y: 0, z: 1 },
  down: { x: 0, y: 0, z: -1 },
};

export function playbackOf(from: readonly Spot[], happened: readonly Happening[]): Playback {
  const beats: Beat[] = [];
  let spots: readonly Spot[] = from.map(({ x, y, z }) => ({ x, y, z }));
  let start = 0;
  for (const happening of happened) {
    const length = lengthOf(happening);
    spots = after(spots, happening);
    if (length === 0) continue;
    beats.push({ start, length, happening, spots });
    start += length;
  }
  return { length: start, beats, from };
}

export function frameAt(playback: Playback, time: number): Frame {
  const { beats, from } = playback;
  const index = beats.findLastIndex(({ start }) => start <= time);
  const beat = beats[index];
  if (!beat || time < 0) return { ...still(beats, -1), spots: from, impact: null };
  const progress = Math.min(1, (time - beat.start) / beat.length);
  const before = index === 0 ? from : at(beats, index - 1).spots;
  return {
    ...still(beats, index),
    spots: before.map((spot, seat) => between(spot, at(beat.spots, seat), beat, seat as Seat, progress)),
    impact: progress < 1 ? impactOf(beat, before, progress) : null,
  };
}

/** Without what lies between: as each beat ends. */
export const stepAt = (playback: Playback, beat: number): number => {
  const { start, length } = at(playback.beats, beat);
  return start + length - 1;
};

/** The track as it was at that moment, from how it is when all has been played. */
export function trackAt(track: Track, { tilesToCome, goneToCome }: Frame): Track {
  if (tilesToCome === 0 && goneToCome === 0) return track;
  return {
    tiles: track.tiles.slice(0, track.tiles.length - tilesToCome),
    gone: track.gone.slice(0, track.gone.length - goneToCome),
    whole: track.whole && tilesToCome === 0,
  };
}

export type HitHappening = Extract<Happening, { type: 'hit-wall' | 'hit-ufo' | 'sandwiched' | 'pinned' }>;

export const isHit = (happening: Happening): happening is HitHappening => 'damage' in happening;

/** Weak walls that it broke. [K11] */
export const goneIn = (happening: Happening): readonly CellEdge[] => (isHit(happening) ? happening.gone : []);

function lengthOf(happening: Happening): number {
  switch (happening.type) {
    case 'flew':
      return happening.cells === 0 ? 0 : Math.max(SHORTEST_FLIGHT_MS, happening.cells * CELL_MS);
    case 'hit-wall':
    case 'hit-ufo':
    case 'sandwiched':
    case 'pinned':
      return HIT_MS;
    case 'tile-laid':
      return TILE_MS;
    case 'finished':
    case 'boosted':
    case 'braked':
    case 'streamed':
    case 'tile-drawn':
    case 'came-to-move':
      return WORD_MS;
    case 'move-ended':
      return 0;
  }
}

function after(spots: readonly Spot[], happening: Happening): readonly Spot[] {
  if (happening.type === 'flew') {
    const { seat, x, y, z } = happening;
    return spots.with(seat, { x, y, z });
  }
  if (happening.type === 'finished')
    return spots.with(happening.seat, moved(at(spots, happening.seat), happening.direction, 1));
  return spots;
}

const moved = ({ x, y, z }: Spot, direction: Direction, by: number): Spot => {
  const step = STEPS[direction];
  return { x: x + step.x * by, y: y + step.y * by, z: z + step.z * by };
};

function between(from: Spot, to: Spot, { happening }: Beat, seat: Seat, progress: number): Spot {
  if (isHit(happening)) {
    if (happening.seat !== seat) return to;
    return moved(to, happening.direction, LEAN * Math.sin(Math.PI * Math.min(1, progress * 2)));
  }
  if (from === to) return to;
  const part = eased(progress);
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part,
  };
}

/** Slow at both ends, a little only: it is momentum that is shown. */
const eased = (progress: number): number =>
  progress + (progress * progress * (3 - 2 * progress) - progress) * 0.5;

function impactOf({ happening }: Beat, spots: readonly Spot[], progress: number): Impact | null {
  if (!isHit(happening)) return null;
  const { direction, damage, spikes } = happening;
  const kind = happening.type === 'hit-wall' ? 'wall' : happening.type === 'hit-ufo' ? 'ufo' : 'sandwich';
  return { at: moved(at(spots, happening.seat), direction, 0.5), direction, kind, damage, spikes, progress };
}

function still(beats: readonly Beat[], index: number): Omit<Frame, 'spots' | 'impact'> {
  const toCome = beats.slice(index + 1).map(({ happening }) => happening);
  return {
    mover: moverAt(beats, index),
    beat: index,
    tilesToCome: toCome.filter(({ type }) => type === 'tile-laid').length,
    goneToCome: toCome.reduce((total, happening) => total + goneIn(happening).length, 0),
  };
}

function moverAt(beats: readonly Beat[], index: number): Seat | null {
  for (let i = index; i >= 0; i--) {
    const { happening } = at(beats, i);
    if (happening.type === 'came-to-move' || happening.type === 'streamed') return happening.seat;
  }
  return null;
}
