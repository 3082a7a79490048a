import type { Seat } from '../../core/contract.ts';

/** What the analysis of a game is made of. */
export interface AnalysisTypes {
  /** What a sector can hold. */
  Content: string;
  Act: { readonly seat: Seat; readonly at: number; readonly cost: number };
  Answer: unknown;
  Question: unknown;
  /** Whatever happens beside acts. */
  Event: { readonly type: string };
  /** How the table stands, beside the time of each seat. */
  Table: unknown;
  /** What can be proven and claimed for points. */
  Thing: unknown;
}

/** An act, with its answer: everything is open by now. */
export interface Acted<T extends AnalysisTypes> {
  readonly type: 'act';
  readonly act: T['Act'];
  readonly answer: T['Answer'];
}

/** Something that happened, as all remember it. */
export interface Moment<T extends AnalysisTypes> {
  readonly what: Acted<T> | T['Event'];
  /** By seat: time gone when it was over, so when its seat could use it. */
  readonly time: readonly number[];
  /** At an act as it was chosen, else when it was over. */
  readonly table: T['Table'];
}

export const actedIn = <T extends AnalysisTypes>({ what }: Pick<Moment<T>, 'what'>): Acted<T> | undefined =>
  what.type === 'act' ? (what as Acted<T>) : undefined;

export interface Analyzed<T extends AnalysisTypes> {
  /** In the order in which they came. */
  readonly moments: readonly Moment<T>[];
  /** Seat by seat. */
  readonly analyses: readonly Analysis<T>[];
}

/** What one seat could have known, and what it made of it. */
export interface Analysis<T extends AnalysisTypes> {
  readonly seat: Seat;
  readonly start: Known<T['Content']>;
  readonly steps: readonly Learned<T>[];
  /** Time gone at the first moment at which only one guess was possible. */
  readonly provable: number | null;
  /** Time gone at the start of the guess that was right. */
  readonly found: number | null;
  /** All there were, in the same order for each seat. */
  readonly things: readonly Proven<T['Thing']>[];
}

/** What followed at some moment from what a seat was told. */
export interface Known<Content> {
  /** How many fitted. */
  readonly skies: number;
  /** By sector, the first at index 0: what it held in all of them; null where they differ. */
  readonly certain: readonly (Content | null)[];
  /** By sector: in how many of them what is hidden was there. */
  readonly hidden: readonly number[];
}

/** Something that a seat learned. */
export interface Learned<T extends AnalysisTypes> {
  /** The number of its moment in the game. */
  readonly moment: number;
  readonly what: Moment<T>['what'];
  readonly time: number;
  /** Skies that fitted before. */
  readonly before: number;
  readonly after: Known<T['Content']>;
  /** Null where nothing could be asked. */
  readonly compared: Compared<T['Question']> | null;
}

/** When it followed that a thing is there, and when the seat claimed it. */
export interface Proven<Thing> {
  readonly thing: Thing;
  /** Time gone; null where it never followed. */
  readonly provable: number | null;
  /** Time gone; null where the seat did not. */
  readonly claimed: number | null;
}

/** What an act told on average, beside the best that could be asked just then. */
export interface Compared<Question> {
  /** Bits that the act told on average over the skies that fitted. */
  readonly average: number;
  /** The question that told most about the whole sky for its time, on average. Null where none could be asked. */
  readonly best: Alternative<Question> | null;
}

export interface Alternative<Question> {
  readonly question: Question;
  readonly cost: number;
  readonly bits: number;
}
