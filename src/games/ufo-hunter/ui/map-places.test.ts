import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../../core/contract.ts';
import { PLACES, place } from '../board.ts';
import { freeCorner } from './map-corner.ts';
import { wrapsOf } from './map-geometry.ts';
import { headOf, linesOf, placesIn, tabOf } from './map-places.ts';
import { PHONE, SIZES } from './map-testing.ts';
import type { MapRumor } from './map-types.ts';
import { areaOf, firstLook } from './map-zoom.ts';

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

  test('the small map lies over no piece, stays where it can, and is not there where all corners are taken', () => {
    const pin = (x: number, y: number) => ({ x, y, width: 24, height: 32 });
    const east = pin(350, 330);
    const taken = [east, pin(20, 330), pin(20, 20), pin(350, 20)];
    expect(freeCorner(PHONE, [], [], null)).toBe('south-east');
    expect(freeCorner(PHONE, [east], [], null)).toBe('south-west');
    expect(freeCorner(PHONE, [pin(200, 180)], [], 'north-west')).toBe('north-west');
    expect(freeCorner(PHONE, [pin(20, 20)], [], 'north-west')).toBe('south-east');
    expect(freeCorner(PHONE, taken, [], null)).toBeNull();
  });

  test('the small map lies rather over no name, and over one where no other corner is free', () => {
    const words = (x: number, y: number) => ({ x, y, width: 90, height: 20 });
    const everywhere = [words(290, 330), words(10, 330), words(10, 20), words(290, 20)];
    expect(freeCorner(PHONE, [], [words(290, 330)], 'south-east')).toBe('south-west');
    expect(freeCorner(PHONE, [], everywhere, 'north-west')).toBe('north-west');
    expect(freeCorner(PHONE, [words(290, 330)], everywhere, null)).toBe('south-west');
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
    isPointedOut: false,
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
            { ...crowd, name, rumor: held, hunters: [], way: null },
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

  test('what is chosen or pointed out keeps its name, and things in it are smaller', () => {
    const narrow = { x: 0, y: 0, width: 63, height: 56 };
    const held = { ...crowd, hunters: crowd.hunters.slice(0, 1), way: null, rumor: { ...rumor, stakes: [] } };
    expect(placesIn(narrow, held, 1).name).toEqual([]);
    const { name, scale } = placesIn(narrow, { ...held, isPointedOut: true }, 1);
    expect({ name, scale }).toEqual({ name: ['Bermuda', 'Triangle'], scale: 0.55 });
  });

  test('glyph and name are told to be where they are drawn, beside each other or below', () => {
    const empty = { ...crowd, rumor: null, hunters: [], way: null };
    const wide = { x: 100, y: 50, width: 160, height: 60 };
    const head = headOf(placesIn(wide, empty, 1), wide, 1);
    expect(head).toMatchObject({ x: 100, y: 50, height: 26 });
    expect(head.width).toBeGreaterThan(110);
    expect(head.width).toBeLessThan(150);
    const narrow = { ...wide, width: 65 };
    expect(headOf(placesIn(narrow, empty, 1), narrow, 1)).toMatchObject({ x: 100, height: 51 });
    expect(headOf(placesIn(narrow, { ...empty, name: 'Constantinopolitans' }, 1), narrow, 1).width).toBe(26);
  });

  test('a name is whole or not there', () => {
    expect(linesOf('Bermuda Triangle', 200, 12)).toEqual(['Bermuda Triangle']);
    expect(linesOf('Bermuda Triangle', 60, 12)).toEqual(['Bermuda', 'Triangle']);
    expect(linesOf('Bermuda Triangle', 60, 16)).toEqual([]);
    expect(linesOf('Bermuda Triangle', 30, 12)).toEqual([]);
    expect(linesOf('Boianai and Pine Gap', 80, 12)).toEqual(['Boianai and', 'Pine Gap']);
  });
});
