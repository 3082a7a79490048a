import { createSignal } from 'solid-js';
import type { Direction } from '../types.ts';
import { HOME } from './camera.ts';

/** From which side the track is looked at, in degrees: directions on the control panel lie as they do on the track. */
export const [side, setSide] = createSignal(HOME.azimuth);

/** Corners of the control panel, clockwise from the upper right, and what lies there as seen from home. */
const ROUND = ['N', 'E', 'S', 'W'] as const;

/** The direction in whose place this one lies now. */
export function placeOf(direction: Direction, azimuth: number): Direction {
  if (direction === 'up' || direction === 'down') return direction;
  const quarters = Math.round((azimuth - HOME.azimuth) / 90);
  return ROUND[(ROUND.indexOf(direction) - quarters + 8) % 4] ?? direction;
}
