import { describe, expect, test } from 'vitest';
import {
  allSectors,
  boardOf,
  onFrom,
  orbitOf,
  QUADRANTS,
  quadrantOf,
  satelliteOf,
  sectorsOfArea,
  sectorsOfQuadrant,
  stackedWith,
  stepsBetween,
  topicsOf,
} from './board.ts';
import { orbit, single, stack, WHOLE } from './testing.ts';
import { type Area, MODES, type Mode, SATELLITES, type Sector, TOPICS } from './types.ts';

describe('orbits', () => {
  test.each<[Mode, number, Sector, Sector]>([
    ['basic', 8, 9, 16],
    ['expert', 12, 13, 24],
  ])('[B1] %s has two orbits of %i sectors, the outer one from %i to %i', (mode, perOrbit, first, last) => {
    const board = boardOf(mode);
    expect(allSectors(board)).toHaveLength(2 * perOrbit);
    expect([1, perOrbit].map(sector => orbitOf(sector, board))).toEqual(['inner', 'inner']);
    expect([first, last].map(sector => orbitOf(sector, board))).toEqual(['outer', 'outer']);
    for (let inner = 1; inner <= perOrbit; inner++)
      expect(stackedWith(inner, 0, board)).toBe(perOrbit + inner);
  });

  test.each<[Mode, number, Sector, Sector]>([
    ['basic', 1, 1, 16],
    ['basic', 1, 2, 9],
    ['basic', 8, 1, 9],
    ['expert', 2, 7, 17],
    ['expert', 2, 8, 18],
    ['expert', 2, 9, 19],
    ['expert', 2, 1, 23],
  ])('[B2] %s, after %i turns: above %i is %i', (mode, turns, inner, outer) => {
    const board = boardOf(mode);
    expect(stackedWith(inner, turns, board)).toBe(outer);
    expect(stackedWith(outer, turns, board)).toBe(inner);
  });

  test.each<[Mode, number, number, readonly Sector[]]>([
    ['basic', 0, 1, [1, 2, 9, 10]],
    ['basic', 1, 1, [1, 2, 16, 9]],
    ['basic', 0, 3, [5, 6, 13, 14]],
    ['basic', 2, 4, [7, 8, 13, 14]],
    ['expert', 0, 1, [1, 2, 3, 13, 14, 15]],
    ['expert', 2, 3, [7, 8, 9, 17, 18, 19]],
  ])('[B3] %s, after %i turns: quadrant %i is %j', (mode, turns, quadrant, sectors) => {
    const board = boardOf(mode);
    expect(sectorsOfQuadrant(quadrant, turns, board)).toEqual(sectors);
    for (const sector of sectors) expect(quadrantOf(sector, turns, board)).toBe(quadrant);
  });

  test.each(MODES)('[B3] however the Earth has turned, each sector of %s is in one quadrant', mode => {
    const board = boardOf(mode);
    for (let turns = 0; turns <= 2 * board.perOrbit; turns++) {
      const all = QUADRANTS.flatMap(quadrant => sectorsOfQuadrant(quadrant, turns, board));
      expect([...all].sort((one, other) => one - other)).toEqual(allSectors(board));
    }
  });

  test('[B3] quadrants 1 and 3 are across from each other, as are 2 and 4', () => {
    const steps = QUADRANTS.map(from => QUADRANTS.map(to => stepsBetween(from, to)));
    expect(steps).toEqual([
      [0, 1, 2, 1],
      [1, 0, 1, 2],
      [2, 1, 0, 1],
      [1, 2, 1, 0],
    ]);
  });

  test.each<[Mode, Sector, number, Sector]>([
    ['basic', 2, -1, 1],
    ['basic', 2, 1, 3],
    ['basic', 8, 1, 1],
    ['basic', 9, -1, 16],
    ['basic', 16, 4, 12],
    ['basic', 2, 4, 6],
    ['expert', 18, 6, 24],
    ['expert', 12, 1, 1],
    ['expert', 13, -1, 24],
  ])('[B4] %s: from %i on by %i is %i, in the same orbit', (mode, sector, by, there) => {
    expect(onFrom(sector, by, boardOf(mode))).toBe(there);
  });
});

describe('areas of a survey', () => {
  test.each<[string, Mode, Area, number, number, readonly Sector[]]>([
    ['a quadrant', 'basic', WHOLE, 1, 0, [1, 2, 9, 10]],
    ['inner sectors', 'basic', orbit('inner'), 3, 0, [5, 6]],
    ['outer sectors after two turns', 'expert', orbit('outer'), 3, 2, [17, 18, 19]],
    ['a stack', 'basic', stack(2), 1, 0, [2, 10]],
    ['a stack after a turn', 'basic', stack(2), 1, 1, [2, 9]],
    ['one sector', 'expert', single(17), 3, 2, [17]],
  ])('[A2] %s of %s', (_, mode, area, quadrant, turns, sectors) => {
    expect(sectorsOfArea(area, quadrant, turns, boardOf(mode))).toEqual(sectors);
  });
});

test('[Q2] A and B are of communications, C and D of navigation, E and F of spy satellites', () => {
  expect(TOPICS.map(satelliteOf)).toEqual(['comm', 'comm', 'nav', 'nav', 'spy', 'spy']);
  expect(SATELLITES.map(topicsOf)).toEqual([
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
  ]);
});
