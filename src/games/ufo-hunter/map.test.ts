import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ALL_CONTACTS,
  ALL_EQUIPMENT,
  cardOf,
  distance,
  NUMBERS,
  neighbors,
  PLACES,
  place,
  REGIONS,
  total,
  WRAP_LINKS,
  wayTo,
  within,
} from './board.ts';
import content from './content.json' with { type: 'json' };
import { CARD_TYPES, CARDS, type CardOption, COLORS, CONTACTS, EQUIPMENT } from './types.ts';

type Box = readonly [west: number, north: number, east: number, south: number];
const overlap = (a: number, b: number, c: number, d: number) => Math.min(b, d) - Math.max(a, c);

function shareBorder([aw, an, ae, as]: Box, [bw, bn, be, bs]: Box): boolean {
  if (an === bs || as === bn) return overlap(aw, ae, bw, be) >= 6;
  return (ae === bw || aw === be) && overlap(as, an, bs, bn) >= 6;
}

const isLinked = (a: number, b: number): boolean =>
  WRAP_LINKS.some(({ west, east }) => (west === a && east === b) || (west === b && east === a));

describe('the map', () => {
  test('[B1] 36 regions in order, each with one of 7 colors, all of them in use', () => {
    expect(REGIONS).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
    expect(new Set(PLACES.map(({ color }) => color))).toEqual(new Set(COLORS));
  });

  test('[B2] adjacent is who shares a border, both ways, and nobody else but over a link', () => {
    const wrong = REGIONS.flatMap(a =>
      REGIONS.filter(b => {
        const borders = a !== b && (shareBorder(place(a).box, place(b).box) || isLinked(a, b));
        return borders !== neighbors(a).includes(b);
      }).map(b => `${a}-${b}`),
    );
    expect(wrong).toEqual([]);
  });

  test('[B3] 5 links join the two ends of the map', () => {
    expect(WRAP_LINKS.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const { west, east } of WRAP_LINKS) {
      expect(neighbors(west)).toContain(east);
      expect(place(west).box[0]).toBe(-170);
      expect(place(east).box[2]).toBe(190);
    }
  });

  test('distances go over links, and ways are as long as distances', () => {
    expect(distance(1, 6)).toBe(1);
    expect(distance(2, 6)).toBe(2);
    for (const from of REGIONS)
      for (const to of REGIONS) {
        const way = wayTo(from, to);
        expect(way.length - 1).toBe(distance(from, to));
        expect(way.every((region, i) => i === 0 || neighbors(region).includes(way[i - 1] ?? 0))).toBe(true);
      }
    expect(within(33, 0)).toEqual([33]);
    expect(within(33, 1)).toEqual([25, 33, 34, 36]);
  });
});

describe('the content pack', () => {
  test('[R1] 40 cards: 12 green, 9 blue, 7 red, 6 orange, 6 purple', () => {
    expect(content.rumors.map(({ id }) => id)).toEqual(CARDS);
    const counts = CARD_TYPES.map(type => CARDS.filter(card => cardOf(card).type === type).length);
    expect(counts).toEqual([12, 9, 7, 6, 6]);
  });

  test('[R3] every card has an option that asks for nothing', () => {
    const stuck = CARDS.filter(card => !cardOf(card).options.some(({ need, pay }) => !need && !pay));
    expect(stuck).toEqual([]);
  });

  test('[R5] every option gives or takes, and not both; a mix stands for itself', () => {
    const odd = CARDS.filter(card =>
      cardOf(card).options.some(
        ({ get, lose, pay }) =>
          (get === undefined) === (lose === undefined) ||
          (lose !== undefined && pay !== undefined) ||
          (lose?.mix !== undefined && (lose.money !== undefined || lose.equipment !== undefined)),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('[S3] [S4] 48 tokens, 6 of each of 8 kinds, and 18 contacts', () => {
    expect(content.equipment.map(({ kind }) => kind)).toEqual(EQUIPMENT);
    expect(content.contacts.map(({ kind }) => kind)).toEqual(CONTACTS);
    expect(EQUIPMENT.map(kind => ALL_EQUIPMENT[kind])).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
    expect(total(ALL_CONTACTS)).toBe(18);
    expect(NUMBERS.tokenPrices).toEqual([1, 2]);
  });
});

describe('SPEC.md stands on its own', () => {
  const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
  const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

  test('[B1] the colors of regions and equipment', () => {
    for (const { name, color } of content.equipment) {
      if (color === null) continue;
      const regions = content.map.regions.filter(region => region.color === color).map(({ id }) => id);
      expect(spec).toContain(row(color, name, regions.join(', ')));
    }
  });

  test('[S4] the contacts', () => {
    for (const { name, count } of content.contacts) expect(spec).toContain(`| ${name} | ${count} | `);
  });

  test('[R1] every card as it is now, and how many differ from the pack', () => {
    const cards = spec.split('\n').flatMap(line => {
      const [, card = '', before = '', now = ''] = line.split('|').map(cell => cell.trim());
      return /^[GBROP]\d\d$/.test(card) ? [{ card, before, now }] : [];
    });
    expect(cards.map(({ card, now }) => [card, now])).toEqual(
      CARDS.map(card => [card, cardOf(card).options.map(inShort).join(' · ')]),
    );
    const differ = cards.filter(({ before, now }) => before !== now).length;
    expect(spec).toContain(
      `had 40 rumor cards with the same names; ${differ} of them have other options now`,
    );
  });
});

const SHORT = { evidence: 'ev', equipment: 'eq', contacts: 'co', money: 'money', mix: 'mix', arms: 'arms' };

/** "5 eq, 1 co: 2 ev", "pay 3 money: 1 ev", "lose 2 mix". */
function inShort({ need, pay, get, lose }: CardOption): string {
  const things = (some: object): string =>
    Object.entries(SHORT)
      .flatMap(([key, short]) => {
        const count = (some as Readonly<Record<string, number | undefined>>)[key];
        return count === undefined ? [] : [`${count} ${short}`];
      })
      .join(', ');
  const head = [need && things(need), pay && `pay ${things(pay)}`].filter(Boolean).join(', ');
  const tail = get ? things(get) : `lose ${things(lose ?? {})}`;
  return head === '' ? tail : `${head}: ${tail}`;
}
