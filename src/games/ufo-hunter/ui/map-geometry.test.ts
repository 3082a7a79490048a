import { describe, expect, test } from 'vitest';
import { PLACES, place, WRAP_LINKS } from '../board.ts';
import type { Region } from '../types.ts';
import land from './land.json' with { type: 'json' };
import {
  BORDERS,
  cursorAfter,
  EAST,
  gateBetween,
  middleLon,
  routeOf,
  WEST,
  wrapsOf,
} from './map-geometry.ts';
import type { Box } from './map-types.ts';

const byNumber = (a: number, b: number) => a - b;

describe('who touches whom', () => {
  test('[B2] regions with a common border, and those with a link over the edge, are the neighbors', () => {
    for (const { id, adj } of PLACES) {
      const beside = BORDERS.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
      const over = wrapsOf(id).map(({ to }) => to);
      expect([...beside, ...over].toSorted(byNumber), place(id).name).toEqual([...adj].toSorted(byNumber));
    }
  });

  test('a common corner is no border', () => {
    expect(gateBetween(place(1).box, place(8).box)).toBeNull();
    expect(gateBetween(place(30).box, place(36).box)).toBeNull();
  });

  test('a crossing lies on both boxes, in the middle of what they share', () => {
    for (const { from, to, gate } of BORDERS) {
      for (const [west, north, east, south] of [place(from).box, place(to).box]) {
        expect(gate.lon >= west && gate.lon <= east && gate.lat <= north && gate.lat >= south).toBe(true);
      }
    }
    const gate = gateBetween(place(20).box, place(21).box);
    expect(gate).toEqual({ lon: 30, lat: 17.5, side: 'east', length: 25 });
  });

  test('every link is there at both ends', () => {
    for (const { letter, west, east } of WRAP_LINKS) {
      expect(wrapsOf(west)).toEqual([{ letter, to: east, side: 'west' }]);
      expect(wrapsOf(east)).toEqual([{ letter, to: west, side: 'east' }]);
      expect(place(west).box[0]).toBe(WEST);
      expect(place(east).box[2]).toBe(EAST);
    }
  });
});

describe('the way there', () => {
  const isIn = ([west, north, east, south]: Box, lon: number, lat: number) =>
    lon >= west && lon <= east && lat <= north && lat >= south;

  test('goes from middle to middle over the crossings, through no other region', () => {
    const [route, ...others] = routeOf([12, 20, 29]);
    expect(others).toEqual([]);
    expect(route?.map(({ isGate }) => isGate)).toEqual([false, true, false, true, false]);
    for (const [i, region] of [12, 20, 29].entries()) {
      for (const point of route?.slice(Math.max(0, 2 * i - 1), 2 * i + 2) ?? []) {
        expect(isIn(place(region).box, point.lon, point.lat)).toBe(true);
      }
    }
  });

  test('over the edge comes in two pieces, which end at the edges', () => {
    const pieces = routeOf([2, 1, 6]);
    expect(pieces.length).toBe(2);
    expect(pieces[0]?.at(-1)).toEqual({ lon: WEST, lat: 72, isGate: true });
    expect(pieces[1]?.[0]).toEqual({ lon: EAST, lat: 72, isGate: true });
  });

  test('nowhere is no line', () => {
    expect(routeOf([12])).toEqual([]);
  });
});

describe('arrow keys', () => {
  const from = (region: Region) => ({ region, lon: middleLon(place(region).box) });
  const KEYS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

  test('lead to neighbors alone, and from anywhere everywhere', () => {
    const found = new Set<Region>([1]);
    for (const region of found) {
      for (const key of KEYS) {
        const to = cursorAfter(key, from(region));
        if (!to) continue;
        expect(place(region).adj).toContain(to.region);
        found.add(to.region);
      }
    }
    expect(found.size).toBe(PLACES.length);
  });

  test('go by geography', () => {
    expect(cursorAfter('ArrowRight', from(20))?.region).toBe(21);
    expect(cursorAfter('ArrowLeft', from(20))?.region).toBe(19);
    expect(cursorAfter('ArrowUp', from(20))?.region).toBe(11);
    expect(cursorAfter('ArrowDown', from(20))?.region).toBe(28);
    expect(cursorAfter('ArrowUp', from(1))).toBeNull();
    expect(cursorAfter('a', from(1))).toBeNull();
  });

  test('go on over the edge of the map, and back', () => {
    for (const { west, east } of WRAP_LINKS) {
      expect(cursorAfter('ArrowLeft', from(west))?.region).toBe(east);
      expect(cursorAfter('ArrowRight', from(east))?.region).toBe(west);
    }
  });

  test('up leads back to where down came from', () => {
    for (const { id } of PLACES) {
      const below = cursorAfter('ArrowDown', from(id));
      if (below) expect(cursorAfter('ArrowUp', below)?.region).toBe(id);
    }
  });
});

test('coast lines lie on the map, and are small enough to load', () => {
  const text = land.land + land.ice + land.shelf;
  expect(text.length).toBeLessThan(30_000);
  for (const [, x, y] of text.matchAll(/M(-?\d+)[ ]?(-?\d+)l/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(-20);
    expect(Number(x)).toBeLessThanOrEqual(3620);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(1440);
  }
});
