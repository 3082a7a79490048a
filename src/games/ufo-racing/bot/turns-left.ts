import { energyFor } from '../board.ts';
import { distanceAt } from '../distance.ts';
import { cellOfPlace, fieldOf, placeOf } from '../field.ts';
import { speedAfter, streamUnder } from '../reset.ts';
import type { Speeds, Spot, Track, Ufo } from '../types.ts';
import type { Velocity } from './legs.ts';
import type { Routes } from './routes.ts';

/** A chip in the battery, and damage that costs energy after the next turn, in turns. */
const CHIP_KEPT = 0.03;
const LASTING_DAMAGE = 0.2;
/** Where routes do not reach: cells in a turn, and turns on top. */
const SLOW = 3;
const LOST = 3;

export const velocityOf = ([N, S, E, W, up, down]: Speeds): Velocity => ({
  x: E - W,
  y: S - N,
  z: up - down,
});

/** The number of the tile that this is on, from 1 for the start tile. */
export const tileUnder = (track: Track, spot: Spot): number =>
  fieldOf(track).tiles[cellOfPlace(placeOf(spot))] as number;

/** Turns that a UFO needs after the present one, when all of its speed is flown and nobody is in its way. */
export function turnsLeft(routes: Routes, track: Track, ufo: Ufo): number {
  const place = placeOf(ufo);
  const { x, y, z } = velocityOf(speedAfter(ufo, streamUnder(track, ufo)));
  const turns = routes.turns(place, x, y, z, energyFor(ufo.damage) + ufo.battery);
  const sure = Number.isFinite(turns) ? turns : LOST + distanceAt(fieldOf(track), place) / SLOW;
  return sure - CHIP_KEPT * Math.min(4, ufo.battery) + LASTING_DAMAGE * Math.max(0, ufo.damage - 1);
}
