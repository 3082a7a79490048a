import type { GameTypes, Outcome, Seat, Viewer } from './contract.ts';
import type { CannotTakeBack } from './table.ts';

/**
 * What a viewer knows now. A story is the list of what the viewer heard, step by step, the deal being step 0; moves
 * that tell a viewer nothing are no step of its story, so that their number tells nothing either.
 */
export interface News<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  /** The story is as before up to `from`, and goes on with `steps`. A move taken back makes it shorter. */
  readonly from: number;
  readonly steps: readonly (readonly T['Event'][])[];
  readonly view: T['View'];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly takeBack: TakeBack;
  /** The last step of the story that this viewer had looked at before; -1 for none. */
  readonly seen: number;
}

/**
 * Whose last move can be taken back: that of the viewer, or on an open table that of the people here. `shown`:
 * something came of it that somebody has seen.
 */
export type TakeBack =
  | { readonly can: true; readonly by: readonly Seat[] }
  | { readonly can: false; readonly why: CannotTakeBack };
