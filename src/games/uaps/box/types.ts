import type { Seat, Viewer } from '../../../core/contract.ts';
import type { Help } from '../../../deduction/help.ts';
import type { Gone } from '../../../deduction/pawns.ts';
import type * as game from '../types.ts';

export interface Options {
  readonly code: string;
  /** By quadrant, where they were changed. [C2] */
  readonly modifiers?: readonly game.Modifier[];
  /** The most that anybody at this table may ask for. [S6] */
  readonly help?: Help;
  /** By seat: whether it uses this device. [C4] */
  readonly here: readonly boolean[];
  /** Whether everybody's turns are entered. [C7] */
  readonly tracked: boolean;
}

/** What a seat that is away announced. [C9] */
export type Announced =
  | { readonly type: 'move'; readonly to: game.Quadrant }
  | { readonly type: 'survey'; readonly of: readonly game.Surveyed[]; readonly area: game.Area }
  | { readonly type: 'target'; readonly sectors: readonly game.Sector[] }
  | { readonly type: 'photo'; readonly sector: game.Sector }
  | { readonly type: 'analyze'; readonly satellite: game.Satellite }
  | { readonly type: 'find'; readonly found: boolean };

export type Move =
  /** Which set of facts, and how much of it. [C5] */
  | { readonly type: 'know'; readonly set: number; readonly level: game.FactLevel }
  /** Where a researcher stands: at the start, and whenever it has to be set right. */
  | { readonly type: 'stand'; readonly seat: Seat; readonly quadrant: game.Quadrant }
  | Extract<game.Move, { type: 'move' | 'survey' | 'target' | 'photo' | 'analyze' | 'find' | 'last-photos' }>
  | { readonly type: 'announced'; readonly seat: Seat; readonly act: Announced }
  /** Who went along with the last move. [U6] */
  | { readonly type: 'went-along'; readonly seats: readonly Seat[] }
  /** The Earth is turned on the board. [U1] */
  | { readonly type: 'turn' }
  /** Of a photo by its number in `photos`, or of one that was not entered before. [U3] */
  | { readonly type: 'verify'; readonly photo: number; readonly subject: game.Subject }
  | {
      readonly type: 'verify-other';
      readonly seat: Seat;
      readonly sector: game.Sector;
      readonly subject: game.Subject;
    }
  /** A token has gone so many spaces since the start; it is the last to come there. [C10] */
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
  /** By seat: its set of facts, once it has chosen. */
  readonly sets: readonly (number | null)[];
  /** By seat: how much of it. */
  readonly levels: readonly (game.FactLevel | null)[];
  /** Numbers of acts that were mistakes. [C14] */
  readonly mistakes: readonly number[];
  /** What was entered and is no act, in order. [C14] */
  readonly entries: readonly Entry[];
  /** What moved tokens, in order: time and order follow from it. */
  readonly track: readonly Gone[];
  /** By photo: the number of the act that took it; nothing where it was entered with its verdict. */
  readonly takenBy: readonly (number | null)[];
  /** Numbers of photos that were face down at a turn of the Earth and of which nobody said what they show. [U3] */
  readonly due: readonly number[];
  /** Whether the Earth is to be turned now, as far as it is known. [U1] */
  readonly turnDue: boolean;
}

export type Entry = Entered & {
  /** Who entered it. */
  readonly by: Seat;
  readonly isMistake: boolean;
};

/** As all heard it. */
export type Entered =
  | { readonly type: 'know'; readonly seat: Seat; readonly set: number; readonly level: game.FactLevel }
  | {
      readonly type: 'turn';
      readonly turns: number;
      /** How many photos there were. */
      readonly photos: number;
      /** The number of the survey that brought it. [U8] */
      readonly act: number | null;
    }
  | ({
      readonly type: 'verify';
      /** Its number. */
      readonly photo: number;
      /** The number of the turn that brought it. [U3] */
      readonly turn: number | null;
    } & game.Verified)
  /** Who went along with the move of this seat, by its number in `acts`. [U6] */
  | {
      readonly type: 'went-along';
      readonly seat: Seat;
      readonly act: number;
      readonly seats: readonly Seat[];
      readonly to: game.Quadrant;
    }
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
  | { readonly type: 'set-chosen'; readonly seat: Seat; readonly set: number; readonly level: game.FactLevel }
  | { readonly type: 'time-set'; readonly seat: Seat; readonly time: number }
  | {
      readonly type: 'stood';
      readonly seat: Seat;
      readonly quadrant: game.Quadrant;
      readonly mode: game.Mode;
    }
  /** To its owner, instead of an answer: it tells nothing new. */
  | { readonly type: 'photographed'; readonly act: game.Act; readonly subjects: readonly game.Subject[] }
  | { readonly type: 'mistaken'; readonly number: number; readonly act: game.Act }
  | { readonly type: 'entry-mistaken'; readonly number: number; readonly entry: Entry }
  | { readonly type: 'passed'; readonly seat: Seat };

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'no-such-seat',
  'no-change',
  'not-here',
  'not-away',
  'set-taken',
  'choose-facts-first',
  'stand-first',
  'already-chosen',
  'no-such-photo',
  'verified-already',
  'not-your-act',
  'no-such-act',
  'marked-already',
  'asked-already',
  'came-of-another',
  'turned-since',
  'no-such-time',
  'found-already',
  'no-last-act',
  'nobody-moved',
  'stood-elsewhere',
  'not-due',
] as const;
/** Of the box, or of the game where a question is not legal there. */
export type Refusal = (typeof REFUSALS)[number] | game.Refusal;

export interface UapsBox {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
