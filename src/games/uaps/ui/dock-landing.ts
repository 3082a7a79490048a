import { at, type Seat } from '../../../core/contract.ts';
import { boardOf, linesBefore, orbitOf, sectorsOfQuadrant, spaceAt, stackedWith } from '../board.ts';
import { costOf, effectFor, effectOf, movedOn, standingIn, standsIn } from '../legal.ts';
import { ACTIONS, type Action, type Move, type Public, type Quadrant, type Sector } from '../types.ts';

export const isAction = (move: Move): move is Action => ACTIONS.some(type => type === move.type);

export interface Price {
  readonly cost: number;
  /** What it would cost without modifiers. */
  readonly usual: number;
}

export function priceOf(known: Public, seat: Seat, move: Action): Price {
  return { cost: costOf(known, seat, move), usual: usualCost(known, seat, move) };
}

function usualCost(known: Public, seat: Seat, move: Action): number {
  const plain: Public = { ...known, modifiers: known.modifiers.map(() => 'blank' as const) };
  return costOf(plain, seat, move.type === 'target' ? { ...move, sectors: move.sectors.slice(0, 1) } : move);
}

/** Where an action would lead. */
export interface Landing {
  readonly time: number;
  readonly space: number;
  /** The tokens that then stand in that space; this one came last. [T1] */
  readonly count: number;
  /** Who is farthest back then. */
  readonly next: Seat;
  /** How often the Earth turns before that. [T3] [M15] */
  readonly turns: number;
  /** What comes above one's quadrant by that; empty where nothing turns. */
  readonly above: readonly Sector[];
  /** What lies face down and is checked when the Earth turns. */
  readonly checked: readonly Sector[];
  /** Where nothing turns yet: what the next turn brings, when all have passed that space; null where a survey may bring it before. [T3] [M15] */
  readonly later: { readonly after: number | null; readonly above: readonly Sector[] } | null;
  /** Whether it costs nothing, so that the turn goes on. [T6] */
  readonly goesOn: boolean;
}

export function landingOf(known: Public, seat: Seat, move: Action): Landing {
  const cost = costOf(known, seat, move);
  const { time, order } = movedOn(known, seat, cost);
  const there = at(time, seat);
  const last = at(order, 0);
  const byLines = linesBefore(at(time, last)) - known.lines;
  const bySurvey = move.type === 'survey' && effectFor(known, seat).survey?.turnsEarth ? 1 : 0;
  const turns = Math.max(0, byLines) + bySurvey;
  const stands = move.type === 'move' ? move.to : standsIn(known, seat);
  const taken = move.type === 'photo' ? [move.sector] : [];
  const later = {
    after: mayTurnBySurvey(known) ? null : nextTurn(known).after,
    above: aboveAfter(known, stands, 1),
  };
  const faceDown = known.photos.filter(({ fate }) => fate === 'face-down').map(({ sector }) => sector);
  return {
    time: there,
    space: spaceAt(there),
    count: order.filter(other => spaceAt(at(time, other)) === spaceAt(there)).length,
    next: last,
    turns,
    above: turns === 0 ? [] : aboveAfter(known, stands, turns),
    checked: [...faceDown, ...taken],
    later: turns === 0 ? later : null,
    goesOn: move.type === 'move' && cost === 0,
  };
}

const mayTurnBySurvey = ({ modifiers }: Public): boolean =>
  modifiers.some(modifier => effectOf(modifier).survey?.turnsEarth);

/** What is above a quadrant when the Earth has turned so much more. */
export function aboveAfter({ mode, turns }: Public, quadrant: Quadrant, more: number): readonly Sector[] {
  const board = boardOf(mode);
  return sectorsOfQuadrant(quadrant, turns + more, board).filter(
    sector => orbitOf(sector, board) === 'outer',
  );
}

/** When the Earth turns next. [T3] */
export interface NextTurn {
  /** The space before the line. */
  readonly after: number;
  /** How many tokens have not crossed it yet. */
  readonly behind: number;
}

export function nextTurn({ time, lines }: Public): NextTurn {
  let first = 0;
  while (linesBefore(first) <= lines) first += 1;
  return { after: spaceAt(first - 1), behind: time.filter(gone => gone < first).length };
}

/** Sectors of a quadrant now: the inner ones, and what is above them. */
export interface Stacks {
  readonly inner: readonly Sector[];
  readonly outer: readonly Sector[];
}

export function stacksOf({ mode, turns }: Public, quadrant: Quadrant): Stacks {
  const board = boardOf(mode);
  const inner = sectorsOfQuadrant(quadrant, turns, board).filter(
    sector => orbitOf(sector, board) === 'inner',
  );
  return { inner, outer: inner.map(sector => stackedWith(sector, turns, board)) };
}

/** What actions cost in another quadrant. */
export const elsewhere = (known: Public, seat: Seat, quadrant: Quadrant): Public => ({
  ...standingIn(known, seat, quadrant),
  freeMove: null,
});
