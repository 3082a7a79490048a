import { createMemo } from 'solid-js';
import { type GameTypes, type Outcome, type Score, type Seat, seatsOf } from '../../../core/contract.ts';
import { isObject } from '../../../core/read.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { countedPoints, type PointsColumn } from '../points.ts';

/** What each has, as counted or as set by hand. [E2] */
export interface Scores {
  points(seat: Seat, column: PointsColumn): number;
  total(seat: Seat): number;
  /** Who has most, as the game breaks ties. */
  best(): readonly Seat[];
  isChanged(): boolean;
  /** Not on a screen that only shows the table. */
  canSet(): boolean;
  set(seat: Seat, column: PointsColumn, points: number): void;
  reset(): void;
}

type ByHand = Readonly<Record<string, number>>;

export function createScores<T extends GameTypes>(
  table: Seen<T>,
  outcome: () => Outcome,
  columns: () => readonly PointsColumn[],
  winners: (scores: readonly Score[]) => readonly Seat[],
): Scores {
  const byHand = createMemo(() => readByHand(table.shared?.notes()));
  const cell = (seat: Seat, { parts }: PointsColumn) => `${seat} ${parts.join(' ')}`;
  const counted = (seat: Seat, column: PointsColumn) => countedPoints(outcome(), seat, column);
  const points = (seat: Seat, column: PointsColumn) => byHand()[cell(seat, column)] ?? counted(seat, column);
  const total = (seat: Seat) => columns().reduce((sum, column) => sum + points(seat, column), 0);
  const isChanged = () => Object.keys(byHand()).length > 0;
  const change = (next: ByHand) => table.shared?.keep({ byHand: next });
  const shown = (seat: Seat): Score => ({
    total: total(seat),
    parts: columns().map(column => ({ what: column.parts.join(' '), points: points(seat, column) })),
  });
  const best = createMemo(() =>
    isChanged() ? winners(seatsOf(outcome().scores.length).map(shown)) : outcome().winners,
  );
  return {
    points,
    total,
    best,
    isChanged,
    canSet: () => table.shared?.keeps() ?? false,
    set: (seat, column, to) => {
      if (!Number.isFinite(to)) return;
      const { [cell(seat, column)]: _, ...others } = byHand();
      change(to === counted(seat, column) ? others : { ...others, [cell(seat, column)]: to });
    },
    reset: () => change({}),
  };
}

function readByHand(notes: unknown): ByHand {
  const kept = isObject(notes) && 'byHand' in notes ? notes.byHand : null;
  if (!isObject(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, points]) => typeof points === 'number'));
}
