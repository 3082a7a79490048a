import { describe, expect, test } from 'vitest';
import { polar, SIZE, spotAt } from '../../../ui/chart.ts';
import { boardOf, QUADRANTS, SPACES, sectorsOfQuadrant, stackedWith } from '../board.ts';
import { MODES } from '../types.ts';
import {
  atRest,
  besideEachOther,
  hasLine,
  heldPlaces,
  inFront,
  lapAt,
  middleOf,
  quadrantMiddle,
  quadrantStart,
  RADII,
  researcherAngle,
  sectorAngle,
  spaceStart,
  startOf,
  tokenAngle,
  turnOf,
} from './orbits.ts';

const around = (degrees: number) => ((degrees % 360) + 360) % 360;

describe.each(MODES)('the orbits of %s', mode => {
  const board = boardOf(mode);

  test.each([0, 1, 2, 7, 25])('[B2] what is stacked lies above each other, after %i turns', turns => {
    for (let inner = 1; inner <= board.perOrbit; inner++) {
      const here = around(middleOf(inner, board) + turnOf(turns, board));
      expect(around(middleOf(stackedWith(inner, turns, board), board))).toBeCloseTo(here);
    }
  });

  test('[B3] a quadrant covers its inner sectors, and what is above them now', () => {
    for (const turns of [0, 3])
      for (const quadrant of QUADRANTS)
        for (const sector of sectorsOfQuadrant(quadrant, turns, board)) {
          const turned = sector <= board.perOrbit ? 0 : -turnOf(turns, board);
          const from = around(startOf(sector, board) + turned - quadrantStart(quadrant));
          expect(Math.round(from + sectorAngle(board))).toBeLessThanOrEqual(90);
        }
  });

  test('[B2] a turn goes counterclockwise, and no later one goes back', () => {
    const before = polar(100, middleOf(1, board));
    const after = polar(100, middleOf(1, board) + turnOf(1, board));
    expect(before.x).toBeGreaterThan(SIZE / 2);
    expect(after.x).toBeLessThan(SIZE / 2);
    expect(turnOf(9, board)).toBeLessThan(turnOf(8, board));
  });

  test('a board that was turned comes to rest with its lines in order', () => {
    expect(atRest(1.4 * sectorAngle(board), board)).toBe(sectorAngle(board));
    expect(atRest(-40, board)).toBe(mode === 'basic' ? -45 : -30);
  });
});

describe('the time track', () => {
  test('[T1] a lap more is a lap further', () => {
    expect([0, 11, 12, 25].map(lapAt)).toEqual([1, 1, 2, 3]);
    expect(tokenAngle(13, 0, 1) - tokenAngle(1, 0, 1)).toBeCloseTo(360);
  });

  test('[T3] thick lines follow the spaces 3, 6, 9 and 12', () => {
    const lines = Array.from({ length: SPACES }, (_, index) => index + 1).filter(hasLine);
    expect(lines).toEqual([1, 4, 7, 10]);
    expect(spaceStart(4)).toBe(0);
  });

  test('tokens of one space stay in it beside its number, first come first', () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const angles = Array.from({ length: count }, (_, place) => tokenAngle(4, place, count));
      expect(angles).toEqual([...angles].sort((one, other) => one - other));
      for (const angle of angles) {
        expect(angle).toBeGreaterThan(spaceStart(5) + 7);
        expect(angle).toBeLessThan(spaceStart(6));
      }
    }
  });
});

test('[T1] whoever comes stands in front of those who are there, in the same space', () => {
  for (const count of [2, 3, 4, 5]) {
    expect(inFront(4, count)).toBeGreaterThan(tokenAngle(4, count - 2, count - 1));
    expect(inFront(4, count)).toBeLessThan(spaceStart(6));
  }
  expect(inFront(4, 1)).toBe(tokenAngle(4, 0, 1));
});

test('researchers of one quadrant stay in it, and apart', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const angles = Array.from({ length: count }, (_, place) => researcherAngle(2, place, count));
    for (const angle of angles) expect(Math.abs(angle - quadrantMiddle(2))).toBeLessThan(45);
    const gaps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
    for (const gap of gaps) expect((gap * Math.PI * RADII.researcher) / 180).toBeGreaterThan(19);
  }
});

test('what has no room beside each other overlaps, within the room', () => {
  expect(besideEachOther([10], 40, 2)).toEqual([0]);
  expect(besideEachOther([10, 10], 40, 2)).toEqual([-6, 6]);
  const many = besideEachOther([16, 16, 16, 16], 40, 2);
  expect(many[0]).toBe(-12);
  expect(many.at(-1)).toBeCloseTo(12);
  expect(besideEachOther([], 40, 2)).toEqual([]);
});

test('photos and a note of one sector do not cover each other', () => {
  expect(heldPlaces([])).toEqual({ scale: 1, places: [] });
  expect(heldPlaces([27])).toEqual({ scale: 1, places: [[0, 0]] });
  expect(heldPlaces([16, 16]).places).toEqual([
    [-9, 0],
    [9, 0],
  ]);
  const [photo, note] = heldPlaces([16, 27]).places;
  expect((note?.[0] ?? 0) - (photo?.[0] ?? 0)).toBeGreaterThanOrEqual((16 + 27) / 2);
  expect(heldPlaces([16, 16, 27]).places).toEqual([
    [-9, -11],
    [9, -11],
    [0, 11],
  ]);
});

test('a spot is seen from the center, whatever the size on the screen', () => {
  const frame = { left: 100, top: 50, width: 2 * SIZE, height: 2 * SIZE };
  expect(spotAt(100 + SIZE, 50, frame)).toEqual({ degrees: -90, radius: SIZE / 2 });
});
