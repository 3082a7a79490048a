import { describe, expect, test } from 'vitest';
import { faultsOf, puzzleFor, seat, TABLES, wholeGame } from './testing.ts';
import { text } from './text.ts';
import type { Event } from './types.ts';

const name = (n: number) => ['Heron', 'Rook', 'Wren', 'Kite'][n] ?? 'nobody';

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

  test.each(TABLES)('whatever happens is told in that voice: %s at %i seats', (mode, seats) => {
    for (const { events: told } of wholeGame(mode, seats, 'text'))
      for (const { event } of told) {
        expect(faultsOf(text.event(event, name))).toEqual([]);
        expect(faultsOf(text.event(event, name, seat(0)))).toEqual([]);
      }
  });
});
