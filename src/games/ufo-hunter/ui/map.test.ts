import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../../core/contract.ts';
import { PLACES, place, WRAP_LINKS } from '../board.ts';
import type { Region } from '../types.ts';
import land from './land.json' with { type: 'json' };
import { freeCorner } from './map-corner.ts';
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
import { linesOf, placesIn, tabOf } from './map-places.ts';
import { type RegionFacts, regionLabel } from './map-text.ts';
import type { Box, MapRumor } from './map-types.ts';
import {
  areaOf,
  broughtIn,
  type Frame,
  firstLook,
  GUTTER,
  goesOn,
  grownAt,
  limitsOf,
  movedBy,
  onScreen,
  placeOf,
  resized,
  wholeWorld,
  worldOf,
  zoomedAt,
} from './map-zoom.ts';

const DESKTOP = { width: 1056, height: 440 };
const PHONE = { width: 390, height: 360 };
const SIZES = [
  DESKTOP,
  PHONE,
  { width: 672, height: 520 },
  { width: 320, height: 240 },
  { width: 844, height: 200 },
];
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

describe('what lies over the map', () => {
  test.each(SIZES)('at first every link over the edge says where it leads on %o', size => {
    const frame = firstLook(size, place(12).box);
    for (const { id, box, name } of PLACES)
      for (const { to } of wrapsOf(id))
        expect(tabOf(place(to).name, areaOf(box, frame).height, 1).lines.join(' '), name).toBe(
          place(to).name,
        );
  });

  test('a tab that is too low has its letter alone', () => {
    expect(tabOf('Mariana Trench', 54, 1)).toEqual({ lines: ['Mariana', 'Trench'], isTight: true });
    expect(tabOf('Mariana Trench', 80, 1).isTight).toBe(false);
    expect(tabOf('Mariana Trench', 40, 1).lines).toEqual([]);
    expect(tabOf('Mariana Trench', 108, 2).lines).toEqual([]);
  });

  test('the small map lies over nothing, stays where it can, and is not there where all corners are taken', () => {
    const pin = (x: number, y: number) => ({ x, y, width: 24, height: 32 });
    const east = pin(350, 330);
    expect(freeCorner(PHONE, [], null)).toBe('south-east');
    expect(freeCorner(PHONE, [east], null)).toBe('south-west');
    expect(freeCorner(PHONE, [pin(200, 180)], 'north-west')).toBe('north-west');
    expect(freeCorner(PHONE, [pin(20, 20)], 'north-west')).toBe('south-east');
    expect(freeCorner(PHONE, [east, pin(20, 330), pin(20, 20), pin(350, 20)], null)).toBeNull();
  });
});

describe('inside a region', () => {
  const [first, second, third] = seatsOf(3);
  const stakes = [first, second, third].flatMap(seat =>
    seat === undefined ? [] : [{ seat, look: 1 as const, name: 'Heron', amount: 2, mine: false }],
  );
  const rumor: MapRumor = { number: 12, region: 18, stakes, looked: [], known: null };
  const crowd = {
    name: 'Bermuda Triangle',
    rumor,
    hunters: seatsOf(6).map(seat => ({ seat })),
    ghost: false,
    way: { steps: 2, cost: 1 },
  };

  test('everything lies within its borders, however much there is', () => {
    for (const size of SIZES) {
      const frame = firstLook(size, place(18).box);
      for (const { box, name } of PLACES) {
        const area = areaOf(box, frame);
        const { hunters, rumor: pin } = placesIn(area, { ...crowd, name }, 1);
        for (const { x, y } of [...hunters, ...(pin ? [pin] : [])]) {
          expect(x > area.x && x < area.x + area.width, `${name} across`).toBe(true);
          expect(y > area.y && y < area.y + area.height, `${name} down`).toBe(true);
        }
      }
    }
  });

  test('hunters lie beside each other, at full size where there is room', () => {
    const wide = { x: 0, y: 0, width: 300, height: 120 };
    const { hunters, scale } = placesIn(wide, { ...crowd, rumor: null }, 1);
    expect(scale).toBe(1);
    expect(new Set(hunters.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  test('where things would lie over a name it is not there, and a price neither where it would be cut off', () => {
    const low = { x: 0, y: 0, width: 70, height: 34 };
    const held = { ...crowd, name: 'Nazca Plain', hunters: crowd.hunters.slice(0, 1), rumor: null };
    expect(placesIn({ ...low, height: 90 }, held, 1).name).toEqual(['Nazca', 'Plain']);
    expect(placesIn(low, held, 1).name).toEqual([]);
    expect(placesIn({ ...low, height: 90 }, held, 1).hasPrice).toBe(true);
    expect(placesIn(low, { ...held, way: { steps: 2, cost: 1 } }, 1).hasPrice).toBe(false);
  });

  test('at first every region has its name, with a rumor in it too', () => {
    const alone = { ...rumor, stakes: [] };
    for (const size of [...SIZES.filter(({ height }) => height > 200), { width: 390, height: 200 }])
      for (const { box, name } of PLACES)
        for (const held of [null, alone]) {
          const places = placesIn(
            areaOf(box, firstLook(size, place(18).box)),
            { name, rumor: held, hunters: [], ghost: false, way: null },
            1,
          );
          expect(places.name.join(' '), `${size.width} by ${size.height}`).toBe(name);
        }
  });

  test('a name under the glyph leaves room beside it for a pin, and the price stands there', () => {
    const narrow = { x: 0, y: 0, width: 65, height: 54 };
    const held = { ...crowd, hunters: [], way: null, rumor: { ...rumor, stakes: [] } };
    const { isUnder, name, scale, rumor: pin } = placesIn(narrow, held, 1);
    expect({ isUnder, name, scale }).toEqual({ isUnder: true, name: ['Bermuda', 'Triangle'], scale: 0.68 });
    expect(pin && pin.y < 26 && pin.x > 26).toBe(true);
    expect(placesIn(narrow, { ...crowd, hunters: [], rumor: null }, 1)).toMatchObject({
      isUnder: true,
      hasPrice: true,
    });
  });

  test('a name is whole or not there', () => {
    expect(linesOf('Bermuda Triangle', 200, 12)).toEqual(['Bermuda Triangle']);
    expect(linesOf('Bermuda Triangle', 60, 12)).toEqual(['Bermuda', 'Triangle']);
    expect(linesOf('Bermuda Triangle', 60, 16)).toEqual([]);
    expect(linesOf('Bermuda Triangle', 30, 12)).toEqual([]);
    expect(linesOf('Boianai and Pine Gap', 80, 12)).toEqual(['Boianai and', 'Pine Gap']);
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

describe('what is heard', () => {
  const [you, heron] = seatsOf(2);
  const facts: RegionFacts = {
    region: place(20),
    rumor: null,
    hunters: [],
    links: [],
    way: null,
    press: null,
  };

  test('name, color, rumor, stakes, who has seen it, and how to get there', () => {
    const staked = {
      region: 20,
      number: 2,
      known: null,
      looked: [
        { seat: you ?? 0, look: 1, name: 'Player 1', mine: true },
        { seat: heron ?? 1, look: 2, name: 'Heron', mine: false },
      ],
      stakes: [{ seat: you ?? 0, look: 1, name: 'You', amount: 2, mine: true }],
    };
    const label = regionLabel({
      ...facts,
      rumor: staked as MapRumor,
      way: { steps: 2, path: [12, 11, 20], cost: 0 },
    });
    expect(label).toBe(
      'Sahara, violet, rumor 2, your stake 2, seen by you and Heron, you can get there with 2 moves',
    );
  });

  test('who is there, where links lead, and what only this player knows', () => {
    const label = regionLabel({
      ...facts,
      region: place(1),
      rumor: { region: 1, number: 4, stakes: [], looked: [], known: { tag: 'R', says: 'you know Hoaxers' } },
      hunters: [
        {
          seat: heron ?? 1,
          look: 2,
          name: 'Heron',
          region: 1,
          mine: false,
        } as RegionFacts['hunters'][number],
      ],
      links: [{ letter: 'A', name: 'Tunguska' }],
      way: { steps: 1, path: [6, 1], cost: 1 },
    });
    expect(label).toBe(
      'Bering Gate, green, rumor 4, seen by nobody, private: you know Hoaxers, Heron is here, link A to Tunguska, you can get there with 1 move for 1 money',
    );
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
