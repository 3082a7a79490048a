import {
  type Board,
  onFrom,
  orbitOf,
  QUADRANTS,
  quadrantOf,
  sectorsOfQuadrant,
  stackedWith,
} from '../board.ts';
import type { Quadrant, Sector } from '../types.ts';

/** Where one is on the board: in a sector, or on a quadrant of the Earth. */
export type Spot = { readonly sector: Sector } | { readonly quadrant: Quadrant };

/** Where an arrow key leads: round an orbit or the Earth, outwards or inwards. */
export function spotAfter(key: string, from: Spot, turns: number, board: Board): Spot | null {
  return 'sector' in from
    ? fromSector(key, from.sector, turns, board)
    : fromQuadrant(key, from.quadrant, board);
}

function fromSector(key: string, sector: Sector, turns: number, board: Board): Spot | null {
  const inner = orbitOf(sector, board) === 'inner';
  switch (key) {
    case 'ArrowRight':
      return { sector: onFrom(sector, 1, board) };
    case 'ArrowLeft':
      return { sector: onFrom(sector, -1, board) };
    case 'ArrowUp':
      return inner ? { sector: stackedWith(sector, turns, board) } : null;
    case 'ArrowDown':
      return inner
        ? { quadrant: quadrantOf(sector, turns, board) }
        : { sector: stackedWith(sector, turns, board) };
    default:
      return null;
  }
}

function fromQuadrant(key: string, quadrant: Quadrant, board: Board): Spot | null {
  const on = (by: number): Spot => ({
    quadrant: ((quadrant - 1 + by + QUADRANTS.length) % QUADRANTS.length) + 1,
  });
  switch (key) {
    case 'ArrowRight':
      return on(1);
    case 'ArrowLeft':
      return on(-1);
    case 'ArrowUp': {
      const [first] = sectorsOfQuadrant(quadrant, 0, board);
      return first === undefined ? null : { sector: first };
    }
    default:
      return null;
  }
}
