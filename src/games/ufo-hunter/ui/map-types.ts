import type { Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Region } from '../types.ts';

/** West, north, east and south edge, in degrees. */
export type Box = readonly [west: number, north: number, east: number, south: number];

/** Somebody at the table, as the map shows them. */
export interface MapSeat {
  readonly seat: Seat;
  readonly look: Look;
  readonly name: string;
  /** Of whoever looks. */
  readonly mine: boolean;
}

export interface MapHunter extends MapSeat {
  readonly region: Region;
}

export interface MapStake extends MapSeat {
  readonly amount: number;
}

export interface MapRumor {
  readonly number: number;
  readonly region: Region;
  readonly stakes: readonly MapStake[];
  /** Who has looked at it. */
  readonly looked: readonly MapSeat[];
  /** What only whoever looks knows of it: a letter for the paper tag, and the same in words. */
  readonly known: { readonly tag: string; readonly says: string } | null;
}

/** How one gets somewhere: from where one stands to there, both named. */
export interface Way {
  readonly steps: number;
  readonly path: readonly Region[];
  readonly cost: number;
}

/** Where a hunter went last. */
export interface Trail {
  readonly seat: Seat;
  readonly look: Look;
  readonly path: readonly Region[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
