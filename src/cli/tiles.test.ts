import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTileFile } from '../games/ufo-racing/tile-file.ts';
import { WRITTEN } from '../games/ufo-racing/tiles.ts';
import { area5, lastJson } from './testing.ts';

const hall = WRITTEN.A1.sides.a;

async function check(face: object, ...flags: readonly string[]) {
  const path = join(await mkdtemp(join(tmpdir(), 'tiles-')), 'tiles.json');
  await writeFile(path, JSON.stringify({ tiles: { D1: { sides: { a: { ...hall, ...face } } } } }));
  return area5(['tiles', 'check', path, ...flags]);
}

test('our own tiles are sound, and every stated par is what the search finds', async () => {
  const ran = await area5(['tiles', 'check', '--json']);
  expect(lastJson(ran)).toMatchObject({ ok: true, faces: 36, faults: [], pars: { A1: { a: { 'N>S': 2 } } } });
  expect(ran).toMatchObject({ code: 0, err: '' });
}, 120_000);

test('our own tiles are written as those of a file have to be', () => {
  expect(readTileFile({ tiles: WRITTEN })).toMatchObject({ ok: true });
});

test('a tile of a file is checked, and its par is told', async () => {
  const ran = await check({ par: undefined });
  expect(ran).toEqual({ code: 0, out: 'D1 a (Long Gallery): par N>S 2, S>N 2\n1 face, 0 faults\n', err: '' });
});

test.for([
  [{ rows: hall.rows.slice(1) }, '10 rows are needed, not 9'],
  [{ rows: hall.rows.with(3, '##aazaaa##') }, 'row 3 uses "z", which is not in the legend'],
  [{ rows: hall.rows.with(3, '##a') }, 'row 3 must have 10 cells, not 3'],
  [{ rows: hall.rows.with(5, '##########') }, 'no UFO can fly N>S without a hit'],
  [{ rows: hall.rows.with(4, 'a#aa##aa##') }, 'cell 0,4 cannot be reached at elevation 2'],
  [{ legend: { a: [[2, 9]] } }, '"a" must lie between 1 and 8, floor below ceiling'],
  [{ legend: { a: [[5, 7]] } }, 'must admit elevations 4 and 5'],
  [{ par: { 'N>S': 3 } }, 'par N>S is stated as 3, and the search finds 2'],
  [{ openings: [['N', 3, 6]] }, 'at least 2 openings are needed'],
  [{ streams: [[0, 0, 1, 0, 0]] }, 'the stream at 0,0 is not in an open cell'],
  [{ walls: [[1, 1, 'E', 'n']] }, 'the thin wall E of 1,1 must stand between 2 open cells'],
  [{ spikes: [[4, 1, 'E']] }, 'spikes E of 4,1 have no bulkhead behind them'],
  [{ walls: [[3, 3, 'N', 'n']] }, 'the thin wall N of 3,3 has to be written as S of 3,2'],
  [{ walls: [[3, 3, 'U', 'n']] }, 'tiles.D1.sides.a.walls.0.2'],
  [
    {
      walls: [
        [4, 2, 'E', 'n'],
        [5, 2, 'W', 'n'],
      ],
    },
    'the thin wall E of 4,2 is written twice, the other time as W of 5,2',
  ],
  [
    {
      walls: [
        [4, 3, 'N', 'w'],
        [4, 2, 'S', 'n'],
      ],
    },
    'the thin wall S of 4,2 is written twice, the other time as N of 4,3',
  ],
  [{ wals: [] }, 'wals'],
  [{ name: ' ' }, 'a face needs a name'],
  [{ legend: { ...hall.legend, '#': [[2, 7]] } }, '# is a solid cell, and no letter of the legend'],
  [{ legend: { ...hall.legend, z: [[2, 7]] } }, '"z" stands in the legend, and no row uses it'],
  [{ legend: { ...hall.legend, bc: [[2, 7]] } }, '"bc" in the legend must be 1 letter'],
  [
    {
      legend: {
        a: [
          [1, 1],
          [3, 5],
          [7, 8],
        ],
      },
    },
    '"a" has more than 2 layers',
  ],
  [{ spikes: [[4, 0, 'N']] }, 'spikes N of 4,0 stand in an opening'],
  [
    {
      spikes: [
        [2, 1, 'W'],
        [2, 1, 'W'],
      ],
    },
    'spikes W of 2,1 are written twice',
  ],
  [
    {
      walls: [
        [4, 4, 'E', 'n'],
        [4, 4, 'E', 'w'],
      ],
    },
    'the thin wall E of 4,4 is written twice',
  ],
  [
    {
      streams: [
        [4, 4, 0, 1, 0],
        [4, 4, 0, -1, 0],
      ],
    },
    'cell 4,4 has 2 streams',
  ],
  [{ streams: [[4, 4, 0, 0, 0]] }, 'the stream at 4,4 must give 1 to 3 speed, not 0'],
  [{ streams: [[4, 4, 100000, 0, 0]] }, 'must give 1 to 3 speed, not 100000'],
] as const)('a bad face gets a clear line: %j', async ([face, fault]) => {
  const ran = await check(face);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(fault);
});

test.for([
  [{}, 'there is no tile'],
  [{ D1: { sides: {} } }, 'a tile has a side a, b or both'],
  [{ '': { sides: { a: hall } } }, 'a tile needs a name'],
] as const)('a file with nothing in it, or no name for it, is not sound: %j', async ([tiles, fault]) => {
  const path = join(await mkdtemp(join(tmpdir(), 'tiles-')), 'tiles.json');
  await writeFile(path, JSON.stringify({ tiles }));
  const ran = await area5(['tiles', 'check', path]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(fault);
});

test('misuse gets one line', async () => {
  expect(await area5(['tiles', 'paint'])).toMatchObject({ code: 2, out: '' });
  expect(await area5(['tiles', 'check', '/no/such/file'])).toMatchObject({ code: 1, out: '' });
});
