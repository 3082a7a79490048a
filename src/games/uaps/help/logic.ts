import type { Left } from '../../../deduction/left.ts';
import { popcount, rotated } from '../../../solver/bits.ts';
import { allSectors, type Board, orbitOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { LOGIC_RULES, type LogicRule } from '../plain.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { type Keeps, keepsClue, keepsRule } from './keeps.ts';
import { bitOf } from './left.ts';
import {
  type Bounds,
  counted,
  everySector,
  inOrbits,
  overOrbits,
  type Range,
  setOfSectors,
} from './ranges.ts';

/**
 * What the logic rules, the numbers and the clues leave, looked at one thing in one sector at a time until nothing more
 * goes: were it there, or were it not, would a single rule or clue be broken by what is known of everything else? It
 * never tries what would follow further, so it may leave more than is possible. Undefined where nothing at all is left.
 */
export function leftByRules(
  clues: readonly Clue[],
  board: Board,
  {
    marks = [],
    rules = LOGIC_RULES,
  }: { readonly marks?: readonly Conclusion[]; readonly rules?: readonly LogicRule[] } = {},
): Left | undefined {
  const closings = rules.map(rule => closingOf(rule, board));
  const keeps = [
    ...rules.flatMap(rule => keepsRule(rule, board)),
    ...clues.flatMap(clue => keepsClue(clue, board)),
  ];
  const ranges = new Ranges(board, marks);
  for (let before = -1; ranges.known !== before; ) {
    before = ranges.known;
    for (const content of CONTENTS) if (!narrow(content, ranges, closings, keeps)) return undefined;
  }
  return ranges.left();
}

/** What a rule makes of one thing alone: where it can be, and what else is there if it is there. */
type Closing = (content: Content, range: Range) => Range;

function closingOf(rule: LogicRule, board: Board): Closing {
  const { perOrbit } = board;
  const inEach = (set: number, change: (orbit: number) => number): number => {
    const { inner, outer } = inOrbits(set, board);
    return overOrbits({ inner: change(inner), outer: change(outer) }, board);
  };
  const only = (of: Content, sectors: readonly Sector[]): Closing => {
    const allowed = setOfSectors(sectors);
    return (content, { low, high }) => ({ low, high: content === of ? high & allowed : high });
  };
  const inPairs =
    (of: Content, partners: (set: number) => number): Closing =>
    (content, { low, high }) =>
      content === of ? { low: low | partners(low), high: high & partners(high) } : { low, high };
  const sectorsIn = (orbit: 'inner' | 'outer', isOne = (_: Sector) => true): readonly Sector[] =>
    allSectors(board).filter(sector => orbitOf(sector, board) === orbit && isOne(sector));
  switch (rule) {
    case 'B5':
      return only('luna', sectorsIn('outer'));
    case 'B6':
      return only('hubble', sectorsIn('outer'));
    case 'B7':
      return only('iss', sectorsIn('inner'));
    case 'B8':
      return only(
        'spy',
        sectorsIn('inner', sector => sector % 2 === 1),
      );
    case 'B9':
      return inPairs('meteor', set => {
        const { inner, outer } = inOrbits(set, board);
        return overOrbits({ inner: outer, outer: inner }, board);
      });
    case 'B10': {
      const even = only(
        'comm',
        allSectors(board).filter(sector => sector % 2 === 0),
      );
      return (content, range) => {
        if (content !== 'comm') return range;
        const { low, high } = even(content, range);
        const full = inEach(low, orbit => (popcount(orbit) >= board.commPerOrbit ? 2 ** perOrbit - 1 : 0));
        return { low, high: high & (low | ~full) };
      };
    }
    case 'B11':
      return inPairs('nav', set => inEach(set, orbit => rotated(orbit, perOrbit / 2, perOrbit)));
    case 'B12':
      return (_, range) => range;
  }
}

/** What is known of every thing so far. */
class Ranges {
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

/** One thing, sector by sector. Whether it can be anywhere at all. */
function narrow(
  content: Content,
  ranges: Ranges,
  closings: readonly Closing[],
  keeps: readonly Keeps[],
): boolean {
  const bounds = ranges.bounds(content);
  const closed = (range: Range): Range | undefined => {
    const ruled = closings.reduce((so, closing) => closing(content, so), range);
    const number = counted(ruled, bounds);
    return (
      number &&
      counted(
        closings.reduce((so, closing) => closing(content, so), number),
        bounds,
      )
    );
  };
  const possible = (range: Range): boolean => {
    const whole = closed(range);
    if (!whole) return false;
    const others = (other: Content): Range => {
      const { low, high } = ranges.of(other);
      return { low, high: high & ~whole.low };
    };
    return keeps.every(keep => keep(content, whole, others));
  };
  let range = closed(ranges.alone(content));
  if (!range || !possible(range)) return false;
  for (let open = range.high & ~range.low; open !== 0; open &= open - 1) {
    const there = open & -open;
    if (!possible({ low: range.low | there, high: range.high }))
      range = { low: range.low, high: range.high & ~there };
    else if (!possible({ low: range.low, high: range.high & ~there }))
      range = { low: range.low | there, high: range.high };
  }
  ranges.set(content, range);
  return true;
}
