import { beside, popcount } from '../../../solver/bits.ts';
import { type Board, onFrom, stackedWith } from '../board.ts';
import type { Clue } from '../clues.ts';
import type { LogicRule } from '../plain.ts';
import { namedIn, placesUnder } from '../reports.ts';
import { thingsIn, topicHolds } from '../topics.ts';
import {
  CONTENTS,
  type Content,
  type Guess,
  type ReportRule,
  type Sector,
  type Sight,
  type TopicRule,
} from '../types.ts';
import { behind } from './direct.ts';
import { everySector, inOrbits, overOrbits, type Range, setOfSectors } from './ranges.ts';

/** Whether something can lie so, as far as one rule or clue says it of what is known of everything else. */
export type Keeps = (content: Content, range: Range, others: (content: Content) => Range) => boolean;

/** What a rule says beyond the sectors and the numbers of one thing. */
export function keepsRule(rule: LogicRule, board: Board): readonly Keeps[] {
  switch (rule) {
    case 'B6':
      return [keepsApart(board)];
    case 'B7':
      return [keepsTopic({ type: 'every', of: 'iss', to: 'junk', by: 'next' }, board)];
    case 'B12':
      return [keepsRows(board)];
    default:
      return [];
  }
}

export function keepsClue(clue: Clue, board: Board): readonly Keeps[] {
  switch (clue.type) {
    case 'luna':
      return [keepsCount('luna', [clue.sector], 1)];
    case 'is':
    case 'target':
      return [keepsCount(clue.sight, [clue.sector], 1)];
    case 'is-not':
      return [keepsCount(clue.sight, [clue.sector], 0)];
    case 'survey':
      return [keepsCount(clue.of, clue.sectors, clue.count)];
    case 'topic':
      return [keepsTopic(clue.rule, board)];
    case 'report':
      return [keepsReport(clue.rule, board)];
    case 'not-there':
      return [keepsGuess(clue.guess, clue.turns, board)];
    case 'one-place':
      return [];
  }
}

/** So many of these sectors appear so. */
function keepsCount(of: Sight, sectors: readonly Sector[], count: number): Keeps {
  const among = setOfSectors(sectors);
  const kinds = behind(of);
  return (content, range, others) => {
    const isOne = kinds.includes(content);
    if (!isOne && (range.low & among) === 0) return true;
    let { low, high } = isOne ? range : { low: 0, high: 0 };
    for (const kind of kinds)
      if (kind !== content) {
        const other = others(kind);
        low |= other.low;
        high |= other.high;
      }
    return popcount(low & among) <= count && count <= popcount(high & among);
  };
}

/** What speaks against things holds of those that are certain, what asks for things of those that could be. */
function keepsTopic(rule: TopicRule, board: Board): Keeps {
  const [of, to] = thingsIn(rule);
  const holds = (one: number, other: number): boolean =>
    topicHolds(rule, inOrbits(one, board), inOrbits(other, board), board);
  return (content, range, others) => {
    if (content !== of && content !== to) return true;
    const first = content === of ? range : others(of);
    const second = content === to ? range : others(to);
    switch (rule.type) {
      case 'all-in-orbit':
      case 'band':
      case 'none-alike':
      case 'none-in-quadrant':
      case 'none':
      case 'none-within':
        return holds(first.low, second.low);
      case 'some-alike':
      case 'some':
      case 'some-within':
        return holds(first.high, second.high);
      case 'every':
      case 'every-within':
        return holds(first.low, second.high);
      case 'count':
        return popcount(first.low) <= rule.n && rule.n <= popcount(first.high);
      case 'more-in-orbit': {
        const [low, high] = [inOrbits(first.low, board), inOrbits(first.high, board)];
        const most = { ...low, [rule.orbit]: high[rule.orbit] };
        return topicHolds(rule, most, most, board);
      }
    }
  };
}

function keepsReport(rule: ReportRule, board: Board): Keeps {
  const named = namedIn(rule);
  const under = (set: number): number => overOrbits(placesUnder(rule, inOrbits(set, board), board), board);
  return (content, range, others) => {
    if (content === 'uap') return (range.high & under(named ? others(named).low : 0)) !== 0;
    return content !== named || (others('uap').high & under(range.low)) !== 0;
  };
}

function keepsGuess({ sector, before, after, stacked }: Guess, turns: number, board: Board): Keeps {
  const beside = [
    [before, setOfSectors([onFrom(sector, -1, board)])],
    [after, setOfSectors([onFrom(sector, 1, board)])],
    [stacked, setOfSectors([stackedWith(sector, turns, board)])],
  ] as const;
  const there = setOfSectors([sector]);
  return (content, range, others) =>
    content !== 'uap' ||
    (range.low & there) === 0 ||
    beside.some(([sight, place]) => (others(sight).low & place) === 0);
}

const NOT_JUNK = CONTENTS.filter(content => !behind('junk').includes(content));

/** Never more than two junk in a row: of three that appear so one is the UAP. [B12] [B13] */
function keepsRows(board: Board): Keeps {
  const hasRow = (set: number): boolean =>
    Object.values(inOrbits(set, board)).some(orbit => {
      const twice = orbit | (orbit << board.perOrbit);
      return (twice & (twice >>> 1) & (twice >>> 2)) !== 0;
    });
  return (content, range, others) => {
    if (content === 'junk') return !hasRow(range.low);
    if (content !== 'uap') return true;
    // What can hold nothing but junk or the UAP, and is not the UAP.
    const something = NOT_JUNK.reduce((set, one) => set | others(one).high, 0);
    return !hasRow(everySector(board) & ~something & ~range.high);
  };
}

/** Hubble is not next to Luna. [B6] */
function keepsApart(board: Board): Keeps {
  const { perOrbit } = board;
  const near = (set: number): number => beside(set >>> perOrbit, perOrbit) << perOrbit;
  return (content, range, others) => {
    if (content === 'hubble') return (range.low & near(others('luna').low)) === 0;
    return content !== 'luna' || (others('hubble').low & near(range.low)) === 0;
  };
}
