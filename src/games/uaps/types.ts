import type { Seat, Viewer } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';
import type { Help } from '../../deduction/help.ts';

export const MODES = ['basic', 'expert'] as const;
export type Mode = (typeof MODES)[number];

export const ORBITS = ['inner', 'outer'] as const;
export type Orbit = (typeof ORBITS)[number];

/** What can be photographed; in this order everywhere. [S4] */
export const SUBJECTS = ['hubble', 'iss', 'spy', 'meteor', 'comm', 'nav'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What can be surveyed for: the UAP appears as junk. [A2] [B13] */
export const SURVEYED = [...SUBJECTS, 'junk'] as const;
export type Surveyed = (typeof SURVEYED)[number];

/** How a sector can appear. */
export const SIGHTS = ['luna', ...SURVEYED] as const;
export type Sight = (typeof SIGHTS)[number];

/** What a sector can hold; `junk` is truly junk. */
export const CONTENTS = [...SIGHTS, 'uap'] as const;
export type Content = (typeof CONTENTS)[number];

/** From 1 on: first the inner orbit, then the outer one. [B1] */
export type Sector = number;

/** From 1 to 4. [B3] */
export type Quadrant = number;

export const LEVELS_OF_FACTS = ['beginner', 'experienced', 'genius'] as const;
export type FactLevel = (typeof LEVELS_OF_FACTS)[number];

export const SATELLITES = ['comm', 'nav', 'spy'] as const;
export type Satellite = (typeof SATELLITES)[number];

/** Two of each satellite, in the order of SATELLITES. [Q2] */
export const TOPICS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Topic = (typeof TOPICS)[number];

/** In the order of their rules [M1] to [M23]. */
export const EFFECTS = [
  'open-archive',
  'wide-lens',
  'overcast',
  'border-guards',
  'shared-dish',
  'clear-air',
  'shuttle',
  'light-leak',
  'jamming',
  'power-cut',
  'moonglare',
  'gag-order',
  'twin-scope',
  'witnesses',
  'hadron',
  'convoy',
  'rough-road',
  'red-tape',
  'moonrise',
  'no-cameras',
  'two-sources',
  'twin-dish',
  'exclusive',
] as const;
export const MODIFIERS = ['blank', ...EFFECTS] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** A sector does not hold this. [Q9] */
export interface Fact {
  readonly sector: Sector;
  readonly sight: Surveyed;
}

/** Two sectors of one orbit, or of both. [B4] */
export const RELATIONS = ['next', 'across', 'stacked'] as const;
export type Relation = (typeof RELATIONS)[number];

/** [Q3] */
export type TopicRule =
  | { readonly type: 'all-in-orbit'; readonly of: Surveyed; readonly orbit: Orbit }
  | { readonly type: 'band'; readonly of: Surveyed; readonly n: number }
  | { readonly type: 'some-alike' | 'none-alike'; readonly of: Surveyed; readonly by: 'next' | 'across' }
  | { readonly type: 'none-in-quadrant'; readonly of: Surveyed; readonly quadrant: Quadrant }
  /** More of them are there than in the other orbit. */
  | { readonly type: 'more-in-orbit'; readonly of: Surveyed; readonly orbit: Orbit }
  | {
      readonly type: 'some' | 'none' | 'every';
      readonly of: Surveyed;
      readonly to: Surveyed;
      readonly by: Relation;
    }
  | {
      readonly type: 'some-within' | 'none-within' | 'every-within';
      readonly of: Surveyed;
      readonly to: Surveyed;
      readonly n: number;
    }
  | { readonly type: 'count'; readonly of: Surveyed; readonly n: number };

/** About the UAP. [Q6] */
export type ReportRule =
  | { readonly type: 'not-within'; readonly to: Sight; readonly n: number }
  | { readonly type: 'not-by'; readonly to: Sight; readonly by: Relation }
  | { readonly type: 'not-in-orbit'; readonly orbit: Orbit }
  | { readonly type: 'not-in-sectors'; readonly parity: 'odd' | 'even' }
  | { readonly type: 'not-in-quadrant'; readonly quadrant: Quadrant };

/** [Q7] */
export interface Report {
  /** Counted as the time of tokens, from 0. */
  readonly at: number;
  readonly rule: ReportRule;
}

/** The one or two things a topic is about, in the order of SURVEYED. [Q5] */
export type Title = readonly [Surveyed] | readonly [Surveyed, Surveyed];

export interface Puzzle {
  readonly code: string;
  readonly mode: Mode;
  /** By sector, the first at index 0. */
  readonly sky: readonly Content[];
  /** As the code gives them, by quadrant. */
  readonly modifiers: readonly Modifier[];
  /** By seat, of the fullest level; a level takes the first ones. [Q9] */
  readonly facts: readonly (readonly Fact[])[];
  /** By topic. */
  readonly rules: readonly TopicRule[];
  /** By their time. */
  readonly reports: readonly Report[];
}

/** Where the UAP is and what is truly in the sectors before and after it, going up round its orbit, and stacked now. */
export interface Guess {
  readonly sector: Sector;
  readonly before: Sight;
  readonly after: Sight;
  readonly stacked: Sight;
}

/** Some sectors of the quadrant in which the researcher stands. [A2] */
export type Area =
  | { readonly form: 'quadrant' }
  | { readonly form: 'orbit'; readonly orbit: Orbit }
  /** Of this inner sector and the one above it now. */
  | { readonly form: 'stack'; readonly inner: Sector }
  | { readonly form: 'sector'; readonly sector: Sector };

export interface Shot {
  readonly sector: Sector;
  readonly subject: Subject;
}

export const WISHES = ['ask', 'follow', 'stay'] as const;
/** The settled answer to [M16]. */
export type Wish = (typeof WISHES)[number];

export type Move =
  | { readonly type: 'know'; readonly level: FactLevel }
  | { readonly type: 'place'; readonly quadrant: Quadrant }
  | { readonly type: 'move'; readonly to: Quadrant }
  /** For one thing, with [M13] for two, in the order of SURVEYED. */
  | { readonly type: 'survey'; readonly of: readonly Surveyed[]; readonly area: Area }
  /** One sector, with [M22] two, ascending. */
  | { readonly type: 'target'; readonly sectors: readonly Sector[] }
  | ({ readonly type: 'photo' } & Shot)
  /** With [M21] the letter says only which satellite. */
  | { readonly type: 'analyze'; readonly topic: Topic }
  | ({ readonly type: 'find' } & Guess)
  /** The last photos, by sector; none is a pass. [E2] */
  | { readonly type: 'last-photos'; readonly shots: readonly Shot[] }
  | { readonly type: 'follow'; readonly follows: boolean }
  | { readonly type: 'wish'; readonly wish: Wish };

/** What is done in a turn. */
export const ACTIONS = ['move', 'survey', 'target', 'photo', 'analyze', 'find'] as const;
export type Action = Extract<Move, { readonly type: (typeof ACTIONS)[number] }>;

export interface Options {
  readonly mode: Mode;
  /** The most that anybody at this table may ask for; everything where nothing is said. [S6] */
  readonly help?: Help;
  /** By quadrant, where whoever opens the table changed some; else those of the code. [Q10] [Q12] */
  readonly modifiers?: readonly (Modifier | 'dealt')[];
  /** The seat of the bot that wins ties. [S5] */
  readonly solo?: number;
  /** Chosen by whoever opens the table; else it is drawn. [Q11] */
  readonly code?: string;
}

/** What all may know of an action. [A7] */
export type Act = {
  readonly seat: Seat;
  readonly at: number;
  readonly cost: number;
  /** Where the researcher stood, and how often the Earth had turned. */
  readonly quadrant: Quadrant;
  readonly turns: number;
} & (
  | { readonly type: 'move'; readonly to: Quadrant }
  | {
      readonly type: 'survey';
      readonly of: readonly Surveyed[];
      readonly area: Area;
      readonly sectors: readonly Sector[];
    }
  | { readonly type: 'target'; readonly sectors: readonly Sector[] }
  | { readonly type: 'photo'; readonly sectors: readonly Sector[] }
  | { readonly type: 'analyze'; readonly satellite: Satellite }
  | { readonly type: 'find'; readonly found: boolean }
);

/** What a seat was answered. [A7] */
export type Answer =
  | { readonly type: 'move' }
  /** By what was surveyed for. */
  | { readonly type: 'survey'; readonly counts: readonly number[] }
  /** By sector. */
  | { readonly type: 'target'; readonly sights: readonly Sight[] }
  /** By sector: what the seat put on its photos. */
  | { readonly type: 'photo'; readonly subjects: readonly Subject[] }
  | {
      readonly type: 'analyze';
      readonly told: readonly { readonly topic: Topic; readonly rule: TopicRule }[];
    }
  /** Here the answer is public, and what was asked is not. */
  | { readonly type: 'find'; readonly guess: Guess };

export const FATES = ['face-down', 'right', 'wrong'] as const;
export type Fate = (typeof FATES)[number];

export interface Photo {
  readonly seat: Seat;
  readonly sector: Sector;
  readonly fate: Fate;
  /** Once it was verified. */
  readonly subject: Subject | null;
}

export const STAGES = ['know', 'place', 'act', 'follow', 'last-acts', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** What all may see. */
export interface Public {
  readonly mode: Mode;
  readonly seats: number;
  readonly stage: Stage;
  readonly luna: Sector;
  /** By quadrant. */
  readonly modifiers: readonly Modifier[];
  /** The times of all reports. [Q7] */
  readonly reportsAt: readonly number[];
  /** By topic, where it is listed. [Q5] */
  readonly titles: readonly (Title | null)[];
  /** Who has chosen, while all choose at once. */
  readonly done: readonly boolean[];
  /** By seat, when all have chosen. */
  readonly levels: readonly FactLevel[] | null;
  /** By seat: spaces gone since the start. */
  readonly time: readonly number[];
  /** Back to front. */
  readonly order: readonly Seat[];
  /** By seat; null before it is placed. */
  readonly quadrants: readonly (Quadrant | null)[];
  /** How often the Earth has turned, and how often of that at a thick line. */
  readonly turns: number;
  readonly lines: number;
  /** Where the active seat went for nothing in this turn, and from where. [T6] */
  readonly freeMove: { readonly from: Quadrant; readonly to: Quadrant } | null;
  /** What is being followed. [M16] */
  readonly following: { readonly seat: Seat; readonly from: Quadrant; readonly to: Quadrant } | null;
  readonly acts: readonly Act[];
  /** In the order in which they were taken. */
  readonly photos: readonly Photo[];
  /** Whether one may have several face-down photos in one sector. Tables that began by rules 1 do not have it. [A4] */
  readonly severalPhotos?: true;
  readonly finder: Seat | null;
  /** Who still has a last act, next first. */
  readonly lastActs: readonly Seat[];
  /** Who found the UAP after the finder, in order. */
  readonly alsoFound: readonly Seat[];
  /** The seat of the bot that wins ties. [S5] */
  readonly solo: Seat | null;
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
  /** By the photos of this seat, in their order. */
  readonly subjects: readonly Subject[];
  /** Those reached, by their time. */
  readonly reports: readonly Report[];
  readonly wish: Wish;
  /** Chosen face down. [M16] */
  readonly follows: boolean | null;
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
      readonly luna: Sector;
      readonly modifiers: readonly Modifier[];
      readonly order: readonly Seat[];
      readonly reportsAt: readonly number[];
      readonly titles: readonly (Title | null)[];
    }
  | { readonly type: 'chose'; readonly level: FactLevel }
  | { readonly type: 'decided'; readonly seat: Seat }
  | { readonly type: 'knew'; readonly levels: readonly FactLevel[] }
  | { readonly type: 'facts-came'; readonly facts: readonly Fact[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly quadrant: Quadrant; readonly mode: Mode }
  | { readonly type: 'acted'; readonly act: Act }
  | { readonly type: 'answered'; readonly mode: Mode; readonly act: Act; readonly answer: Answer }
  | { readonly type: 'report'; readonly mode: Mode; readonly number: number; readonly report: Report }
  | { readonly type: 'follow-asked'; readonly seat: Seat; readonly from: Quadrant; readonly to: Quadrant }
  | { readonly type: 'answered-follow'; readonly follows: boolean }
  | { readonly type: 'wished'; readonly wish: Wish }
  | { readonly type: 'followed'; readonly seats: readonly Seat[]; readonly to: Quadrant }
  /** So often in all. `by` is whose Hadron it was. */
  | { readonly type: 'turned'; readonly turns: number; readonly by: Seat | null }
  | { readonly type: 'verified'; readonly photos: readonly Verified[] }
  | { readonly type: 'listed'; readonly satellite: Satellite; readonly titles: readonly Title[] }
  | { readonly type: 'paid'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'found'; readonly seat: Seat }
  | ({ readonly type: 'ended' } & End);

export interface Verified {
  readonly seat: Seat;
  readonly sector: Sector;
  readonly subject: Subject;
  readonly right: boolean;
}

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'not-your-turn',
  'already-chosen',
  'no-such-sector',
  'no-such-quadrant',
  'already-there',
  'guarded',
  'no-way-through',
  'one-free-move',
  'no-passing',
  'not-in-your-quadrant',
  'survey-one-thing',
  'same-thing-twice',
  'no-survey-here',
  'jammed',
  'moonglare',
  'no-target-here',
  'target-one-sector',
  'same-sector-twice',
  'no-photos-here',
  'verified-already',
  'photographed-already',
  'no-such-photo',
  'too-many-photos',
  'no-analyze-here',
  'not-verified',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Uaps {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
