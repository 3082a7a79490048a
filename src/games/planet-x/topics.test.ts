import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf, setOfSectors } from './board.ts';
import { conferenceRules, placesUnder, topicHolds, topicRules } from './topics.ts';
import {
  BODIES,
  type ConferenceRule,
  MODES,
  type Mode,
  type Sector,
  SIGHTS,
  type TopicRule,
} from './types.ts';

const withN = (type: string, ns: readonly number[]) => ns.map(n => `${type} ${n}`);
const nameOf = (rule: TopicRule | ConferenceRule): string =>
  'n' in rule ? `${rule.type} ${rule.n}` : rule.type;
const namesOf = (rules: Iterable<TopicRule | ConferenceRule>): readonly string[] =>
  [...new Set([...rules].map(nameOf))].sort();

describe('families', () => {
  test.each<[Mode, readonly number[], readonly number[]]>([
    ['standard', [2, 3, 4], [2, 3, 4, 5, 6]],
    ['expert', [2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 7, 8]],
  ])('[Q3] of topics in %s', (mode, noneWithin, band) => {
    expect(namesOf(topicRules(boardOf(mode)))).toEqual(
      [
        ...['some-adjacent', 'none-adjacent', 'all-adjacent'],
        ...['some-opposite', 'none-opposite', 'all-opposite', 'consecutive'],
        ...withN('none-within', noneWithin),
        ...withN('all-within', [2, 3, 4]),
        ...withN('band', band),
      ].sort(),
    );
  });

  test.each(MODES)('[Q3] of conferences in %s, about all that is seen', mode => {
    const rules = [...conferenceRules(boardOf(mode))];
    expect(namesOf(rules)).toEqual(
      [
        ...['x-not-opposite', 'x-not-adjacent'],
        ...withN('x-not-within', [2, 3]),
        ...withN('x-within', [2, 3, 4, 5]),
      ].sort(),
    );
    expect(new Set(rules.map(({ to }) => to))).toEqual(new Set(SIGHTS));
    expect(rules).toHaveLength(SIGHTS.length * 8);
  });

  test.each(MODES)('[Q3] bands are of asteroids, comets and gas clouds in %s', mode => {
    const of = [...topicRules(boardOf(mode))].flatMap(rule => (rule.type === 'band' ? [rule.of] : []));
    expect(new Set(of)).toEqual(new Set(BODIES.filter(body => body !== 'dwarf')));
  });

  test('[Q3] N is what the table of SPEC.md says', () => {
    const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
    const rangeOf = (mode: Mode, type: string): string => {
      const rules = [...topicRules(boardOf(mode)), ...conferenceRules(boardOf(mode))];
      const ns = rules.flatMap(rule => (rule.type === type && 'n' in rule ? [rule.n] : []));
      return `${Math.min(...ns)} to ${Math.max(...ns)}`;
    };
    for (const [type, family] of [
      ['none-within', 'no X is within N of a Y, or of another X'],
      ['all-within', 'every X is within N of a Y'],
      ['band', 'all X lie in a band of N or fewer: asteroids, comets, gas clouds'],
      ['x-not-within', 'conference: Planet X is not within N of a Y'],
      ['x-within', 'conference: Planet X is within N of a Y'],
    ] as const)
      expect(spec).toContain(`| ${[family, ...MODES.map(mode => rangeOf(mode, type))].join(' | ')} |`);
  });

  test('[Q3] three dwarf planets in a row are of Expert', () => {
    const [standard, expert] = MODES.map(mode =>
      [...topicRules(boardOf(mode))].flatMap(rule => (rule.type === 'consecutive' ? [rule.of] : [])),
    );
    expect([standard, expert]).toEqual([['asteroid'], ['asteroid', 'dwarf']]);
  });
});

describe('words', () => {
  const none = (n: number): TopicRule => ({ type: 'none-within', of: 'comet', to: 'gas', n });
  const band = (n: number): TopicRule => ({ type: 'band', of: 'asteroid', n });
  const opposite: TopicRule = { type: 'some-opposite', of: 'comet', to: 'gas' };
  const beside: TopicRule = { type: 'all-adjacent', of: 'comet', to: 'gas' };

  test.each<[string, Mode, TopicRule, readonly Sector[], readonly Sector[], boolean]>([
    ['distance goes round the circle', 'standard', none(2), [12], [2], false],
    ['and is 1 more from there', 'standard', none(2), [11], [2], true],
    ['in Expert over 18', 'expert', none(3), [17], [2], false],
    ['the last sector is beside the first', 'standard', beside, [12], [1], true],
    ['in Expert sector 12 is not', 'expert', beside, [12], [1], false],
    ['within N is N too', 'standard', none(3), [2], [5], false],
    ['opposite is half of the circle', 'standard', opposite, [3], [9], true],
    ['in Expert 9 sectors', 'expert', opposite, [3], [12], true],
    ['and not 6', 'expert', opposite, [3], [9], false],
    ['a band is the smallest arc', 'standard', band(4), [11, 12, 1, 2], [], true],
    ['all are in it', 'standard', band(4), [10, 11, 1, 2], [], false],
    ['it has its ends', 'standard', band(5), [10, 11, 1, 2], [], true],
    [
      'consecutive goes over the end',
      'standard',
      { type: 'consecutive', of: 'asteroid' },
      [11, 12, 1, 2],
      [],
      true,
    ],
    ['without a gap', 'standard', { type: 'consecutive', of: 'asteroid' }, [10, 11, 1, 2], [], false],
    ['three of four are enough', 'expert', { type: 'consecutive', of: 'dwarf' }, [17, 18, 1, 4], [], true],
    ['two are not', 'expert', { type: 'consecutive', of: 'dwarf' }, [17, 18, 2, 4], [], false],
    [
      'another one of the same is none itself',
      'standard',
      { type: 'none-within', of: 'comet', to: 'comet', n: 2 },
      [2, 5],
      [2, 5],
      true,
    ],
  ])('[Q2] %s', (_, mode, rule, of, to, holds) => {
    expect(topicHolds(rule, setOfSectors(of), setOfSectors(to), boardOf(mode))).toBe(holds);
  });

  test.each<[ConferenceRule, readonly Sector[], readonly Sector[]]>([
    [{ type: 'x-not-opposite', to: 'gas' }, [2], [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12]],
    [{ type: 'x-not-adjacent', to: 'gas' }, [1], [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [{ type: 'x-within', to: 'gas', n: 2 }, [1], [2, 3, 11, 12]],
    [{ type: 'x-not-within', to: 'gas', n: 2 }, [1], [1, 4, 5, 6, 7, 8, 9, 10]],
  ])('[Q2] %j, gas in %j', (rule, to, leaves) => {
    expect(placesUnder(rule, setOfSectors(to), boardOf('standard'))).toBe(setOfSectors(leaves));
  });
});
