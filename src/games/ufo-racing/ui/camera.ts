import type { Bounds } from './track-model.ts';

/** How the plan is looked at: which place is in the middle, and how many pixels a cell is wide. */
export interface PlanCamera {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** How the scene is looked at: what is in the middle, from which side and how steeply, and pixels for a cell. */
export interface SceneCamera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Degrees clockwise from north to where one stands; 135 has north at the upper right. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly tilt: number;
  readonly cell: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies over the drawing along two of its edges, in pixels: nothing that one looks for is put under it. */
export interface Inset {
  readonly top: number;
  readonly right: number;
}

export const inside = ({ width, height }: Size, { top, right }: Inset): Size => ({
  width: Math.max(1, width - right),
  height: Math.max(1, height - top),
});

const SMALLEST_CELL = 8;
const LARGEST_CELL = 96;
const FLATTEST = 12;
const STEEPEST = 85;

export const HOME: Pick<SceneCamera, 'azimuth' | 'tilt'> = { azimuth: 135, tilt: 32 };

/** Everything inside, but no cell larger or smaller than that. */
export function fitPlan(bounds: Bounds, { width, height }: Size, least: number, most: number): PlanCamera {
  const across = Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    cell: clamp(across, least, most),
  };
}

export const panned = (camera: PlanCamera, dx: number, dy: number): PlanCamera => ({
  ...camera,
  x: camera.x - dx / camera.cell,
  y: camera.y - dy / camera.cell,
});

/** So that what is under this point, in pixels from the middle, stays there. */
export function zoomed<Camera extends PlanCamera>(camera: Camera, factor: number, px = 0, py = 0): Camera {
  const cell = clamp(camera.cell * factor, SMALLEST_CELL, LARGEST_CELL);
  return {
    ...camera,
    cell,
    x: camera.x + px / camera.cell - px / cell,
    y: camera.y + py / camera.cell - py / cell,
  };
}

/** The same for the scene: the ground under this point stays there. */
export function zoomedAt(camera: SceneCamera, factor: number, px: number, py: number): SceneCamera {
  const near = zoomed(camera, factor);
  const by = 1 - near.cell / camera.cell;
  return slid(near, px * by, py * by);
}

export const turned = (camera: SceneCamera, degrees: number, steeper = 0): SceneCamera => ({
  ...camera,
  azimuth: (((camera.azimuth + degrees) % 360) + 360) % 360,
  tilt: clamp(camera.tilt + steeper, FLATTEST, STEEPEST),
});

/** Moves what is looked at along the ground, by pixels on the screen. */
export function slid(camera: SceneCamera, dx: number, dy: number): SceneCamera {
  const [right, back] = groundAxes(camera.azimuth);
  const across = -dx / camera.cell;
  const along = -dy / camera.cell / Math.sin(radians(camera.tilt));
  return {
    ...camera,
    x: camera.x + right.x * across + back.x * along,
    y: camera.y + right.y * across + back.y * along,
  };
}

/** What lies to the right on the screen, and what towards the one who looks; x east, y south. */
export function groundAxes(azimuth: number): readonly [right: Ground, back: Ground] {
  const angle = radians(azimuth);
  const back = { x: Math.sin(angle), y: -Math.cos(angle) };
  return [{ x: back.y, y: -back.x }, back];
}

interface Ground {
  readonly x: number;
  readonly y: number;
}

/** How high an elevation is drawn, in cells. */
export const RISE = 0.62;

/** Bounds in the middle, as large as they fit when seen from here. */
export function fitScene(
  bounds: Bounds,
  from: Pick<SceneCamera, 'azimuth' | 'tilt'>,
  { width, height }: Size,
  least: number,
  most: number,
): SceneCamera {
  const [right, back] = groundAxes(from.azimuth);
  const [w, h] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const across = w * Math.abs(right.x) + h * Math.abs(right.y);
  const along = (w * Math.abs(back.x) + h * Math.abs(back.y)) * Math.sin(radians(from.tilt));
  const tall = 8 * RISE * Math.cos(radians(from.tilt));
  return {
    x: (bounds.left + bounds.right) / 2,
    y: (bounds.top + bounds.bottom) / 2,
    z: 4,
    azimuth: from.azimuth,
    tilt: from.tilt,
    cell: clamp(Math.min(width / across, height / (along + tall)), least, most),
  };
}

/** Part of the way from one to the other; the shorter way round. */
export function towards(from: SceneCamera, to: SceneCamera, part: number): SceneCamera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  const round = ((((to.azimuth - from.azimuth) % 360) + 540) % 360) - 180;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    azimuth: (((from.azimuth + round * part) % 360) + 360) % 360,
    tilt: mix(from.tilt, to.tilt),
    cell: mix(from.cell, to.cell),
  };
}

export const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
