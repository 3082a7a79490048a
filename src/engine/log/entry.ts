import type { GameTypes, Seat } from '../../core/contract.ts';
import type { Look } from '../../core/players.ts';
import type { SaveFormat } from '../../core/save.ts';
import type { HandOver, TableCard } from '../../protocol/tells.ts';
import type { Clock } from './clock.ts';

/** One line of a table's log, which is all that is kept of a table: everything else follows from these. */
export type Entry = What & {
  /** When, in milliseconds since 1970. */
  readonly at: number;
} & Partial<Sent>;

/** The command that an entry came from: who sends it again gets the same answer, and nothing happens. */
export interface Sent {
  readonly id: string;
  /** Whose it was, so that others may use the same id; see `senderOf`. Entries of version 0 do not say. */
  readonly from?: string;
}

export type What =
  | Created
  | Sat
  | { readonly type: 'committed'; readonly seat: Seat; readonly commitment: string; readonly host?: true }
  /** Left, or was removed, before the game. */
  | { readonly type: 'stood'; readonly seat: Seat }
  | ({ readonly type: 'bot'; readonly seat: Seat; readonly level: string } & Named)
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'started' }
  | { readonly type: 'part'; readonly seat: Seat; readonly part: string }
  | BrokenOffEntry
  /** From here on the game runs; its seed follows from the parts that have come. */
  | {
      readonly type: 'dealt';
      readonly start: string;
      /** As who sits there fixed them, in games where that matters; else those that the table was created with. */
      readonly options?: unknown;
    }
  | Moved
  | TookBack
  | { readonly type: 'said'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'paused' | 'resumed'; readonly seat: Seat }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly level: string; readonly why: HandOver }
  | { readonly type: 'handed-back'; readonly seat: Seat }
  /** The table that follows this one. */
  | { readonly type: 'followed'; readonly by: string }
  /** The rules threw, or whoever runs the server closed the table: nothing more happens here, and what there is stays. */
  | { readonly type: 'frozen'; readonly why: string; readonly by?: 'operator' };

interface Named {
  readonly name: string;
  readonly look: Look;
}

export interface Created extends TableCard {
  readonly type: 'created';
  /** That it is played by; logs of version 0 do not say. */
  readonly rules?: number;
  /** As in a save; 1 in logs of version 0, which do not say. */
  readonly format?: SaveFormat;
  /** Of the key that this table is led with, its hash. */
  readonly host: string;
  /** Of the seed, the server's; `commitment` is to it. */
  readonly part: string;
}

/**
 * Back from the deal to the waiting room, by a seat, or by a host without one. Everybody's part and commitment go with
 * the deal that was not made; these are the server's new ones.
 */
export interface BrokenOffEntry {
  readonly type: 'broken-off';
  readonly seat: Seat | null;
  readonly part: string;
  readonly commitment: string;
}

/**
 * `key`: the hash of the key that holds the seat. A rematch seats people whose devices have yet to commit. `host`: the
 * device showed the key of the table too, when it sat down or committed.
 */
export interface Sat extends Named {
  readonly type: 'sat';
  readonly seat: Seat;
  readonly key: string;
  readonly commitment: string | null;
  readonly host?: true;
}

export interface Moved {
  readonly type: 'moved';
  readonly seat: Seat;
  readonly move: GameTypes['Move'];
  /** Now and then: of the state that it led to, so that a log which these rules read otherwise is noticed. */
  readonly hash?: string;
  /** `clock` and `table` make what `late` gives: for whoever is late, and for a bot that had no legal move. */
  readonly by: 'person' | 'bot' | 'clock' | 'table';
}

export interface TookBack {
  readonly type: 'took-back';
  readonly seat: Seat;
  /** Of version 0 it has none. */
  readonly leaves?: Leaves;
}

/** What else depends on a move that does not count any more: with it, nobody has to make that move to read a log. */
export interface Leaves {
  readonly editions: readonly number[];
  /** Where clocks run. */
  readonly clock?: Clock;
}
