import { at, type Seat } from '../../core/contract.ts';
import { fullSet, setOf } from '../../solver/bits.ts';
import content from './content.json' with { type: 'json' };
import {
  BODIES,
  type Body,
  type Content,
  type FactLevel,
  type Guess,
  type Mode,
  type Move,
  type Public,
  type Sector,
  type Sight,
  type Title,
} from './types.ts';

/** The numbers of a mode. */
export interface Board {
  readonly mode: Mode;
  readonly sectors: number;
  readonly counts: Readonly<Record<Sight, number>>;
  readonly cometSectors: readonly Sector[];
  /** [B5] */
  readonly dwarfBand: number | null;
  readonly theoriesPerPhase: number;
  readonly theoryMarks: readonly Sector[];
  readonly conferenceMarks: readonly Sector[];
  readonly points: Readonly<Record<Body, number>>;
}

const boards: Readonly<Record<Mode, Board>> = {
  standard: { mode: 'standard', ...content.modes.standard },
  expert: { mode: 'expert', ...content.modes.expert },
};

export const boardOf = (mode: Mode): Board => boards[mode];

export const COSTS = content.costs;
export const TARGETS = content.targets;
export const REVIEW_AFTER = content.reviewAfterPhases;
export const PENALTY = content.penalty;
export const SCORE = content.score;
export const FACTS: Readonly<Record<FactLevel, number>> = content.facts;

/** [A1] */
export const surveyCost = (width: number): number =>
  at(
    COSTS.survey.filter(({ upTo }) => width <= upTo),
    0,
  ).cost;

/** What an action costs during the game. [A1] [A3] [A4] [A5] */
export function costOf(move: Exclude<Move, { type: 'know' | 'submit' }>, board: Board): number {
  return move.type === 'survey' ? surveyCost(widthOf(move.from, move.to, board)) : COSTS[move.type];
}

/** A pawn goes on, and stands in front of those that are in its new sector already. [T1] */
export function movedOn(
  known: Pick<Public, 'time' | 'order'>,
  seat: Seat,
  by: number,
): Pick<Public, 'time' | 'order'> {
  const time = known.time.with(seat, (known.time[seat] ?? 0) + by);
  const others = known.order.filter(other => other !== seat);
  const place = others.findIndex(other => (time[other] ?? 0) > (time[seat] ?? 0));
  return { time, order: others.toSpliced(place === -1 ? others.length : place, 0, seat) };
}

/** [E2] by sectors behind the finder. */
export const theoriesWhenBehind = (behind: number): number =>
  behind < 1 ? 0 : (content.lastActs.find(({ upTo }) => behind <= upTo)?.theories ?? 0);

/** [S3] */
export const tokensOf = ({ counts }: Board, body: Body): number => counts[body];
export const tokensInAll = (board: Board): number =>
  BODIES.reduce((sum, body) => sum + tokensOf(board, body), 0);

/** [T3] */
export const visibleWidth = ({ sectors }: Board): number => sectors / 2;

/** The sector of a pawn or of the arrow that has gone so far. */
export const sectorAt = (time: number, { sectors }: Board): Sector => (time % sectors) + 1;

/** Counted from `from`, going up: 0 to sectors − 1. */
export const stepsFrom = (from: Sector, to: Sector, { sectors }: Board): number =>
  (to - from + sectors) % sectors;

/** So many sectors on, or back. */
export const onFrom = (sector: Sector, by: number, { sectors }: Board): Sector =>
  ((((sector - 1 + by) % sectors) + sectors) % sectors) + 1;

/** How many sectors a range has. */
export const widthOf = (from: Sector, to: Sector, board: Board): number => stepsFrom(from, to, board) + 1;

export function sectorsIn(from: Sector, to: Sector, board: Board): readonly Sector[] {
  return Array.from({ length: widthOf(from, to, board) }, (_, step) => onFrom(from, step, board));
}

/** Made once for each mode: they are asked for at every move. */
const sectorLists = new Map<number, readonly Sector[]>();

export function allSectors({ sectors }: Board): readonly Sector[] {
  let all = sectorLists.get(sectors);
  if (!all) {
    all = Object.freeze(Array.from({ length: sectors }, (_, index) => index + 1));
    sectorLists.set(sectors, all);
  }
  return all;
}

export const visibleFrom = (arrow: number, board: Board): readonly Sector[] => {
  const first = sectorAt(arrow, board);
  return sectorsIn(first, onFrom(first, visibleWidth(board) - 1, board), board);
};

export const isCometSector = (sector: Sector, { cometSectors }: Board): boolean =>
  cometSectors.includes(sector);

/** As a set of the solver, whose first sector is bit 0. */
export const setOfSectors = (sectors: readonly Sector[]): number => setOf(sectors.map(sector => sector - 1));
export const everySector = ({ sectors }: Board): number => fullSet(sectors);

export const titleOf = (one: Body, other: Body): Title => {
  if (one === other) return [one];
  return BODIES.indexOf(one) < BODIES.indexOf(other) ? [one, other] : [other, one];
};

/** How a sector appears. [B8] */
export function sightIn(sky: readonly Content[], sector: Sector): Sight {
  const content = at(sky, sector - 1);
  return content === 'planet-x' ? 'empty' : content;
}

/** [A5] */
export const isRight = (sky: readonly Content[], { sector, before, after }: Guess, board: Board): boolean =>
  at(sky, sector - 1) === 'planet-x' &&
  at(sky, onFrom(sector, -1, board) - 1) === before &&
  at(sky, onFrom(sector, 1, board) - 1) === after;
