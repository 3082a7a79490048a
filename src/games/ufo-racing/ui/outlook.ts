import { at, type Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import { STILL, sum } from '../board.ts';
import { isOnLastTile } from '../field.ts';
import { type Prediction, predict } from '../legal.ts';
import type { Happening, Public, Speeds, Spot, Ufo } from '../types.ts';
import { isHit } from './playback.ts';
import type { PlannedPath } from './track-shown.ts';

export type Standing = Pick<Public, 'track' | 'ufos'>;

/** Where a plan leads if nobody interferes. */
export interface Outlook {
  readonly turn: Prediction;
  /** The turn after, with the speed that is left; null where there is none, or the race is over. */
  readonly next: Prediction | null;
  /** Whether a tile will be laid before the turn after: what is an open end now is then no wall that could be foreseen. [X1] */
  readonly lays: boolean;
}

export function outlookOf(standing: Standing, seat: Seat, thrust: Speeds = STILL): Outlook {
  const turn = predict(standing, seat, thrust);
  const ufo: Ufo = { ...at(turn.ufos, seat), unmoved: turn.left, moved: STILL };
  const lays = !turn.end && !turn.track.whole && isOnLastTile(turn.track, ufo);
  if (turn.end || sum(turn.left) === 0) return { turn, next: null, lays };
  const track = lays ? { ...turn.track, whole: true } : turn.track;
  return { turn, next: predict({ track, ufos: turn.ufos.with(seat, ufo) }, seat), lays };
}

export const pathOfOutlook = ({ turn, next }: Outlook, from: Spot, seat: Seat, look: Look): PlannedPath => ({
  ...pathOf(turn.happened, from, seat, look),
  next: next ? placesOf(next.happened, at(turn.ufos, seat), seat).slice(1) : [],
});

/** The way of one UFO through what happens. */
export function pathOf(happened: readonly Happening[], from: Spot, seat: Seat, look: Look): PlannedPath {
  const hit = happened.findIndex(one => isHit(one) && one.seat === seat);
  const first = happened[hit];
  return {
    look,
    points: placesOf(happened, from, seat),
    collision:
      first && isHit(first)
        ? { at: at(placesOf(happened.slice(0, hit), from, seat), -1), direction: first.direction }
        : null,
    next: [],
  };
}

/** Where it was, and each place where it stopped or turned. */
function placesOf(happened: readonly Happening[], { x, y, z }: Spot, seat: Seat): readonly Spot[] {
  const flown = happened.flatMap(one =>
    one.type === 'flew' && one.seat === seat && one.cells > 0 ? [{ x: one.x, y: one.y, z: one.z }] : [],
  );
  return [{ x, y, z }, ...flown];
}
