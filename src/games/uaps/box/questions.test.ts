import { describe, expect, test } from 'vitest';
import { moveTo, photo, seat, several, survey, target, uapIn } from '../testing.ts';
import type { Move as MoveOfGame } from '../types.ts';
import { toAct } from './rules.ts';
import { atBox, enter, heard, refused, said, timeOf, typesHeard, withAway } from './testing.ts';
import type { Move } from './types.ts';

const own = (move: MoveOfGame): Move => move as Move;

describe('facts', () => {
  const start = atBox({ seats: 3 }, { here: [true, true, false], sets: several(3, null) });
  const choose = (set: number, level: 'beginner' | 'genius' = 'beginner'): Move => ({
    type: 'know',
    set,
    level,
  });

  test('[C5] a seat here chooses a set and a level before its first question', () => {
    expect(refused(start, 0, own(survey('nav')))).toBe('choose-facts-first');
    const step = enter(start, [0, choose(3)]);
    expect(step.state.own[0]?.facts).toEqual(step.state.puzzle.facts[3]?.slice(0, 8));
    expect(step.state.box.sets).toEqual([3, null, null]);
    expect(refused(step.state, 0, choose(2))).toBe('already-chosen');
    expect(refused(step.state, 0, own(survey('nav')))).toBeUndefined();
  });

  test('[C5] two seats here do not share a set, and who is away has none', () => {
    const { state } = enter(start, [0, choose(3)]);
    expect(refused(state, 1, choose(3))).toBe('set-taken');
    expect(refused(state, 2, choose(2))).toBe('not-here');
  });

  test('[C6] only its seat hears the facts', () => {
    const step = enter(start, [0, choose(3)]);
    expect(typesHeard(step, 0)).toEqual(['set-chosen', 'facts-came']);
    expect(typesHeard(step, 1)).toEqual(['set-chosen']);
    expect(typesHeard(enter(start, [0, choose(1, 'genius')]), 0)).toEqual(['set-chosen']);
  });
});

describe('whose turn it is', () => {
  test('[C7] the farthest-back token is to act, also of somebody who is away', () => {
    expect(toAct(withAway({ time: [4, 2] }))).toEqual([1]);
    expect(toAct(withAway({ time: [1, 2] }))).toEqual([0]);
  });

  test('[C7] a seat here may ask out of turn', () => {
    expect(refused(atBox({ time: [4, 2] }), 0, own(survey('nav')))).toBeUndefined();
  });

  test('[C8] where turns are not entered, everybody here may act', () => {
    expect(toAct(atBox({ seats: 3 }, { here: [true, false, true], tracked: false }))).toEqual([0, 2]);
  });

  test('[C8] the tokens of those who are away stay where they are', () => {
    const state = withAway({}, { tracked: false });
    const { state: after } = enter(
      state,
      [0, said(1, { type: 'target', sectors: [2] })],
      [0, own(target(1))],
    );
    expect(after.public.time).toEqual([4, 0]);
    expect(after.box.turnDue).toBe(false);
  });

  test('[T6] what others did since gives a free move back', () => {
    const start = atBox({ modifiers: ['shuttle', 'blank', 'shuttle', 'blank'] });
    const { state } = enter(start, [0, own(moveTo(2))]);
    expect(state.public.freeMove).toEqual({ from: 1, to: 2 });
    expect(refused(state, 0, own(moveTo(1)))).toBe('one-free-move');
    const later = enter(state, [1, own(survey('nav'))]).state;
    expect(refused(later, 0, own(moveTo(1)))).toBeUndefined();
  });

  test('[C10] any token can be set right, and comes last to its space', () => {
    const start = withAway({ time: [3, 5] });
    const { state } = enter(start, [0, { type: 'set-time', seat: seat(1), time: 3 }]);
    expect(state.public.time).toEqual([3, 3]);
    expect(state.public.order).toEqual([0, 1]);
    const again = enter(state, [0, { type: 'set-time', seat: seat(0), time: 3 }]).state;
    expect(again.public.order).toEqual([1, 0]);
    expect(refused(again, 0, { type: 'set-time', seat: seat(0), time: 3 })).toBe('no-change');
    expect(refused(again, 0, { type: 'set-time', seat: seat(0), time: 241 })).toBe('no-such-time');
    expect(refused(again, 0, { type: 'set-time', seat: seat(2), time: 1 })).toBe('no-such-seat');
  });
});

describe('questions', () => {
  test('[C11] are answered, cost and are barred as in the game', () => {
    const step = enter(atBox({ modifiers: ['red-tape'] }), [0, own(survey('nav'))]);
    expect(timeOf(step.state, 0)).toBe(2);
    expect(heard(step, 0).find(({ type }) => type === 'answered')).toMatchObject({
      answer: { type: 'survey', counts: [1] },
    });
    expect(typesHeard(step, 1)).toEqual(['acted']);
    expect(refused(atBox({ modifiers: ['power-cut'] }), 0, own(survey('nav')))).toBe('no-survey-here');
    expect(refused(atBox({ modifiers: ['no-cameras'] }), 0, own(photo(1, 'nav')))).toBe('no-photos-here');
    expect(refused(atBox(), 0, own(target(5)))).toBe('not-in-your-quadrant');
  });

  test('[U4] a satellite is analyzed only where a right photo of one was verified', () => {
    const analyze: Move = { type: 'analyze', topic: 'A' };
    expect(refused(atBox(), 0, analyze)).toBe('not-verified');
    expect(refused(atBox({ photos: [[1, 16, 'comm', 'right']] }), 0, analyze)).toBeUndefined();
    expect(refused(atBox({ modifiers: ['open-archive'] }), 0, analyze)).toBeUndefined();
  });

  test('a researcher has to be somewhere', () => {
    const start = atBox();
    const nowhere = { ...start, public: { ...start.public, quadrants: [null, null] } };
    expect(refused(nowhere, 0, own(survey('nav')))).toBe('stand-first');
    const { state } = enter(nowhere, [0, { type: 'stand', seat: seat(0), quadrant: 2 }]);
    expect(refused(state, 0, own(survey('nav')))).toBeUndefined();
    expect(refused(state, 0, { type: 'stand', seat: seat(0), quadrant: 2 })).toBe('no-change');
  });
});

describe('what others announce', () => {
  test('[C9] is entered and never answered', () => {
    const step = enter(withAway(), [0, said(1, { type: 'target', sectors: [1] })]);
    expect(step.state.public.acts).toMatchObject([{ seat: 1, type: 'target', cost: 4 }]);
    expect(timeOf(step.state, 1)).toBe(4);
    expect(step.state.own[1]?.answers).toEqual([]);
    expect(typesHeard(step, 1)).toEqual(['acted']);
  });

  test('[C9] only for seats that are away', () => {
    expect(refused(atBox(), 0, said(1, { type: 'target', sectors: [1] }))).toBe('not-away');
    expect(refused(withAway(), 1, own(survey('nav')))).toBe('not-here');
  });

  test('[C11] where somebody stands is what the board says', () => {
    const { state } = enter(withAway(), [0, said(1, { type: 'target', sectors: [5] })]);
    expect(state.public.quadrants).toEqual([1, 3]);
    expect(state.public.acts).toMatchObject([{ quadrant: 3 }]);
  });

  test('[C11] is not refused for what the device cannot know', () => {
    const start = withAway({ modifiers: ['power-cut'] });
    expect(
      refused(start, 0, said(1, { type: 'survey', of: ['nav'], area: { form: 'quadrant' } })),
    ).toBeUndefined();
    expect(refused(start, 0, said(1, { type: 'analyze', satellite: 'spy' }))).toBeUndefined();
    expect(refused(start, 0, said(1, { type: 'target', sectors: [17] }))).toBe('no-such-sector');
    expect(refused(start, 0, said(1, { type: 'target', sectors: [1, 5] }))).toBe('not-in-your-quadrant');
    expect(refused(start, 0, said(1, { type: 'move', to: 1 }))).toBe('already-there');
  });

  test('[U6] whoever moved says who went along', () => {
    const start = atBox({ seats: 3, quadrants: [1, 1, 2], modifiers: ['convoy'] });
    const along = (...seats: readonly number[]): Move => ({ type: 'went-along', seats: seats.map(seat) });
    expect(refused(start, 0, along(1))).toBe('nobody-moved');
    const { state } = enter(start, [0, own(moveTo(2))]);
    expect(refused(state, 1, along(1))).toBe('not-your-act');
    expect(refused(state, 0, along(2))).toBe('stood-elsewhere');
    expect(enter(state, [0, along(1)]).state.public.quadrants).toEqual([2, 2, 2]);
  });

  test('[E1] a find of somebody whose place was not entered is entered', () => {
    const start = withAway({}, { tracked: false });
    const nowhere = { ...start, public: { ...start.public, quadrants: [1, null] } };
    const { state } = enter(nowhere, [0, said(1, { type: 'find', found: true })]);
    expect(state.public).toMatchObject({
      finder: 1,
      stage: 'last-acts',
      lastActs: [0],
      quadrants: [1, null],
    });
    expect(refused(state, 0, { type: 'find', ...uapIn(state) })).toBeUndefined();
  });
});
