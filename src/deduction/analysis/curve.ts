import { bitsOf } from './judgment.ts';
import { type Analysis, type AnalysisTypes, actedIn } from './types.ts';

export interface Point {
  readonly time: number;
  readonly bits: number;
}

export interface Curve {
  readonly start: Point;
  /** After each thing learned; `own` where the seat acted. */
  readonly points: readonly (Point & { readonly own: boolean })[];
  /** Where what is hidden became provable. */
  readonly provable: Point | null;
}

export function curveOf<T extends AnalysisTypes>({
  start: { skies },
  steps,
  provable,
}: Pick<Analysis<T>, 'start' | 'steps' | 'provable'>): Curve {
  const start = { time: 0, bits: bitsOf(skies) };
  const points = steps.map(step => ({
    ...{ time: step.time, bits: bitsOf(step.after.skies), own: actedIn(step) !== undefined },
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

/** The track as a line: what is written under it, and what happened where. */
export interface Track {
  readonly spaces: readonly { readonly time: number; readonly name: number }[];
  /** From the second lap on. */
  readonly laps: readonly { readonly time: number; readonly lap: number }[];
  /** Where something happens again and again. */
  readonly marks: readonly number[];
  /** Where all were told something, by name. */
  readonly told: readonly { readonly time: number; readonly name: string }[];
}

/** `room` is how many spaces can be written. */
export function spacesTo(
  time: number,
  room: number,
  every: number,
  lap: number,
): Pick<Track, 'spaces' | 'laps'> {
  const laps = Array.from({ length: Math.floor(time / lap) }, (_, index) => index + 2);
  return {
    spaces: ticksTo(time, [every, lap / 2, lap], room).map(gone => ({ time: gone, name: (gone % lap) + 1 })),
    laps: laps.map(number => ({ lap: number, time: (number - 1) * lap })),
  };
}
