import { around, beside, fullSet, rotated } from '../../solver/bits.ts';
import type { Board } from './board.ts';
import { titleOf } from './board.ts';
import { BODIES, type Body, type ConferenceRule, SIGHTS, type Title, type TopicRule } from './types.ts';

/** N of the families that have one, from and to. [Q3] */
const RANGES = {
  standard: { noneWithin: [2, 4], allWithin: [2, 4], band: [2, 6], xNotWithin: [2, 3], xWithin: [2, 5] },
  expert: { noneWithin: [2, 6], allWithin: [2, 4], band: [2, 8], xNotWithin: [2, 3], xWithin: [2, 5] },
} as const;

const numbers = ([first, last]: readonly [number, number]): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step);

/** Every rule a topic could have, true or not, useful or not. What follows from a code hangs on this order. */
export function* topicRules(board: Board): Generator<TopicRule> {
  const ranges = RANGES[board.mode];
  for (const of of BODIES)
    for (const to of BODIES) {
      const alike = of === to;
      if (!alike) {
        if (of < to) {
          yield { type: 'some-adjacent', of, to };
          yield { type: 'none-adjacent', of, to };
        }
        yield { type: 'all-adjacent', of, to };
        for (const n of numbers(ranges.allWithin)) yield { type: 'all-within', of, to, n };
      }
      if (of <= to) {
        for (const n of numbers(ranges.noneWithin)) yield { type: 'none-within', of, to, n };
        yield { type: 'some-opposite', of, to };
        yield { type: 'none-opposite', of, to };
      }
      yield { type: 'all-opposite', of, to };
    }
  for (const of of BODIES)
    if (of !== 'dwarf') for (const n of numbers(ranges.band)) yield { type: 'band', of, n };
  yield { type: 'consecutive', of: 'asteroid' };
  if (board.mode === 'expert') yield { type: 'consecutive', of: 'dwarf' };
}

export function* conferenceRules(board: Board): Generator<ConferenceRule> {
  const ranges = RANGES[board.mode];
  for (const to of SIGHTS) {
    yield { type: 'x-not-opposite', to };
    yield { type: 'x-not-adjacent', to };
    for (const n of numbers(ranges.xNotWithin)) yield { type: 'x-not-within', to, n };
    for (const n of numbers(ranges.xWithin)) yield { type: 'x-within', to, n };
  }
}

/** [Q5] */
export const titleOfRule = (rule: TopicRule): Title =>
  'to' in rule ? titleOf(rule.of, rule.to) : titleOf(rule.of, rule.of);

/** Whether a rule is true where these are the sectors of its one or two bodies. */
export function topicHolds(rule: TopicRule, of: number, to: number, { sectors }: Board): boolean {
  switch (rule.type) {
    case 'some-adjacent':
      return (of & beside(to, sectors)) !== 0;
    case 'none-adjacent':
      return (of & beside(to, sectors)) === 0;
    case 'all-adjacent':
      return (of & ~beside(to, sectors)) === 0;
    case 'none-within':
      return (of & around(to, rule.n, sectors)) === 0;
    case 'all-within':
      return (of & ~around(to, rule.n, sectors)) === 0;
    case 'some-opposite':
      return (of & opposite(to, sectors)) !== 0;
    case 'none-opposite':
      return (of & opposite(to, sectors)) === 0;
    case 'all-opposite':
      return (of & ~opposite(to, sectors)) === 0;
    case 'band':
      return bandOf(of, sectors) <= rule.n;
    case 'consecutive':
      return rule.of === 'asteroid'
        ? bandOf(of, sectors) === ASTEROIDS
        : (of & rotated(of, 1, sectors) & rotated(of, 2, sectors)) !== 0;
  }
}

const ASTEROIDS = 4;

/** The sectors that a rule leaves for Planet X where these are the sectors of what it names. */
export function placesUnder(rule: ConferenceRule, to: number, { sectors }: Board): number {
  const all = fullSet(sectors);
  switch (rule.type) {
    case 'x-not-opposite':
      return all & ~opposite(to, sectors);
    case 'x-not-adjacent':
      return all & ~beside(to, sectors);
    case 'x-not-within':
      return all & ~around(to, rule.n, sectors);
    case 'x-within':
      return around(to, rule.n, sectors);
  }
}

export const bodiesIn = (rule: TopicRule): readonly [Body, Body] =>
  'to' in rule ? [rule.of, rule.to] : [rule.of, rule.of];

const opposite = (set: number, sectors: number): number => rotated(set, sectors / 2, sectors);

/** How many sectors the smallest arc around all has. */
function bandOf(set: number, sectors: number): number {
  for (let width = 1; width < sectors; width++)
    for (let by = 0; by < sectors; by++)
      if ((rotated(set, by, sectors) & ~fullSet(width)) === 0) return width;
  return sectors;
}
