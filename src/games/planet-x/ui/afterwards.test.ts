import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Analysis, Learned } from '../analysis/analyze.ts';
import type { Theory } from '../types.ts';
import { curveOf, extentOf, ticksTo } from './analysis-curve.ts';
import { provableSays, skiesSay, theoriesSay } from './analysis-text.ts';
import { winnersSay } from './end-text.ts';
import { judgedOf, placeOfX } from './ending.ts';

const [one, other] = [at(seatsOf(2), 0), at(seatsOf(2), 1)];
const name = (seat: Seat): string => at(['You', 'Heron', 'Lynx'], seat);

const theory = (seat: Seat, sector: number, phase: number, fate: 'right' | 'wrong'): Theory => ({
  ...{ seat, sector, phase, fate, body: 'gas' },
});

test('[E4] who was right in the earliest phase was first, also together', () => {
  const theories = [
    theory(one, 3, 1, 'wrong'),
    theory(other, 3, 2, 'right'),
    theory(one, 3, 2, 'right'),
    theory(one, 5, 4, 'right'),
    theory(other, 5, 3, 'right'),
  ];
  const judged = (seat: Seat) =>
    judgedOf({ theories } as unknown as Parameters<typeof judgedOf>[0], seat).map(
      ({ sector, right, first }) => [sector, right, first],
    );
  expect(judged(one)).toEqual([
    [3, false, false],
    [3, true, true],
    [5, true, false],
  ]);
  expect(judged(other)).toEqual([
    [3, true, true],
    [5, true, true],
  ]);
});

test('Planet X may lie at the end of the circle', () => {
  const sky = ['gas', 'empty', 'asteroid', 'planet-x'] as const;
  const puzzle = { mode: 'standard', sky: [...Array(8).fill('empty'), ...sky] } as unknown;
  expect(placeOfX(puzzle as Parameters<typeof placeOfX>[0])).toEqual({
    sector: 12,
    before: 'asteroid',
    after: 'empty',
  });
});

test('[E7] a win is told to whoever reads it', () => {
  expect(winnersSay([one], false, name)).toBe('You win');
  expect(winnersSay([other], false, name)).toBe('Heron wins');
  expect(winnersSay([other, one], false, name)).toBe('Heron and you share the win');
  expect(winnersSay([one], true, name)).toBe('You found Planet X');
});

const learned = (time: number, before: number, after: number): Learned => ({
  ...{ type: 'conference', number: 1, time, before, after },
});

const analysis = (more: Partial<Analysis>): Analysis => ({
  ...{ seat: one, first: 4096, steps: [learned(10, 4096, 64)], provable: null, located: null, bodies: [] },
  ...more,
});

describe('in words', () => {
  test.each([
    [{ provable: 14, located: 17 }, 'You', 'Planet X was provable at time 14; you located it at 17.'],
    [{ provable: 14, located: 14 }, 'Heron', 'Planet X was provable at time 14; Heron located it at once.'],
    [{ provable: 14 }, 'You', 'To you Planet X was provable at time 14, but not located.'],
    [{ located: 17 }, 'You', 'You located Planet X at time 17 before it was provable.'],
    [{ provable: 18, located: 17 }, 'Heron', 'Heron located Planet X at time 17 before it was provable.'],
    [{}, 'Heron', 'To Heron Planet X was never provable: 64 skies were left.'],
  ])('%j to %s', (more, who, says) => {
    expect(provableSays(analysis(more), who)).toBe(says);
  });

  test('theories that could be proven, and those that came before', () => {
    const body = { sector: 1, body: 'gas' } as const;
    const bodies = [
      { ...body, provable: 4, submitted: 6 },
      { ...body, provable: 9, submitted: 6 },
      { ...body, provable: null, submitted: null },
    ];
    expect(theoriesSay(analysis({ bodies }), 'You')).toBe(
      '2 of 3 things could be proven; you submitted 2 of the right ones, 1 before it was provable.',
    );
  });

  test('skies before and after', () => {
    expect(skiesSay(learned(1, 4446, 1203))).toBe('4,446 skies became 1,203.');
    expect(skiesSay(learned(1, 1, 1))).toBe('1 sky, as before.');
  });
});

test('a curve falls in bits, and is marked where Planet X became provable', () => {
  const steps = [learned(3, 4096, 64), learned(10, 64, 8), learned(10, 8, 1)];
  const curve = curveOf(analysis({ steps, provable: 10 }));
  expect([curve.start, ...curve.points].map(({ time, bits }) => [time, bits])).toEqual([
    [0, 12],
    [3, 6],
    [10, 3],
    [10, 0],
  ]);
  expect(curve.provable).toEqual({ time: 10, bits: 0 });
  expect(extentOf([curve])).toEqual({ time: 10, bits: 12 });
});

test('scales have few lines', () => {
  expect(ticksTo(12.1, [2, 5], 7)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(ticksTo(20.1, [2, 5], 7)).toEqual([0, 5, 10, 15, 20]);
});
