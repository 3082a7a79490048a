import type { Seat, Viewer } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';
import type { Help } from '../../deduction/help.ts';

export const MODES = ['standard', 'expert'] as const;
export type Mode = (typeof MODES)[number];

/** What theories and starting facts are about; in this order everywhere. */
export const BODIES = ['asteroid', 'comet', 'dwarf', 'gas'] as const;
export type Body = (typeof BODIES)[number];

/** How a sector can appear: Planet X appears empty. [B8] */
export const SIGHTS = [...BODIES, 'empty'] as const;
export type Sight = (typeof SIGHTS)[number];

/** What a sector can hold; `empty` is truly empty. */
export const CONTENTS = [...SIGHTS, 'planet-x'] as const;
export type Content = (typeof CONTENTS)[number];

/** From 1 on, round the circle. */
export type Sector = number;

export const LEVELS_OF_FACTS = ['youth', 'beginner', 'experienced', 'genius'] as const;
export type FactLevel = (typeof LEVELS_OF_FACTS)[number];

export const TOPICS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Topic = (typeof TOPICS)[number];

/** A sector does not hold this. [Q7] */
export interface Fact {
  readonly sector: Sector;
  readonly body: Body;
}

/** [Q3] */
export type TopicRule =
  | {
      readonly type:
        | 'some-adjacent'
        | 'none-adjacent'
        | 'all-adjacent'
        | 'some-opposite'
        | 'none-opposite'
        | 'all-opposite';
      readonly of: Body;
      readonly to: Body;
    }
  | { readonly type: 'none-within' | 'all-within'; readonly of: Body; readonly to: Body; readonly n: number }
  | { readonly type: 'band'; readonly of: Body; readonly n: number }
  /** All asteroids, or three of the dwarf planets. */
  | { readonly type: 'consecutive'; readonly of: 'asteroid' | 'dwarf' };

/** About Planet X. [Q3] */
export type ConferenceRule =
  | { readonly type: 'x-not-opposite' | 'x-not-adjacent'; readonly to: Sight }
  | { readonly type: 'x-not-within' | 'x-within'; readonly to: Sight; readonly n: number };

/** The one or two bodies a topic is about, in the order of BODIES. [Q5] */
export type Title = readonly [Body] | readonly [Body, Body];

export interface Puzzle {
  readonly code: string;
  readonly mode: Mode;
  /** By sector, the first at index 0. */
  readonly sky: readonly Content[];
  /** By season. [Q8] */
  readonly facts: readonly (readonly Fact[])[];
  /** By topic. */
  readonly rules: readonly TopicRule[];
  readonly conferences: readonly ConferenceRule[];
}

/** Where Planet X is and what is truly in the sectors before and after it, going up round the circle. */
export interface Guess {
  readonly sector: Sector;
  readonly before: Sight;
  readonly after: Sight;
}

export interface Claim {
  readonly sector: Sector;
  readonly body: Body;
}

export type Move =
  | { readonly type: 'know'; readonly level: FactLevel }
  | { readonly type: 'survey'; readonly of: Sight; readonly from: Sector; readonly to: Sector }
  | { readonly type: 'target'; readonly sector: Sector }
  | { readonly type: 'research'; readonly topic: Topic }
  | ({ readonly type: 'locate' } & Guess)
  /** None is a pass. In the order of sectors. */
  | { readonly type: 'submit'; readonly theories: readonly Claim[] };

export interface Options {
  readonly mode: Mode;
  /** The most that anybody at this table may ask for; everything where nothing is said. [S5] */
  readonly help?: Help;
  /** Chosen by whoever opens the table; else it is drawn. [Q9] */
  readonly code?: string;
}

/** What all may know of an action. [A6] */
export type Act = { readonly seat: Seat; readonly at: number; readonly cost: number } & (
  | { readonly type: 'survey'; readonly of: Sight; readonly from: Sector; readonly to: Sector }
  | { readonly type: 'target'; readonly sector: Sector }
  | { readonly type: 'research'; readonly topic: Topic }
  | { readonly type: 'locate'; readonly found: boolean }
);

/** What a seat was answered. [A6] */
export type Answer =
  | { readonly type: 'survey'; readonly count: number }
  | { readonly type: 'target'; readonly sight: Sight }
  | { readonly type: 'research'; readonly rule: TopicRule }
  /** Here the answer is public, and what was asked is not. */
  | { readonly type: 'locate'; readonly guess: Guess };

export const FATES = ['in-review', 'right', 'wrong'] as const;
export type Fate = (typeof FATES)[number];

/** [H3] */
export interface Theory {
  readonly seat: Seat;
  readonly sector: Sector;
  /** Theory phases are numbered from 1. */
  readonly phase: number;
  readonly fate: Fate;
  /** Once it is revealed. */
  readonly body: Body | null;
}

export const STAGES = ['know', 'act', 'theories', 'last-acts', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What all may see. */
export interface Public {
  readonly mode: Mode;
  readonly seats: number;
  readonly stage: Stage;
  /** Who has chosen, while all choose at once. */
  readonly done: readonly boolean[];
  /** By seat, when all have chosen. */
  readonly levels: readonly FactLevel[] | null;
  /** By seat: sectors gone since the start. */
  readonly time: readonly number[];
  /** Back to front. */
  readonly order: readonly Seat[];
  /** Sectors that the arrow has gone, and where it is going. */
  readonly arrow: number;
  readonly arrowTo: number;
  /** Theory phases that have begun. */
  readonly phase: number;
  readonly acts: readonly Act[];
  readonly targets: readonly number[];
  readonly tokens: readonly number[];
  readonly theories: readonly Theory[];
  readonly titles: readonly Title[];
  /** Those that were held. */
  readonly conferences: readonly ConferenceRule[];
  readonly finder: Seat | null;
  /** Who still has a last act, next first. */
  readonly lastActs: readonly Seat[];
  /** Who located Planet X after the finder. */
  readonly alsoFound: readonly Seat[];
  readonly end: End | null;
}

export interface End {
  readonly puzzle: Puzzle;
  readonly own: readonly Own[];
}

/** What one seat knows beyond that. */
export interface Own {
  readonly level: FactLevel | null;
  readonly facts: readonly Fact[];
  /** By the acts of this seat, in their order. */
  readonly answers: readonly Answer[];
  /** By the theories of this seat, in their order. */
  readonly bodies: readonly Body[];
  /** Chosen face down for this phase. */
  readonly sealed: readonly Claim[] | null;
}

/** Split by who may know: a view takes `public` and one of `own`, and nothing else. */
export interface State {
  readonly rng: RngState;
  readonly public: Public;
  readonly own: readonly Own[];
  readonly puzzle: Puzzle;
}

export interface View {
  readonly viewer: Viewer;
  readonly public: Public;
  readonly own: Own | null;
}

export type Event =
  | {
      readonly type: 'opened';
      readonly mode: Mode;
      readonly order: readonly Seat[];
      readonly titles: readonly Title[];
    }
  | { readonly type: 'chose'; readonly level: FactLevel }
  | { readonly type: 'sealed'; readonly theories: readonly Claim[] }
  | { readonly type: 'decided'; readonly seat: Seat }
  | { readonly type: 'knew'; readonly levels: readonly FactLevel[] }
  | { readonly type: 'facts-came'; readonly facts: readonly Fact[] }
  | ({ readonly type: 'acted' } & { readonly act: Act })
  | { readonly type: 'answered'; readonly mode: Mode; readonly act: Act; readonly answer: Answer }
  | {
      readonly type: 'conference';
      readonly mode: Mode;
      readonly number: number;
      readonly rule: ConferenceRule;
    }
  | { readonly type: 'theories-asked'; readonly phase: number }
  | { readonly type: 'submitted'; readonly seat: Seat; readonly sectors: readonly Sector[] }
  | { readonly type: 'reviewed'; readonly theories: readonly Reviewed[] }
  | { readonly type: 'paid'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'found'; readonly seat: Seat }
  | ({ readonly type: 'ended' } & End);

export interface Reviewed {
  readonly seat: Seat;
  readonly sector: Sector;
  readonly body: Body;
  readonly right: boolean;
}

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'not-your-turn',
  'already-chosen',
  'no-such-sector',
  'not-visible',
  'comet-ends',
  'no-targets-left',
  'research-twice',
  'too-many-theories',
  'same-sector-twice',
  'no-such-token',
  'already-submitted',
  'confirmed-already',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface PlanetX {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
