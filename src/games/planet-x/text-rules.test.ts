import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { faultsOf } from './testing.ts';
import {
  clueText,
  conclusionText,
  conferenceText,
  factText,
  logicText,
  premiseText,
  TOLD_TO_ALL,
  topicText,
} from './text.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { CONTENTS, type ConferenceRule, MODES, type Mode, type TopicRule } from './types.ts';

const topics: readonly [Mode, TopicRule, string][] = [
  [
    'standard',
    { type: 'some-adjacent', of: 'asteroid', to: 'comet' },
    'At least one asteroid is adjacent to a comet.',
  ],
  ['standard', { type: 'none-adjacent', of: 'comet', to: 'gas' }, 'No comet is adjacent to a gas cloud.'],
  [
    'standard',
    { type: 'all-adjacent', of: 'gas', to: 'asteroid' },
    'Every gas cloud is adjacent to an asteroid.',
  ],
  [
    'standard',
    { type: 'none-within', of: 'comet', to: 'comet', n: 3 },
    'No comet is within 3 sectors of another comet.',
  ],
  [
    'standard',
    { type: 'all-within', of: 'dwarf', to: 'comet', n: 2 },
    'The dwarf planet is within 2 sectors of a comet.',
  ],
  [
    'expert',
    { type: 'all-within', of: 'dwarf', to: 'comet', n: 2 },
    'Every dwarf planet is within 2 sectors of a comet.',
  ],
  [
    'standard',
    { type: 'none-within', of: 'dwarf', to: 'gas', n: 4 },
    'The dwarf planet is not within 4 sectors of a gas cloud.',
  ],
  [
    'standard',
    { type: 'all-within', of: 'gas', to: 'dwarf', n: 4 },
    'Every gas cloud is within 4 sectors of the dwarf planet.',
  ],
  [
    'expert',
    { type: 'all-within', of: 'gas', to: 'dwarf', n: 4 },
    'Every gas cloud is within 4 sectors of a dwarf planet.',
  ],
  [
    'standard',
    { type: 'some-adjacent', of: 'comet', to: 'dwarf' },
    'At least one comet is adjacent to the dwarf planet.',
  ],
  [
    'standard',
    { type: 'some-opposite', of: 'dwarf', to: 'gas' },
    'The dwarf planet is opposite a gas cloud.',
  ],
  [
    'standard',
    { type: 'none-opposite', of: 'dwarf', to: 'gas' },
    'The dwarf planet is not opposite a gas cloud.',
  ],
  [
    'expert',
    { type: 'some-opposite', of: 'dwarf', to: 'dwarf' },
    'At least one dwarf planet is opposite another dwarf planet.',
  ],
  ['expert', { type: 'none-opposite', of: 'asteroid', to: 'gas' }, 'No asteroid is opposite a gas cloud.'],
  ['standard', { type: 'all-opposite', of: 'comet', to: 'comet' }, 'Every comet is opposite another comet.'],
  ['standard', { type: 'band', of: 'asteroid', n: 5 }, 'All asteroids lie in a band of 5 sectors or fewer.'],
  ['standard', { type: 'consecutive', of: 'asteroid' }, 'All asteroids are in consecutive sectors.'],
  ['expert', { type: 'consecutive', of: 'dwarf' }, '3 of the dwarf planets are in consecutive sectors.'],
];

const conferences: readonly [Mode, ConferenceRule, string][] = [
  ['standard', { type: 'x-not-opposite', to: 'dwarf' }, 'Planet X is not opposite the dwarf planet.'],
  ['expert', { type: 'x-not-opposite', to: 'dwarf' }, 'Planet X is not opposite a dwarf planet.'],
  ['standard', { type: 'x-not-adjacent', to: 'empty' }, 'Planet X is not adjacent to a truly empty sector.'],
  [
    'standard',
    { type: 'x-not-within', to: 'asteroid', n: 2 },
    'Planet X is not within 2 sectors of an asteroid.',
  ],
  ['standard', { type: 'x-within', to: 'comet', n: 5 }, 'Planet X is within 5 sectors of a comet.'],
];

describe('rules', () => {
  test.each(topics)('%s %j', (mode, rule, sentence) => {
    expect(topicText(rule, mode)).toBe(sentence);
    expect(clueText({ type: 'topic', rule }, mode)).toBe(sentence);
  });

  test.each(conferences)('%s %j', (mode, rule, sentence) => {
    expect(conferenceText(rule, mode)).toBe(sentence);
    expect(clueText({ type: 'conference', rule }, mode)).toBe(sentence);
  });

  test.each(MODES)('every rule of %s has a sentence of its own', mode => {
    const board = boardOf(mode);
    // Of one dwarf planet, whether some or every one is beside something is the same.
    const plain = [...topicRules(board)].filter(rule => mode === 'expert' || rule.of !== 'dwarf');
    const sentences = [
      ...plain.map(rule => topicText(rule, mode)),
      ...[...conferenceRules(board)].map(rule => conferenceText(rule, mode)),
    ];
    for (const sentence of sentences) expect(faultsOf(sentence)).toEqual([]);
    for (const rule of topicRules(board)) expect(faultsOf(topicText(rule, mode))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each(MODES)('what holds for every sky of %s', mode => {
    for (const id of TOLD_TO_ALL) expect(faultsOf(logicText(id, mode))).toEqual([]);
  });

  test.each<[Mode, (typeof TOLD_TO_ALL)[number], string]>([
    [
      'standard',
      'B2',
      'There are 4 asteroids, 2 comets, 1 dwarf planet, 2 gas clouds, 2 truly empty sectors and Planet X.',
    ],
    ['standard', 'B3', 'Planet X is not adjacent to the dwarf planet.'],
    ['expert', 'B3', 'Planet X is not adjacent to a dwarf planet.'],
    ['expert', 'B5', 'The dwarf planets lie in a band of exactly 6 sectors, with one at each end.'],
    ['standard', 'B7', 'Comets are only in sectors 2, 3, 5, 7 and 11.'],
    [
      'standard',
      'Q6',
      'To whoever knows how every sector appears, the conference leaves one sector for Planet X.',
    ],
  ])('%s %s', (mode, id, sentence) => {
    expect(logicText(id, mode)).toBe(sentence);
    if (id !== 'B2' && id !== 'Q6')
      expect(premiseText({ type: 'rule', rule: id as 'B3' }, mode)).toBe(sentence);
  });

  test('facts, locates and reviews as clues', () => {
    expect(factText({ sector: 5, body: 'comet' })).toBe('Sector 5 holds no comet.');
    expect(clueText({ type: 'is-not', sector: 5, body: 'dwarf' }, 'expert')).toBe(
      'Sector 5 holds no dwarf planet.',
    );
    expect(clueText({ type: 'is', sector: 5, body: 'dwarf' }, 'expert')).toBe(
      'Sector 5 holds a dwarf planet.',
    );
    expect(
      clueText({ type: 'not-there', guess: { sector: 1, before: 'gas', after: 'empty' } }, 'standard'),
    ).toBe('Planet X is not in sector 1 between a gas cloud and a truly empty sector.');
    expect(clueText({ type: 'one-place', rules: [] }, 'expert')).toBe(logicText('Q6', 'expert'));
  });

  test('conclusions', () => {
    for (const holds of [true, false])
      for (const content of CONTENTS)
        expect(faultsOf(conclusionText({ sector: 3, content, holds }))).toEqual([]);
    expect(conclusionText({ sector: 3, content: 'planet-x', holds: true })).toBe('Planet X is in sector 3.');
    expect(conclusionText({ sector: 3, content: 'empty', holds: false })).toBe(
      'Sector 3 is not truly empty.',
    );
    expect(conclusionText({ sector: 3, content: 'gas', holds: true })).toBe('Sector 3 holds a gas cloud.');
  });
});
