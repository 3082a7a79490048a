import type { Left } from '../../../deduction/left.ts';
import { popcount, rotated } from '../../../solver/bits.ts';
import { allSectors, type Board, orbitOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { LOGIC_RULES, type LogicRule } from '../plain.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { type Keeps, keepsClue, keepsRule } from './keeps.ts';
import { counted, inOrbits, overOrbits, type Range, Ranges, setOfSectors } from './ranges.ts';

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

/** One thing, sector by sector. Whether it can be anywhere at all. */
function narrow(
  content: Content,
  ranges: Ranges,
  closings: readonly Closing[],
  keeps: readonly Keeps[],
): boolean {
  const bounds = ranges.bounds(content);
  const ruled = (range: Range): Range => closings.reduce((so, closing) => closing(content, so), range);
  // Where all of them are found, a rule may say more.
  const closed = (range: Range): Range | undefined => {
    const once = counted(ruled(range), bounds);
    return once && counted(ruled(once), bounds);
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
