import { expect, test } from 'vitest';
import { at } from '../core/contract.ts';
import type { AnalysisTypes, Analyzed } from './analysis/types.ts';

/** What holds for the analysis of a whole game, whatever the game. `sky`: what was there in truth. */
export function testsOfAnalysis<T extends AnalysisTypes>(
  { moments, analyses }: Analyzed<T>,
  sky: readonly T['Content'][],
  hidden: T['Content'],
): void {
  test('nothing is learned between what is told', () => {
    for (const { start, steps } of analyses) {
      let left = start.skies;
      for (const { before, after } of steps) {
        expect(before).toBe(left);
        expect(after.skies).toBeGreaterThan(0);
        expect(after.skies).toBeLessThanOrEqual(before);
        left = after.skies;
      }
    }
  });

  test('what was certain is so, and what is hidden is somewhere', () => {
    for (const { start, steps } of analyses)
      for (const { skies, certain, hidden: places } of [start, ...steps.map(({ after }) => after)]) {
        expect(certain.map((content, index) => content ?? at(sky, index))).toEqual(sky);
        expect(places.reduce((sum, count) => sum + count, 0)).toBe(skies);
        expect(at(places, sky.indexOf(hidden))).toBeGreaterThan(0);
      }
  });

  test('each thing learned is a moment of the game, in order', () => {
    for (const { seat, steps } of analyses) {
      const numbers = steps.map(({ moment }) => moment);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const { moment, what, time } of steps) {
        expect(at(moments, moment).what).toBe(what);
        expect(at(moments, moment).time[seat]).toBe(time);
      }
    }
  });
}
