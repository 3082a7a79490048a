import type { Seat, Viewer } from '../../../core/contract.ts';
import type { Help } from '../../../deduction/help.ts';
import type { Gone } from '../../../deduction/pawns.ts';
import type * as game from '../types.ts';

export interface Options {
  readonly code: string;
  /** The most that anybody at this table may ask for. [S5] */
  readonly help?: Help;
  /** By seat: whether it uses this device. [C4] */
  readonly here: readonly boolean[];
  /** Whether everybody's turns are entered. [C7] */
  readonly tracked: boolean;
}

/** What a seat that is away announced. [C9] */
export type Announced =
  | { readonly type: 'survey'; readonly of: game.Sight; readonly from: game.Sector; readonly to: game.Sector }
  | { readonly type: 'target'; readonly sector: game.Sector }
  | { readonly type: 'research'; readonly topic: game.Topic }
  | { readonly type: 'locate'; readonly found: boolean };

/** A theory that lies on the printed board. */
export interface Placed {
  readonly seat: Seat;
  readonly sector: game.Sector;
  readonly phase: number;
}

export type Move =
  /** Which set of facts, and how much of it. [C5] */
  | { readonly type: 'know'; readonly season: number; readonly level: game.FactLevel }
  | Extract<game.Move, { type: 'survey' | 'target' | 'research' | 'locate' }>
  | { readonly type: 'announced'; readonly seat: Seat; readonly act: Announced }
  /** A seat here enters its own and says what it is; of a seat that is away nobody says it yet. [P2] [P4] */
  | ({ readonly type: 'place'; readonly body: game.Body | null } & Placed)
  /** Of a theory by its number in `theories`. Nothing named: as a seat here entered it. [P3] */
  | { readonly type: 'review'; readonly theory: number; readonly body: game.Body | null }
  /** Of one that was not entered before. [P4] */
  | ({ readonly type: 'review-other'; readonly body: game.Body } & Placed)
  /** On to this sector, forward. [C8] [P1] */
  | { readonly type: 'turn'; readonly to: game.Sector }
  /** A pawn has gone so many sectors since the start; it is the last to come there. [C10] */
  | { readonly type: 'set-time'; readonly seat: Seat; readonly time: number }
  /** Of an act by its number in `acts`, or of anything else by its number in `entries`. [C14] */
  | { readonly type: 'mistake'; readonly act: number }
  | { readonly type: 'mistake'; readonly entry: number }
  /** A last act that is not taken. [E1] */
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'reveal' };

/** What a box table has beyond the game. */
export interface Box {
  readonly code: string;
  readonly help: Help;
  readonly here: readonly boolean[];
  readonly tracked: boolean;
  /** By seat: its set of facts and how much of it, once it has chosen. */
  readonly seasons: readonly (number | null)[];
  readonly levels: readonly (game.FactLevel | null)[];
  /** What moved pawns, in order: time and order follow from it. */
  readonly track: readonly Gone[];
  /** Numbers of acts that were mistakes. [C14] */
  readonly mistakes: readonly number[];
  /** What was entered and is no act, in order. [C14] */
  readonly entries: readonly Entry[];
  /** Numbers of theories that are to be turned up now. [P3] */
  readonly due: readonly number[];
  /** Whether nobody ends another's last act or turns a theory up early. Tables that began by rules 1 do not have it. [E1] [P3] */
  readonly inTurn?: true;
}

export type Entry = Entered & {
  /** Who entered it. */
  readonly by: Seat;
  readonly isMistake: boolean;
};

/** As all heard it. */
export type Entered =
  | {
      readonly type: 'know';
      readonly seat: Seat;
      readonly season: number;
      readonly level: game.FactLevel;
    }
  | ({ readonly type: 'place' } & Placed)
  | ({ readonly type: 'review'; readonly body: game.Body; readonly right: boolean } & Placed)
  | { readonly type: 'turn'; readonly to: game.Sector }
  | { readonly type: 'pass'; readonly seat: Seat };

export interface State extends game.State {
  readonly box: Box;
}

export interface View extends game.View {
  readonly viewer: Viewer;
  readonly box: Box;
}

export type Event =
  | game.Event
  | {
      readonly type: 'box-opened';
      readonly code: string;
      readonly here: readonly boolean[];
      readonly help: Help;
    }
  | {
      readonly type: 'season-chosen';
      readonly seat: Seat;
      readonly season: number;
      readonly level: game.FactLevel;
    }
  | ({ readonly type: 'placed' } & Placed)
  | { readonly type: 'placed-own'; readonly sector: game.Sector; readonly body: game.Body }
  | { readonly type: 'sky-turned'; readonly to: game.Sector }
  | { readonly type: 'time-set'; readonly seat: Seat; readonly time: number }
  | { readonly type: 'mistaken'; readonly number: number; readonly act: game.Act }
  | { readonly type: 'entry-mistaken'; readonly number: number; readonly entry: Entry }
  | { readonly type: 'passed'; readonly seat: Seat };

export const REFUSALS = [
  'not-here',
  'not-away',
  'no-such-seat',
  'season-taken',
  'choose-facts-first',
  'sky-follows',
  'already-there',
  'no-such-theory',
  'no-such-phase',
  'placed-already',
  'reviewed-already',
  'not-due',
  'not-your-theory',
  'say-what',
  'no-such-act',
  'not-your-act',
  'marked-already',
  'asked-already',
  'no-such-time',
  'found-already',
  'no-last-act',
] as const;
/** Of the box, or of the game where a question is not legal there. */
export type Refusal = (typeof REFUSALS)[number] | game.Refusal;

export interface PlanetXBox {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
