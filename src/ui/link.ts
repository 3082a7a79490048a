import type { GameTypes, Result, Seat, Viewer } from '../core/contract.ts';
import type { News } from '../core/news.ts';
import type { Pace } from '../core/pace.ts';
import type { Player } from '../core/players.ts';
import type { CannotTakeBack } from '../core/table.ts';

/** The printed box lies beside the table. `laid`: the last step of the story whose pieces were moved there, -1 at first. */
export interface BesideBox {
  readonly laid: number;
}

/** What stays as it is while a table stands, but for `players` of an online one: bots stand in. Read, not kept. */
export interface TableFacts<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly options: T['Options'];
  readonly players: readonly Player[];
  /** The seats that this device may look through and act for, in seat order. */
  readonly here: readonly Seat[];
  /** Whether the lesson of this game is played on it. */
  readonly lesson: boolean;
  /** Whether it stands on a server. Others wait for its bots too: what waits or hurries them does nothing there. */
  readonly online: boolean;
  /** Whether its file says how the deal was made, so that it can be checked when the game is over. */
  readonly checkable: boolean;
  /** Then bots wait for `letMove` before each move. [A1] */
  readonly beside: BesideBox | null;
}

/**
 * `elsewhere`: another window has taken this table over. `unreachable`: nothing is known of what became of it.
 * `offline`: it was not sent, and will not be. `not-now`: the other side could not do it, and may be asked again.
 * `too-many-changes`: this choice was replaced and taken back often enough. `too-many-moves`: this seat has filled the log.
 */
export const TROUBLES = [
  'elsewhere',
  'not-your-seat',
  'unreachable',
  'no-such-table',
  'broken',
  'offline',
  'paused',
  'bot-stands-in',
  'not-over',
  'not-now',
  'too-many-changes',
  'too-many-moves',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export type Problem<T extends GameTypes = GameTypes> =
  | { readonly refusal: T['Refusal'] }
  | { readonly trouble: Trouble };

export type TakeBackProblem = { readonly cannot: CannotTakeBack } | { readonly trouble: Trouble };

/** What can go wrong where no rule of the game has a say. */
export type TroubleOnly = { readonly trouble: Trouble };

export interface LinkStatus {
  /** Whether what happens here outlives this page. */
  readonly kept: 'kept' | 'storage-full' | 'storage-missing';
  /**
   * Whether moves made here count. `unreachable`: the other side is gone, and the table must be opened again.
   * `waiting`: not now, but by and by: the line is down, the table pauses, or a bot stands in.
   */
  readonly held: 'here' | 'elsewhere' | 'unreachable' | 'waiting';
  /** The rules or a bot have failed: the table stays as it is, for good. */
  readonly broken: boolean;
  /** The bot whose move is next, while one waits for it. */
  readonly thinking: Seat | null;
}

export interface Listener<T extends GameTypes = GameTypes> {
  news(news: News<T>): void;
  status(status: LinkStatus): void;
}

/**
 * The one way from a page to a table, wherever the table lives. The page knows one view at a time and never the
 * truth; who may look through which seat is decided on the other side. Whatever fails is answered: nothing rejects.
 */
export interface TableLink<T extends GameTypes = GameTypes> {
  readonly facts: TableFacts<T>;
  /** One listener at a time. It hears the status at once, and news as soon as there is a viewer. */
  listen(listener: Listener<T>): void;
  /** From now on news for this viewer; for nobody while the screen changes hands. The first has the whole story. */
  look(viewer: Viewer | null): void;
  /** Resolves when the move is made and, where there is storage, kept. */
  act(seat: Seat, move: T['Move']): Promise<Result<null, Problem<T>>>;
  takeBack(seat: Seat): Promise<Result<null, TakeBackProblem>>;
  /** What the viewer knew after that step of its story. */
  viewAt(viewer: Viewer, step: number): Promise<Result<T['View'], TroubleOnly>>;
  /** The viewer has looked at its story up to this step. */
  saw(viewer: Viewer, step: number): void;
  /**
   * Null where there are none. Whoever could not read them must not keep others: they would write over them. On this
   * device, those of `spectator` belong to all who sit here.
   */
  notes(viewer: Viewer): Promise<Result<unknown, TroubleOnly>>;
  /** Only where moves count, too. Resolves to whether they are known to outlive this page. */
  keepNotes(viewer: Viewer, notes: unknown): Promise<boolean>;
  /** How long bots take over what everybody sees. */
  pace(pace: Pace): void;
  /** While held, bots wait: something is being shown, or explained. */
  hold(held: boolean): void;
  /** Bots do without pauses until a person must act, or the game is over. */
  skip(): void;
  /** Beside a printed box: the bot whose move is next makes it. */
  letMove(): void;
  /** Beside a printed box: its pieces stand as they do after this step. */
  laid(step: number): void;
  /** A new table with the same people; resolves to its id. */
  rematch(): Promise<Result<string, Problem<T>>>;
  /** Ends a lesson: whoever moved by script goes on as a bot of this level. */
  castBots(level: string): Promise<Result<null, Problem<T>>>;
  /** The whole table as a file. It contains every secret of the game. */
  file(): Promise<Result<string, TroubleOnly>>;
  /** Takes the table over from another window, as that one left it. */
  takeOver(): Promise<Result<null, TroubleOnly>>;
  close(): void;
}
