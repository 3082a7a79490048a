import { at } from '../../../core/contract.ts';
import { spacesTo, type Track } from '../../../deduction/analysis/curve.ts';
import type { Moment } from '../analysis/types.ts';
import { LINE_EVERY, SPACES } from '../board.ts';
import { reportName } from './analysis-text.ts';

/** Turns of the Earth stand at the line that brought them, or where Hadron did; reports at their time. [T3] [M15] [Q7] */
export function trackOf(moments: readonly Moment[], time: number, room: number): Track {
  const marks: number[] = [];
  const told = new Map<number, number>();
  let lines = 0;
  for (const moment of moments) {
    const { what } = moment;
    if (what.type === 'turned') {
      if (what.by === null) lines += 1;
      marks.push(what.by === null ? lines * LINE_EVERY : at(moment.time, what.by));
    }
    if (what.type === 'report') told.set(what.number, what.report.at);
  }
  return {
    ...spacesTo(time, room, LINE_EVERY, SPACES),
    marks,
    told: [...told].map(([number, when]) => ({ name: reportName(number), time: when })),
  };
}
