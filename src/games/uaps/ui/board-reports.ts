import type { Viewer } from '../../../core/contract.ts';
import { SPACES, spaceAt } from '../board.ts';
import type { Public } from '../types.ts';
import { lapAt } from './orbits.ts';

/** Whether one has a report, comes to it within a lap, or only later. [Q7] */
export interface ReportMark {
  readonly at: number;
  /** From 1, by time. */
  readonly number: number;
  readonly state: 'reached' | 'coming' | 'later';
  readonly lap: number;
  /** From 0, among those of the same space. */
  readonly place: number;
}

/** For one who watches, as the token that is farthest back has it. */
export function reportMarks({ reportsAt, time }: Public, viewer: Viewer): readonly ReportMark[] {
  const now = viewer === 'spectator' ? Math.min(...time) : (time[viewer] ?? 0);
  return reportsAt.map((at, index) => ({
    at,
    number: index + 1,
    state: at <= now ? 'reached' : at - now < SPACES ? 'coming' : 'later',
    lap: lapAt(at),
    place: reportsAt.slice(0, index).filter(other => spaceAt(other) === spaceAt(at)).length,
  }));
}

/** The next one that is still to come. */
export const nextReport = (known: Public, viewer: Viewer): ReportMark | undefined =>
  reportMarks(known, viewer).find(({ state }) => state !== 'reached');
