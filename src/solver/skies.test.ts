import { describe, expect, test } from 'vitest';
import { beside, fullSet, setOf, setsOf } from './bits.ts';
import { countOf, enumerate, kindsOf, type Skies } from './skies.ts';

type Thing = 'rock' | 'star' | 'hidden' | '';

/** Each row told as its sets, its blank sectors and one place of the hidden thing. */
function told({ kinds, rows }: Skies): string[] {
  return Array.from({ length: rows.length }, (_, row) => {
    const key = rows.keys[row] ?? 0;
    const sets = kinds.map(({ patterns, shift, mask }) => patterns[(key >>> shift) & mask] ?? -1);
    return membersIn(rows.hidden[row] ?? 0).map(hidden => [...sets, rows.blanks[row], hidden].join(' '));
  })
    .flat()
    .sort();
}

const membersIn = (set: number): number[] =>
  Array.from({ length: 32 }, (_, place) => place).filter(place => (set >>> place) & 1);

/** By laying every thing everywhere. */
function byHand(sectors: number, counts: Readonly<Record<'rock' | 'star', number>>): string[] {
  const found: string[] = [];
  const lay = (sky: readonly Thing[]): void => {
    const placesOf = (thing: Thing) => sky.flatMap((here, place) => (here === thing ? place : []));
    if (sky.length < sectors) {
      for (const thing of ['rock', 'star', 'hidden', ''] as const) lay([...sky, thing]);
      return;
    }
    const [rocks, stars, hidden] = [placesOf('rock'), placesOf('star'), placesOf('hidden')];
    const [place = 0] = hidden;
    const apart = stars.every(star => ![1, sectors - 1].includes(Math.abs(star - place)));
    if (rocks.length !== counts.rock || stars.length !== counts.star || hidden.length !== 1 || !apart) return;
    const blank = setOf([...placesOf(''), ...hidden]);
    found.push([setOf(rocks), setOf(stars), blank, place].join(' '));
  };
  lay([]);
  return found.sort();
}

describe('all skies are there, each once', () => {
  test.each([
    [4, 1, 1],
    [5, 2, 1],
    [6, 2, 2],
    [6, 3, 1],
    [6, 0, 2],
    [5, 3, 2],
  ])(
    '%i sectors, %i rocks, %i stars, and something hidden that is not beside a star',
    (sectors, rock, star) => {
      const skies = enumerate(
        sectors,
        kindsOf([setsOf(rock, sectors), setsOf(star, sectors)]),
        ([, stars = 0], blank) => blank & ~beside(stars, sectors),
      );
      const expected = byHand(sectors, { rock, star });
      expect(told(skies)).toEqual(expected);
      expect(countOf(skies.rows)).toBe(expected.length);
      expect([...skies.rows.hidden]).not.toContain(0);
    },
  );
});

test('a look in which nothing can be hidden is no row', () => {
  const sets = setsOf(1, 3);
  const { rows } = enumerate(3, kindsOf([sets]), ([one = 0], blank) => (one === 2 ? 0 : blank));
  expect([...rows.blanks]).toEqual([0b110, 0b011]);
  expect(countOf(enumerate(3, kindsOf([sets]), () => 0).rows)).toBe(0);
});

test('without any kind there is one look: all blank', () => {
  const { rows } = enumerate(4, [], (_, blank) => blank);
  expect([rows.length, ...rows.blanks]).toEqual([1, fullSet(4)]);
  expect(countOf(rows)).toBe(4);
});

test('a kind takes the bits that its patterns need, and starts where the one before it ends', () => {
  const patterns = [1, 2, 3, 4, 5, 8, 9].map(many => Array.from({ length: many }, (_, set) => set));
  const kinds = kindsOf(patterns);
  expect(kinds.map(({ mask }) => mask)).toEqual([1, 1, 3, 3, 7, 7, 15]);
  expect(kinds.map(({ shift }) => shift)).toEqual([0, 1, 2, 4, 6, 9, 12]);
  expect(kinds.map(kind => [...kind.patterns])).toEqual(patterns);
});

test('a key may use all of 32 bits, the last one too, and not one more', () => {
  const none = Array.from({ length: 31 }, () => [0]);
  const kinds = kindsOf([...none, [0b01, 0b10]]);
  const { rows } = enumerate(2, kinds, (_, blank) => blank);
  expect([...rows.keys]).toEqual([0, 2 ** 31]);
  expect(told({ sectors: 2, kinds, rows }).map(row => row.split(' ').slice(-3))).toEqual([
    ['1', '2', '1'],
    ['2', '1', '0'],
  ]);
  expect(() => kindsOf([...none, [0], [0]])).toThrow('a key has 32 bits');
});

test('only the rows that count are counted', () => {
  const three = Uint32Array.from([0b1, 0b110, 0b111]);
  expect(countOf({ length: 2, keys: three, blanks: three, hidden: three })).toBe(3);
});
