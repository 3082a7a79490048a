import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { puzzleFor, seat, TABLES, wholeGame } from './testing.ts';
import {
  clueText,
  conclusionText,
  conferenceText,
  factText,
  levelName,
  logicText,
  modeName,
  partName,
  premiseText,
  SEASON_NAMES,
  TOLD_TO_ALL,
  text,
  thingName,
  titleText,
  topicText,
} from './text.ts';
import { conferenceRules, titleOfRule, topicRules } from './topics.ts';
import {
  CONTENTS,
  type ConferenceRule,
  type Event,
  LEVELS_OF_FACTS,
  MODES,
  type Mode,
  REFUSALS,
  type TopicRule,
} from './types.ts';

const name = (n: number) => ['Heron', 'Rook', 'Wren', 'Kite'][n] ?? 'nobody';

/** The voice: whole sentences, calm, digits for numbers; a person's words, not the program's. */
function expectVoice(sentence: string) {
  expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|nobody/);
  expect(sentence).not.toMatch(/!|\?|\.\.|…| {2}/);
  expect(sentence).not.toMatch(/\b(two|three|four|five|six)\b/i);
  expect(sentence).not.toMatch(/\b(oops|awesome|invalid|please|error)\b/i);
  expect(sentence, 'no codes').not.toMatch(/[a-z]-[a-z]/);
  expect(sentence, 'no keys').not.toMatch(/\bdwarf(?! planet)|\bgas(?! cloud)/i);
  expect(sentence, 'articles').not.toMatch(/\ba asteroid|\ban (?!asteroid)/i);
}

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

const act = { seat: seat(1), at: 4, cost: 3 } as const;
const puzzle = puzzleFor('standard');
const wide = { ...act, type: 'survey', of: 'asteroid', from: 11, to: 2 } as const;
const empties = { ...wide, of: 'empty' } as const;
const answered = (
  asked: Extract<Event, { type: 'answered' }>['act'],
  answer: Extract<Event, { type: 'answered' }>['answer'],
) => ({ type: 'answered', mode: 'standard', act: asked, answer }) as const;

const events = {
  opened: { type: 'opened', mode: 'expert', order: [seat(2), seat(1), seat(0)], titles: [['gas']] },
  chose: { type: 'chose', level: 'youth' },
  sealed: {
    type: 'sealed',
    theories: [
      { sector: 2, body: 'gas' },
      { sector: 4, body: 'asteroid' },
    ],
  },
  decided: { type: 'decided', seat: seat(1) },
  knew: { type: 'knew', levels: ['youth', 'genius'] },
  'facts-came': {
    type: 'facts-came',
    facts: [
      { sector: 7, body: 'dwarf' },
      { sector: 5, body: 'asteroid' },
      { sector: 2, body: 'asteroid' },
    ],
  },
  acted: { type: 'acted', act: wide },
  answered: answered(wide, { type: 'survey', count: 2 }),
  conference: {
    type: 'conference',
    mode: 'standard',
    number: 1,
    rule: { type: 'x-within', to: 'dwarf', n: 2 },
  },
  'theories-asked': { type: 'theories-asked', phase: 3 },
  submitted: { type: 'submitted', seat: seat(1), sectors: [2, 13] },
  reviewed: {
    type: 'reviewed',
    theories: [
      { seat: seat(0), sector: 4, body: 'asteroid', right: true },
      { seat: seat(1), sector: 4, body: 'gas', right: false },
    ],
  },
  paid: { type: 'paid', seat: seat(1), time: 2 },
  found: { type: 'found', seat: seat(1) },
  ended: { type: 'ended', puzzle, own: [] },
} satisfies { readonly [Type in Event['type']]: Event & { readonly type: Type } };

const lines: readonly [Event, string][] = [
  [events.opened, 'Expert, 18 sectors. Order: Wren, Rook and Heron.'],
  [events.chose, 'You choose Youth.'],
  [events.sealed, 'You choose a gas cloud in sector 2 and an asteroid in sector 4.'],
  [{ type: 'sealed', theories: [] }, 'You choose no theory.'],
  [events.decided, 'Rook has chosen.'],
  [events.knew, 'Levels: Heron Youth and Rook Genius.'],
  [events['facts-came'], 'You know: no asteroid in sectors 2 and 5; no dwarf planet in sector 7.'],
  [{ type: 'facts-came', facts: [] }, 'You start without facts.'],
  [events.acted, 'Rook surveys sectors 11 to 2 for asteroids. Time: 3.'],
  [{ type: 'acted', act: empties }, 'Rook surveys sectors 11 to 2 for what appears empty. Time: 3.'],
  [{ type: 'acted', act: { ...act, cost: 4, type: 'target', sector: 5 } }, 'Rook targets sector 5. Time: 4.'],
  [
    { type: 'acted', act: { ...act, cost: 1, type: 'research', topic: 'C' } },
    'Rook researches topic C. Time: 1.',
  ],
  [
    { type: 'acted', act: { ...act, cost: 5, type: 'locate', found: false } },
    'Rook tries to locate Planet X and fails. Time: 5.',
  ],
  [{ type: 'acted', act: { ...act, cost: 0, type: 'locate', found: true } }, 'Rook locates Planet X.'],
  [events.answered, '2 asteroids in sectors 11 to 2.'],
  [answered(wide, { type: 'survey', count: 1 }), '1 asteroid in sectors 11 to 2.'],
  [answered(wide, { type: 'survey', count: 0 }), 'No asteroids in sectors 11 to 2.'],
  [answered({ ...wide, to: 11 }, { type: 'survey', count: 0 }), 'No asteroid in sector 11.'],
  [answered(empties, { type: 'survey', count: 2 }), '2 of sectors 11 to 2 appear empty.'],
  [answered(empties, { type: 'survey', count: 1 }), '1 of sectors 11 to 2 appears empty.'],
  [answered(empties, { type: 'survey', count: 0 }), 'None of sectors 11 to 2 appears empty.'],
  [answered({ ...empties, to: 11 }, { type: 'survey', count: 1 }), 'Sector 11 appears empty.'],
  [answered({ ...empties, to: 11 }, { type: 'survey', count: 0 }), 'Sector 11 does not appear empty.'],
  [
    answered({ ...act, type: 'target', sector: 5 }, { type: 'target', sight: 'empty' }),
    'Sector 5 appears empty.',
  ],
  [
    answered({ ...act, type: 'target', sector: 5 }, { type: 'target', sight: 'dwarf' }),
    'Sector 5 holds the dwarf planet.',
  ],
  [
    answered(
      { ...act, type: 'research', topic: 'C' },
      { type: 'research', rule: { type: 'band', of: 'gas', n: 4 } },
    ),
    'Topic C: All gas clouds lie in a band of 4 sectors or fewer.',
  ],
  [
    answered(
      { ...act, type: 'locate', found: false },
      { type: 'locate', guess: { sector: 6, before: 'asteroid', after: 'empty' } },
    ),
    'You named sector 6 between an asteroid and a truly empty sector.',
  ],
  [events.conference, 'Conference X1: Planet X is within 2 sectors of the dwarf planet.'],
  [events['theories-asked'], 'Theory phase 3.'],
  [events.submitted, 'Rook submits theories about sectors 2 and 13.'],
  [{ ...events.submitted, sectors: [2] }, 'Rook submits a theory about sector 2.'],
  [{ ...events.submitted, sectors: [] }, 'Rook submits no theory.'],
  [events.reviewed, "Review: Heron's asteroid in sector 4 is right; Rook's gas cloud in sector 4 is wrong."],
  [events.paid, 'Rook pays 2 time for 2 wrong theories.'],
  [{ ...events.paid, time: 1 }, 'Rook pays 1 time for a wrong theory.'],
  [events.found, 'Rook is the first to find Planet X.'],
  [events.ended, `Planet X was in sector 6, between an asteroid and a comet. The code is ${puzzle.code}.`],
];

const toYou: readonly [Event, string][] = [
  [events.opened, 'Expert, 18 sectors. Order: Wren, you and Heron.'],
  [events.decided, 'You have chosen.'],
  [{ type: 'decided', seat: seat(2) }, 'Wren has chosen.'],
  [events.knew, 'Levels: Heron Youth and you Genius.'],
  [events.acted, 'You survey sectors 11 to 2 for asteroids. Time: 3.'],
  [{ type: 'acted', act: { ...act, type: 'target', sector: 5 } }, 'You target sector 5. Time: 3.'],
  [{ type: 'acted', act: { ...act, type: 'research', topic: 'A' } }, 'You research topic A. Time: 3.'],
  [
    { type: 'acted', act: { ...act, type: 'locate', found: false } },
    'You try to locate Planet X and fail. Time: 3.',
  ],
  [{ type: 'acted', act: { ...act, type: 'locate', found: true } }, 'You locate Planet X. Time: 3.'],
  [events.submitted, 'You submit theories about sectors 2 and 13.'],
  [events.reviewed, "Review: Heron's asteroid in sector 4 is right; your gas cloud in sector 4 is wrong."],
  [events.paid, 'You pay 2 time for 2 wrong theories.'],
  [events.found, 'You are the first to find Planet X.'],
];

describe('events', () => {
  test.each(Object.values(events))('$type has its sentence', event => {
    expectVoice(text.event(event, name));
  });

  test.each(lines)('%j', (event, sentence) => {
    expectVoice(sentence);
    expect(text.event(event, name)).toBe(sentence);
  });

  test.each(toYou)('%j, read by seat 1', (event, sentence) => {
    expectVoice(sentence);
    expect(text.event(event, n => (n === 1 ? 'You' : name(n)), seat(1))).toBe(sentence);
  });

  test.each(TABLES)('whatever happens is told in that voice: %s at %i seats', (mode, seats) => {
    for (const { events: told } of wholeGame(mode, seats, 'text'))
      for (const { event } of told) {
        expectVoice(text.event(event, name));
        expectVoice(text.event(event, name, seat(0)));
      }
  });
});

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
    for (const sentence of sentences) expectVoice(sentence);
    for (const rule of topicRules(board)) expectVoice(topicText(rule, mode));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each(MODES)('what holds for every sky of %s', mode => {
    for (const id of TOLD_TO_ALL) expectVoice(logicText(id, mode));
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
      for (const content of CONTENTS) expectVoice(conclusionText({ sector: 3, content, holds }));
    expect(conclusionText({ sector: 3, content: 'planet-x', holds: true })).toBe('Planet X is in sector 3.');
    expect(conclusionText({ sector: 3, content: 'empty', holds: false })).toBe(
      'Sector 3 is not truly empty.',
    );
    expect(conclusionText({ sector: 3, content: 'gas', holds: true })).toBe('Sector 3 holds a gas cloud.');
  });
});

describe('names', () => {
  test('titles name what a topic is about, in the plural where there are several', () => {
    expect(titleText(['asteroid', 'comet'], 'standard')).toBe('Asteroids and comets');
    expect(titleText(['comet', 'dwarf'], 'standard')).toBe('Comets and the dwarf planet');
    expect(titleText(['dwarf', 'gas'], 'standard')).toBe('The dwarf planet and gas clouds');
    expect(titleText(['dwarf', 'gas'], 'expert')).toBe('Dwarf planets and gas clouds');
    expect(titleText(['gas'], 'standard')).toBe('Gas clouds');
  });

  test.each(MODES)('no two titles of %s read the same', mode => {
    const titles = new Map(
      [...topicRules(boardOf(mode))].map(rule => [titleOfRule(rule).join(), titleOfRule(rule)] as const),
    );
    expect(new Set([...titles.values()].map(title => titleText(title, mode))).size).toBe(titles.size);
  });

  test('things, modes, levels, seasons, parts of a score', () => {
    expect(CONTENTS.map(thingName)).toEqual([
      'Asteroid',
      'Comet',
      'Dwarf planet',
      'Gas cloud',
      'Empty',
      'Planet X',
    ]);
    expect(MODES.map(mode => modeName[mode])).toEqual(['Standard', 'Expert']);
    expect(LEVELS_OF_FACTS.map(level => levelName[level])).toEqual([
      'Youth',
      'Beginner',
      'Experienced',
      'Genius',
    ]);
    expect(SEASON_NAMES).toHaveLength(puzzle.facts.length);
    expect(['locate', 'leader', 'dwarf', 'gas'].map(what => partName(what, 'standard'))).toEqual([
      'Planet X located',
      'First with a right theory',
      'Dwarf planet',
      'Gas clouds',
    ]);
  });
});

describe('codes', () => {
  test.each(REFUSALS)('the refusal %s has its sentence', code => {
    expectVoice(text.refusal(code));
  });

  test('no two refusals read the same', () => {
    expect(new Set(REFUSALS.map(text.refusal)).size).toBe(REFUSALS.length);
  });

  test('the one ending', () => {
    expectVoice(text.reason('located'));
  });
});

test('the voice has its own ear', () => {
  for (const odd of ['There is a asteroid.', 'There are two.', 'The gas is here.', 'Stop!', 'A planet-x.'])
    expect(() => expectVoice(odd)).toThrow();
});
