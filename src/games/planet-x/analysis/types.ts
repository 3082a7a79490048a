import type { Seat } from '../../../core/contract.ts';
import type * as analysis from '../../../deduction/analysis/types.ts';
import type { Question } from '../answers.ts';
import type {
  Act,
  Answer,
  Body,
  ConferenceRule,
  Content,
  End,
  Event,
  Public,
  Reviewed,
  Sector,
} from '../types.ts';

/** A game that is over: its last public part, and everything that all heard. */
export interface Played {
  readonly known: Public & { readonly end: End };
  readonly events: readonly Event[];
}

export interface PlanetXAnalysis {
  Content: Content;
  Act: Act;
  Answer: Answer;
  Question: Question;
  Event: Happened;
  Table: Standing;
  Thing: Placed;
}

/** What is told beside acts. */
export type Happened =
  | { readonly type: 'conference'; readonly number: number; readonly rule: ConferenceRule }
  | {
      readonly type: 'theories';
      /** Null for a last act. [E2] */
      readonly phase: number | null;
      readonly submitted: readonly { readonly seat: Seat; readonly sectors: readonly Sector[] }[];
    }
  | { readonly type: 'review'; readonly theories: readonly Reviewed[] };

export interface Standing {
  /** Sectors that the arrow had gone. */
  readonly arrow: number;
}

/** What a theory can be about. */
export interface Placed {
  readonly sector: Sector;
  readonly body: Body;
}

export type Moment = analysis.Moment<PlanetXAnalysis>;
export type Analyzed = analysis.Analyzed<PlanetXAnalysis>;
export type Analysis = analysis.Analysis<PlanetXAnalysis>;
export type Learned = analysis.Learned<PlanetXAnalysis>;
export type Compared = analysis.Compared<Question>;
export type Known = analysis.Known<Content>;
