import { describe, expect, test } from 'vitest';
import { PLACES, place } from '../board.ts';
import { EAST, WEST } from './map-geometry.ts';
import { DESKTOP, PHONE, SIZES } from './map-testing.ts';
import type { Box } from './map-types.ts';
import {
  areaOf,
  broughtIn,
  centeredOn,
  type Frame,
  firstLook,
  GUTTER,
  goesOn,
  grownAt,
  limitsOf,
  madeRoomFor,
  movedBy,
  onScreen,
  placeOf,
  resized,
  wholeWorld,
  worldOf,
  ZOOM_STEP,
  zoomedAround,
  zoomedAt,
} from './map-zoom.ts';

describe('zoom', () => {
  const isInside = ({ x, y, ...frame }: Frame, { width, height }: typeof DESKTOP) => {
    const world = worldOf(frame);
    const along = (start: number, long: number, screen: number) =>
      long <= screen + 0.01
        ? Math.abs(start - (screen - long) / 2) < 0.01
        : start <= 0.01 && start + long >= screen - 0.01;
    return along(x, world.width, width) && along(y, world.height, height);
  };

  test.each(SIZES)('the whole world is on a screen of %o, and nothing is farther away', size => {
    const whole = wholeWorld(size);
    expect(goesOn(whole, size)).toEqual({ across: false, down: false });
    expect(isInside(whole, size)).toBe(true);
    expect(zoomedAt(whole, 0.5, { x: 10, y: 10 }, size).scale).toBeCloseTo(whole.scale);
  });

  test.each(SIZES)('however one drags and zooms, the screen %o stays within the world', size => {
    let frame = firstLook(size, place(12).box);
    const acts: readonly ((frame: Frame) => Frame)[] = [
      now => movedBy(now, 5000, -5000, size),
      now => zoomedAt(now, 2, { x: 0, y: 0 }, size),
      now => movedBy(now, -9000, 9000, size),
      now => zoomedAt(now, 100, { x: size.width, y: size.height }, size),
      now => zoomedAt(now, 0.3, { x: size.width / 3, y: 5 }, size),
      now => broughtIn(place(36).box, now, size),
      now => zoomedAt(now, 0.01, { x: 3, y: 5 }, size),
    ];
    for (const act of acts) {
      frame = act(frame);
      expect(isInside(frame, size)).toBe(true);
      expect(frame.scale).toBeLessThanOrEqual(limitsOf(size).most);
      expect(frame.scale).toBeGreaterThanOrEqual(limitsOf(size).least);
    }
  });

  test.each(SIZES)(
    'on a screen of %o each region that is zoomed into stays in sight, at the edge too',
    size => {
      for (const { name, box } of PLACES) {
        const before = broughtIn(box, firstLook(size, box), size);
        const after = zoomedAround(box, before, ZOOM_STEP, size);
        const area = areaOf(box, after);
        const [x, y] = [area.x + after.x, area.y + after.y];
        expect(x, name).toBeGreaterThanOrEqual(-0.01);
        expect(y, name).toBeGreaterThanOrEqual(-0.01);
        if (area.width <= size.width) expect(x + area.width, name).toBeLessThanOrEqual(size.width + 0.01);
        if (area.height <= size.height) expect(y + area.height, name).toBeLessThanOrEqual(size.height + 0.01);
      }
    },
  );

  test('what is under the finger stays there', () => {
    const before = firstLook(PHONE, place(20).box);
    const at = { x: 150, y: 140 };
    const after = zoomedAt(before, 1.4, at, PHONE);
    const lon = (frame: Frame) => (at.x - frame.x - GUTTER) / frame.scale;
    const lat = (frame: Frame) => (at.y - frame.y) / (frame.scale * frame.stretch);
    expect(lon(after)).toBeCloseTo(lon(before));
    expect(lat(after)).toBeCloseTo(lat(before));
  });

  test('what one zooms around stays on the screen', () => {
    const frame = firstLook(PHONE, place(20).box);
    const at = onScreen(place(20).box, frame, PHONE);
    expect(at).not.toBeNull();
    expect(onScreen(place(1).box, frame, PHONE)).toBeNull();
    const close = zoomedAt(frame, 2, at ?? { x: 0, y: 0 }, PHONE);
    expect(onScreen(place(20).box, close, PHONE)).not.toBeNull();
  });

  test.each(SIZES)('at first every region on %o is large enough for a finger', size => {
    const frame = firstLook(size, place(12).box);
    for (const { box } of PLACES) {
      const { width, height } = areaOf(box, frame);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('at first a small screen shows where one is', () => {
    for (const { box } of PLACES) {
      const frame = firstLook(PHONE, box);
      const { x, y, width, height } = areaOf(box, frame);
      const middle = { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
      expect(middle.x > 0 && middle.x < PHONE.width && middle.y > 0 && middle.y < PHONE.height).toBe(true);
    }
  });

  test('a region beyond the edge of the screen is brought in whole', () => {
    const frame = firstLook(PHONE, place(1).box);
    for (const { box } of PLACES) {
      const now = broughtIn(box, frame, PHONE);
      const { x, y, width, height } = areaOf(box, now);
      if (width <= PHONE.width)
        expect(now.x + x >= -0.01 && now.x + x + width <= PHONE.width + 0.01).toBe(true);
      expect(now.y + y >= -0.01 && now.y + y + height <= PHONE.height + 0.01).toBe(true);
    }
  });

  test.each([
    { width: 930, height: 374 },
    { width: 997, height: 304 },
    { width: 1136, height: 384 },
    { width: 930, height: 520 },
  ])('beside the own page of a laptop, %o, the whole world is in sight at first', size => {
    expect(firstLook(size, place(30).box)).toEqual(wholeWorld(size));
  });

  test('a map that is wide enough is as high as its place', () => {
    expect(worldOf(wholeWorld({ width: 930, height: 374 })).height).toBeCloseTo(374);
  });

  test('beside an open log all bands of the world are in sight, if not all of each', () => {
    const size = { width: 677, height: 274 };
    const frame = firstLook(size, place(30).box);
    expect(goesOn(frame, size)).toEqual({ across: true, down: false });
  });

  describe('where one may go', () => {
    const home = place(28).box;
    const reachable = [home, ...[20, 27, 29].map(id => place(id).box)];
    const close = centeredOn(home, { ...firstLook(PHONE, home), scale: 7 }, PHONE);
    const isSeen = (frame: Frame) => (box: Box) => onScreen(box, frame, PHONE) !== null;

    test('is in sight after a close look, and so is where one stands', () => {
      expect(reachable.every(isSeen(close))).toBe(false);
      const now = madeRoomFor(reachable, home, close, PHONE);
      expect(reachable.every(isSeen(now))).toBe(true);
      expect(now.scale).toBeLessThan(close.scale);
    });

    test('moves nothing that is in sight already', () => {
      expect(madeRoomFor([home], home, close, PHONE)).toBe(close);
      const whole = wholeWorld(DESKTOP);
      expect(madeRoomFor(reachable, home, whole, DESKTOP)).toBe(whole);
    });

    test('is never farther away than at first, also over the edge of the map', () => {
      const ends = [home, place(1).box, place(36).box];
      const now = madeRoomFor(ends, place(1).box, close, PHONE);
      expect(now.scale).toBeCloseTo(firstLook(PHONE, null).scale);
      expect(isSeen(now)(place(1).box)).toBe(true);
      expect(isSeen(now)(place(36).box)).toBe(false);
    });

    test('is in sight from north to south on a low screen', () => {
      const low = { width: 1000, height: 300 };
      const column = [place(4).box, place(35).box];
      const near = centeredOn(home, { ...firstLook(low, home), scale: 4 }, low);
      const now = madeRoomFor(column, home, near, low);
      for (const box of column) expect(onScreen(box, now, low)).not.toBeNull();
    });
  });

  test('a screen that turns keeps the whole world whole, and a place in the middle', () => {
    expect(resized(wholeWorld(DESKTOP), DESKTOP, PHONE)).toEqual(wholeWorld(PHONE));
    const low = { ...PHONE, height: 240 };
    const first = firstLook(low, place(20).box);
    expect(resized(first, low, PHONE).scale).toBe(firstLook(PHONE, null).scale);
    expect(resized(firstLook(PHONE, place(20).box), PHONE, low).scale).toBeCloseTo(first.scale);
    const close = zoomedAt(firstLook(PHONE, place(20).box), 1.5, { x: 195, y: 180 }, PHONE);
    const turned = resized(close, PHONE, { width: 500, height: 300 });
    const middle = (frame: Frame, width: number) => (width / 2 - frame.x - GUTTER) / frame.scale;
    expect(middle(turned, 500)).toBeCloseTo(middle(close, 390));
  });
});

test('things grow with a closer look, and no more than that', () => {
  expect(grownAt(wholeWorld(DESKTOP), 1)).toBe(1);
  expect(grownAt(firstLook(PHONE, place(12).box), 1)).toBe(1);
  expect(grownAt(firstLook(PHONE, place(12).box, 2), 2)).toBe(1);
  const closest = zoomedAt(wholeWorld(PHONE), 100, { x: 0, y: 0 }, PHONE);
  expect(grownAt(closest, 1)).toBeGreaterThan(1.2);
  expect(grownAt(closest, 1)).toBeLessThan(closest.scale / wholeWorld(PHONE).scale);
});

test('places are where the degrees say', () => {
  const frame: Frame = { scale: 2, stretch: 1.5, x: 0, y: 0 };
  expect(placeOf(WEST, 84, frame)).toEqual({ x: GUTTER, y: 0 });
  expect(placeOf(EAST, -60, frame)).toEqual({ x: GUTTER + 720, y: 432 });
});
