import type { Seat } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import { forget, keep, readKept } from './kept.ts';

/** Notes that a page had not yet seen kept when it was left. */
export interface LastNotes {
  readonly notes: unknown;
  /** As JSON, what may stand in their place: where anything else does, somebody has written since. */
  readonly over: readonly string[];
}

/** All of one table under one key, by seat, so that they can go with the table. */
const keyOf = (table: string): string => `area5.notes.${table}`;

export function lastNotes(table: string, seat: Seat): LastNotes | null {
  const last = bySeat(table)[seat];
  return isLastNotes(last) ? last : null;
}

/** At once: a page that goes away waits for nothing. */
export function keepLastNotes(table: string, seat: Seat, last: LastNotes): void {
  keep(keyOf(table), { ...bySeat(table), [seat]: last });
}

export function forgetLastNotes(table: string, seat: Seat): void {
  const { [seat]: _, ...others } = bySeat(table);
  if (Object.keys(others).length === 0) forgetAllLastNotes(table);
  else keep(keyOf(table), others);
}

export const forgetAllLastNotes = (table: string): void => forget(keyOf(table));

function bySeat(table: string): Readonly<Record<number, unknown>> {
  const kept = readKept(keyOf(table));
  return isObject(kept) ? (kept as Readonly<Record<number, unknown>>) : {};
}

const isLastNotes = (json: unknown): json is LastNotes =>
  isObject(json) &&
  'notes' in json &&
  'over' in json &&
  Array.isArray(json.over) &&
  json.over.every(text => typeof text === 'string');
