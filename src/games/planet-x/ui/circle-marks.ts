import { allSectors, type Board, boardOf, REVIEW_AFTER, sectorAt } from '../board.ts';
import type { Public, Sector } from '../types.ts';

interface TheoryMark {
  readonly type: 'theories';
  readonly sector: Sector;
}

interface ConferenceMark {
  readonly type: 'conference';
  readonly sector: Sector;
  readonly number: number;
}

/** What happens when the arrow leaves a sector. [T4] [T5] */
export type RimMark = TheoryMark | ConferenceMark;

/** One that comes, and whether theories that lie on the track now are reviewed then. */
export type Mark = ConferenceMark | (TheoryMark & { readonly review: boolean });

/** Of one turn of the circle, in its order; a conference before a theory phase of the same sector. */
export const marksOf = (board: Board): readonly RimMark[] =>
  allSectors(board).flatMap((sector): readonly RimMark[] => {
    const conference = board.conferenceMarks.indexOf(sector);
    return [
      ...(conference < 0 ? [] : [{ type: 'conference', sector, number: conference + 1 } as const]),
      ...(board.theoryMarks.includes(sector) ? [{ type: 'theories', sector } as const] : []),
    ];
  });

/** What comes when the arrow goes on to there, in order. [T6] */
export function marksBetween(known: Public, arrowTo: number): readonly Mark[] {
  const board = boardOf(known.mode);
  const marks: Mark[] = [];
  let phase = known.phase;
  for (let arrow = known.arrow; arrow < arrowTo; arrow++) {
    const sector = sectorAt(arrow, board);
    const conference = arrow < board.sectors ? board.conferenceMarks.indexOf(sector) : -1;
    if (conference >= 0) marks.push({ type: 'conference', sector, number: conference + 1 });
    if (!board.theoryMarks.includes(sector)) continue;
    phase += 1;
    marks.push({ type: 'theories', sector, review: isDue(known, phase) });
  }
  return marks;
}

/** The next ones. */
export const comingMarks = (known: Public, count: number): readonly Mark[] =>
  marksBetween(known, known.arrow + boardOf(known.mode).sectors).slice(0, count);

/** Whether its place on the rim has nothing to come on this turn of the circle. */
export function isPast(mark: RimMark, { arrow, mode }: Public): boolean {
  const board = boardOf(mode);
  return (mark.type === 'conference' ? arrow : arrow % board.sectors) >= mark.sector;
}

/** [H4] */
const isDue = ({ theories }: Public, phase: number): boolean =>
  theories.some(theory => theory.fate === 'in-review' && theory.phase <= phase - REVIEW_AFTER);
