import type { GameTypes } from '../core/contract.ts';
import type { Premise } from './deduction.ts';
import type { Conclusion } from './left.ts';
import type { Mark } from './marks.ts';

/** A game of deduction, and what its sectors hold and its proofs are made of. */
export interface NoteTypes {
  Game: GameTypes;
  Content: string;
  Clue: unknown;
  Rule: unknown;
}

/** What each game says in its own words. */
export interface Words<T extends NoteTypes> {
  /** "Sector 1 cannot hold a dwarf planet." */
  conclusion(conclusion: Conclusion<T['Content']>): string;
  /** "a comet in sector 5", "no comet in sector 5". */
  mark(mark: Conclusion<T['Content']>): string;
  /** One step of an explanation: where it is from, and what it says. */
  premise(premise: Premise<T['Clue'], T['Rule']>, view: T['Game']['View']): string;
  /** What goes without saying in every explanation. */
  always(view: T['Game']['View']): string;
  /** What the exact step uses beyond rules and answers. */
  exactUses(view: T['Game']['View']): string;
  /** What is looked for. */
  readonly hidden: string;
}

/** What the lamp says of a place: that it is ruled out, or certain. */
export type Glow = 'out' | 'certain';

export interface CellState {
  readonly mark: Mark;
  readonly glow: Glow | null;
  /** Everybody knows it. */
  readonly confirmed: boolean;
  /** A check found it wrong. */
  readonly wrong: boolean;
}

export interface Why<T extends NoteTypes> {
  readonly conclusion: Conclusion<T['Content']>;
  /** Null while it is worked out. */
  readonly premises: readonly Premise<T['Clue'], T['Rule']>[] | 'failed' | null;
}
