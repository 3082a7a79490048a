import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { beside, popcount, setsOf } from './bits.ts';
import { type Sieve, sifted } from './sieve.ts';
import { enumerate, kindsOf, type Rows } from './skies.ts';

const SECTORS = 6;
const [ROCKS, STAR] = [0, 1] as const;

/** Six sectors, two rocks and a star; the hidden thing is not beside the star. */
const skies = enumerate(
  SECTORS,
  kindsOf([setsOf(2, SECTORS), setsOf(1, SECTORS)]),
  ([, star = 0], blank) => blank & ~beside(star, SECTORS),
);
const patterns = skies.kinds.map(kind => [...kind.patterns]);

interface Look {
  readonly key: number;
  /** Number of the pattern, by kind. */
  readonly numbers: readonly number[];
  readonly blank: number;
  readonly hidden: number;
}

const looks = ({ length, keys, blanks, hidden }: Rows): Look[] =>
  Array.from({ length }, (_, row) => ({
    key: keys[row] ?? 0,
    numbers: skies.kinds.map(({ shift, mask }) => ((keys[row] ?? 0) >>> shift) & mask),
    blank: blanks[row] ?? 0,
    hidden: hidden[row] ?? 0,
  }));

/** What a sieve means, one look at a time. */
function leftOf(sieve: Sieve, { numbers, blank, hidden }: Look): number {
  const [rocks = 0, star = 0] = numbers;
  switch (sieve.type) {
    case 'kind':
      return hidden & (sieve.keeps[numbers[sieve.kind] ?? -1] ?? 0);
    case 'pair': {
      const [one, other] = sieve.kinds[0] === ROCKS ? [rocks, star] : [star, rocks];
      return hidden & (sieve.keeps[one * (patterns[sieve.kinds[1]]?.length ?? 0) + other] ?? 0);
    }
    case 'blank':
      return popcount(blank & sieve.among) === sieve.count ? hidden : 0;
    case 'sky':
      return sieve.keeps(kind => patterns[kind]?.[numbers[kind] ?? -1] ?? 0, blank, hidden);
  }
}

const oneByOne = (before: readonly Look[], sieve: Sieve): Look[] =>
  before.map(look => ({ ...look, hidden: leftOf(sieve, look) })).filter(({ hidden }) => hidden !== 0);

const tableBy = (rng: Rng, length: number): Uint32Array =>
  Uint32Array.from({ length }, () => (rng.chance(0.3) ? 0 : rng.int(2 ** SECTORS)));

const SIEVES: Readonly<Record<string, (rng: Rng) => Sieve>> = {
  'one kind, the first': rng => ({ type: 'kind', kind: ROCKS, keeps: tableBy(rng, 15) }),
  'one kind, the last': rng => ({ type: 'kind', kind: STAR, keeps: tableBy(rng, 6) }),
  'a pair': rng => ({ type: 'pair', kinds: [ROCKS, STAR], keeps: tableBy(rng, 90) }),
  'a pair the other way round': rng => ({ type: 'pair', kinds: [STAR, ROCKS], keeps: tableBy(rng, 90) }),
  'blank sectors': rng => ({ type: 'blank', among: rng.int(2 ** SECTORS), count: rng.int(4) }),
  'the whole sky': rng => {
    const [near, far] = [rng.int(2 ** SECTORS), rng.int(2 ** SECTORS)];
    return {
      type: 'sky',
      keeps: (setOf, blank, hidden) => ((setOf(ROCKS) & near) === 0 ? hidden & ~setOf(STAR) : blank & far),
    };
  },
};

describe('rows are left as if each look were asked by itself', () => {
  test.each(Object.keys(SIEVES))('%s, alone and after each other', name => {
    const sizes = new Set<number>();
    for (let draw = 0; draw < 40; draw++) {
      const rng = new Rng(stream(`${name} ${draw}`, 'test'));
      let rows = skies.rows;
      let wanted = looks(rows);
      for (const make of [SIEVES[name], ...rng.shuffle(Object.values(SIEVES)).slice(0, 2)]) {
        const sieve = make?.(rng);
        if (!sieve) throw new Error(`no sieve ${name}`);
        rows = sifted(skies, rows, sieve);
        wanted = oneByOne(wanted, sieve);
        expect(looks(rows), `draw ${draw}`).toEqual(wanted);
        expect([rows.keys, rows.blanks, rows.hidden].map(({ length }) => length)).toEqual(
          Array(3).fill(rows.length),
        );
        sizes.add(rows.length);
      }
    }
    expect(sizes.size, 'some draws keep more than others').toBeGreaterThan(8);
  });
});

const nothing: Sieve = { type: 'kind', kind: STAR, keeps: new Uint32Array(6) };
const everything: Sieve = { type: 'sky', keeps: (_, __, hidden) => hidden };

test('what goes in stays as it is, and what came out is not written over by the next sieve', () => {
  const before = looks(skies.rows);
  const few = sifted(skies, skies.rows, { type: 'blank', among: 0b111, count: 1 });
  const then = looks(few);
  expect(then.length).toBeGreaterThan(0);
  sifted(skies, skies.rows, everything);
  expect(looks(few)).toEqual(then);
  expect(looks(skies.rows)).toEqual(before);
});

test('everything may stay, nothing may be left, and nothing comes of nothing', () => {
  expect(looks(sifted(skies, skies.rows, everything))).toEqual(looks(skies.rows));
  const none = sifted(skies, skies.rows, nothing);
  expect(none.length).toBe(0);
  expect(sifted(skies, none, everything).length).toBe(0);
});

test('rows behind the last one that counts are not looked at', () => {
  const two = { ...skies.rows, length: 2 };
  expect(looks(sifted(skies, two, everything))).toEqual(looks(skies.rows).slice(0, 2));
});

test('more rows than ever before find room', () => {
  const more = enumerate(8, kindsOf([setsOf(2, 8), setsOf(1, 8)]), (_, blank) => blank);
  expect(more.rows.length).toBeGreaterThan(skies.rows.length);
  sifted(skies, skies.rows, everything);
  expect(sifted(more, more.rows, everything)).toEqual(more.rows);
});

test('a kind that is not there is refused', () => {
  const odd: readonly Sieve[] = [
    { type: 'kind', kind: 2, keeps: new Uint32Array(1) },
    { type: 'pair', kinds: [0, 2], keeps: new Uint32Array(1) },
    { type: 'sky', keeps: setOf => setOf(2) },
  ];
  for (const sieve of odd) expect(() => sifted(skies, skies.rows, sieve)).toThrow('there is no kind 2');
});
