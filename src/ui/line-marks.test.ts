import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldApart, ticksUpTo } from './line-marks.ts';

describe('ticks', () => {
  test('reach as high as the highest line, and are few', () => {
    expect(ticksUpTo(1)).toEqual([0, 1]);
    expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
    expect(ticksUpTo(9)).toEqual([0, 3, 6, 9]);
    expect(ticksUpTo(23)).toEqual([0, 6, 12, 18, 24]);
  });
});

describe('marks', () => {
  test('that are apart stay where they are', () => {
    expect(heldApart([10, 80, 40], 13, [0, 100])).toEqual([10, 80, 40]);
  });

  test('of equal lines stand around where they end, in the order of seats', () => {
    expect(heldApart([50, 50], 12, [0, 100])).toEqual([44, 56]);
    expect(heldApart([50, 20, 50, 50], 12, [0, 100])).toEqual([38, 20, 50, 62]);
  });

  test('push those beside them away', () => {
    expect(heldApart([50, 50, 58], 12, [0, 100])).toEqual([
      40.666666666666664, 52.666666666666664, 64.66666666666666,
    ]);
  });

  test('go up where the chart ends below', () => {
    expect(heldApart([100, 100, 100], 12, [0, 100])).toEqual([76, 88, 100]);
    expect(heldApart([100, 100, 75], 12, [0, 100])).toEqual([88, 100, 75]);
    expect(heldApart([100, 100, 80], 12, [0, 100])).toEqual([88, 100, 76]);
  });

  test('go down where it ends above', () => {
    expect(heldApart([0, 0, 0, 90], 12, [0, 100])).toEqual([0, 12, 24, 90]);
    expect(heldApart([3, 3, 20], 12, [0, 100])).toEqual([0, 12, 24]);
  });

  test('are apart, in order and within the chart, wherever lines end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 6 }), places => {
        const held = heldApart(places, 13, [0, 120]);
        const sorted = held.toSorted((a, b) => a - b);
        for (const [i, place] of sorted.entries())
          if (i > 0) expect(place - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(13 - 1e-6);
        expect(sorted[0]).toBeGreaterThanOrEqual(0);
        expect(sorted.at(-1)).toBeLessThanOrEqual(120 + 1e-6);
        for (const [i, place] of places.entries())
          for (const [j, other] of places.entries())
            if (place < other) expect(held[i]).toBeLessThan(held[j] ?? 0);
      }),
    );
  });
});
