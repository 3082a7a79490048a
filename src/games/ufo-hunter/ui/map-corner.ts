import type { Area, Size } from './map-zoom.ts';

const CORNERS = ['south-east', 'south-west', 'north-east', 'north-west'] as const;
export type Corner = (typeof CORNERS)[number];

/** As large as its style says. */
const MINI: Size = { width: 108, height: 48 };
const AROUND = 8;

/**
 * Where the small map lies over none of these things, and rather over no word: it stays where it is, or goes to the first
 * free corner; null where none is.
 */
export function freeCorner(
  size: Size,
  things: readonly Area[],
  words: readonly Area[],
  now: Corner | null,
): Corner | null {
  const isFree = (corner: Corner, of: readonly Area[]) =>
    of.every(area => !isOver(boxAt(corner, size), area));
  const free = [...(now ? [now] : []), ...CORNERS].filter(corner => isFree(corner, things));
  return free.find(corner => isFree(corner, words)) ?? free[0] ?? null;
}

const boxAt = (corner: Corner, { width, height }: Size): Area => ({
  x: corner.endsWith('east') ? width - MINI.width - AROUND : AROUND,
  y: corner.startsWith('south') ? height - MINI.height - AROUND : AROUND,
  ...MINI,
});

const isOver = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
