import { describe, expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import { faultsOf, puzzleFor, seat } from '../testing.ts';
import { conferenceRules, topicRules } from '../topics.ts';
import { REFUSALS as GAME_REFUSALS, MODES } from '../types.ts';
import { answerSheet, conferenceNote, factNote, questionNote, SIGNS, topicNote } from './notation.ts';
import { text } from './text.ts';
import { type Entered, type Event, REFUSALS } from './types.ts';

const name = (n: number) => ['Heron', 'Rook', 'Wren', 'Kite'][n] ?? 'nobody';
const { rules } = puzzleFor('standard');
const titles = [['asteroid', 'comet'], ['comet', 'gas'], ['gas'], ['gas'], ['gas'], ['gas']] as const;
const spent = { seat: seat(1), at: 10, cost: 3 };
const survey = { ...spent, type: 'survey', of: 'asteroid', from: 11, to: 4 } as const;

const marked = (number: number, entry: Entered): Event => ({
  type: 'entry-mistaken',
  number,
  entry: { ...entry, by: seat(1), isMistake: true },
});

const lines: readonly (readonly [Event, string])[] = [
  [
    { type: 'box-opened', code: 'K7QF-2M', here: [true, false, true], help: 'none' },
    'The code is K7QF-2M. On this device: Heron and Wren. Note sheets here do not help.',
  ],
  [{ type: 'season-chosen', seat: seat(1), season: 0, level: 'youth' }, 'Rook chooses Spring, Youth.'],
  [{ type: 'season-chosen', seat: seat(2), season: 3, level: 'genius' }, 'You choose Winter, Genius.'],
  [{ type: 'placed', seat: seat(1), sector: 5, phase: 2 }, 'Rook places a theory about sector 5 in phase 2.'],
  [{ type: 'placed', seat: seat(2), sector: 5, phase: 0 }, 'You place a theory about sector 5.'],
  [{ type: 'placed-own', sector: 5, body: 'asteroid' }, 'Your theory about sector 5 is an asteroid.'],
  [{ type: 'sky-turned', to: 5 }, 'The sky is turned to sector 5.'],
  [{ type: 'time-set', seat: seat(1), time: 14 }, "Rook's pawn is set right. Sectors from the start: 14."],
  [{ type: 'time-set', seat: seat(2), time: 1 }, 'Your pawn is set right. Sectors from the start: 1.'],
  [
    { type: 'mistaken', number: 3, act: survey },
    'Marked as a mistake: Rook surveys sectors 11 to 4 for asteroids. Time: 3.',
  ],
  [
    marked(0, { type: 'know', seat: seat(1), season: 0, level: 'youth' }),
    'Marked as a mistake: Rook chooses Spring, Youth.',
  ],
  [
    marked(1, { type: 'place', seat: seat(1), sector: 5, phase: 2 }),
    'Marked as a mistake: Rook places a theory about sector 5 in phase 2.',
  ],
  [
    marked(2, { type: 'review', seat: seat(1), sector: 5, phase: 2, body: 'gas', right: false }),
    "Marked as a mistake: Review: Rook's gas cloud in sector 5 is wrong.",
  ],
  [marked(3, { type: 'turn', to: 5 }), 'Marked as a mistake: The sky is turned to sector 5.'],
  [marked(4, { type: 'pass', seat: seat(1) }), 'Marked as a mistake: Rook takes no last act.'],
  [{ type: 'passed', seat: seat(1) }, 'Rook takes no last act.'],
  [{ type: 'theories-asked', phase: 2 }, 'Theory phase 2.'],
];

test.each(lines)('%j is told in words', (event, words) => {
  expect(text.event(event, name, seat(2))).toBe(words);
  expect(faultsOf(words)).toEqual([]);
});

test('every refusal and every way to end has a sentence', () => {
  const codes = [...REFUSALS, ...GAME_REFUSALS];
  const sentences = [...codes.map(text.refusal), ...['located', 'revealed'].map(text.reason)];
  expect(sentences.flatMap(faultsOf)).toEqual([]);
});

describe('[C13] [P5] an answer says what to write, to tell, to keep and how far to move', () => {
  test('of a survey', () => {
    expect(answerSheet(survey, { type: 'survey', count: 2 }, 'standard', titles)).toEqual({
      asked: 'Asteroids in sectors 11 to 4',
      answer: '2',
      aside: '6 sectors. Planet X appears empty, so it never counts here.',
      note: 'A 11–4 = 2',
      tell: 'asteroids, 11 to 4',
      keep: 'Not the number.',
      move: 'Move your pawn 3 sectors, to 2. Stand in front of those already there.',
    });
  });

  test('of a survey for what appears empty, where Planet X counts', () => {
    const empties = { ...survey, of: 'empty', to: 11 } as const;
    expect(answerSheet(empties, { type: 'survey', count: 1 }, 'standard', titles)).toMatchObject({
      asked: 'What appears empty in sector 11',
      aside: '1 sector. Planet X appears empty and counts here.',
      note: 'E 11 = 1',
      tell: 'empty, 11',
    });
  });

  test('of a target', () => {
    const act = { ...spent, cost: 4, type: 'target', sector: 7 } as const;
    expect(answerSheet(act, { type: 'target', sight: 'gas' }, 'expert', titles)).toMatchObject({
      asked: 'Sector 7',
      answer: 'Gas cloud',
      note: 'T 7 = G',
      tell: 'target, sector 7',
      keep: 'Not what is there.',
      move: 'Move your pawn 4 sectors, to 15. Stand in front of those already there.',
    });
  });

  test('of a research', () => {
    const act = { ...spent, cost: 1, type: 'research', topic: 'B' } as const;
    const rule = rules[1] ?? { type: 'consecutive', of: 'asteroid' };
    expect(answerSheet(act, { type: 'research', rule }, 'standard', titles)).toMatchObject({
      asked: 'Topic B: Comets and gas clouds',
      answer: 'Every comet is adjacent to a gas cloud.',
      note: 'R B: all C adj. G',
      tell: 'research, topic B',
      keep: 'Not the rule.',
      move: 'Move your pawn 1 sector, to 12. Stand in front of those already there.',
    });
  });

  test('of a locate, also as a last act', () => {
    const guess = { sector: 6, before: 'asteroid', after: 'comet' } as const;
    const act = { ...spent, cost: 0, type: 'locate', found: false } as const;
    expect(answerSheet(act, { type: 'locate', guess }, 'standard', titles)).toMatchObject({
      answer: 'That is not right.',
      note: 'X ≠ 6 (A, C)',
      tell: 'locate, not found',
      keep: 'Not what you named.',
      move: 'Your pawn stays where it is.',
    });
    const found = answerSheet({ ...act, found: true }, { type: 'locate', guess }, 'standard', titles);
    expect(found).toMatchObject({ note: 'X = 6 (A, C)', tell: 'I located Planet X' });
  });
});

test.each(MODES)('[C13] every rule of %s has a note of its own, shorter than its sentence', mode => {
  const board = boardOf(mode);
  const notes = [
    ...[...topicRules(board)].map(topicNote),
    ...[...conferenceRules(board)].map(rule => conferenceNote(rule, 1)),
  ];
  expect(new Set(notes).size).toBe(notes.length);
  expect(notes.filter(note => note.length > 24)).toEqual([]);
});

test('[C13] what others ask and starting facts have notes, and every sign is explained', () => {
  expect(questionNote({ type: 'locate', found: true })).toBe('X found');
  expect(questionNote({ type: 'survey', of: 'dwarf', from: 2, to: 5 })).toBe('D 2–5');
  expect(factNote({ sector: 5, body: 'comet' })).toBe('5 ≠ C');
  expect(SIGNS.flatMap(([, means]) => faultsOf(means))).toEqual([]);
});
