import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { reportRules } from './reports.ts';
import { puzzleFor, seat, wholeGame } from './testing.ts';
import {
  aroundText,
  clueText,
  conclusionText,
  factText,
  levelName,
  logicText,
  modeName,
  modifierName,
  modifierText,
  partName,
  premiseText,
  reportText,
  TOLD_TO_ALL,
  text,
  thingName,
  titleText,
  topicText,
} from './text.ts';
import { titleOfRule, topicRules } from './topics.ts';
import {
  type Act,
  type Answer,
  CONTENTS,
  type Content,
  type Event,
  LEVELS_OF_FACTS,
  MODES,
  MODIFIERS,
  type Mode,
  REFUSALS,
  type ReportRule,
  SURVEYED,
  type Surveyed,
  type TopicRule,
} from './types.ts';

const name = (n: number) => ['Heron', 'Rook', 'Wren', 'Kite', 'Swift'][n] ?? 'nobody';

/** The voice: whole sentences, calm, digits for numbers; a person's words, not the program's. */
function expectVoice(sentence: string) {
  expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|nobody/);
  expect(sentence).not.toMatch(/!|\?|\.\.|…| {2}/);
  expect(sentence).not.toMatch(/\b(two(?! Sources)|three|four|five|six)\b/i);
  expect(sentence).not.toMatch(/\b(oops|awesome|invalid|please|error)\b/i);
  expect(sentence, 'no codes').not.toMatch(/[a-z]-[a-z]/);
  expect(sentence, 'no keys').not.toMatch(/\b(uap|iss|luna|hubble)\b/);
  expect(sentence, 'articles').not.toMatch(
    /\ban (?!odd|even)|\ba (Hubble|Luna|the|odd|even)|\bno (Hubble|Luna|the)\b/,
  );
}

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

const base = { seat: seat(1), at: 4, cost: 2, quadrant: 2, turns: 1 } as const;
const survey = {
  ...base,
  type: 'survey',
  of: ['nav'],
  area: { form: 'quadrant' },
  sectors: [3, 4, 10, 11],
} as const satisfies Act;
const puzzle = puzzleFor('basic');
const acted = (act: Act): Event => ({ type: 'acted', act });
const answered = (act: Act, answer: Answer): Event => ({ type: 'answered', mode: 'basic', act, answer });
const of = (...things: readonly Surveyed[]): Act => ({ ...survey, of: things });

const events = {
  opened: {
    type: 'opened',
    mode: 'expert',
    luna: 13,
    modifiers: ['hadron', 'blank', 'red-tape', 'blank'],
    order: [seat(2), seat(1), seat(0)],
    reportsAt: [4, 14],
    titles: [],
  },
  chose: { type: 'chose', level: 'beginner' },
  decided: { type: 'decided', seat: seat(1) },
  knew: { type: 'knew', levels: ['beginner', 'genius'] },
  'facts-came': {
    type: 'facts-came',
    facts: [
      { sector: 7, sight: 'junk' },
      { sector: 5, sight: 'spy' },
      { sector: 3, sight: 'spy' },
      { sector: 12, sight: 'hubble' },
    ],
  },
  placed: { type: 'placed', seat: seat(1), quadrant: 3 },
  acted: { type: 'acted', act: survey },
  answered: { type: 'answered', mode: 'basic', act: survey, answer: { type: 'survey', counts: [2] } },
  report: {
    ...{ type: 'report', mode: 'basic', number: 2 },
    report: { at: 9, rule: { type: 'not-in-orbit', orbit: 'outer' } },
  },
  'follow-asked': { type: 'follow-asked', seat: seat(1), from: 2, to: 3 },
  'answered-follow': { type: 'answered-follow', follows: true },
  wished: { type: 'wished', wish: 'stay' },
  followed: { type: 'followed', seats: [seat(0), seat(1)], to: 3 },
  turned: { type: 'turned', turns: 3, by: null },
  verified: {
    type: 'verified',
    photos: [
      { seat: seat(0), sector: 4, subject: 'nav', right: true },
      { seat: seat(1), sector: 14, subject: 'hubble', right: false },
    ],
  },
  listed: {
    type: 'listed',
    satellite: 'nav',
    titles: [
      ['hubble', 'meteor'],
      ['comm', 'junk'],
    ],
  },
  paid: { type: 'paid', seat: seat(1), time: 2 },
  found: { type: 'found', seat: seat(1) },
  ended: { type: 'ended', puzzle, own: [] },
} satisfies { readonly [Type in Event['type']]: Event & { readonly type: Type } };

const find = { ...base, cost: 5, type: 'find', found: false } as const;
const photo = { ...base, cost: 1, type: 'photo', sectors: [5] } as const;
const lines: readonly [Event, string][] = [
  [
    events.opened,
    'Expert, 24 sectors. Luna is in sector 13. Modifiers: Hadron in quadrant 1 and Red Tape in quadrant 3. Reports come at space 5 and space 3 of lap 2. Order: Wren, Rook and Heron.',
  ],
  [
    { ...events.opened, mode: 'basic', modifiers: ['blank', 'blank', 'blank', 'blank'], reportsAt: [8] },
    'Basic, 16 sectors. Luna is in sector 13. No modifiers. Reports come at space 9. Order: Wren, Rook and Heron.',
  ],
  [events.chose, 'You choose Beginner.'],
  [events.decided, 'Rook has chosen.'],
  [events.knew, 'Levels: Heron Beginner and Rook Genius.'],
  [
    events['facts-came'],
    'You know: Hubble is not in sector 12; no spy satellite in sectors 3 and 5; no space junk in sector 7.',
  ],
  [{ type: 'facts-came', facts: [] }, 'You start without facts.'],
  [events.placed, 'Rook starts in quadrant 3.'],
  [events.acted, 'Rook surveys sectors 3, 4, 10 and 11 for nav satellites. Time: 2.'],
  [
    acted(of('nav', 'junk')),
    'Rook surveys sectors 3, 4, 10 and 11 for nav satellites and what appears as space junk. Time: 2.',
  ],
  [acted({ ...base, type: 'move', to: 3 }), 'Rook moves to quadrant 3. Time: 2.'],
  [acted({ ...base, cost: 0, type: 'move', to: 3 }), 'Rook moves to quadrant 3.'],
  [acted({ ...base, cost: 4, type: 'target', sectors: [5] }), 'Rook targets sector 5. Time: 4.'],
  [acted(photo), 'Rook photographs sector 5. Time: 1.'],
  [acted({ ...photo, cost: 0, sectors: [] }), 'Rook takes no photo.'],
  [acted({ ...base, type: 'analyze', satellite: 'spy' }), 'Rook analyzes a spy satellite. Time: 2.'],
  [acted(find), 'Rook tries to find the UAP and fails. Time: 5.'],
  [acted({ ...find, found: true }), 'Rook finds the UAP. Time: 5.'],
  [events.answered, '2 nav satellites in sectors 3, 4, 10 and 11.'],
  [answered(survey, { type: 'survey', counts: [1] }), '1 nav satellite in sectors 3, 4, 10 and 11.'],
  [answered(survey, { type: 'survey', counts: [0] }), 'No nav satellite in sectors 3, 4, 10 and 11.'],
  [answered(of('iss'), { type: 'survey', counts: [0] }), 'The ISS is not in sectors 3, 4, 10 and 11.'],
  [answered(of('iss'), { type: 'survey', counts: [1] }), 'The ISS is in sectors 3, 4, 10 and 11.'],
  [
    answered(of('junk'), { type: 'survey', counts: [2] }),
    '2 of sectors 3, 4, 10 and 11 appear as space junk.',
  ],
  [
    answered(of('junk'), { type: 'survey', counts: [1] }),
    '1 of sectors 3, 4, 10 and 11 appears as space junk.',
  ],
  [
    answered(of('junk'), { type: 'survey', counts: [0] }),
    'None of sectors 3, 4, 10 and 11 appears as space junk.',
  ],
  [
    answered({ ...survey, of: ['junk'], sectors: [3] }, { type: 'survey', counts: [0] }),
    'Sector 3 does not appear as space junk.',
  ],
  [
    answered(of('nav', 'junk'), { type: 'survey', counts: [0, 2] }),
    'No nav satellite in sectors 3, 4, 10 and 11. 2 of sectors 3, 4, 10 and 11 appear as space junk.',
  ],
  [
    answered({ ...base, type: 'target', sectors: [5, 13] }, { type: 'target', sights: ['junk', 'hubble'] }),
    'Sector 5 appears as space junk. Hubble is in sector 13.',
  ],
  [answered(photo, { type: 'photo', subjects: ['spy'] }), 'On your photo: a spy satellite in sector 5.'],
  [answered({ ...photo, sectors: [] }, { type: 'photo', subjects: [] }), 'You keep your photos.'],
  [
    answered(
      { ...base, type: 'analyze', satellite: 'spy' },
      { type: 'analyze', told: [{ topic: 'E', rule: { type: 'count', of: 'nav', n: 2 } }] },
    ),
    'Topic E: There are exactly 2 nav satellites.',
  ],
  [
    answered(find, { type: 'find', guess: { sector: 6, before: 'iss', after: 'junk', stacked: 'spy' } }),
    'You named sector 6 between the ISS and space junk, stacked with a spy satellite.',
  ],
  [events.report, 'Report 2: The UAP is not in the outer orbit.'],
  [events['follow-asked'], 'Whoever stands in quadrant 2 may follow Rook to quadrant 3.'],
  [events['answered-follow'], 'You choose to follow.'],
  [{ type: 'answered-follow', follows: false }, 'You choose to stay.'],
  [events.wished, 'You never follow.'],
  [{ type: 'wished', wish: 'ask' }, 'You want to be asked whether you follow.'],
  [{ type: 'wished', wish: 'follow' }, 'You follow whenever you can.'],
  [events.followed, 'To quadrant 3 go also: Heron and Rook.'],
  [{ ...events.followed, seats: [] }, 'No one follows.'],
  [events.turned, 'The Earth turns. It has turned 3 times.'],
  [{ type: 'turned', turns: 1, by: seat(1) }, 'Hadron turns the Earth. It has turned once.'],
  [
    events.verified,
    "Verified: Heron's photo of a nav satellite in sector 4 is right; Rook's photo of Hubble in sector 14 is wrong.",
  ],
  [events.listed, 'Topics C and D: Hubble and meteor showers; Comm satellites and space junk.'],
  [events.paid, 'Rook pays 2 time for 2 wrong photos.'],
  [{ ...events.paid, time: 1 }, 'Rook pays 1 time for a wrong photo.'],
  [events.found, 'Rook is the first to find the UAP.'],
];

const toYou: readonly [Event, string][] = [
  [events.decided, 'You have chosen.'],
  [events.knew, 'Levels: Heron Beginner and you Genius.'],
  [events.placed, 'You start in quadrant 3.'],
  [events.acted, 'You survey sectors 3, 4, 10 and 11 for nav satellites. Time: 2.'],
  [acted({ ...base, type: 'move', to: 3 }), 'You move to quadrant 3. Time: 2.'],
  [acted({ ...base, type: 'target', sectors: [5, 6] }), 'You target sectors 5 and 6. Time: 2.'],
  [acted(photo), 'You photograph sector 5. Time: 1.'],
  [acted({ ...base, type: 'analyze', satellite: 'comm' }), 'You analyze a comm satellite. Time: 2.'],
  [acted(find), 'You try to find the UAP and fail. Time: 5.'],
  [acted({ ...find, found: true }), 'You find the UAP. Time: 5.'],
  [events['follow-asked'], 'Whoever stands in quadrant 2 may follow you to quadrant 3.'],
  [events.followed, 'To quadrant 3 go also: Heron and you.'],
  [
    events.verified,
    "Verified: Heron's photo of a nav satellite in sector 4 is right; your photo of Hubble in sector 14 is wrong.",
  ],
  [events.paid, 'You pay 2 time for 2 wrong photos.'],
  [events.found, 'You are the first to find the UAP.'],
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

  test('the end says where the UAP was, beside what, and the code', () => {
    expect(text.event(events.ended, name)).toMatch(
      new RegExp(`^The UAP was in sector \\d+, between .+ and .+\\. The code is ${puzzle.code}\\.$`),
    );
  });

  test.each([
    ['basic', 2],
    ['basic', 4],
    ['expert', 5],
  ] as const)('whatever happens is told in that voice: %s at %i seats', (mode, seats) => {
    const modifiers = ['convoy', 'hadron', 'twin-scope', 'two-sources'] as const;
    for (const { events: told } of wholeGame({ mode, modifiers }, seats, 'text'))
      for (const { event } of told) {
        expectVoice(text.event(event, name));
        expectVoice(text.event(event, name, seat(0)));
      }
  });
});

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
    for (const sentence of sentences) expectVoice(sentence);
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
    for (const id of TOLD_TO_ALL) expectVoice(logicText(id, mode));
  });

  test('facts, finds and photos as clues', () => {
    for (const sight of SURVEYED) expectVoice(factText({ sector: 5, sight }));
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
      for (const content of CONTENTS) expectVoice(conclusionText({ sector: 3, content, holds }));
    expect(conclusionText({ sector: 3, content: 'uap', holds: true })).toBe('The UAP is in sector 3.');
    expect(conclusionText({ sector: 3, content: 'junk', holds: false })).toBe(
      'Sector 3 does not hold space junk.',
    );
  });
});

describe('names', () => {
  test('titles name what a topic is about', () => {
    expect(titleText(['hubble', 'meteor'])).toBe('Hubble and meteor showers');
    expect(titleText(['iss', 'junk'])).toBe('The ISS and space junk');
    const titles = [...topicRules(boardOf('basic'))].map(rule => titleText(titleOfRule(rule)));
    // Seven things, alone and in pairs.
    expect(new Set(titles).size).toBe(7 + 21);
  });

  test('everything has a name of its own', () => {
    for (const names of [
      MODES.map(mode => modeName[mode]),
      LEVELS_OF_FACTS.map(level => levelName[level]),
      CONTENTS.map(thingName),
      MODIFIERS.map(modifier => modifierName[modifier]),
      MODIFIERS.map(modifier => modifierText[modifier]),
      ['find', 'hubble', 'spy', 'exclusive'].map(partName),
    ]) {
      for (const one of names) expect(one).toMatch(/^[A-Z]/);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(thingName('iss')).toBe('ISS');
    expect(partName('light-leak')).toBe('Light Leak');
  });

  test.each(MODIFIERS)('[M26] %s says what it does', modifier => expectVoice(modifierText[modifier]));

  test.each(REFUSALS)('%s has a sentence', code => expectVoice(text.refusal(code)));

  test('the reason of the end', () => expectVoice(text.reason('found')));
});
