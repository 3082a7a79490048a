import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { reportRules } from './reports.ts';
import { faultsOf } from './testing.ts';
import {
  aroundText,
  clueText,
  conclusionText,
  factText,
  logicText,
  premiseText,
  reportText,
  TOLD_TO_ALL,
  topicText,
} from './text.ts';
import { topicRules } from './topics.ts';
import {
  CONTENTS,
  type Content,
  MODES,
  type Mode,
  type ReportRule,
  SURVEYED,
  type TopicRule,
} from './types.ts';

const topics: readonly [TopicRule, string][] = [
  [{ type: 'all-in-orbit', of: 'nav', orbit: 'inner' }, 'All nav satellites are in the inner orbit.'],
  [{ type: 'all-in-orbit', of: 'junk', orbit: 'outer' }, 'All space junk is in the outer orbit.'],
  [{ type: 'band', of: 'spy', n: 5 }, 'All spy satellites lie in a band of 5 sectors or fewer.'],
  [
    { type: 'band', of: 'meteor', n: 4 },
    'In each orbit all meteor showers lie in a band of 4 sectors or fewer.',
  ],
  [{ type: 'band', of: 'junk', n: 4 }, 'In each orbit all space junk lies in a band of 4 sectors or fewer.'],
  [{ type: 'some-alike', of: 'nav', by: 'next' }, 'At least one nav satellite is next to another one.'],
  [
    { type: 'none-alike', of: 'junk', by: 'across' },
    'No piece of space junk is directly across from another one.',
  ],
  [
    { type: 'none-in-quadrant', of: 'spy', quadrant: 2 },
    'No spy satellite is in quadrant 2 as it was at the start, sectors 3, 4, 11 and 12.',
  ],
  [
    { type: 'none-in-quadrant', of: 'iss', quadrant: 1 },
    'The ISS is not in quadrant 1 as it was at the start, sectors 1, 2, 9 and 10.',
  ],
  [
    { type: 'more-in-orbit', of: 'junk', orbit: 'inner' },
    'More space junk is in the inner orbit than in the outer one.',
  ],
  [
    { type: 'more-in-orbit', of: 'comm', orbit: 'outer' },
    'More comm satellites are in the outer orbit than in the inner one.',
  ],
  [{ type: 'some', of: 'hubble', to: 'meteor', by: 'next' }, 'Hubble is next to a meteor shower.'],
  [
    { type: 'none', of: 'iss', to: 'nav', by: 'across' },
    'The ISS is not directly across from a nav satellite.',
  ],
  [
    { type: 'every', of: 'spy', to: 'nav', by: 'stacked' },
    'Every spy satellite is stacked at the start with a nav satellite.',
  ],
  [
    { type: 'every', of: 'meteor', to: 'junk', by: 'next' },
    'Every meteor shower, if there is any, is next to space junk.',
  ],
  [{ type: 'some', of: 'comm', to: 'iss', by: 'next' }, 'At least one comm satellite is next to the ISS.'],
  [
    { type: 'some-within', of: 'spy', to: 'comm', n: 3 },
    'At least one spy satellite is within 3 sectors of a comm satellite.',
  ],
  [
    { type: 'none-within', of: 'comm', to: 'hubble', n: 2 },
    'No comm satellite is within 2 sectors of Hubble.',
  ],
  [
    { type: 'every-within', of: 'junk', to: 'nav', n: 2 },
    'Every piece of space junk is within 2 sectors of a nav satellite.',
  ],
  [{ type: 'count', of: 'meteor', n: 0 }, 'There are no meteor showers.'],
  [{ type: 'count', of: 'spy', n: 1 }, 'There is exactly 1 spy satellite.'],
  [{ type: 'count', of: 'nav', n: 4 }, 'There are exactly 4 nav satellites.'],
  [{ type: 'count', of: 'junk', n: 3 }, 'There are 3 pieces of space junk. The UAP does not count.'],
];

const reports: readonly [ReportRule, string][] = [
  [{ type: 'not-within', to: 'hubble', n: 2 }, 'The UAP is not within 2 sectors of Hubble.'],
  [{ type: 'not-by', to: 'junk', by: 'next' }, 'The UAP is not next to space junk.'],
  [{ type: 'not-by', to: 'luna', by: 'across' }, 'The UAP is not directly across from Luna.'],
  [{ type: 'not-by', to: 'spy', by: 'stacked' }, 'The UAP is not stacked at the start with a spy satellite.'],
  [{ type: 'not-in-orbit', orbit: 'inner' }, 'The UAP is not in the inner orbit.'],
  [{ type: 'not-in-sectors', parity: 'odd' }, 'The UAP is not in an odd sector.'],
  [
    { type: 'not-in-quadrant', quadrant: 4 },
    'The UAP is not in quadrant 4 as it was at the start, sectors 7, 8, 15 and 16.',
  ],
];

describe('rules', () => {
  test.each(topics)('%j', (rule, sentence) => {
    expect(topicText(rule, 'basic')).toBe(sentence);
    expect(clueText({ type: 'topic', rule }, 'basic')).toBe(sentence);
  });

  test.each(reports)('%j', (rule, sentence) => {
    expect(reportText(rule, 'basic')).toBe(sentence);
    expect(clueText({ type: 'report', rule }, 'basic')).toBe(sentence);
  });

  test.each(MODES)('every rule of %s has a sentence of its own', mode => {
    const board = boardOf(mode);
    const sentences = [
      ...[...topicRules(board)].map(rule => topicText(rule, mode)),
      ...[...reportRules(board)].map(rule => reportText(rule, mode)),
    ];
    for (const sentence of sentences) expect(faultsOf(sentence)).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each<[Mode, (typeof TOLD_TO_ALL)[number], string]>([
    ['basic', 'B6', 'Hubble is in the outer orbit, not next to Luna.'],
    ['basic', 'B8', 'There are 1 to 2 spy satellites, in odd sectors of the inner orbit.'],
    ['expert', 'B9', 'There are 0 to 8 meteor showers, always stacked in pairs at the start.'],
    ['basic', 'B10', 'There are 1 to 2 comm satellites, in even sectors.'],
    ['expert', 'B10', 'There are 1 to 4 comm satellites, in even sectors, at most 2 in each orbit.'],
    [
      'basic',
      'B12',
      'There are 1 to 5 pieces of space junk, never more than 2 in a row. The UAP does not count.',
    ],
  ])('%s %s', (mode, id, sentence) => {
    expect(logicText(id, mode)).toBe(sentence);
    expect(premiseText({ type: 'rule', rule: id as 'B6' }, mode)).toBe(sentence);
  });

  test.each(MODES)('what holds for every sky of %s', mode => {
    for (const id of TOLD_TO_ALL) expect(faultsOf(logicText(id, mode))).toEqual([]);
  });

  test('facts, finds and photos as clues', () => {
    for (const sight of SURVEYED) expect(faultsOf(factText({ sector: 5, sight }))).toEqual([]);
    expect(factText({ sector: 5, sight: 'spy' })).toBe('Sector 5 holds no spy satellite.');
    expect(factText({ sector: 5, sight: 'iss' })).toBe('The ISS is not in sector 5.');
    expect(factText({ sector: 5, sight: 'junk' })).toBe('Sector 5 does not appear as space junk.');
    expect(clueText({ type: 'luna', sector: 9 }, 'basic')).toBe('Luna is in sector 9.');
    expect(clueText({ type: 'is', sector: 5, sight: 'spy' }, 'basic')).toBe(
      'Sector 5 holds a spy satellite.',
    );
    expect(clueText({ type: 'one-place', rules: [] }, 'basic')).toBe(logicText('Q8', 'basic'));
    const guess = { sector: 6, before: 'iss', after: 'junk', stacked: 'spy' } as const;
    expect(clueText({ type: 'not-there', guess, turns: 1 }, 'basic')).toBe(
      'The UAP is not in sector 6 between the ISS and space junk, stacked with a spy satellite.',
    );
  });

  test('what is twice beside the UAP is said once', () => {
    const around = (before: Content, after: Content) => aroundText({ before, after, stacked: 'luna' });
    expect(around('nav', 'nav')).toBe('between 2 nav satellites, stacked with Luna');
    expect(around('junk', 'junk')).toBe('between 2 pieces of space junk, stacked with Luna');
    expect(around('iss', 'comm')).toBe('between the ISS and a comm satellite, stacked with Luna');
  });

  test('conclusions', () => {
    for (const holds of [true, false])
      for (const content of CONTENTS)
        expect(faultsOf(conclusionText({ sector: 3, content, holds }))).toEqual([]);
    expect(conclusionText({ sector: 3, content: 'uap', holds: true })).toBe('The UAP is in sector 3.');
    expect(conclusionText({ sector: 3, content: 'junk', holds: false })).toBe(
      'Sector 3 does not hold space junk.',
    );
  });
});
