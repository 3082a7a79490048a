import * as v from 'valibot';
import type { Result } from '../../core/contract.ts';
import { readAs } from '../../core/read.ts';
import type { WrittenFace } from './tiles.ts';
import { FACES, SIDES_OF_CELL } from './types.ts';

/** Faces by tile and face, as `docs/tiles.md` describes them. */
export type TileFile = {
  readonly tiles: Readonly<Record<string, { readonly sides: Readonly<Record<string, WrittenFace>> }>>;
};

const number = v.pipe(v.number(), v.safeInteger());
const edge = v.picklist(SIDES_OF_CELL);
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);

const face = v.object({
  name: v.string(),
  rows: v.array(v.string()),
  legend: v.record(v.string(), v.array(v.tuple([number, number]))),
  walls: list(v.tuple([number, number, v.picklist(['E', 'S']), v.picklist(['n', 's', 'w', 'sw'])])),
  spikes: list(v.tuple([number, number, edge])),
  streams: list(v.tuple([number, number, number, number, number])),
  openings: v.array(v.tuple([edge, number, number])),
  par: v.optional(v.record(v.string(), number), {}),
});

const file = v.object({
  tiles: v.record(
    v.string(),
    v.object({
      sides: v.pipe(
        v.record(v.string(), face),
        v.check(
          sides => Object.keys(sides).every(key => FACES.some(one => one === key)),
          'sides are called a and b',
        ),
      ),
    }),
  ),
});

export const readTileFile = (json: unknown): Result<TileFile> => readAs(file, json, 'the tiles');
