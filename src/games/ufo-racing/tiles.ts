import content from './content.json' with { type: 'json' };
import type { CellEdge, Edge, Face, LaidTile, Rotation, Spot, TileId } from './types.ts';

/** From floor to ceiling, both inclusive. */
export type Layer = readonly [floor: number, ceiling: number];

/** A thin wall on an edge of a cell. */
export interface ThinWall extends CellEdge {
  readonly spikes: boolean;
  readonly weak: boolean;
}

/** A face of an outer wall or a solid cell that has spikes, seen from the open cell beside it. */
export interface SpikedFace {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge;
}

/** Speed for whoever is in this cell at the end of a turn, in any layer: east, south and up count up. */
export interface Stream {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** Cells `from` to `to` along one side of a tile, by x on N and S, by y on E and W. */
export interface Opening {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/** One face of a tile as it lies: x and y count from its northwest cell. */
export interface TileFace {
  readonly name: string;
  readonly size: number;
  /** By y, then x. A solid cell has none, an overpass two, the lower first. */
  readonly layers: readonly (readonly (readonly Layer[])[])[];
  readonly walls: readonly ThinWall[];
  readonly spikes: readonly SpikedFace[];
  readonly streams: readonly Stream[];
  readonly openings: readonly Opening[];
}

/** A face as a content pack or a file of tiles writes it. */
export interface WrittenFace {
  readonly name: string;
  readonly rows: readonly string[];
  readonly legend: Readonly<Record<string, readonly Layer[]>>;
  readonly walls: readonly (readonly [
    x: number,
    y: number,
    edge: 'E' | 'S',
    flags: 'n' | 's' | 'w' | 'sw',
  ])[];
  readonly spikes: readonly (readonly [x: number, y: number, edge: Edge])[];
  readonly streams: readonly (readonly [x: number, y: number, dx: number, dy: number, dz: number])[];
  readonly openings: readonly (readonly [edge: Edge, from: number, to: number])[];
  readonly par: Readonly<Record<string, number>>;
}

type WrittenTile = { readonly sides: Readonly<Record<Face, WrittenFace>> };

export const WRITTEN = content.tiles as unknown as Readonly<Record<TileId, WrittenTile>>;

export const faceOf = (tile: TileId | 'start', face: Face): TileFace =>
  tile === 'start' ? START_FACE : FACES_READ[tile][face];

/** The face as it lies on the table: already turned. */
export function lyingFace({ tile, face, rotation }: Pick<LaidTile, 'tile' | 'face' | 'rotation'>): TileFace {
  return turned(faceOf(tile, face), rotation);
}

export function readFace({ name, rows, legend, walls, spikes, streams, openings }: WrittenFace): TileFace {
  return {
    name,
    size: rows.length,
    layers: rows.map(row => [...row].map(letter => legend[letter] ?? [])),
    walls: walls.map(([x, y, edge, flags]) => ({
      x,
      y,
      edge,
      spikes: flags.includes('s'),
      weak: flags.includes('w'),
    })),
    spikes: spikes.map(([x, y, edge]) => ({ x, y, edge })),
    streams: streams.map(([x, y, dx, dy, dz]) => ({ x, y, dx, dy, dz })),
    openings: openings.map(([edge, from, to]) => ({ edge, from, to })),
  };
}

/** Cells of an opening, on the face that it belongs to. */
export const openingCells = ({ size }: TileFace, { edge, from, to }: Opening): Omit<Spot, 'z'>[] =>
  Array.from({ length: to - from + 1 }, (_, i) => cellAt(size, edge, from + i));

function cellAt(size: number, edge: Edge, along: number): Omit<Spot, 'z'> {
  switch (edge) {
    case 'N':
      return { x: along, y: 0 };
    case 'S':
      return { x: along, y: size - 1 };
    case 'E':
      return { x: size - 1, y: along };
    case 'W':
      return { x: 0, y: along };
  }
}

const memory = new WeakMap<TileFace, Map<Rotation, TileFace>>();

export function turned(face: TileFace, rotation: Rotation): TileFace {
  if (rotation === 0) return face;
  let known = memory.get(face);
  if (!known) {
    known = new Map();
    memory.set(face, known);
  }
  let made = known.get(rotation);
  if (!made) {
    made = quarterTurn(turned(face, (rotation - 1) as Rotation));
    known.set(rotation, made);
  }
  return made;
}

const CLOCKWISE: Readonly<Record<Edge, Edge>> = { N: 'E', E: 'S', S: 'W', W: 'N' };

/** Clockwise: the north side becomes the east side. */
function quarterTurn(face: TileFace): TileFace {
  const far = face.size - 1;
  const cell = <At extends { x: number; y: number }>(of: At): At => ({ ...of, x: far - of.y, y: of.x });
  return {
    ...face,
    layers: face.layers.map((row, y) => row.map((_, x) => face.layers[far - x]?.[y] ?? [])),
    walls: face.walls.map(wall => {
      const at = cell(wall);
      // A south edge turns into a west edge, which is the east edge of the cell beside it.
      return wall.edge === 'E' ? { ...at, edge: 'S' } : { ...at, x: at.x - 1, edge: 'E' };
    }),
    spikes: face.spikes.map(spike => ({ ...cell(spike), edge: CLOCKWISE[spike.edge] })),
    streams: face.streams.map(stream => ({ ...cell(stream), dx: -stream.dy + 0, dy: stream.dx })),
    openings: face.openings.map(({ edge, from, to }) =>
      edge === 'E' || edge === 'W'
        ? { edge: CLOCKWISE[edge], from: far - to, to: far - from }
        : { edge: CLOCKWISE[edge], from, to },
    ),
  };
}

const START_FACE: TileFace = readFace({
  name: 'Start',
  walls: [],
  spikes: [],
  streams: [],
  par: {},
  ...(content.start as unknown as Pick<WrittenFace, 'rows' | 'legend' | 'openings'>),
});

const FACES_READ = Object.fromEntries(
  Object.entries(WRITTEN).map(([id, { sides }]) => [id, { a: readFace(sides.a), b: readFace(sides.b) }]),
) as Readonly<Record<TileId, Readonly<Record<Face, TileFace>>>>;
