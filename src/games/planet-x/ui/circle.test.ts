import { describe, expect, test } from 'vitest';
import { allSectors, boardOf } from '../board.ts';
import {
  beside,
  inFrontOfAll,
  isOnSky,
  middleOf,
  pawnAngle,
  polar,
  rangeOver,
  SIZE,
  sectorAngle,
  sectorUnder,
  spotAt,
  tokenAngle,
  turnOf,
  visibleUnder,
} from './circle.ts';

const standard = boardOf('standard');
const expert = boardOf('expert');
const frame = { left: 100, top: 50, width: 2 * SIZE, height: 2 * SIZE };

describe.each([standard, expert])('the circle of $sectors', board => {
  test.each([0, 5, 17, 40])('a sector is found where it is drawn, arrow at %i', arrow => {
    for (const sector of allSectors(board))
      expect(sectorUnder(middleOf(sector, board) + turnOf(arrow, board), arrow, board)).toBe(sector);
  });

  test('the visible half is the upper half', () => {
    const up = allSectors(board).filter(sector => {
      const { y } = polar(100, middleOf(sector, board) + turnOf(4, board));
      return y < SIZE / 2;
    });
    const half = board.sectors / 2;
    expect(up).toEqual(Array.from({ length: half }, (_, index) => index + 5));
  });

  test('pawns of one sector stay in it, first come first', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const places = Array.from({ length: count }, (_, place) => beside(place, count, board));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      for (const place of places) expect(Math.abs(place)).toBeLessThan(sectorAngle(board) / 2);
    }
  });
});

test('[T1] whoever comes stands in front of those who are there, in the same sector', () => {
  for (const board of [standard, expert])
    for (const there of [1, 2, 3]) {
      const last = beside(there - 1, there, board);
      expect(inFrontOfAll(there + 1, board)).toBeGreaterThan(last);
      expect(inFrontOfAll(there + 1, board)).toBeLessThan(sectorAngle(board) / 2);
    }
  expect(inFrontOfAll(1, expert)).toBe(0);
});

test('however many tokens lie on a step, all stay in their sector', () => {
  for (const board of [standard, expert])
    for (const count of [1, 2, 3, 4])
      for (const radius of [116.5, 101.5, 86.5]) {
        const half = (6 * 180) / (Math.PI * radius);
        const last = tokenAngle(count - 1, count, radius, board);
        expect(tokenAngle(0, count, radius, board)).toBeCloseTo(-last);
        expect(last + half).toBeLessThanOrEqual(sectorAngle(board) / 2 + 1e-9);
      }
});

test('a pawn goes forward over the end of the circle', () => {
  expect(pawnAngle(19, expert) - pawnAngle(16, expert)).toBeCloseTo(3 * sectorAngle(expert));
});

test('a spot is seen from the center, whatever the size on the screen', () => {
  expect(spotAt(100 + SIZE, 50, frame)).toEqual({ degrees: -90, radius: SIZE / 2 });
  expect(isOnSky(spotAt(100 + SIZE, 50 + SIZE, frame))).toBe(false);
  expect(isOnSky(spotAt(100 + SIZE, 50 + SIZE - 2 * 100, frame))).toBe(true);
  const wide = { ...frame, width: 4 * SIZE };
  expect(spotAt(100 + 2 * SIZE, 50, wide)).toEqual({ degrees: -90, radius: SIZE / 2 });
});

test('a drag below the horizon stays on the nearer end', () => {
  expect(visibleUnder(170, 0, standard)).toBe(1);
  expect(visibleUnder(10, 0, standard)).toBe(6);
  expect(visibleUnder(-90, 0, standard)).toBe(4);
  expect(visibleUnder(170, 10, standard)).toBe(11);
});

test('a range goes up round the circle, whichever end came first', () => {
  expect(rangeOver(11, 2, 9, standard)).toEqual({ from: 11, to: 2 });
  expect(rangeOver(2, 11, 9, standard)).toEqual({ from: 11, to: 2 });
  expect(rangeOver(3, 3, 0, standard)).toEqual({ from: 3, to: 3 });
});
