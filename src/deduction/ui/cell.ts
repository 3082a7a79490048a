import { type Accessor, createMemo } from 'solid-js';
import type { Place } from '../left.ts';
import type { CellState, NoteTypes } from '../types.ts';
import type { Notebook } from './types.ts';

/** What one cell shows: one's mark, what the lamp says, whether all know it, and whether a check found it wrong. */
export const createCellState = <T extends NoteTypes>(
  { game, sheet, lamp }: Notebook<T>,
  place: Place<T['Content']>,
  isConfirmed: () => boolean,
): Accessor<CellState> =>
  createMemo<CellState, undefined>(
    () => ({
      mark: game.marks.markAt(sheet.notes(), place),
      glow: lamp.glow(place),
      confirmed: isConfirmed(),
      wrong: accused(lamp.verdict()).some(
        mark => mark.sector === place.sector && mark.content === place.content,
      ),
    }),
    undefined,
    { equals: isSame },
  );

const isSame = (one: CellState, other: CellState): boolean =>
  one.mark === other.mark &&
  one.glow === other.glow &&
  one.confirmed === other.confirmed &&
  one.wrong === other.wrong;

/** Marks that cannot be, alone or together. */
export function accused<T extends NoteTypes>(
  verdict: ReturnType<Notebook<T>['lamp']['verdict']>,
): readonly Place<T['Content']>[] {
  if (verdict === null || typeof verdict === 'string' || verdict.type === 'fits') return [];
  return verdict.marks;
}
