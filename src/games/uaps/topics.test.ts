import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf, orbitOf, placeOf } from './board.ts';
import { reportRules } from './reports.ts';
import { type InOrbits, NOWHERE, reachOf, titleOfRule, topicHolds, topicRules } from './topics.ts';
import { MODES, type Mode, type Sector, SURVEYED, type TopicRule } from './types.ts';

const inOrbits = (mode: Mode, sectors: readonly Sector[]): InOrbits => {
  const sets = { ...NOWHERE } as { inner: number; outer: number };
  for (const sector of sectors) sets[orbitOf(sector, boardOf(mode))] |= 1 << placeOf(sector, boardOf(mode));
  return sets;
};

const nameOf = (rule: TopicRule): string =>
  [rule.type, 'by' in rule ? rule.by : [], 'n' in rule && rule.type !== 'count' ? rule.n : []]
    .flat()
    .join(' ');
const withN = (type: string, ns: readonly number[]): readonly string[] => ns.map(n => `${type} ${n}`);
const rulesOf = (mode: Mode): readonly TopicRule[] => [...topicRules(boardOf(mode))];

describe('families', () => {
  test.each<[Mode, readonly number[], readonly number[]]>([
    ['basic', [2, 3, 4, 5, 6], [2, 3]],
    ['expert', [2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 3, 4, 5]],
  ])('[Q3] of topics in %s', (mode, band, within) => {
    expect([...new Set(rulesOf(mode).map(nameOf))].sort()).toEqual(
      [
        ...['all-in-orbit', 'more-in-orbit', 'none-in-quadrant', 'count'],
        ...['some-alike', 'none-alike'].flatMap(type => [`${type} next`, `${type} across`]),
        ...['some', 'none', 'every'].flatMap(type =>
          ['next', 'across', 'stacked'].map(relation => `${type} ${relation}`),
        ),
        ...withN('band', band),
        ...['some-within', 'none-within', 'every-within'].flatMap(type => withN(type, within)),
      ].sort(),
    );
  });

  test('[Q3] [Q6] n is what the table of SPEC.md says', () => {
    const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
    const rangeOf = (mode: Mode, type: string, of?: string): string => {
      const ns = rulesOf(mode).flatMap(rule =>
        rule.type === type && 'n' in rule && (of === undefined || rule.of === of) ? [rule.n] : [],
      );
      const [least, most] = [Math.min(...ns), Math.max(...ns)];
      const every = new Set(ns).size === most - least + 1;
      return every ? `${least} to ${most}` : [...new Set(ns)].join(', ');
    };
    for (const [type, of, family] of [
      ['band', undefined, 'A, B | all X of each orbit lie in a band of n: all but Hubble and the ISS'],
      ['every-within', undefined, 'C, D | at least one X, no X, every X is within n of a Y'],
      ['count', 'spy', 'E, F | there are n spy satellites'],
      ['count', 'meteor', 'E, F | there are n meteor showers'],
      ['count', 'comm', 'E, F | there are n communications satellites'],
      ['count', 'nav', 'E, F | there are n navigation satellites'],
      ['count', 'junk', 'E, F | there are n space junk'],
    ] as const)
      expect(spec).toContain(`| ${[family, ...MODES.map(mode => rangeOf(mode, type, of))].join(' | ')} |`);
    const within = MODES.map(mode => {
      const ns = [...reportRules(boardOf(mode))].flatMap(rule => ('n' in rule ? [rule.n] : []));
      return `${Math.min(...ns)} to ${Math.max(...ns)}`;
    });
    expect(spec).toContain(`n is ${within[0]} in Basic, ${within[1]} in Expert.`);
  });

  test.each(MODES)('[Q3] no rule of %s is there twice, and none is about the UAP or Luna', mode => {
    const rules = rulesOf(mode);
    expect(new Set(rules.map(rule => JSON.stringify(rule))).size).toBe(rules.length);
    for (const rule of rules) for (const thing of titleOfRule(rule)) expect(SURVEYED).toContain(thing);
  });

  test.each(MODES)('[Q3] in %s nothing is stacked with meteor showers or junk', mode => {
    const stacked = rulesOf(mode).filter(rule => 'by' in rule && rule.by === 'stacked');
    expect(new Set(stacked.flatMap(titleOfRule))).toEqual(new Set(['hubble', 'iss', 'spy', 'comm', 'nav']));
    expect(new Set(stacked.map(reachOf))).toEqual(new Set(['stacked']));
  });

  test.each<[Mode, string, readonly number[]]>([
    ['basic', 'spy', [1, 2]],
    ['basic', 'meteor', [0, 2, 4, 6]],
    ['basic', 'junk', [1, 2, 3, 4, 5]],
    ['expert', 'nav', [2, 4, 6, 8]],
    ['expert', 'comm', [1, 2, 3, 4]],
    ['expert', 'hubble', []],
  ])('[Q2] in %s there can be so many of %s', (mode, of, numbers) => {
    const counts = rulesOf(mode).flatMap(rule => (rule.type === 'count' && rule.of === of ? [rule.n] : []));
    expect(counts).toEqual(numbers);
  });
});

describe('words', () => {
  const alike = (type: 'some-alike' | 'none-alike', by: 'next' | 'across'): TopicRule => ({
    type,
    of: 'nav',
    by,
  });
  const band = (n: number): TopicRule => ({ type: 'band', of: 'nav', n });
  const two = (type: 'some' | 'none' | 'every', by: 'next' | 'across' | 'stacked'): TopicRule => ({
    ...{ type, of: 'nav', to: 'comm', by },
  });
  const within = (type: 'some-within' | 'none-within' | 'every-within', n: number): TopicRule => ({
    ...{ type, of: 'nav', to: 'comm', n },
  });

  test.each<[string, Mode, TopicRule, readonly Sector[], readonly Sector[], boolean]>([
    ['the last sector of an orbit is next to its first', 'basic', two('some', 'next'), [8], [1], true],
    ['and not to the first of the other', 'basic', two('some', 'next'), [8], [9], false],
    ['in Expert 12 is next to 1', 'expert', two('some', 'next'), [12], [1], true],
    ['across is half of the orbit', 'basic', two('some', 'across'), [10], [14], true],
    ['in Expert 6 sectors', 'expert', two('some', 'across'), [14], [20], true],
    ['and never in the other orbit', 'basic', two('some', 'across'), [2], [14], false],
    ['stacked is as it was at the start', 'basic', two('some', 'stacked'), [3], [11], true],
    ['from above too', 'basic', two('some', 'stacked'), [11], [3], true],
    ['and not where it would be after a turn', 'basic', two('some', 'stacked'), [3], [10], false],
    ['every looks at both orbits', 'basic', two('every', 'next'), [2, 10], [1], false],
    ['and is true where each has one', 'basic', two('every', 'next'), [2, 10], [1, 11], true],
    ['every is true of none', 'basic', two('every', 'next'), [], [1], true],
    ['one is enough for some', 'basic', two('some', 'next'), [2, 10], [11], true],
    ['and too many for none', 'basic', two('none', 'next'), [2, 10], [11], false],
    ['within goes round the orbit', 'basic', within('none-within', 2), [8], [2], false],
    ['and no further', 'basic', within('none-within', 2), [7], [2], true],
    ['along one orbit only', 'basic', within('some-within', 3), [2], [10], false],
    ['within N of every one', 'basic', within('every-within', 3), [2, 6], [5, 8], true],
    ['alike is another one', 'basic', alike('none-alike', 'next'), [2, 4], [], true],
    ['in the same orbit', 'basic', alike('some-alike', 'next'), [1, 10], [], false],
    ['round its end', 'basic', alike('some-alike', 'next'), [16, 9], [], true],
    ['across too', 'basic', alike('some-alike', 'across'), [9, 13], [], true],
    ['a band is the smallest arc', 'basic', band(3), [8, 1, 2], [], true],
    ['in each orbit', 'basic', band(3), [8, 1, 2, 9, 13], [], false],
    ['wherever it lies there', 'basic', band(3), [8, 1, 2, 12, 13], [], true],
    ['all in one orbit', 'basic', { type: 'all-in-orbit', of: 'nav', orbit: 'outer' }, [9, 13], [], true],
    ['none elsewhere', 'basic', { type: 'all-in-orbit', of: 'nav', orbit: 'outer' }, [9, 1], [], false],
    [
      'a quadrant has both orbits',
      'basic',
      { type: 'none-in-quadrant', of: 'nav', quadrant: 2 },
      [12],
      [],
      false,
    ],
    ['of the start', 'basic', { type: 'none-in-quadrant', of: 'nav', quadrant: 2 }, [13, 10], [], true],
    ['in Expert 3 stacks', 'expert', { type: 'none-in-quadrant', of: 'nav', quadrant: 4 }, [22], [], false],
    ['more is more', 'basic', { type: 'more-in-orbit', of: 'nav', orbit: 'inner' }, [1, 5, 9], [], true],
    ['as many are not', 'basic', { type: 'more-in-orbit', of: 'nav', orbit: 'inner' }, [1, 9], [], false],
    ['a number is of both orbits', 'basic', { type: 'count', of: 'nav', n: 3 }, [1, 5, 9], [], true],
  ])('[B4] [Q3] %s', (_, mode, rule, of, to, holds) => {
    expect(topicHolds(rule, inOrbits(mode, of), inOrbits(mode, to), boardOf(mode))).toBe(holds);
  });

  test('[Q5] a title has its things in one order', () => {
    expect(titleOfRule({ type: 'every', of: 'junk', to: 'iss', by: 'next' })).toEqual(['iss', 'junk']);
    expect(titleOfRule({ type: 'count', of: 'junk', n: 3 })).toEqual(['junk']);
  });
});
