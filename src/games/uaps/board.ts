import { at } from '../../core/contract.ts';
import content from './content.json' with { type: 'json' };
import {
  type Area,
  type Content,
  type FactLevel,
  type Guess,
  type Mode,
  type Orbit,
  type Quadrant,
  SATELLITES,
  type Satellite,
  type Sector,
  type Sight,
  type Subject,
  type Surveyed,
  TOPICS,
  type Topic,
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
  /** The times that reports may have, and from when on the last of them. [Q7] */
  readonly reports: { readonly from: number; readonly lastFrom: number; readonly until: number };
}

const boards: Readonly<Record<Mode, Board>> = {
  basic: { mode: 'basic', ...content.modes.basic },
  expert: { mode: 'expert', ...content.modes.expert },
};

export const boardOf = (mode: Mode): Board => boards[mode];

export const COSTS = content.costs;
export const PENALTY = content.penalty;
export const SCORE = content.score;

/** Sets of starting facts, one for each seat. [Q9] */
export const FACT_SETS = 5;

export const QUADRANTS: readonly Quadrant[] = [1, 2, 3, 4];

/** Quadrants to go through, round the shorter way: 0 to 2. [B3] */
export const stepsBetween = (from: Quadrant, to: Quadrant): number => {
  const apart = Math.abs(from - to);
  return Math.min(apart, QUADRANTS.length - apart);
};

/** Of the time track. [T1] */
export const SPACES = content.track.spaces;
/** Spaces from one thick line to the next. [T3] */
export const LINE_EVERY = content.track.line;

/** The space of the track of a token that has gone so far. [T1] */
export const spaceAt = (time: number): number => (time % SPACES) + 1;

/** How many thick lines a token has crossed that has gone so far. [T3] */
export const linesBefore = (time: number): number => Math.floor(time / LINE_EVERY);

/** [E2] by spaces behind the finder. */
export const photosWhenBehind = (behind: number): number =>
  behind < 1 ? 0 : (content.lastActs.find(({ upTo }) => behind <= upTo)?.photos ?? 0);

export const orbitOf = (sector: Sector, { perOrbit }: Board): Orbit =>
  sector <= perOrbit ? 'inner' : 'outer';

/** The place of a sector in its orbit: the bit that the solver has for it. */
export const placeOf = (sector: Sector, { perOrbit }: Board): number => (sector - 1) % perOrbit;

export const sectorAt = (orbit: Orbit, place: number, { perOrbit }: Board): Sector =>
  (orbit === 'inner' ? 1 : perOrbit + 1) + (((place % perOrbit) + perOrbit) % perOrbit);

/** Made once for each mode: they are asked for at every move. */
const sectorLists = new Map<number, readonly Sector[]>();

export function allSectors({ perOrbit }: Board): readonly Sector[] {
  let all = sectorLists.get(perOrbit);
  if (!all) {
    all = Object.freeze(Array.from({ length: 2 * perOrbit }, (_, index) => index + 1));
    sectorLists.set(perOrbit, all);
  }
  return all;
}

export const isSector = (sector: Sector, { perOrbit }: Board): boolean =>
  sector >= 1 && sector <= 2 * perOrbit;

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

/** [Q2] */
export const satelliteOf = (topic: Topic): Satellite =>
  at(SATELLITES, Math.floor((TOPICS.indexOf(topic) * SATELLITES.length) / TOPICS.length));

/** Its two topics. [Q2] */
export const topicsOf = (satellite: Satellite): readonly Topic[] =>
  TOPICS.filter(topic => satelliteOf(topic) === satellite);

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
