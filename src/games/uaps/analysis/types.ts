import type { Seat } from '../../../core/contract.ts';
import type * as analysis from '../../../deduction/analysis/types.ts';
import type { Question } from '../questions.ts';
import type {
  Act,
  Answer,
  Content,
  End,
  Event,
  Photo,
  Public,
  Quadrant,
  Report,
  Shot,
  Title,
  Verified,
} from '../types.ts';

/** A game that is over: its last public part, and everything that all heard. */
export interface Played {
  readonly known: Public & { readonly end: End };
  readonly events: readonly Event[];
}

export interface UapsAnalysis {
  Content: Content;
  Act: Act;
  Answer: Answer;
  Question: Question;
  Event: Happened;
  Table: Standing;
  Thing: Shot;
}

/** What is told beside acts. */
export type Happened =
  /** To one seat. [Q7] */
  | { readonly type: 'report'; readonly seat: Seat; readonly number: number; readonly report: Report }
  /** So often in all. `by` is whose Hadron it was. */
  | { readonly type: 'turned'; readonly turns: number; readonly by: Seat | null }
  | { readonly type: 'verified'; readonly photos: readonly Verified[] }
  | { readonly type: 'followed'; readonly seats: readonly Seat[]; readonly to: Quadrant };

/** What changes on the table, but for time. */
export interface Standing {
  readonly turns: number;
  readonly quadrants: readonly (Quadrant | null)[];
  /** Where somebody went for nothing in this turn. [T6] */
  readonly freeMove: Public['freeMove'];
  readonly photos: readonly Photo[];
  readonly titles: readonly (Title | null)[];
}

export type Moment = analysis.Moment<UapsAnalysis>;
export type Analyzed = analysis.Analyzed<UapsAnalysis>;
export type Analysis = analysis.Analysis<UapsAnalysis>;
export type Learned = analysis.Learned<UapsAnalysis>;
export type Compared = analysis.Compared<Question>;
export type Known = analysis.Known<Content>;
