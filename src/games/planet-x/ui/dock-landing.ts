import type { Seat } from '../../../core/contract.ts';
import { boardOf, COSTS, costOf, movedOn, sectorAt } from '../board.ts';
import type { Move, Public, Sector } from '../types.ts';
import { type Mark, marksBetween } from './circle-marks.ts';
import { type Draft, moveOf } from './dock-draft.ts';

/** What a draft costs, as soon as it says so itself. */
export function costInDraft(draft: Draft, known: Public): number | null {
  if (known.stage !== 'act') return null;
  const { verb } = draft;
  if (verb === 'target' || verb === 'research' || verb === 'locate') return COSTS[verb];
  const move = moveOf(draft);
  return move && costIn(known, move);
}

/** Nobody moves for a theory, or at the end. */
function costIn({ mode, stage }: Public, move: Move): number {
  if (stage !== 'act' || move.type === 'know' || move.type === 'submit') return 0;
  return costOf(move, boardOf(mode));
}

export interface Landing {
  readonly time: number;
  readonly sector: Sector;
  /** The pawns that then stand there; this one came last. [T1] */
  readonly count: number;
  /** Who is farthest back then. */
  readonly next: Seat;
  /** What happens before that. */
  readonly marks: readonly Mark[];
}

export function landingOf(known: Public, seat: Seat, cost: number): Landing {
  const board = boardOf(known.mode);
  const { time, order } = movedOn(known, seat, cost);
  const there = time[seat] ?? 0;
  const next = order[0] ?? seat;
  return {
    time: there,
    sector: sectorAt(there, board),
    count: order.filter(other => sectorAt(time[other] ?? 0, board) === sectorAt(there, board)).length,
    next,
    marks: marksBetween(known, time[next] ?? 0),
  };
}
