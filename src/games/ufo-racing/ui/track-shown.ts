import type { Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Direction, LaidTile, Speeds, Spot } from '../types.ts';
import type { Impact } from './playback.ts';
import type { TrackModel } from './track-model.ts';

/** What both views show. Places of UFOs lie between cells while something is played back. */
export interface Shown {
  readonly model: TrackModel;
  readonly ufos: readonly DrawnUfo[];
  readonly path: PlannedPath | null;
  /** A UFO that could be placed here, and whose it is. */
  readonly ghost: (Spot & { readonly look: Look }) | null;
  /** A tile that could lie here. */
  readonly ghostTile: LaidTile | null;
  readonly choices: readonly Choice[];
  /** The key of the choice that is taken for now. */
  readonly chosen: string | null;
  /** What just hits what, while something is played back. */
  readonly impact: Impact | null;
  /** The race is over and nothing of it is played back: all of the track is looked at. */
  readonly isOver: boolean;
}

export interface DrawnUfo extends Spot {
  readonly seat: Seat;
  readonly look: Look;
  readonly name: string;
  readonly speed: Speeds;
  readonly own: boolean;
  /** Moves now, or is looked at: what the camera follows. */
  readonly leads: boolean;
}

export interface PlannedPath {
  readonly look: Look;
  /** Where the UFO is, and every place where it turns, comes to rest or bounces. */
  readonly points: readonly Spot[];
  readonly collision: { readonly at: Spot; readonly direction: Direction } | null;
  /** The same for the turn after, if the speed stays: from the last point on. */
  readonly next: readonly Spot[];
}

/** A cell, or the place of a tile, that can be chosen. */
export interface Choice {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Read aloud and shown as a hint: "column 5, row 7, floor 2, ceiling 7". */
  readonly label: string;
  /** In cells: 1 for a cell, more for a tile. */
  readonly size: number;
}

export const end = ({ points }: PlannedPath): Spot | undefined => points.at(-1);
