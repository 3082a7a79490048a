import { fullSet } from '../../solver/bits.ts';
import type { PairClue } from '../../solver/pair-knowledge.ts';
import type { Cut, Reading } from '../../solver/readings.ts';
import { elsewhereBit } from '../../solver/rings.ts';
import { type Board, placeOf } from './board.ts';
import { kindIn } from './skies.ts';
import type { Orbit, Sector, Sight, Surveyed } from './types.ts';

/** Of every sky. */
export const NOTHING_NEW: PairClue = { readings: [undefined, undefined] };
/** Of no sky. */
export const IMPOSSIBLE: PairClue = { readings: [{ of: [], cut: () => [] }, undefined] };

/** How to read each orbit of a board. */
export class Orbits {
  readonly board: Board;
  readonly every: number;
  readonly elsewhere: number;
  /** As a set of the outer orbit. */
  readonly luna: number;

  constructor(board: Board, luna: Sector) {
    this.board = board;
    this.every = fullSet(board.perOrbit + 1);
    this.elsewhere = elsewhereBit(board.perOrbit);
    this.luna = 1 << placeOf(luna, board);
  }

  /** Whether there can be any in this orbit. */
  has(orbit: Orbit, thing: Sight): boolean {
    return thing === 'luna' ? orbit === 'outer' : kindIn(orbit, thing) !== undefined;
  }

  /** By how things appear: junk is whatever appears as junk. */
  seeing(orbit: Orbit, things: readonly Sight[], cut: (sets: readonly number[]) => Cut): Reading {
    const kinds = things.map(thing => (thing === 'luna' ? undefined : kindIn(orbit, thing)));
    const of = [...new Set(kinds.flatMap(kind => kind ?? []))];
    const fixed = things.map(thing => this.#fixed(orbit, thing));
    const from = kinds.map(kind => (kind === undefined ? -1 : of.indexOf(kind)));
    return { of, cut: sets => cut(from.map((place, thing) => sets[place] ?? fixed[thing] ?? 0)) };
  }

  /** By what is truly there: junk depends on where the UAP is. Undefined where it cannot be so. */
  knowing(
    orbit: Orbit,
    things: readonly Surveyed[],
    valueFor: (sets: readonly number[]) => number | undefined,
  ): Reading {
    const junk = things.map(thing => thing === 'junk');
    if (!junk.includes(true))
      return this.seeing(orbit, things, sets => {
        const value = valueFor(sets);
        return value === undefined ? [] : [{ places: this.every, value }];
      });
    return this.seeing(orbit, things, sets => {
      const blank = sets[junk.indexOf(true)] ?? 0;
      const parts = new Map<number, number>();
      for (let left = blank | this.elsewhere; left !== 0; left &= left - 1) {
        const uap = left & -left;
        const value = valueFor(sets.map((set, thing) => (junk[thing] ? set & ~uap : set)));
        if (value !== undefined) parts.set(value, (parts.get(value) ?? 0) | uap);
      }
      return [...parts].map(([value, places]) => ({ places, value }));
    });
  }

  #fixed(orbit: Orbit, thing: Sight): number {
    return thing === 'luna' && orbit === 'outer' ? this.luna : 0;
  }
}

export type Readings = PairClue['readings'];

export const inEach = (readingIn: (orbit: Orbit) => Reading | undefined): Readings => [
  readingIn('inner'),
  readingIn('outer'),
];
