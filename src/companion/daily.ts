import type { PuzzleKind } from '../solver/code.ts';
import { codeFrom } from './code.ts';

/** A day of the calendar, as `2026-11-16`. */
export type Day = string & { readonly brand: 'Day' };

/** One for everybody, from the date alone. [A2] */
export const codeOfDay = (day: Day, kind: PuzzleKind): string => codeFrom(kind, day, 'daily');

/** The day that the calendar of this device has at that moment. */
export const dayOf = (moment: Date): Day =>
  written(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());

/** Undefined for what is no day of the calendar. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = text as Day;
  return shifted(day, 0) === day ? day : undefined;
}

/** So many days later, or earlier. */
export function shifted(day: Day, days: number): Day {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return written(noon.getUTCFullYear(), noon.getUTCMonth() + 1, noon.getUTCDate());
}

/** At which it is this day in no matter which language it is told. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

const written = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}` as Day;

const two = (number: number): string => String(number).padStart(2, '0');
