import { at } from '../../core/contract.ts';
import { lyingFace, openingCells, type TileFace } from './tiles.ts';
import type { CellEdge, Direction, Edge, Spot, Track } from './types.ts';

/**
 * A track made ready for flying: numbers by place. A place is a cell and an elevation; directions are bits, by their
 * index in `DIRECTIONS`.
 */
export interface Field {
  /** Edges of a place behind which is a bulkhead. All of them where no UFO can be. */
  readonly walls: Uint8Array;
  readonly spikes: Uint8Array;
  /** Edges that are unused openings of the last tile. */
  readonly exits: Uint8Array;
  /** 1 where a UFO can be. */
  readonly open: Uint8Array;
  /** By cell: 1 for the start tile and so on; 0 where no tile lies. */
  readonly tiles: Uint8Array;
  /** Weak walls that stand, by `faceKey`. */
  readonly weak: Map<number, CellEdge>;
  /** By cell: speed to the east, south and up. */
  readonly streams: Map<number, readonly [dx: number, dy: number, dz: number]>;
  /** How many tiles lie. */
  readonly count: number;
}

const SPAN = 96;
const MIDDLE = 44;
const HEIGHTS = 8;
const CELLS = SPAN * SPAN;
export const PLACES = CELLS * HEIGHTS;

/** From one place to the next, by the index of a direction. */
export const STEP = [-SPAN * HEIGHTS, SPAN * HEIGHTS, HEIGHTS, -HEIGHTS, 1, -1] as const;
const ALL_WALLS = 0b111111;

/** By direction: its bit, and its index in `DIRECTIONS`. */
const BIT: Readonly<Record<Direction, number>> = { N: 1, S: 2, E: 4, W: 8, up: 16, down: 32 };
const INDEX: Readonly<Record<Edge, number>> = { N: 0, S: 1, E: 2, W: 3 };
const FACING: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'W', W: 'E' };
export const facing = (edge: Edge): Edge => FACING[edge];

export const cellOf = (x: number, y: number): number => (y + MIDDLE) * SPAN + x + MIDDLE;
export const cellOfPlace = (place: number): number => place >> 3;
export const placeOf = ({ x, y, z }: Spot): number => cellOf(x, y) * HEIGHTS + z - 1;
export const faceKey = (place: number, direction: number): number => place * 8 + direction;

export function spotOf(place: number): Spot {
  const cell = cellOfPlace(place);
  return { x: (cell % SPAN) - MIDDLE, y: Math.floor(cell / SPAN) - MIDDLE, z: (place & 7) + 1 };
}

/** Tracks are shared from state to state; a copy that came over a line is known by what it says. */
const byTrack = new WeakMap<Track, Field>();
const byWords = new Map<string, Field>();
const MOST_REMEMBERED = 50;

export function fieldOf(track: Track): Field {
  const known = byTrack.get(track);
  if (known) return known;
  const words = JSON.stringify(track);
  let field = byWords.get(words);
  if (!field) {
    if (byWords.size >= MOST_REMEMBERED) byWords.clear();
    field = made(track);
    byWords.set(words, field);
  }
  byTrack.set(track, field);
  return field;
}

/** Whether something is on the tile that was laid last. [X1] */
export function isOnLastTile(track: Track, spot: Spot): boolean {
  const field = fieldOf(track);
  return field.tiles[cellOfPlace(placeOf(spot))] === field.count;
}

export interface Lying {
  readonly face: TileFace;
  readonly x: number;
  readonly y: number;
}

/** Of faces laid one after the other, be they of this game or of a file; `gone` are weak walls that fell. [K2] [K3] [K4] */
export function fieldOfFaces(faces: readonly Lying[], whole: boolean, gone: readonly CellEdge[] = []): Field {
  const field: Field = {
    walls: new Uint8Array(PLACES).fill(ALL_WALLS),
    spikes: new Uint8Array(PLACES),
    exits: new Uint8Array(PLACES),
    open: new Uint8Array(PLACES),
    tiles: new Uint8Array(CELLS),
    weak: new Map(),
    streams: new Map(),
    count: faces.length,
  };
  for (const [index, lying] of faces.entries()) put(field, lying, index + 1);
  for (let index = 1; index < faces.length; index++) join(field, at(faces, index - 1), at(faces, index));
  markExits(field, faces, whole);
  for (const { x, y, edge } of gone) unwall(field, cellOf(x, y), edge);
  return field;
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const squareOf = ({ face, x, y }: Lying): Square => ({ x, y, size: face.size });

/** The edge of `one` along which `other` lies. */
export function touching(one: Square, other: Square): Edge | undefined {
  const alongX = one.x < other.x + other.size && other.x < one.x + one.size;
  const alongY = one.y < other.y + other.size && other.y < one.y + one.size;
  if (alongX && other.y + other.size === one.y) return 'N';
  if (alongX && one.y + one.size === other.y) return 'S';
  if (alongY && other.x + other.size === one.x) return 'W';
  if (alongY && one.x + one.size === other.x) return 'E';
  return undefined;
}

function made(track: Track): Field {
  const faces = track.tiles.map(laid => ({ face: lyingFace(laid), x: laid.x, y: laid.y }));
  return fieldOfFaces(faces, track.whole, track.gone);
}

function put(field: Field, { face, x, y }: Lying, number: number): void {
  const { size } = face;
  const stamp = stampOf(face);
  for (let row = 0; row < size; row++) {
    const from = row * size * HEIGHTS;
    const to = cellOf(x, y + row);
    const part = (bytes: Uint8Array) => bytes.subarray(from, from + size * HEIGHTS);
    field.walls.set(part(stamp.walls), to * HEIGHTS);
    field.spikes.set(part(stamp.spikes), to * HEIGHTS);
    field.open.set(part(stamp.open), to * HEIGHTS);
    field.tiles.fill(number, to, to + size);
  }
  for (const { x: dx, y: dy, edge, weak } of face.walls) {
    if (!weak) continue;
    const wall: CellEdge = { x: x + dx, y: y + dy, edge };
    const [cell, direction] = [cellOf(wall.x, wall.y), INDEX[edge]];
    for (let z = 0; z < HEIGHTS; z++) {
      const place = cell * HEIGHTS + z;
      field.weak.set(faceKey(place, direction), wall);
      field.weak.set(faceKey(place + (STEP[direction] ?? 0), direction ^ 1), wall);
    }
  }
  for (const stream of face.streams)
    field.streams.set(cellOf(x + stream.x, y + stream.y), [stream.dx, stream.dy, stream.dz]);
}

/** [K4] */
function join(field: Field, one: Lying, other: Lying): void {
  const edge = touching(squareOf(one), squareOf(other));
  const [here, there] = [
    one.face.openings.find(opening => opening.edge === edge),
    other.face.openings.find(opening => edge && opening.edge === facing(edge)),
  ];
  if (!edge || !here || !there) return;
  const step = (STEP[INDEX[edge]] ?? 0) / HEIGHTS;
  const beyond = new Set(openingCells(other.face, there).map(({ x, y }) => cellOf(other.x + x, other.y + y)));
  for (const { x, y } of openingCells(one.face, here)) {
    const cell = cellOf(one.x + x, one.y + y);
    if (beyond.has(cell + step)) unwall(field, cell, edge);
  }
}

/**
 * Opens an edge of a cell at every elevation that both cells have. Spikes of a weak wall go with it, also where a step
 * stays behind it. [K11]
 */
function unwall(field: Field, cell: number, edge: Edge): void {
  const direction = INDEX[edge];
  for (let z = 0; z < HEIGHTS; z++) {
    const here = cell * HEIGHTS + z;
    const there = here + (STEP[direction] ?? 0);
    field.weak.delete(faceKey(here, direction));
    field.weak.delete(faceKey(there, direction ^ 1));
    clear(field.spikes, here, BIT[edge]);
    clear(field.spikes, there, BIT[facing(edge)]);
    if (!field.open[here] || !field.open[there]) continue;
    clear(field.walls, here, BIT[edge]);
    clear(field.walls, there, BIT[facing(edge)]);
  }
}

/** [X4] */
function markExits(field: Field, faces: readonly Lying[], whole: boolean): void {
  const [before, last] = [faces.at(-2), at(faces, -1)];
  const used = before && touching(squareOf(last), squareOf(before));
  for (const opening of last.face.openings) {
    if (opening.edge === used) continue;
    for (const { x, y } of openingCells(last.face, opening)) {
      const cell = cellOf(last.x + x, last.y + y);
      for (let place = cell * HEIGHTS; place < (cell + 1) * HEIGHTS; place++) {
        if (!field.open[place]) continue;
        set(field.exits, place, BIT[opening.edge]);
        if (whole) clear(field.walls, place, BIT[opening.edge]);
      }
    }
  }
}

/** A face by itself, with bulkheads all round: by y, x and elevation. */
interface Stamp {
  readonly walls: Uint8Array;
  readonly spikes: Uint8Array;
  readonly open: Uint8Array;
}

const stamps = new WeakMap<TileFace, Stamp>();

function stampOf(face: TileFace): Stamp {
  const known = stamps.get(face);
  if (known) return known;
  const { size } = face;
  const places = size * size * HEIGHTS;
  const stamp: Stamp = {
    walls: new Uint8Array(places).fill(ALL_WALLS),
    spikes: new Uint8Array(places),
    open: new Uint8Array(places),
  };
  const cellAt = (x: number, y: number) => (y * size + x) * HEIGHTS;
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size;
  for (const [y, row] of face.layers.entries())
    for (const [x, layers] of row.entries())
      for (const [floor, ceiling] of layers)
        for (let z = floor; z <= ceiling; z++) {
          const place = cellAt(x, y) + z - 1;
          stamp.open[place] = 1;
          if (z > floor) clear(stamp.walls, place, BIT.down);
          if (z < ceiling) clear(stamp.walls, place, BIT.up);
        }
  const each = (x: number, y: number, edge: Edge, act: (place: number, bit: number) => void) => {
    const [dx, dy] = AWAY[edge];
    for (let z = 0; z < HEIGHTS; z++) {
      if (inside(x, y)) act(cellAt(x, y) + z, BIT[edge]);
      if (inside(x + dx, y + dy)) act(cellAt(x + dx, y + dy) + z, BIT[facing(edge)]);
    }
  };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (const edge of ['E', 'S'] as const) {
        const [dx, dy] = AWAY[edge];
        if (!inside(x + dx, y + dy)) continue;
        for (let z = 0; z < HEIGHTS; z++) {
          const [here, there] = [cellAt(x, y) + z, cellAt(x + dx, y + dy) + z];
          if (!stamp.open[here] || !stamp.open[there]) continue;
          clear(stamp.walls, here, BIT[edge]);
          clear(stamp.walls, there, BIT[facing(edge)]);
        }
      }
  for (const { x, y, edge, spikes } of face.walls)
    each(x, y, edge, (place, bit) => {
      set(stamp.walls, place, bit);
      if (spikes) set(stamp.spikes, place, bit);
    });
  for (const { x, y, edge } of face.spikes)
    for (let z = 0; z < HEIGHTS; z++) set(stamp.spikes, cellAt(x, y) + z, BIT[edge]);
  stamps.set(face, stamp);
  return stamp;
}

const AWAY: Readonly<Record<Edge, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  S: [0, 1],
  E: [1, 0],
  W: [-1, 0],
};

function set(bytes: Uint8Array, place: number, bit: number): void {
  bytes[place] = (bytes[place] as number) | bit;
}

function clear(bytes: Uint8Array, place: number, bit: number): void {
  bytes[place] = (bytes[place] as number) & ~bit;
}
