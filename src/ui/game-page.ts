import type { Component } from 'solid-js';
import type { GameText, GameTypes, Outcome, Seat } from '../core/contract.ts';
import type { TakeBack } from '../core/news.ts';
import type { Player } from '../core/players.ts';
import type { SaveFormat } from '../core/save.ts';
import type { TableFacts } from './link.ts';

/** A table as one screen sees it now. Every property is reactive. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly facts: TableFacts<T>;
  readonly view: T['View'];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly story: readonly (readonly T['Event'][])[];
  /** The events of the newest step, to be moved and sounded; empty while one looks back. */
  readonly fresh: readonly T['Event'][];
  /** Whose private page this is; null for one who watches, and for the open table between several people. */
  readonly seat: Seat | null;
  /** Whether that page is this person's; false for other eyes, which one may borrow when the game is over. */
  readonly isOwn: boolean;
  /** Who may act through this screen now: the own seat, or all people around an open table; empty when looking back, and where no move counts. */
  readonly actors: readonly Seat[];
  /** A move is on its way. */
  readonly busy: boolean;
  /** In a lesson a move stays made, since its script goes on from there. */
  readonly takeBack: TakeBack | { readonly can: false; readonly why: 'lesson' };
  /** Whether things may travel and turn. */
  readonly moving: boolean;
  /** "You" for the own seat. */
  name(seat: Seat): string;
  player(seat: Seat): Player;
  /** As the own seat where none is named. Resolves to whether it counted; why not is told by the frame. */
  act(move: T['Move'], as?: Seat): Promise<boolean>;
  /** Of the own seat, or of whoever around an open table. */
  takeItBack(by: Seat): void;
  /** What the owner of this page wrote for itself: any JSON, kept with the table. */
  readonly notes: unknown;
  /** Whether what is written now is kept: not on others' pages, and only where moves count. */
  readonly keepsNotes: boolean;
  keepNotes(notes: unknown): void;
  /** What anybody at this screen wrote for all, as on a score sheet; nothing where others sit at other screens. */
  readonly shared?: SharedNotes | undefined;
  /** Closes this page, so that whoever is next gets the screen; nothing where one person has it alone. */
  readonly leave?: (() => void) | undefined;
  /** From the open table to the own page of a seat here, over a curtain. */
  readonly openPage?: ((seat: Seat) => void) | undefined;
}

/** Any JSON, kept with the table. */
export interface SharedNotes {
  notes(): unknown;
  /** Not on a screen that only shows the table. */
  keeps(): boolean;
  keep(notes: unknown): void;
}

export interface PartProps<T extends GameTypes = GameTypes> {
  readonly table: Seen<T>;
}

/** How an event stands in the log: a passage of time, something said or done, a private slip, or not at all. */
export type Telling = 'passage' | 'said' | 'done' | 'private' | 'untold';

/** Beside a printed box: what happened, or what is to be done with its pieces. */
export interface BesideLine {
  /** Whose pieces it is about. */
  readonly seat: Seat | null;
  readonly says: string;
  /** Whether something on the printed board is to be moved, laid or turned. */
  readonly todo: boolean;
}

/** How a game is played beside its printed box, with bots that the device manages. */
export interface BesidePage<T extends GameTypes = GameTypes> {
  /** By step of a story: by what everybody heard alone. `name` as in a log. */
  lines(
    story: readonly (readonly T['Event'][])[],
    name: (seat: Seat) => string,
    you: Seat | null,
  ): readonly (readonly BesideLine[])[];
  /** Whether whoever must act now has a turn, which a person begins for a bot; else all choose at once, face down. */
  inTurns(view: T['View']): boolean;
}

/** What a game's `ui/index.tsx` exports as `page`. The frame does the rest. */
export interface GamePage<T extends GameTypes = GameTypes> {
  readonly text: GameText<T>;
  /** Public things only, on night. */
  readonly Board: Component<PartProps<T>>;
  /** Beside the board; on a phone between board and dock. */
  readonly Rail: Component<PartProps<T>>;
  /** What can be done, what it costs, why not that. */
  readonly Dock: Component<PartProps<T>>;
  /** The private page. Only shown with a seat. */
  readonly Paper: Component<PartProps<T>>;
  /** The private page in one line, on a phone's lower edge. */
  readonly Edge: Component<PartProps<T>>;
  /** Instead of the dock and on top of the board when the game is over: how it ended, scores, who was who. */
  readonly End: Component<PartProps<T>>;
  /** One line of the log, without its mark. */
  readonly Line: Component<{ readonly event: T['Event']; readonly table: Seen<T> }>;
  readonly Rules: Component;
  /** What one may want to look up about this table, on top of its menu. */
  readonly About?: Component<PartProps<T>>;
  telling(event: T['Event']): Telling;
  /** The seat whose mark a log line carries. */
  whose(event: T['Event']): Seat | null;
  /** Where in the game one is, for the top bar: "round 3, turn 2". */
  where(view: T['View']): string;
  /** One or two words under a name: "ready", "choosing". */
  status(view: T['View'], seat: Seat): string;
  /** Letters that press something of this game, for the list of keys. */
  readonly keys?: readonly (readonly [keys: string, does: string])[];
  /** Whether what is to be decided now needs the private page; if not, several people may act on the open table. */
  needsPaper(view: T['View']): boolean;
  /** Where such a decision is made. A page that decisions are made on opens by itself, over the dock of a phone. */
  readonly choosesOn: 'paper' | 'dock';
  /** The screens on which the private page beside the board is folded to its edge while it asks for nothing. */
  readonly folds?: string;
  /**
   * What the own page of a seat tells of a step and the open table does not: "your answer is on your page". By public
   * events alone: where several people share a screen, all read these words. `before` are the earlier steps.
   */
  toldApart(
    step: readonly T['Event'][],
    seat: Seat,
    before: readonly (readonly T['Event'][])[],
  ): string | null;
  /** Whether whoever wants to acts when they like, so that nobody is waited for. */
  isAnytime?(view: T['View']): boolean;
  /** Whether this page asks for something before the screen is handed on. */
  choosesFirst?(view: T['View'], seat: Seat): boolean;
  /** What can be done with lines of the log. */
  readonly LogFoot?: Component<PartProps<T>>;
  /** Whether free text may be sent now by whoever has this view. */
  talkOpen(view: T['View']): boolean;
  /** What sounds when these events come. */
  sound(events: readonly T['Event'][]): 'thud' | 'double-tick' | 'paper' | null;
  /** Where the game has a printed box. */
  readonly beside?: BesidePage<T>;
  readonly lesson: Lesson<T>;
}

/** A whole small game, played by script. Seat 0 is the learner. */
export interface Lesson<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly says: string;
  readonly seats: number;
  /** What the cards call the other seats, from seat 1 on; the table of the lesson does so too. */
  readonly names: readonly string[];
  readonly seed: string;
  /** In which its deal was drawn: a lesson is written for one deal and keeps it. */
  readonly format: SaveFormat;
  readonly options: T['Options'];
  readonly script: readonly { readonly seat: Seat; readonly move: T['Move'] }[];
  /** In order of `at`; several may stand at one place and are read one after the other. */
  readonly cards: readonly LessonCard[];
  /** The level of the bots that play on when the script is over. */
  readonly level: string;
}

export interface LessonCard {
  /** Shown when so many moves of the script are made, before the next one. */
  readonly at: number;
  readonly title: string;
  readonly text: string;
  /** The `data-point` of what it speaks of. */
  readonly point?: string;
}
