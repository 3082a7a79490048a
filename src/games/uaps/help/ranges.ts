import type { Left } from '../../../deduction/left.ts';
import { popcount } from '../../../solver/bits.ts';
import { allSectors, type Board } from '../board.ts';
import type { Conclusion } from '../proof.ts';
import type { InOrbits } from '../topics.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { bitOf } from './left.ts';

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

/** What is known of every thing so far. */
export class Ranges {
  readonly #board: Board;
  readonly #ranges = new Map<Content, Range>();

  constructor(board: Board, marks: readonly Conclusion[]) {
    this.#board = board;
    for (const content of CONTENTS) this.#ranges.set(content, { low: 0, high: everySector(board) });
    for (const { sector, content, holds } of marks) {
      const { low, high } = this.of(content);
      const there = setOfSectors([sector]);
      this.#ranges.set(content, holds ? { low: low | there, high } : { low, high: high & ~there });
    }
  }

  of(content: Content): Range {
    return this.#ranges.get(content) ?? { low: 0, high: 0 };
  }

  set(content: Content, range: Range): void {
    this.#ranges.set(content, range);
  }

  /** Grows with all that becomes known. */
  get known(): number {
    let open = 0;
    for (const { low, high } of this.#ranges.values()) open += popcount(high & ~low);
    return CONTENTS.length * 2 * this.#board.perOrbit - open;
  }

  /** Without what is elsewhere for certain; where nothing else can be, it is there. [B1] */
  alone(content: Content): Range {
    let [taken, possible] = [0, 0];
    for (const [other, { low, high }] of this.#ranges)
      if (other !== content) {
        taken |= low;
        possible |= high;
      }
    const { low, high } = this.of(content);
    return { low: low | (everySector(this.#board) & ~possible), high: high & ~taken };
  }

  /** How many there can be, where all sectors hold something. */
  bounds(content: Content): Bounds {
    let [least, most] = [0, 0];
    for (const [other, { low, high }] of this.#ranges)
      if (other !== content) {
        const numbers = numbersOf(other, this.#board);
        least += Math.max(numbers.least, popcount(low));
        most += Math.min(numbers.most, popcount(high));
      }
    const sectors = 2 * this.#board.perOrbit;
    const numbers = numbersOf(content, this.#board);
    return { least: Math.max(numbers.least, sectors - most), most: Math.min(numbers.most, sectors - least) };
  }

  left(): Left | undefined {
    const left = allSectors(this.#board).map(sector =>
      CONTENTS.reduce(
        (bits, content) => (this.of(content).high & setOfSectors([sector]) ? bits | bitOf(content) : bits),
        0,
      ),
    );
    return left.includes(0) ? undefined : left;
  }
}

const numbersOf = (content: Content, { numbers }: Board): Bounds =>
  content === 'luna' || content === 'uap' ? { least: 1, most: 1 } : numbers[content];
