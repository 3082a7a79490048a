import type { Analysis } from '../analysis/analyze.ts';
import { boardOf } from '../board.ts';
import type { Mode } from '../types.ts';

/** How many yes-or-no questions away from certainty. */
export const bitsOf = (skies: number): number => Math.log2(skies);

export const gained = ({ before, after }: { readonly before: number; readonly after: number }): number =>
  bitsOf(before) - bitsOf(after);

export interface Point {
  readonly time: number;
  readonly bits: number;
}

export interface Curve {
  readonly start: Point;
  /** After each thing learned; `own` where the seat acted. */
  readonly points: readonly (Point & { readonly own: boolean })[];
  /** Where Planet X became provable. */
  readonly provable: Point | null;
}

export function curveOf({ first, steps, provable }: Analysis): Curve {
  const start = { time: 0, bits: bitsOf(first) };
  const points = steps.map(step => ({
    time: step.time,
    bits: bitsOf(step.after),
    own: step.type === 'act',
  }));
  const there = points.findLast(({ time }) => provable !== null && time <= provable) ?? start;
  return { start, points, provable: provable === null ? null : { time: provable, bits: there.bits } };
}

/** What the chart must have room for. */
export interface Extent {
  readonly time: number;
  readonly bits: number;
}

export const extentOf = (curves: readonly Curve[]): Extent => ({
  time: Math.max(1, ...curves.flatMap(({ points }) => points.map(({ time }) => time))),
  bits: Math.max(1, ...curves.map(({ start }) => start.bits)),
});

/** Lines of a scale from 0 up, few enough to be read. */
export function ticksTo(most: number, every: readonly number[], lines: number): readonly number[] {
  const by = every.find(step => most / step <= lines) ?? every.at(-1) ?? 1;
  return Array.from({ length: Math.floor(most / by) + 1 }, (_, index) => index * by);
}

/** Times at which conferences are held, as far as the game went. */
export const conferenceTimes = (mode: Mode, time: number): readonly number[] =>
  boardOf(mode).conferenceMarks.filter(mark => mark <= time);
