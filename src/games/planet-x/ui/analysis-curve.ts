import type { Analysis } from '../analysis/analyze.ts';
import type { Moment } from '../analysis/moments.ts';
import { type Board, sectorAt } from '../board.ts';
import type { Sector } from '../types.ts';
import { bitsOf } from './analysis-turn.ts';

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

export function curveOf({ start: { skies }, steps, provable }: Analysis): Curve {
  const start = { time: 0, bits: bitsOf(skies) };
  const points = steps.map(({ type, time, after }) => ({
    ...{ time, bits: bitsOf(after.skies), own: type === 'act' },
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

/** The track as a line: where on it something is written or was held. */
export interface Track {
  readonly sectors: readonly { readonly time: number; readonly sector: Sector }[];
  /** From the second lap on. */
  readonly laps: readonly { readonly time: number; readonly lap: number }[];
  /** Where the arrow had left the mark of a theory phase or conference. */
  readonly phases: readonly number[];
  readonly conferences: readonly { readonly time: number; readonly number: number }[];
}

/** Sectors from one theory phase to the next. */
const PHASE = 3;

/** `room` is how many sectors can be written. */
export function trackOf(moments: readonly Moment[], time: number, room: number, board: Board): Track {
  const { sectors, theoryMarks, conferenceMarks } = board;
  const laps = Array.from({ length: Math.floor(time / sectors) }, (_, index) => index + 2);
  return {
    sectors: ticksTo(time, [PHASE, sectors / 2, sectors], room).map(gone => ({
      ...{ time: gone, sector: sectorAt(gone, board) },
    })),
    laps: laps.map(lap => ({ lap, time: (lap - 1) * sectors })),
    phases: moments.flatMap(moment => {
      if (moment.type !== 'theories' || moment.phase === null) return [];
      const number = moment.phase - 1;
      const lap = Math.floor(number / theoryMarks.length);
      return [lap * sectors + (theoryMarks[number % theoryMarks.length] ?? 0)];
    }),
    conferences: moments.flatMap(moment =>
      moment.type === 'conference'
        ? [{ number: moment.number, time: conferenceMarks[moment.number - 1] ?? 0 }]
        : [],
    ),
  };
}
