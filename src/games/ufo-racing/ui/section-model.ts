import { at } from '../../../core/contract.ts';
import type { Direction, Edge, Spot } from '../types.ts';
import { STEPS } from './playback.ts';
import { BEHIND, type Room, type TrackModel } from './track-model.ts';
import type { PlannedPath } from './track-shown.ts';

/** The track cut along a path and seen from the side. */
export interface Section {
  readonly columns: readonly Column[];
  /** The planned path, by column. */
  readonly line: readonly LinePoint[];
  /** The turn after. */
  readonly next: readonly LinePoint[];
  readonly collision: LinePoint | null;
  readonly legs: readonly Leg[];
}

/** Columns on which the way leads straight on. */
export interface Leg {
  readonly edge: Edge;
  readonly from: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

export interface Column {
  readonly x: number;
  readonly y: number;
  /** None where there is no way to be. */
  readonly rooms: readonly Room[];
  /** Where the way leads that comes to this column. */
  readonly heading: Edge;
  /** By elevation, those at which a bulkhead stands before the next column. */
  readonly wall: readonly { readonly low: number; readonly high: number }[];
}

export interface LinePoint {
  readonly column: number;
  readonly z: number;
}

const BEFORE = 2;
const BEYOND = 4;

/** From a little behind the UFO, along its path and the turn after, to a little beyond. */
export function sectionOf(model: TrackModel, path: PlannedPath): Section {
  const way = cellsOf(path.points);
  const on = cellsOf([at(path.points, -1), ...path.next]);
  const cells = [...way.cells, ...on.cells.slice(1)];
  const first = at(cells, 0);
  const heading = cells.length > 1 ? edgeFrom(first, at(cells, 1)) : 'N';
  const leaving = cells.length > 1 ? edgeFrom(at(cells, -2), at(cells, -1)) : heading;
  const lead = line(model, first, facing(heading), BEFORE).reverse();
  const all = [...lead, ...cells, ...line(model, at(cells, -1), leaving, BEYOND)];
  const shift = ({ column, z }: LinePoint): LinePoint => ({ column: column + lead.length, z });
  const offset = way.cells.length - 1;
  const columns = all.map((cell, index) => columnOf(model, all, cell, index));
  return {
    columns,
    legs: legsOf(columns),
    line: way.points.map(shift),
    next: on.points.map(({ column, z }) => shift({ column: column + offset, z })),
    collision: path.collision && collisionOf(path.collision, path.points, way.points, shift),
  };
}

/** Whether nothing else than up and down is on the way. */
const isUpright = (direction: Direction): direction is 'up' | 'down' =>
  direction === 'up' || direction === 'down';

function collisionOf(
  { at: spot, direction }: NonNullable<PlannedPath['collision']>,
  places: readonly Spot[],
  points: readonly LinePoint[],
  shift: (point: LinePoint) => LinePoint,
): LinePoint {
  // A path that bounces comes by again: it is where it first came to.
  const index = places.findIndex(({ x, y, z }) => x === spot.x && y === spot.y && z === spot.z);
  const known = at(points, index);
  const { column, z } = shift(known);
  return isUpright(direction) ? { column, z: z + STEPS[direction].z * 0.5 } : { column: column + 0.5, z };
}

interface Way {
  readonly cells: readonly Cell[];
  readonly points: readonly LinePoint[];
}
type Cell = Omit<Spot, 'z'>;

/** Cell by cell; going back over the same cells adds columns, since the strip only ever goes on. */
function cellsOf(points: readonly Spot[]): Way {
  const { x, y, z } = at(points, 0);
  const cells: Cell[] = [{ x, y }];
  const path: LinePoint[] = [{ column: 0, z }];
  for (const to of points.slice(1)) {
    let here = at(cells, -1);
    while (here.x !== to.x || here.y !== to.y) {
      here = { x: here.x + Math.sign(to.x - here.x), y: here.y + Math.sign(to.y - here.y) };
      cells.push(here);
    }
    path.push({ column: cells.length - 1, z: to.z });
  }
  return { cells, points: path };
}

/** So many cells on from here, as far as there is a track. */
function line(model: TrackModel, { x, y }: Cell, edge: Edge, count: number): Cell[] {
  const [dx, dy] = BEHIND[edge];
  const cells = Array.from({ length: count }, (_, i) => ({ x: x + dx * (i + 1), y: y + dy * (i + 1) }));
  const solid = cells.findIndex(cell => model.roomsAt(cell.x, cell.y).length === 0);
  return solid < 0 ? cells : cells.slice(0, solid);
}

function columnOf(model: TrackModel, cells: readonly Cell[], cell: Cell, index: number): Column {
  const [before, next] = [cells[index - 1], cells[index + 1]];
  const ahead = next && edgeFrom(cell, next);
  const heading = (before ? edgeFrom(before, cell) : ahead) ?? 'N';
  return {
    ...cell,
    rooms: model.roomsAt(cell.x, cell.y),
    heading,
    wall: model.pieces.filter(
      ({ x, y, edge, kind }) =>
        x === cell.x && y === cell.y && edge === (ahead ?? heading) && kind !== 'finish' && kind !== 'step',
    ),
  };
}

function legsOf(columns: readonly Column[]): Leg[] {
  const legs: Leg[] = [];
  for (const [from, { heading, x, y }] of columns.entries()) {
    const last = legs.at(-1);
    if (last?.edge === heading) legs[legs.length - 1] = { ...last, count: last.count + 1 };
    else legs.push({ edge: heading, from, count: 1, x, y });
  }
  return legs;
}

function edgeFrom(from: Cell, to: Cell): Edge {
  if (to.x !== from.x) return to.x > from.x ? 'E' : 'W';
  return to.y > from.y ? 'S' : 'N';
}

const FACING: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const facing = (edge: Edge): Edge => FACING[edge];
