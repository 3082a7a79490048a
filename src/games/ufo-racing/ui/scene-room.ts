import type { OrthographicCamera, Vector3 } from 'three';
import type { Size } from './camera.ts';

/** A part of the screen, in pixels from its middle; up is more. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  low: y - height / 2,
  high: y + height / 2,
});

/** Where on the screen a point of the scene is seen. */
export function seenAt(
  point: Vector3,
  eye: OrthographicCamera,
  { width, height }: Size,
): { x: number; y: number } {
  const { x, y } = point.clone().project(eye);
  return { x: (x * width) / 2, y: (y * height) / 2 };
}

/** The parts of the screen that are taken. */
export interface Room {
  take(box: Box): void;
  /** Whether nothing was there before, and all of it is on the screen. */
  isFree(box: Box): boolean;
}

export function createRoom({ width, height }: Size): Room {
  const taken: Box[] = [];
  return {
    take: box => void taken.push(box),
    isFree: box =>
      box.left > -width / 2 &&
      box.right < width / 2 &&
      box.low > -height / 2 &&
      box.high < height / 2 &&
      taken.every(other => !isOver(box, other)),
  };
}

/** Some pixels more or less are not seen. */
const TOUCH = 2;

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
  Math.min(one.high, other.high) - Math.max(one.low, other.low) > TOUCH;
