import { at } from '../../core/contract.ts';
import content from './content.json' with { type: 'json' };
import type {
  Area,
  Content,
  FactLevel,
  Guess,
  Mode,
  Orbit,
  Quadrant,
  Sector,
  Sight,
  Subject,
  Surveyed,
} from './types.ts';

/** The numbers of a mode. */
export interface Board {
  readonly mode: Mode;
  /** Sectors of each orbit. */
  readonly perOrbit: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly numbers: Readonly<Record<Surveyed, { readonly least: number; readonly most: number }>>;
  readonly commPerOrbit: number;
  readonly photos: Readonly<Record<Subject, number>>;
  readonly facts: Readonly<Record<FactLevel, number>>;
}

const boards: Readonly<Record<Mode, Board>> = {
  basic: { mode: 'basic', ...content.modes.basic },
  expert: { mode: 'expert', ...content.modes.expert },
};

export const boardOf = (mode: Mode): Board => boards[mode];

export const QUADRANTS: readonly Quadrant[] = [1, 2, 3, 4];

export const orbitOf = (sector: Sector, { perOrbit }: Board): Orbit =>
  sector <= perOrbit ? 'inner' : 'outer';

/** The place of a sector in its orbit: the bit that the solver has for it. */
export const placeOf = (sector: Sector, { perOrbit }: Board): number => (sector - 1) % perOrbit;

export const sectorAt = (orbit: Orbit, place: number, { perOrbit }: Board): Sector =>
  (orbit === 'inner' ? 1 : perOrbit + 1) + (((place % perOrbit) + perOrbit) % perOrbit);

export const allSectors = ({ perOrbit }: Board): readonly Sector[] =>
  Array.from({ length: 2 * perOrbit }, (_, index) => index + 1);

/** So many sectors on in the same orbit, or back. */
export const onFrom = (sector: Sector, by: number, board: Board): Sector =>
  sectorAt(orbitOf(sector, board), placeOf(sector, board) + by, board);

/** The sector above or below, when the Earth has turned so often. [B2] */
export const stackedWith = (sector: Sector, turns: number, board: Board): Sector =>
  orbitOf(sector, board) === 'inner'
    ? sectorAt('outer', placeOf(sector, board) - turns, board)
    : sectorAt('inner', placeOf(sector, board) + turns, board);

/** [B3] */
export function quadrantOf(sector: Sector, turns: number, board: Board): Quadrant {
  const inner = orbitOf(sector, board) === 'inner' ? sector : stackedWith(sector, turns, board);
  return Math.floor((inner - 1) / (board.perOrbit / 4)) + 1;
}

/** Its inner sectors, then what is above them now. [B3] */
export function sectorsOfQuadrant(quadrant: Quadrant, turns: number, board: Board): readonly Sector[] {
  const width = board.perOrbit / 4;
  const inner = Array.from({ length: width }, (_, step) => (quadrant - 1) * width + step + 1);
  return [...inner, ...inner.map(sector => stackedWith(sector, turns, board))];
}

/** [A2] */
export function sectorsOfArea(
  area: Area,
  quadrant: Quadrant,
  turns: number,
  board: Board,
): readonly Sector[] {
  switch (area.form) {
    case 'quadrant':
      return sectorsOfQuadrant(quadrant, turns, board);
    case 'orbit':
      return sectorsOfQuadrant(quadrant, turns, board).filter(
        sector => orbitOf(sector, board) === area.orbit,
      );
    case 'stack':
      return [area.inner, stackedWith(area.inner, turns, board)];
    case 'sector':
      return [area.sector];
  }
}

/** How a sector appears. [B13] */
export function sightIn(sky: readonly Content[], sector: Sector): Sight {
  const held = at(sky, sector - 1);
  return held === 'uap' ? 'junk' : held;
}

/** [A6] */
export const isRight = (
  sky: readonly Content[],
  { sector, before, after, stacked }: Guess,
  turns: number,
  board: Board,
): boolean =>
  at(sky, sector - 1) === 'uap' &&
  at(sky, onFrom(sector, -1, board) - 1) === before &&
  at(sky, onFrom(sector, 1, board) - 1) === after &&
  at(sky, stackedWith(sector, turns, board) - 1) === stacked;
