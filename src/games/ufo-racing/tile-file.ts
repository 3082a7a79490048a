import * as v from 'valibot';
import type { Result } from '../../core/contract.ts';
import { readAs } from '../../core/read.ts';
import type { WrittenFace } from './tiles.ts';
import { type Edge, FACES, SIDES_OF_CELL } from './types.ts';

/** Faces by tile and face, as `docs/tiles.md` describes them. */
export type TileFile = {
  readonly tiles: Readonly<Record<string, { readonly sides: Readonly<Record<string, WrittenFace>> }>>;
};

const number = v.pipe(v.number(), v.safeInteger());
const edge = v.picklist(SIDES_OF_CELL);

type Wall = readonly [x: number, y: number, edge: Edge, flags: string];

/** A thin wall has two sides, and one way to be written: as the east or south edge of a cell. */
function faultOfSides(walls: readonly Wall[]): string | undefined {
  for (const [x, y, edge] of walls) {
    if (edge === 'E' || edge === 'S') continue;
    const [west, north, same] = edge === 'W' ? ([x - 1, y, 'E'] as const) : ([x, y - 1, 'S'] as const);
    const isTwice = walls.some(
      ([otherX, otherY, other]) => otherX === west && otherY === north && other === same,
    );
    return isTwice
      ? `the thin wall ${same} of ${west},${north} is written twice, the other time as ${edge} of ${x},${y}`
      : `the thin wall ${edge} of ${x},${y} has to be written as ${same} of ${west},${north}`;
  }
  return undefined;
}

const flags = v.picklist(['n', 's', 'w', 'sw']);
const walls = v.pipe(
  v.array(v.tuple([number, number, edge, flags])),
  v.check(
    all => faultOfSides(all) === undefined,
    ({ input }) => faultOfSides(input) ?? '',
  ),
  v.array(v.tuple([number, number, v.picklist(['E', 'S']), flags])),
);

const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);

/** A field that is not known is a slip of the pen: what it was to say would be gone without a word. */
const face = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('a face needs a name')),
  rows: v.array(v.string()),
  legend: v.record(v.string(), v.array(v.tuple([number, number]))),
  walls: v.optional(walls, []),
  spikes: list(v.tuple([number, number, edge])),
  streams: list(v.tuple([number, number, number, number, number])),
  openings: v.array(v.tuple([edge, number, number])),
  par: v.optional(v.record(v.string(), number), {}),
  features: v.optional(v.array(v.string())),
});

const file = v.object({
  tiles: v.pipe(
    v.record(
      v.string(),
      v.strictObject({
        letter: v.optional(v.string()),
        number: v.optional(number),
        sides: v.pipe(
          v.record(v.string(), face),
          v.check(sides => Object.keys(sides).length > 0, 'a tile has a side a, b or both'),
          v.check(
            sides => Object.keys(sides).every(key => FACES.some(one => one === key)),
            'sides are called a and b',
          ),
        ),
      }),
    ),
    v.check(tiles => Object.keys(tiles).length > 0, 'there is no tile'),
    v.check(tiles => Object.keys(tiles).every(tile => tile.trim() !== ''), 'a tile needs a name'),
  ),
});

export const readTileFile = (json: unknown): Result<TileFile> => readAs(file, json, 'the tiles');
