import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { faceOf, isBehindLine } from './board.ts';
import { fieldOf, placeOf } from './field.ts';
import { parOf, shortestRace } from './par.ts';
import type { Track } from './types.ts';

const track: Track = {
  tiles: [
    { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 },
    { tile: 'A1', face: 'a', rotation: 0, x: -1, y: 8 },
    { tile: 'C6', face: 'a', rotation: 0, x: 0, y: 18 },
  ],
  gone: [],
  whole: true,
};

test('par is of the track as it was laid: a weak wall that fell stands in it [Q1] [K11]', () => {
  const tiles = [...track.tiles.slice(0, 2), { tile: 'B6', face: 'b', rotation: 0, x: 0, y: 18 } as const];
  const { walls } = faceOf('B6', 'b');
  const gone = walls.filter(({ weak }) => weak).map(({ x, y, edge }) => ({ x, y: y + 18, edge }));
  expect(gone).not.toEqual([]);
  const [laid, broken] = [
    { ...track, tiles },
    { ...track, tiles, gone },
  ];
  expect(shortestRace(broken)).toEqual(shortestRace(laid));
});

test('a shortest race takes par, goes straight from stop to stop, and ends behind the finish [Q1]', () => {
  const race = shortestRace(track);
  expect(race?.turns).toBe(parOf(track));
  const line = race?.line ?? [];
  expect(isBehindLine(track, at(line, 0))).toBe(true);
  const { open } = fieldOf(track);
  expect(line.slice(0, -1).every(spot => open[placeOf(spot)] === 1)).toBe(true);
  expect(open[placeOf(at(line, -1))]).toBe(0);
  for (const [index, spot] of line.slice(1).entries()) {
    const before = at(line, index);
    const axes = [spot.x - before.x, spot.y - before.y, spot.z - before.z].filter(by => by !== 0);
    expect(axes).toHaveLength(1);
  }
});
