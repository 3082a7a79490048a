import type { Seat } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import { forget, keep, readKept } from './kept.ts';

/** By seat, how much of what only its own page tells was read there. */
export type ReadPages = Readonly<Partial<Record<Seat, number>>>;

/** All of one table under one key, so that it can go with the table. */
const keyOf = (table: string): string => `area5.read.${table}`;

/** Null where nobody has read anything, or not on this device. */
export function readPages(table: string): ReadPages | null {
  const kept = readKept(keyOf(table));
  return isReadPages(kept) ? kept : null;
}

export const keepReadPages = (table: string, read: ReadPages): void => keep(keyOf(table), read);

export const forgetReadPages = (table: string): void => forget(keyOf(table));

const isReadPages = (json: unknown): json is ReadPages =>
  isObject(json) && Object.values(json).every(count => typeof count === 'number');
