import type { Viewer } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import { forget, keep, readKept } from './kept.ts';

/** Notes that a page had not yet seen kept when it was left. */
export interface LastNotes {
  readonly notes: unknown;
  /** As JSON, what may stand in their place: where anything else does, somebody has written since. */
  readonly over: readonly string[];
}

/** All of one table under one key, by viewer, so that they can go with the table. */
const keyOf = (table: string): string => `area5.notes.${table}`;

export function lastNotes(table: string, viewer: Viewer): LastNotes | null {
  const last = byViewer(table)[viewer];
  return isLastNotes(last) ? last : null;
}

/** At once: a page that goes away waits for nothing. */
export function keepLastNotes(table: string, viewer: Viewer, last: LastNotes): void {
  keep(keyOf(table), { ...byViewer(table), [viewer]: last });
}

export function forgetLastNotes(table: string, viewer: Viewer): void {
  const { [viewer]: _, ...others } = byViewer(table);
  if (Object.keys(others).length === 0) forgetAllLastNotes(table);
  else keep(keyOf(table), others);
}

export const forgetAllLastNotes = (table: string): void => forget(keyOf(table));

function byViewer(table: string): Readonly<Partial<Record<Viewer, unknown>>> {
  const kept = readKept(keyOf(table));
  return isObject(kept) ? (kept as Readonly<Partial<Record<Viewer, unknown>>>) : {};
}

const isLastNotes = (json: unknown): json is LastNotes =>
  isObject(json) &&
  'notes' in json &&
  'over' in json &&
  Array.isArray(json.over) &&
  json.over.every(text => typeof text === 'string');
