import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { fullSet, popcount, setsOf } from './bits.ts';
import { setsIn } from './knowledge.ts';
import { type PairClue, PairKnowledge } from './pair-knowledge.ts';
import { BLANK, type Reading } from './readings.ts';
import { elsewhereBit, ringOf } from './rings.ts';

/**
 * Two rings of four places. Rocks in the first, stars in the second, as many of the one as of the other; the hidden
 * thing is in either ring, not where the first ring has its first place.
 */
const PLACES = 4;
const EVERY = fullSet(PLACES + 1);
const upTo2 = [0, 1, 2].flatMap(count => setsOf(count, PLACES));
const rocks = ringOf(PLACES, [upTo2], 0, (_, blank) => (blank & ~1) | elsewhereBit(PLACES));
const stars = ringOf(PLACES, [upTo2], 0, (_, blank) => blank | elsewhereBit(PLACES));

const read = (of: number, value: (set: number) => number): Reading => ({
  of: [of],
  cut: ([set = 0]) => [{ places: EVERY, value: value(set) }],
});
const asMany: PairClue = { readings: [read(0, popcount), read(0, popcount)], joined: 'equal' };
const all = PairKnowledge.of(rocks, stars).with(asMany);

interface Sky {
  readonly rocks: number;
  readonly stars: number;
  readonly ring: number;
  readonly place: number;
}

const everySky: readonly Sky[] = upTo2.flatMap(rocks =>
  upTo2.flatMap(stars =>
    [0, 1].flatMap(ring =>
      [0, 1, 2, 3].flatMap((place): readonly Sky[] => {
        const taken = ring === 0 ? rocks | 1 : stars;
        return popcount(rocks) === popcount(stars) && !((taken >>> place) & 1)
          ? [{ rocks, stars, ring, place }]
          : [];
      }),
    ),
  ),
);

const told = (known: PairKnowledge): readonly string[] =>
  [...known.skies()]
    .map(({ keys, ring, place }) => {
      const [[rocks], [stars]] = [setsIn(known.sides[0].ring, keys[0]), setsIn(known.sides[1].ring, keys[1])];
      return JSON.stringify({ rocks, stars, ring, place });
    })
    .toSorted();

const plain = (holds: (sky: Sky) => boolean): readonly string[] =>
  everySky
    .filter(holds)
    .map(sky => JSON.stringify(sky))
    .toSorted();

const CLUES: readonly (readonly [string, PairClue, (sky: Sky) => boolean])[] = [
  [
    'about one ring',
    {
      readings: [{ of: [0], cut: ([set = 0]) => (set & 2 ? [{ places: EVERY, value: 0 }] : []) }, undefined],
    },
    ({ rocks }) => (rocks & 2) !== 0,
  ],
  ['about the other one', { readings: [undefined, read(0, () => 0)] }, () => true],
  [
    'about the hidden thing',
    { readings: [{ of: [], cut: () => [{ places: 0b10110, value: 0 }] }, undefined] },
    ({ ring, place }) => ring === 1 || place === 1 || place === 2,
  ],
  [
    'that adds up',
    { readings: [read(0, set => popcount(set & 3)), read(0, set => 2 - popcount(set & 3))], joined: 'equal' },
    ({ rocks, stars }) => popcount(rocks & 3) + popcount(stars & 3) === 2,
  ],
  [
    'that compares',
    { readings: [read(0, set => set), read(0, set => set)], joined: (one, other) => (one & other) === 0 },
    ({ rocks, stars }) => (rocks & stars) === 0,
  ],
  [
    'that depends on where the hidden thing is',
    {
      readings: [
        {
          of: [BLANK],
          cut: ([blank = 0]) => [
            { places: blank & 0b1010, value: 1 },
            { places: EVERY & ~(blank & 0b1010), value: 0 },
          ],
        },
        read(0, set => set & 1),
      ],
      joined: (one, other) => one === other,
    },
    ({ ring, place, stars }) => (ring === 0 && (place === 1 || place === 3)) === ((stars & 1) === 1),
  ],
];

describe('what is left is what a plain filter leaves', () => {
  test('of no clue', () => {
    expect(told(all)).toEqual(plain(() => true));
    expect(all.count).toBe(everySky.length);
  });

  test.each(CLUES)('of a clue %s', (_, clue, holds) => {
    expect(told(all.with(clue))).toEqual(plain(holds));
    expect(all.with(clue).count).toBe(plain(holds).length);
    const { readings, joined } = clue;
    const holdsFor = (one: number, other: number): boolean =>
      joined === 'equal' ? one === other : (joined?.(one, other) ?? true);
    const outcomes = all.outcomes({ readings, answer: (one, other) => +holdsFor(one, other) });
    expect(outcomes.get(1)).toBe(plain(holds).length);
  });

  test('of two and three clues, in any order, with rows trimmed or not', () => {
    for (const [, one, first] of CLUES)
      for (const [, two, second] of CLUES)
        for (const [, three, third] of CLUES.slice(3)) {
          const left = plain(sky => first(sky) && second(sky) && third(sky));
          const known = all.with(one, two, three);
          expect(told(known)).toEqual(left);
          expect(known.trimmed().count).toBe(left.length);
          expect(told(all.with(one).trimmed().with(three, two))).toEqual(left);
        }
  });
});

test('chances are counted by pattern, by place and by place of the hidden thing', () => {
  for (const [, clue, holds] of CLUES) {
    const { skies, rings } = all.with(clue).tally;
    const left = everySky.filter(holds);
    expect(skies).toBe(left.length);
    for (const [number, set] of upTo2.toSorted((a, b) => a - b).entries()) {
      const pattern = rocks.kinds[0]?.patterns[number] ?? set;
      expect(rings[0].patterns[0]?.[number]).toBe(left.filter(sky => sky.rocks === pattern).length);
    }
    for (const place of [0, 1, 2, 3]) {
      expect(rings[1].kinds[0]?.[place]).toBe(left.filter(sky => (sky.stars >>> place) & 1).length);
      for (const ring of [0, 1] as const)
        expect(rings[ring].hidden[place]).toBe(
          left.filter(sky => sky.ring === ring && sky.place === place).length,
        );
    }
  }
});

test('a sample is every sky, equally often', () => {
  const rng = new Rng(stream('pairs', 'test'));
  const each = 100;
  const counts = new Map<string, number>();
  for (let draw = 0; draw < each * all.count; draw++) {
    const sky = JSON.stringify(all.sample(rng));
    counts.set(sky, (counts.get(sky) ?? 0) + 1);
  }
  expect(counts.size).toBe(all.count);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  const freedom = all.count - 1;
  expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
});

test('where nothing is left, nothing is counted', () => {
  const none = all.with({ readings: [{ of: [], cut: () => [] }, undefined] });
  expect(none.count).toBe(0);
  expect(told(none)).toEqual([]);
  expect(none.with(...CLUES.map(([, clue]) => clue)).tally.skies).toBe(0);
});

test('a ring has no more places than fit', () => {
  expect(() => ringOf(16, [[0]], 0, () => 1)).toThrow('at most 15');
});
