import { BufferGeometry, type Color, Float32BufferAttribute } from 'three';
import type { Spot } from '../types.ts';
import { RISE } from './camera.ts';

export type Point = readonly [x: number, height: number, y: number];

/** Many flat pieces with a color each, to be drawn at once. */
export interface Pieces {
  /** Seen from where its corners go round against the clock. */
  quad(a: Point, b: Point, c: Point, d: Point, color: Color, alpha?: number): void;
  triangle(a: Point, b: Point, c: Point, color: Color, alpha?: number): void;
  /** A beam between two points. */
  beam(from: Point, to: Point, thick: number, color: Color, alpha?: number): void;
  made(): BufferGeometry;
}

export function createPieces(): Pieces {
  const positions: number[] = [];
  const colors: number[] = [];
  const triangle: Pieces['triangle'] = (a, b, c, color, alpha = 1) => {
    positions.push(...a, ...b, ...c);
    for (let i = 0; i < 3; i++) colors.push(color.r, color.g, color.b, alpha);
  };
  const quad: Pieces['quad'] = (a, b, c, d, color, alpha) => {
    triangle(a, b, c, color, alpha);
    triangle(a, c, d, color, alpha);
  };
  return {
    quad,
    triangle,
    beam: (from, to, thick, color, alpha) => beam(quad, from, to, thick, color, alpha),
    made() {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
      geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
      return geometry;
    },
  };
}

/** Along one axis: the box that holds both ends. */
function beam(quad: Pieces['quad'], from: Point, to: Point, thick: number, color: Color, alpha = 1): void {
  const low = from.map((value, i) => Math.min(value, to[i] ?? value) - thick / 2);
  const high = from.map((value, i) => Math.max(value, to[i] ?? value) + thick / 2);
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const [x1 = 0, y1 = 0, z1 = 0] = high;
  quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0], color, alpha);
  quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], color, alpha);
  quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], color, alpha);
  quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0], color, alpha);
  quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], color, alpha);
  quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], color, alpha);
}

/** The height of a floor of this elevation. */
export const heightOf = (elevation: number): number => elevation * RISE;

/** The middle of the room that a UFO takes up. */
export const middleOf = ({ x, y, z }: Spot): Point => [x + 0.5, heightOf(z + 0.42), y + 0.5];
