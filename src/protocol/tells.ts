import type { GameTypes, Outcome, Seat, Viewer } from '../core/contract.ts';
import type { TakeBack } from '../core/news.ts';
import type { Look } from '../core/players.ts';
import type { Failure, RemovedNote } from './errors.ts';
import type { Patch } from './patch.ts';

/** What the server tells a page. */
export type Tell =
  | Welcome
  | { readonly type: 'room'; readonly room: Room }
  /** Whom the keys of this page make it has changed: it sat down, left, or was removed. */
  | { readonly type: 'you'; readonly you: You }
  | NewsTell
  | ChatTell
  /** What was asked under this id is done and kept. */
  | { readonly type: 'done'; readonly id: string; readonly value?: unknown }
  | { readonly type: 'failed'; readonly id: string; readonly error: Failure }
  /** Not the answer to anything that has an id; the line is closed after most of them. */
  | { readonly type: 'error'; readonly error: Failure }
  | { readonly type: 'pong' };

/** The first answer to `hello`. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly table: TableCard;
  readonly you: You;
  readonly room: Room;
}

export interface You {
  /** The seat that the key of this page holds. */
  readonly seat: Seat | null;
  readonly host: boolean;
}

/** What stays as it is from the creation of a table on. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly code: string;
  readonly listed: boolean;
  readonly watch: 'public' | 'after';
  readonly perMove: number | null;
  readonly perGame: number | null;
  readonly standIn: number | null;
  /** To the server's part of the seed, as of this welcome; a deal that is broken off makes it a new one. */
  readonly commitment: string;
}

export const STAGES = ['gathering', 'dealing', 'playing', 'over', 'frozen'] as const;
export type RoomStage = (typeof STAGES)[number];

/** What everybody at the table may know about who is there. */
export interface Room {
  readonly stage: RoomStage;
  readonly chairs: readonly Chair[];
  /** Who stopped all clocks and moves, until somebody lets them go on. */
  readonly pausedBy: Seat | null;
  /** Who leads: has the key of the table, or stands for whoever has it and is not here. */
  readonly host: Seat | null;
  readonly watchers: number;
  /** The table that follows this one. */
  readonly next: string | null;
  /** To the server's part of the next deal, or of the one that was made. Where it is missing, that of the card holds. */
  readonly commitment?: string;
  /** While dealing: for how long the parts have been waited for when this was sent, in milliseconds. */
  readonly waited?: number;
  readonly brokenOff?: BrokenOffDeals;
  /** Seconds that the table is kept once nobody does anything any more; null for ever. Older servers do not say. */
  readonly keptFor?: number | null;
  /** Whoever runs the server has closed it, before the deal or after it. */
  readonly closed?: 'unstarted' | 'started';
}

/** Deals that were begun here and never made; of the last one, who broke it off and whose parts had come. */
export interface BrokenOffDeals {
  readonly times: number;
  /** Null for a host without a seat. */
  readonly by: string | null;
  readonly shown: readonly string[];
}

export type Chair =
  | { readonly by: 'nobody' }
  | { readonly by: 'bot'; readonly name: string; readonly look: Look; readonly level: string }
  | {
      readonly by: 'person';
      readonly name: string;
      readonly look: Look;
      readonly ready: boolean;
      /** Some page of theirs is connected now. */
      readonly here: boolean;
      /** Has the key of the table, as far as is known: there is no deal without this part. */
      readonly host?: boolean;
      /** The commitment to this device's part of the seed. */
      readonly commitment: string | null;
      /** While dealing: whether the part has come. */
      readonly revealed: boolean;
      /** The level of the bot that stands in. */
      readonly standIn: string | null;
    };

/**
 * As `News` in core/news.ts. `edition` is raised when a story that was told became shorter; `view` is whole, or
 * `patch` changes the view of the message before, or it is as it was.
 */
export type NewsTell = {
  readonly type: 'news';
  readonly viewer: Viewer;
  readonly edition: number;
  readonly from: number;
  readonly steps: readonly (readonly GameTypes['Event'][])[];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly takeBack: TakeBack;
  /** Milliseconds that each seat still has, where it is to act and a clock runs. */
  readonly left?: readonly (number | null)[];
} & ({ readonly view: GameTypes['View'] } | { readonly patch?: Patch });

/**
 * Lines of the chat from this one on, counted from the first that was told on this line. With the first of them comes
 * how many stand before it, if any do: those are told when asked for.
 */
export interface ChatTell {
  readonly type: 'chat';
  readonly from: number;
  readonly lines: readonly ChatLine[];
  readonly earlier?: number;
}

/** The answer to `chat-before`: lines from this one of the whole chat on. */
export interface ChatExcerpt {
  readonly from: number;
  readonly lines: readonly ChatLine[];
}

/**
 * What somebody said, or what happened beside the game. With the name of that moment: another person may sit there
 * later.
 */
export type ChatLine = { readonly seat: Seat; readonly name: string; readonly look: Look } & Remark;

export type Remark =
  | { readonly type: 'said'; readonly text: string }
  /** Their time ran out, and the clock moved for them. */
  | { readonly type: 'ran-out' }
  | { readonly type: 'handed-over'; readonly why: HandOver }
  | { readonly type: 'handed-back' | 'paused' | 'resumed' }
  /** Went back from the deal to the waiting room. */
  | { readonly type: 'broken-off' }
  /** Their part is not in the deal. */
  | { readonly type: 'left-out' };

/** To a bot: by the player, by the host, or because the player was away for too long. */
export type HandOver = 'asked' | 'host' | 'away';

/** What the lobby and "your tables" show of a table. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly stage: RoomStage;
  /** Whoever runs the server has closed it. */
  readonly closed?: true;
  readonly seats: number;
  readonly names: readonly string[];
  /** Seats that somebody could take. */
  readonly free: number;
  readonly watch: 'public' | 'after';
  /** Seconds; null where there is no clock. */
  readonly perMove: number | null;
  readonly perGame: number | null;
  readonly created: number;
}

export interface StandingLine {
  readonly table: string;
  /** Null where there is no such table. */
  readonly line: TableLine | null;
  readonly seat: Seat | null;
  /** Whether the seat that the key holds is waited for. */
  readonly yourTurn: boolean;
  readonly next: string | null;
  /** Seconds until it is removed, where nobody does anything any more; null for never. */
  readonly goneIn?: number | null;
  /** Where there is no such table any more. */
  readonly removed?: RemovedNote;
}

/** Over HTTP. */
export interface CreatedTable {
  readonly table: string;
  readonly code: string;
}
