import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { GameTypes } from '../../core/contract.ts';
import { isObject } from '../../core/read.ts';
import type { Seen } from '../../ui/game-page.ts';

/** How far a board is turned to whoever looks at it, and whether it stays so. */
export interface Facing {
  /** Clockwise. */
  readonly degrees: number;
  readonly locked: boolean;
}

const STRAIGHT: Facing = { degrees: 0, locked: false };

/** Among what the owner of the page keeps with the table; whatever else is kept there goes along untouched. */
export function readFacing(notes: unknown): Facing {
  const kept = isObject(notes) ? (notes as Readonly<Record<string, unknown>>)['facing'] : undefined;
  if (!isObject(kept)) return STRAIGHT;
  const { degrees, locked } = kept as Readonly<Record<string, unknown>>;
  return {
    degrees: typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : STRAIGHT.degrees,
    locked: locked === true,
  };
}

export const withFacing = (notes: unknown, facing: Facing): unknown => ({
  ...(isObject(notes) ? notes : {}),
  facing,
});

export interface Turnable {
  readonly facing: Accessor<Facing>;
  turnTo(degrees: number): void;
  lock(locked: boolean): void;
}

/** Kept with the table where its page keeps notes; else for as long as one looks. */
export function createFacing<T extends GameTypes>(table: Seen<T>): Turnable {
  const [passing, setPassing] = createSignal<Facing | null>(null);
  const facing = createMemo(() => passing() ?? readFacing(table.notes));
  const change = (next: Facing) => {
    setPassing(next);
    if (table.keepsNotes) table.keepNotes(withFacing(table.notes, next));
  };
  return {
    facing,
    turnTo: degrees => {
      if (!facing().locked) change({ ...facing(), degrees });
    },
    lock: locked => change({ ...facing(), locked }),
  };
}
