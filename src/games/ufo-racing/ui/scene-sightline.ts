import { HIGHEST } from '../board.ts';
import { groundAxes, RISE, radians, type SceneCamera } from './camera.ts';
import { heightOf, type Point } from './scene-shape.ts';
import type { Room, TrackModel } from './track-model.ts';

/** Cells from one look to the next. */
const STEP = 0.25;
/** Words lie a little over their floor. */
const CLOSE = 0.01;

type Angles = Pick<SceneCamera, 'azimuth' | 'tilt'>;

/** Whether a floor or the side of one lies between this point and the eye. */
export const isHidden = (model: TrackModel, point: Point, angles: Angles): boolean =>
  meetsFloor(model, point, angles, 1);

/** Whether this point is seen before a floor. */
export const isBeforeFloor = (model: TrackModel, point: Point, angles: Angles): boolean =>
  meetsFloor(model, point, angles, -1);

/** Along the line of sight, towards the eye or away from it. */
function meetsFloor(model: TrackModel, [x, height, y]: Point, angles: Angles, way: 1 | -1): boolean {
  const [, back] = groundAxes(angles.azimuth);
  const rise = Math.tan(radians(angles.tilt)) * STEP * way;
  let before = height;
  for (let far = STEP; ; far += STEP) {
    const now = before + rise;
    if (now > heightOf(HIGHEST) + RISE || now < 0) return false;
    const rooms = model.roomsAt(Math.floor(x + back.x * far * way), Math.floor(y + back.y * far * way));
    if (rooms.some(room => isMet(room, Math.min(before, now), Math.max(before, now)))) return true;
    before = now;
  }
}

/** Under a floor all is solid, but under an overpass one sees through. */
const isMet = ({ floor, over }: Room, low: number, high: number): boolean =>
  over ? low < heightOf(floor) - CLOSE && high >= heightOf(floor) : low < heightOf(floor) - CLOSE;
