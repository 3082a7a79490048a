import { popcount } from '../../../solver/bits.ts';
import type { Board } from '../board.ts';
import type { InOrbits } from '../topics.ts';
import type { Sector } from '../types.ts';

/** Sectors where something is for certain, and where it could be: sets over both orbits, the first sector at bit 0. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** How many there can be. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export const setOfSectors = (sectors: readonly Sector[]): number =>
  sectors.reduce((set, sector) => set | (1 << (sector - 1)), 0);

export const everySector = ({ perOrbit }: Board): number => 2 ** (2 * perOrbit) - 1;

export const inOrbits = (set: number, { perOrbit }: Board): InOrbits => ({
  inner: set & (2 ** perOrbit - 1),
  outer: set >>> perOrbit,
});

export const overOrbits = ({ inner, outer }: InOrbits, { perOrbit }: Board): number =>
  inner | (outer << perOrbit);

/** What follows from how many there are. Undefined where it cannot be. */
export function counted({ low, high }: Range, { least, most }: Bounds): Range | undefined {
  const [certain, possible] = [popcount(low), popcount(high)];
  if ((low & ~high) !== 0 || certain > most || possible < least) return undefined;
  if (certain === most) return { low, high: low };
  return possible === least ? { low: high, high } : { low, high };
}
