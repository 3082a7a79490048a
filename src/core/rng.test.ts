import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rng, stream } from './rng.ts';

const rngOf = (seed: string) => new Rng(stream(seed, 'test'));
const draws = (rng: Rng, count = 20) => Array.from({ length: count }, () => rng.int(1000));

test('the same seed and purpose draw the same', () => {
  expect(draws(rngOf('a'))).toEqual(draws(rngOf('a')));
});

test('another seed or purpose draws something else', () => {
  const streams = ['a', 'b', 'a/b', ''].flatMap(seed =>
    ['setup', 'play', 'laws/play'].map(purpose => [seed, purpose] as const),
  );
  const starts = streams.map(([seed, purpose]) => JSON.stringify(draws(new Rng(stream(seed, purpose)))));
  expect(new Set(starts).size).toBe(streams.length);
});

test('a seed is known by its numbers for good', () => {
  expect(stream('1', 'setup')).toMatchInlineSnapshot(`
    [
      757351695,
      -674604635,
      -1707965788,
      -1690637785,
    ]
  `);
  expect(draws(rngOf('1'), 5)).toMatchInlineSnapshot(`
    [
      568,
      362,
      834,
      833,
      638,
    ]
  `);
});

test('its state is all there is to it', () => {
  const rng = rngOf('state');
  draws(rng);
  const kept = JSON.parse(JSON.stringify(rng.state()));
  expect(draws(rng)).toEqual(draws(new Rng(kept)));
});

test('making an rng of a state leaves the state as it was', () => {
  const state = Object.freeze(stream('frozen', 'test'));
  draws(new Rng(state));
  expect(state).toEqual(stream('frozen', 'test'));
});

test('int stays within its bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, below) => {
      const drawn = rngOf(seed).int(below);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < below;
    }),
  );
});

test.each([2, 3, 7, 10])('int is roughly even over %i', below => {
  const rng = rngOf(`even/${below}`);
  const counts = new Array<number>(below).fill(0);
  const rounds = 20_000;
  for (let i = 0; i < rounds; i++) {
    const drawn = rng.int(below);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  // Six standard deviations: a fair source fails once in hundreds of millions.
  const spread = 6 * Math.sqrt((rounds / below) * (1 - 1 / below));
  for (const count of counts) expect(Math.abs(count - rounds / below)).toBeLessThan(spread);
});

test('float lies in [0, 1), and chance follows it', () => {
  const rng = rngOf('float');
  const floats = Array.from({ length: 5000 }, () => rng.float());
  expect(Math.min(...floats)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...floats)).toBeLessThan(1);
  const hits = Array.from({ length: 5000 }, () => rng.chance(0.2)).filter(Boolean).length;
  expect(hits / 5000).toBeCloseTo(0.2, 1);
  expect(rng.chance(0)).toBe(false);
  expect(rng.chance(1)).toBe(true);
});

test('shuffle gives the same things in another order and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const shuffled = rngOf(seed).shuffle(items);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});

test('every order of three comes up about as often', () => {
  const rng = rngOf('orders');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = rng.shuffle(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000));
});

test('pick takes one of the list and throws where there is none', () => {
  const rng = rngOf('pick');
  const picked = new Set(Array.from({ length: 100 }, () => rng.pick(['a', 'b', 'c'])));
  expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  expect(() => rng.pick([])).toThrow(RangeError);
});

test('a fork goes its own way', () => {
  const rng = rngOf('fork');
  const forks = [rng.fork(), rng.fork(), rng.state()];
  expect(new Set(forks.map(state => JSON.stringify(draws(new Rng(state))))).size).toBe(3);
});
