import type { Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Region } from '../types.ts';

/** West, north, east and south edge, in degrees. */
export type Box = readonly [west: number, north: number, east: number, south: number];

export interface MapHunter {
  readonly seat: Seat;
  readonly look: Look;
  readonly name: string;
  readonly region: Region;
  /** Of whoever looks. */
  readonly mine: boolean;
}

export interface MapStake {
  readonly seat: Seat;
  readonly look: Look;
  readonly name: string;
  readonly amount: number;
  readonly mine: boolean;
}

export interface MapRumor {
  readonly number: number;
  readonly region: Region;
  readonly stakes: readonly MapStake[];
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
