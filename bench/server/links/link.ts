import type { Seat } from '../../../src/core/contract.ts';
import type { RuleName } from '../rules.ts';

/** How the load reaches one kind of server. */
export type Connect = (url: string, rule: RuleName) => Link;

export interface Link {
  /**
   * Opens a table and seats a client of its own at each place; done when all have what they begin with.
   * `heard` is called once for each seat and each move that reached it.
   */
  open(seed: string, heard: (seat: Seat) => void): Promise<OpenTable>;
}

export interface OpenTable {
  readonly seats: readonly SeatLink[];
  close(): void;
}

export interface SeatLink {
  /** What this seat sees now; nothing where the server shows no views. */
  view(): object | undefined;
  send(move: object): void;
  /** How many of its moves the server has answered, where it answers. Others show each change as it comes. */
  answered?(): number;
}
