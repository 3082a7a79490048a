import { describe, expect, test } from 'vitest';
import { faultsOf, puzzleFor, seat, wholeGame } from './testing.ts';
import { text } from './text.ts';
import type { Act, Answer, Event, Surveyed } from './types.ts';

const name = (n: number) => ['Heron', 'Rook', 'Wren', 'Kite', 'Swift'][n] ?? 'nobody';

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
  placed: { type: 'placed', seat: seat(1), quadrant: 3, mode: 'expert' },
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
    'Expert, 24 sectors. Luna is in sector 13. Quadrant 1, inner 1–3: Hadron. After a survey the Earth turns at once, and photos are verified. Quadrant 3, inner 7–9: Red Tape. A survey costs 1 more. Reports come at space 5 and space 3 of lap 2. Order: Wren, Rook and Heron.',
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
  [events.placed, 'Rook starts in quadrant 3, inner 7–9.'],
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
  [events.placed, 'You start in quadrant 3, inner 7–9.'],
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
    expect(faultsOf(text.event(event, name))).toEqual([]);
  });

  test.each(lines)('%j', (event, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
    expect(text.event(event, name)).toBe(sentence);
  });

  test.each(toYou)('%j, read by seat 1', (event, sentence) => {
    expect(faultsOf(sentence)).toEqual([]);
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
        expect(faultsOf(text.event(event, name))).toEqual([]);
        expect(faultsOf(text.event(event, name, seat(0)))).toEqual([]);
      }
  });
});
