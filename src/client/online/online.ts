import type { Result } from '../../core/contract.ts';
import type { Look } from '../../core/players.ts';
import type { Failure } from '../../protocol/errors.ts';
import type { ChatLine, Room, TableCard, You } from '../../protocol/tells.ts';
import type { TableLink } from '../../ui/link.ts';
import type { StoreProblem } from '../database.ts';
import { connect, heedBrowser } from './browser.ts';
import { OpenTable } from './open-table.ts';

/**
 * `catching-up`: connected, but what is shown may be old. `offline`: it is tried again by itself. `closed`: it is not,
 * because this page left the table or the server will not have it; then `problem` says why.
 */
export type LineState = 'connecting' | 'live' | 'catching-up' | 'offline' | 'closed';

/** `offline`: it was not sent, and will not be. `unknown`: it was sent, and this page closed before an answer came. */
export type OnlineFailure = Failure | { readonly code: 'offline' | 'unknown' };

/** Whatever fails is answered: nothing rejects. */
export type Answer<Value = null> = Promise<Result<Value, OnlineFailure>>;

export type { You };

/** How much time each seat has, and the moment (of `performance.now`) that this was true. */
export interface TimeLeft {
  readonly seats: readonly (number | null)[];
  readonly at: number;
}

/** An online table as this device knows it. Whatever answers without a promise is reactive. */
export interface OnlineTable {
  readonly id: string;
  line(): LineState;
  /** Null before the first welcome; so are `room` and `link`. */
  card(): TableCard | null;
  room(): Room | null;
  you(): You;
  /** What this page has of the chat: its last lines. */
  chat(): readonly ChatLine[];
  /** How many lines stand before those. */
  chatEarlier(): number;
  left(): TimeLeft | null;
  /** The last thing the server complained about, until it is over: no-such-table, wrong-version, too-fast, … */
  problem(): Failure | null;
  /** Whether this device keeps the key of the seat; if not, it is lost with this page. */
  kept(): 'kept' | StoreProblem;
  /** While dealing: what this seat has promised to add was made by another device, or is lost. */
  partElsewhere(): boolean;
  /** A link brought a key here that holds no seat at this table. */
  carriedInVain(): boolean;
  /** Why the last notes of this page are not on the server; null where they are, or will be by themselves. */
  notesProblem(): OnlineFailure['code'] | null;
  /** For the table page. It is there to be looked through when something was dealt. */
  link(): TableLink | null;

  sit(seat: number, name: string, look: Look): Answer;
  stand(): Answer;
  remove(seat: number): Answer;
  addBot(seat: number, level: string, name: string, look: Look): Answer;
  ready(yes: boolean): Answer;
  start(): Answer;
  /** Without the parts of devices that do not answer. */
  dealWithout(): Answer;
  /** Back to the waiting room, for everybody. */
  breakOff(): Answer;
  say(text: string): Answer;
  /** Some more of the lines that stand before those of `chat`. */
  loadEarlierChat(): Answer;
  pause(): Answer;
  resume(): Answer;
  handOver(seat: number): Answer;
  handBack(): Answer;
  /** The id of the table that follows; this device holds its seat there too. */
  rematch(): Answer<string>;
  /** The whole table, when the game is over. */
  file(): Answer<string>;
  /** Tries to connect now instead of after the pause. */
  tryNow(): void;
  close(): void;
}

export const openOnline = (id: string): OnlineTable => new OpenTable(id, { connect, heed: heedBrowser });
