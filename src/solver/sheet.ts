import { at } from '../core/contract.ts';
import { popcount } from './bits.ts';

/** By kind: the sets of sectors in which it may still lie. It never rules out what is true; it may miss what follows. */
export type Sheet = readonly (readonly number[])[];

/** Goes over what strikes until nothing more is struck. */
export function settledSheet(start: Sheet, strike: (sheet: Sheet) => Sheet): Sheet {
  let sheet = start;
  for (;;) {
    const next = strike(sheet);
    if (next.every((sets, kind) => sets.length === at(sheet, kind).length)) return sheet;
    sheet = next;
  }
}

/** The sectors that all of some sets have, and those that any has. */
export const inAll = (sets: readonly number[]): number => sets.reduce((all, set) => all & set, ~0);
export const inAny = (sets: readonly number[]): number => sets.reduce((any, set) => any | set, 0);

export const kept = (sheet: Sheet, kind: number, keeps: (set: number) => boolean): Sheet =>
  sheet.with(kind, at(sheet, kind).filter(keeps));

/** The sectors of this set hold this kind; where there is none, nothing of any. */
export const struckBySight = (sheet: Sheet, set: number, kind: number): Sheet =>
  sheet.map((sets, one) => sets.filter(other => ((other & set) !== 0) === (one === kind)));

/** What is certain of one kind is no place for another. */
export function heldApart(sheet: Sheet): Sheet {
  let now = sheet;
  for (const kind of sheet.keys()) {
    const others = now.reduce((taken, sets, other) => (other === kind ? taken : taken | inAll(sets)), 0);
    now = kept(now, kind, set => (set & others) === 0);
  }
  return now;
}

/** Wherever a kind lies, each other has some place beside it. */
export function heldBeside(sheet: Sheet): Sheet {
  let now = sheet;
  for (const kind of sheet.keys())
    for (const [other, places] of now.entries())
      if (kind !== other) now = kept(now, kind, set => places.some(place => (place & set) === 0));
  return now;
}

/** From so many to so many of these sectors hold something. */
export function struckByFull(sheet: Sheet, range: number, full: { least: number; most: number }): Sheet {
  const counts = sheet.map(sets => sets.map(set => popcount(set & range)));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const least = counts.map(some => Math.min(...some));
  const most = counts.map(some => Math.max(...some));
  return sheet.map((sets, kind) => {
    const spare = full.most - sum(least) + at(least, kind);
    const needed = full.least - sum(most) + at(most, kind);
    return sets.filter(set => popcount(set & range) <= spare && popcount(set & range) >= needed);
  });
}

/** Kept only where some set of the other kind fits, both ways. */
export function struckByPair(
  sheet: Sheet,
  [of, to]: readonly [number, number],
  fits: (one: number, other: number) => boolean,
): Sheet {
  const some = kept(sheet, of, set => at(sheet, to).some(other => (set & other) === 0 && fits(set, other)));
  return kept(some, to, set => at(some, of).some(other => (set & other) === 0 && fits(other, set)));
}
