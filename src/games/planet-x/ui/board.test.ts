import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { readNotes } from '../../../deduction/marks.ts';
import type { Event, Own, Public, Theory, View } from '../types.ts';
import { isPublic, momentIn, together } from './board-moment.ts';
import { noted } from './board-noted.ts';
import { sectorFacts, stepOf, tokensOn } from './board-sector.ts';
import { comingMarks, isPast, marksBetween } from './circle-marks.ts';
import { marks } from './marks.ts';
import { announcedIn } from './rail-lines.ts';
import { viewOf as anyView, publicOf, seat } from './testing.ts';
import * as text from './text.ts';
import { sound, toldApart } from './told.ts';

const names = ['You', 'Heron', 'Lynx'];
const name = (who: Seat) => names[who] ?? '';

const viewOf = (change: Partial<Public> = {}, mine: Partial<Own> = {}) =>
  anyView({ time: [4, 4, 7], ...change }, mine);

const theory = (who: number, sector: number, phase: number, change: Partial<Theory> = {}): Theory => ({
  seat: seat(who),
  sector,
  phase,
  fate: 'in-review',
  body: null,
  ...change,
});

const label = (view: View, sector: number, notes = readNotes(null), press = '') =>
  text.sectorLabel(sectorFacts(view, sector), name, { noted: noted(notes, sector), press });

describe('a sector says', () => {
  test('its number, whether it is visible, and who is there in which order', () => {
    expect(label(viewOf(), 5)).toBe(
      'Sector 5, visible, the arrow is here, comet possible, pawns in order: 1 you and 2 Heron',
    );
    expect(label(viewOf(), 12)).toBe('Sector 12, below the horizon');
    expect(label(viewOf(), 8)).toBe('Sector 8, visible, pawn of Lynx');
  });

  test('theories with their owner and step, and the thing only of its own', () => {
    const theories = [theory(0, 9, 1), theory(1, 9, 1)];
    expect(label(viewOf({ theories }, { bodies: ['gas'] }), 9)).toBe(
      'Sector 9, visible, theory by you: gas cloud, step 2, theory by Heron, step 2',
    );
    expect(label({ ...viewOf({ theories }), viewer: 'spectator', own: null }, 9)).not.toContain('gas');
  });

  test('what is confirmed, and no wrong theory any more', () => {
    const theories = [
      theory(1, 11, 1, { fate: 'right', body: 'comet' }),
      theory(2, 11, 1, { fate: 'wrong', body: 'asteroid' }),
    ];
    expect(label(viewOf({ theories }), 11)).toBe(
      'Sector 11, below the horizon, comet possible, confirmed comet by Heron',
    );
  });

  test('what was noted about it, and what a press does', () => {
    const notes = marks.withMarkings(readNotes(null), [
      { sector: 6, content: 'dwarf', mark: 'ink' },
      { sector: 6, content: 'comet', mark: 'struck' },
      { sector: 7, content: 'asteroid', mark: 'pencil' },
    ]);
    const press = text.pressSays('target', true, 'no');
    expect(label(viewOf(), 6, notes, press)).toBe(
      'Sector 6, visible, your note: dwarf planet; not comet. Press to target it',
    );
    expect(label(viewOf(), 7, notes)).toContain('your note: perhaps asteroid');
    expect(label(viewOf(), 10, notes)).not.toContain('note');
  });
});

describe('the review track', () => {
  test('[H4] a theory starts on the first step and is reviewed on the last', () => {
    const at = (change: Partial<Public>) => stepOf({ phase: 2 }, publicOf(change));
    expect([
      at({ phase: 2, stage: 'act' }),
      at({ phase: 3, stage: 'theories' }),
      at({ phase: 3, stage: 'act' }),
      at({ phase: 4, stage: 'theories' }),
    ]).toEqual([2, 2, 3, 3]);
    expect(stepOf({ phase: 3 }, publicOf({ phase: 2, stage: 'last-acts' }))).toBe(1);
  });

  test('what one submitted is found by its order among the own ones', () => {
    const theories = [
      theory(1, 2, 1),
      theory(0, 3, 1, { fate: 'wrong', body: 'comet' }),
      theory(0, 8, 2),
      theory(1, 8, 2),
    ];
    const tokens = tokensOn(viewOf({ theories, phase: 2 }, { bodies: ['comet', 'dwarf'] }));
    expect(tokens.map(({ sector, body }) => [sector, body])).toEqual([
      [2, null],
      [8, 'dwarf'],
      [8, null],
    ]);
  });
});

describe('marks', () => {
  test('[T6] come in the order in which the arrow passes them', () => {
    expect(marksBetween(publicOf(), 12)).toEqual([
      { type: 'theories', sector: 6, review: false },
      { type: 'theories', sector: 9, review: false },
      { type: 'conference', sector: 10, number: 1 },
      { type: 'theories', sector: 12, review: false },
    ]);
    expect(marksBetween(publicOf(), 4)).toEqual([]);
  });

  test('[H4] say whether a review comes with them', () => {
    const coming = comingMarks(publicOf({ theories: [theory(1, 9, 1)] }), 3);
    expect(coming.map(mark => text.markSays(mark, 'standard'))).toEqual([
      'Theories, 1 each',
      'Theories, 1 each, and a review',
      'Conference X1',
    ]);
  });

  test('[T4] [T5] theories come on every lap, a conference once', () => {
    const conference = { type: 'conference', sector: 10, number: 1 } as const;
    const theories = { type: 'theories', sector: 3 } as const;
    expect([9, 10, 14].map(arrow => isPast(conference, publicOf({ arrow })))).toEqual([false, true, true]);
    expect([2, 3, 14, 15].map(arrow => isPast(theories, publicOf({ arrow })))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(comingMarks(publicOf({ arrow: 12 }), 9).some(({ type }) => type === 'conference')).toBe(false);
  });
});

const acted: Event = {
  type: 'acted',
  act: { type: 'survey', of: 'gas', from: 10, to: 12, seat: seat(1), at: 9, cost: 4 },
};
const reviewed = (right: boolean): Event => ({
  type: 'reviewed',
  theories: [{ seat: seat(1), sector: 4, body: 'asteroid', right }],
});
const conference: Event = {
  type: 'conference',
  number: 1,
  rule: { type: 'x-not-adjacent', to: 'gas' },
  mode: 'standard',
};

test('a conference, a review and an answer are moments, what others do is none', () => {
  expect(momentIn([acted])).toBeNull();
  const answer = { act: acted.act, answer: { type: 'survey', count: 1 } } as const;
  const told = momentIn([conference]);
  const before = momentIn([{ type: 'answered', mode: 'standard', ...answer }]);
  expect(told && together(before, told)).toEqual({ ...told, answer });
  expect(momentIn([acted, conference])?.conferences).toHaveLength(1);
  const moment = momentIn([reviewed(false), { type: 'paid', seat: seat(1), time: 1 }]);
  expect(moment?.reviewed).toEqual([{ seat: 1, sector: 4, body: 'asteroid', right: false }]);
  expect(moment?.paid).toEqual([{ seat: 1, time: 1 }]);
});

test('an answer and starting facts wait on the page of whoever they are for', () => {
  expect([0, 1].map(who => toldApart([acted], seat(who)))).toEqual([null, text.ANSWER_ON_PAGE]);
  const located: Event = {
    type: 'acted',
    act: { type: 'locate', found: false, seat: seat(1), at: 9, cost: 5 },
  };
  expect(toldApart([located], seat(1))).toBeNull();
  const knew: Event = { type: 'knew', levels: ['genius', 'youth'] };
  expect([0, 1].map(who => toldApart([knew], seat(who)))).toEqual([null, text.FACTS_ON_PAGE]);
});

test('what is folded says itself, and shows the answer where it is short', () => {
  const { act } = acted;
  const told = momentIn([
    { type: 'answered', mode: 'standard', act, answer: { type: 'survey', count: 2 } },
    conference,
  ]);
  expect(told && text.foldedShort(told)).toBe('2');
  expect(told && text.foldedSays(told, 'standard')).toBe(
    'You surveyed gas clouds, 10\u2060–\u206012: 2, Conference X1',
  );
  const facts = momentIn([{ type: 'facts-came', facts: [{ sector: 3, body: 'gas' }] }]);
  expect(facts && text.foldedShort(facts)).toBe('1');
  expect(facts && text.foldedSays(facts, 'standard')).toBe('1 fact');
  expect([told, facts].map(one => one && isPublic(one))).toEqual([true, false]);
});

test('a wrong theory thuds, a right one ticks', () => {
  expect(sound([reviewed(true), conference])).toBe('double-tick');
  expect(sound([reviewed(false), conference])).toBe('thud');
  expect(sound([acted])).toBeNull();
});

test('what was announced has the answer only where one heard it', () => {
  const { act } = acted;
  const answered: Event = { type: 'answered', act, answer: { type: 'survey', count: 2 }, mode: 'standard' };
  const none: Event = { type: 'submitted', seat: seat(1), sectors: [] };
  const lines = announcedIn([[acted], [none], [acted, answered, conference]]);
  expect(lines.map(line => (line.type === 'acted' ? line.answer : line.type))).toEqual([
    null,
    { type: 'survey', count: 2 },
    'conference',
  ]);
});
