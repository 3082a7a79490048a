import type { Heard } from './hearing.ts';
import type { Acknowledged, Sent } from './verdict.ts';

/** What the clients know, whatever becomes of the server. */
export interface Ledger {
  readonly acknowledged: Acknowledged[];
  /** Of those, the ones that a client did not find again; by id. */
  readonly missed: Set<string>;
  readonly refused: Sent[];
  /** What contradicts itself, in words. */
  readonly broken: string[];
  /** By table, then by seat. */
  readonly told: Map<string, Map<number, Heard>>;
  /** Commands that were sent again under the same id, since nobody had answered them; and when. */
  readonly resent: Map<string, number>;
  /** Sealed choices of half-made rounds at the moment of a kill, and those that were found again. */
  sealed: number;
  sealedKept: number;
}

export const newLedger = (): Ledger => ({
  acknowledged: [],
  missed: new Set(),
  refused: [],
  broken: [],
  told: new Map(),
  resent: new Map(),
  sealed: 0,
  sealedKept: 0,
});

export function noteTold({ told }: Ledger, table: string, seat: number, heard: Heard): void {
  const seats = told.get(table) ?? new Map<number, Heard>();
  told.set(table, seats.set(seat, heard));
}
