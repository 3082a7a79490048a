import { at } from '../../../core/contract.ts';
import { faceOf, indexOf, lyingFace, START_SIZE } from '../board.ts';
import { cellOf, type Field, faceKey, fieldOf, placeOf } from '../field.ts';
import { type Edge, type LaidTile, SIDES_OF_CELL, type Spot, type Track } from '../types.ts';

/** What is drawn of a track, by both views: rooms to fly in, what stands around them, and what lies in them. */
export interface TrackModel {
  readonly rooms: readonly Room[];
  /** The rooms of a cell, the lower first. */
  readonly roomsAt: (x: number, y: number) => readonly Room[];
  readonly pieces: readonly Piece[];
  readonly streams: readonly DrawnStream[];
  /** Neighboring rooms of a tile with the same floor and ceiling, to print their numbers once. */
  readonly zones: readonly Zone[];
  readonly tiles: readonly DrawnTile[];
  readonly bounds: Bounds;
  /** The middle of each finish line, on the edge that leads out. */
  readonly finishes: readonly (Omit<Spot, 'z'> & { readonly edge: Edge })[];
}

/** One layer of a cell. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly floor: number;
  readonly ceiling: number;
  /** The upper layer of an overpass: something can be under it. */
  readonly over: boolean;
  /** Index of its tile on the track. */
  readonly tile: number;
}

/**
 * What stands on an edge of a room, seen from inside, at elevations `low` to `high`. `wall`: no way at any elevation.
 * `thin`: a wall between two open cells. `step`: the solid side of a floor or ceiling beyond. `opening`: joins nothing
 * yet, and is a bulkhead so far. `finish`: leads out.
 */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge;
  readonly low: number;
  readonly high: number;
  readonly kind: 'wall' | 'thin' | 'step' | 'opening' | 'finish';
  readonly spikes: boolean;
  readonly weak: boolean;
}

export interface DrawnStream {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly floor: number;
}

export interface Zone {
  readonly floor: number;
  readonly ceiling: number;
  /** Whether something lies under its middle. */
  readonly over: boolean;
  readonly rooms: readonly Room[];
  /** The room nearest to the middle, and one with nothing under it where there is one. */
  readonly middle: Room;
}

export interface DrawnTile {
  readonly id: LaidTile['tile'];
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Sides on which no other tile lies: there is room for its name. At least one is named, the best first. */
  readonly free: readonly Edge[];
}

/** Of all cells; `right` and `bottom` lie just behind the last one. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the race starts: along x from 0, at this y. */
export const START_LINE = { from: 0, to: START_SIZE, y: START_SIZE / 2 } as const;

/** From a cell to the one behind an edge. */
export const BEHIND: Readonly<Record<Edge, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export function trackModel(track: Track): TrackModel {
  const field = fieldOf(track);
  const rooms = track.tiles.flatMap(roomsOf);
  const pieces = rooms.flatMap(room =>
    SIDES_OF_CELL.flatMap(edge => piecesOn(field, room, edge, track.whole)),
  );
  return {
    rooms,
    roomsAt: byCell(rooms),
    pieces,
    streams: streamsOf(field, rooms),
    zones: zonesOf(rooms),
    tiles: drawnTiles(track.tiles),
    bounds: boundsOf(rooms),
    finishes: finishesOf(pieces),
  };
}

/** Of a tile that does not lie on the table yet. */
export const roomsOf = (laid: LaidTile, tile: number): readonly Room[] =>
  lyingFace(laid).layers.flatMap((row, y) =>
    row.flatMap((layers, x) =>
      layers.map(([floor, ceiling], layer) => ({
        x: laid.x + x,
        y: laid.y + y,
        floor,
        ceiling,
        over: layer > 0,
        tile,
      })),
    ),
  );

/** Such a tile alone: its open ends lead nowhere yet. */
export const tileModel = (laid: LaidTile): TrackModel =>
  trackModel({ tiles: [laid], gone: [], whole: false });

export const tileSize = ({ tile, face }: LaidTile): number => faceOf(tile, face).size;

function drawnTiles(tiles: readonly LaidTile[]): DrawnTile[] {
  const squares = tiles.map(laid => ({ x: laid.x, y: laid.y, size: tileSize(laid) }));
  const isFree = ({ x, y, size }: (typeof squares)[number], edge: Edge) => {
    const [dx, dy] = BEHIND[edge];
    return !squares.some(
      other =>
        x + dx * size < other.x + other.size &&
        other.x < x + dx * size + size &&
        y + dy * size < other.y + other.size &&
        other.y < y + dy * size + size,
    );
  };
  return tiles.map((laid, index) => {
    const square = at(squares, index);
    const free = (['E', 'W', 'S', 'N'] as const).filter(edge => isFree(square, edge));
    const name = faceOf(laid.tile, laid.face).name;
    return { id: laid.tile, name, ...square, free: free.length > 0 ? free : ['E'] };
  });
}

const NOTHING: readonly Room[] = [];

function byCell(rooms: readonly Room[]): TrackModel['roomsAt'] {
  const known = new Map<number, readonly Room[]>();
  for (const room of rooms) {
    const cell = cellOf(room.x, room.y);
    known.set(cell, [...(known.get(cell) ?? NOTHING), room]);
  }
  return (x, y) => known.get(cellOf(x, y)) ?? NOTHING;
}

/** The room that a UFO is in; while it flies, its place lies between cells. */
export function roomUnder({ roomsAt }: TrackModel, { x, y, z }: Spot): Room | undefined {
  const here = roomsAt(Math.round(x), Math.round(y));
  return here.findLast(({ floor }) => floor <= Math.round(z)) ?? here[0];
}

export function boundsOf(cells: readonly { readonly x: number; readonly y: number }[]): Bounds {
  const bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  for (const [index, { x, y }] of cells.entries()) {
    bounds.left = index === 0 ? x : Math.min(bounds.left, x);
    bounds.top = index === 0 ? y : Math.min(bounds.top, y);
    bounds.right = index === 0 ? x + 1 : Math.max(bounds.right, x + 1);
    bounds.bottom = index === 0 ? y + 1 : Math.max(bounds.bottom, y + 1);
  }
  return bounds;
}

function piecesOn(field: Field, room: Room, edge: Edge, whole: boolean): Piece[] {
  const { x, y, floor, ceiling } = room;
  const direction = indexOf(edge);
  const bit = 1 << direction;
  const has = (bytes: Uint8Array, z: number) => ((bytes[placeOf({ x, y, z })] ?? 0) & bit) !== 0;
  const kind = kindOf(field, room, edge, whole);
  const pieces: Piece[] = [];
  for (let z = floor; z <= ceiling; z++) {
    if (kind !== 'finish' && !has(field.walls, z)) continue;
    const piece: Piece = {
      x,
      y,
      edge,
      low: z,
      high: z,
      kind,
      spikes: has(field.spikes, z),
      weak: field.weak.has(faceKey(placeOf({ x, y, z }), direction)),
    };
    const last = pieces.at(-1);
    if (last && last.high === z - 1 && last.spikes === piece.spikes && last.weak === piece.weak)
      pieces[pieces.length - 1] = { ...last, high: z };
    else pieces.push(piece);
  }
  return pieces;
}

function kindOf(field: Field, { x, y, floor, ceiling }: Room, edge: Edge, whole: boolean): Piece['kind'] {
  const bit = 1 << indexOf(edge);
  const [dx, dy] = BEHIND[edge];
  const isSameTile = field.tiles[cellOf(x, y)] === field.tiles[cellOf(x + dx, y + dy)];
  let isOpenBehind = false;
  for (let z = floor; z <= ceiling; z++) {
    const place = placeOf({ x, y, z });
    if ((field.exits[place] ?? 0) & bit) return whole ? 'finish' : 'opening';
    if (!((field.walls[place] ?? 0) & bit)) return 'step';
    if (isSameTile && field.open[placeOf({ x: x + dx, y: y + dy, z })]) isOpenBehind = true;
  }
  return isOpenBehind ? 'thin' : 'wall';
}

const finishesOf = (pieces: readonly Piece[]): TrackModel['finishes'] =>
  SIDES_OF_CELL.flatMap(edge => {
    const line = pieces.filter(piece => piece.kind === 'finish' && piece.edge === edge);
    if (line.length === 0) return [];
    const mean = (of: (piece: Piece) => number) =>
      line.reduce((total, piece) => total + of(piece), 0) / line.length;
    const [dx, dy] = BEHIND[edge];
    return [{ edge, x: mean(({ x }) => x) + 0.5 + dx / 2, y: mean(({ y }) => y) + 0.5 + dy / 2 }];
  });

const streamsOf = (field: Field, rooms: readonly Room[]): DrawnStream[] =>
  rooms.flatMap(({ x, y, floor }) => {
    const stream = field.streams.get(cellOf(x, y));
    if (!stream) return [];
    const [dx, dy, dz] = stream;
    return [{ x, y, dx, dy, dz, floor }];
  });

function zonesOf(rooms: readonly Room[]): Zone[] {
  const keyOf = (room: Room, x: number, y: number) => `${room.tile} ${room.floor} ${room.ceiling} ${x} ${y}`;
  const left = new Map(rooms.map(room => [keyOf(room, room.x, room.y), room]));
  const zones: Zone[] = [];
  for (const first of rooms) {
    if (!left.delete(keyOf(first, first.x, first.y))) continue;
    const zone = [first];
    for (const room of zone)
      for (const [dx, dy] of Object.values(BEHIND)) {
        const key = keyOf(first, room.x + dx, room.y + dy);
        const next = left.get(key);
        if (next && left.delete(key)) zone.push(next);
      }
    const alone = zone.filter(({ over }) => !over);
    const middle = middleOf(alone.length > 0 ? alone : zone, alone[0] ?? first);
    zones.push({ floor: first.floor, ceiling: first.ceiling, over: middle.over, rooms: zone, middle });
  }
  return zones;
}

function middleOf(rooms: readonly Room[], first: Room): Room {
  const mean = (of: (room: Room) => number) =>
    rooms.reduce((total, room) => total + of(room), 0) / rooms.length;
  const [x, y] = [mean(room => room.x), mean(room => room.y)];
  const away = (room: Room) => (room.x - x) ** 2 + (room.y - y) ** 2;
  return rooms.reduce((best, room) => (away(room) < away(best) ? room : best), first);
}
