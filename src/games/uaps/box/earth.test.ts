import { describe, expect, test } from 'vitest';
import { photo, seat, survey } from '../testing.ts';
import type { Move as MoveOfGame } from '../types.ts';
import { atBox, enter, heard, refused, said, timeOf, typesHeard, withAway } from './testing.ts';
import type { Move } from './types.ts';

const own = (move: MoveOfGame): Move => move as Move;
const TURN: Move = { type: 'turn' };

describe('the Earth', () => {
  test('[U1] turns when somebody says so; the device says when it is due', () => {
    const start = atBox({ time: [2, 3] });
    const { state } = enter(start, [0, own(survey('nav'))]);
    expect(state.public).toMatchObject({ time: [3, 3], turns: 0 });
    expect(state.box.turnDue).toBe(true);
    const turned = enter(state, [1, TURN]).state;
    expect(turned.public).toMatchObject({ turns: 1, lines: 1 });
    expect(turned.box.turnDue).toBe(false);
  });

  test('[U1] a turn before everything was entered is not due again', () => {
    const { state } = enter(atBox({ time: [2, 3] }), [0, TURN], [0, own(survey('nav'))]);
    expect(state.public.turns).toBe(1);
    expect(state.box.turnDue).toBe(false);
  });

  test('[U1] is never due where turns are not entered', () => {
    expect(
      enter(withAway({ time: [2, 3] }, { tracked: false }), [0, own(survey('nav'))]).state.box.turnDue,
    ).toBe(false);
  });

  test('[M15] a survey under Hadron turns it at once, also of somebody who is away', () => {
    const start = withAway({ modifiers: ['hadron'] });
    expect(enter(start, [0, own(survey('nav'))]).state.public).toMatchObject({ turns: 1, lines: 0 });
    const away = said(1, { type: 'survey', of: ['nav'], area: { form: 'quadrant' } });
    expect(enter(start, [0, away]).state.public).toMatchObject({ turns: 1, lines: 0 });
  });
});

describe('photos', () => {
  test('[U2] of a seat here cost time, and what is on them stays on the own page', () => {
    const step = enter(atBox(), [0, own(photo(2, 'nav'))]);
    expect(timeOf(step.state, 0)).toBe(1);
    expect(typesHeard(step, 0)).toEqual(['acted', 'photographed']);
    expect(typesHeard(step, 1)).toEqual(['acted']);
    expect(step.state.public.photos).toEqual([{ seat: 0, sector: 2, fate: 'face-down', subject: null }]);
  });

  test('[U3] of seats here are verified with the turn, others are due', () => {
    const start = enter(
      withAway(),
      [0, own(photo(2, 'nav'))],
      [0, said(1, { type: 'photo', sector: 6 })],
    ).state;
    expect(refused(start, 0, { type: 'verify', photo: 1, subject: 'nav' })).toBe('not-due');
    const step = enter(start, [0, TURN]);
    expect(heard(step)).toMatchObject([
      { type: 'turned' },
      { type: 'verified', photos: [{ seat: 0, sector: 2, subject: 'nav', right: true }] },
      { type: 'listed', satellite: 'nav' },
    ]);
    expect(step.state.box.due).toEqual([1]);
    const later = enter(step.state, [0, { type: 'verify', photo: 1, subject: 'nav' }]).state;
    expect(later.public.photos[1]).toMatchObject({ fate: 'right', subject: 'nav' });
    expect(later.box.due).toEqual([]);
    expect(refused(later, 0, { type: 'verify', photo: 1, subject: 'nav' })).toBe('verified-already');
    expect(refused(later, 0, { type: 'verify', photo: 7, subject: 'nav' })).toBe('no-such-photo');
  });

  test('[U3] a wrong one moves its owner by 1, as far as the token is known', () => {
    const entries = [
      [0, said(1, { type: 'photo', sector: 6 })],
      [0, TURN],
      [0, { type: 'verify', photo: 0, subject: 'meteor' }],
    ] as const;
    const tracked = enter(withAway(), ...entries);
    expect(typesHeard(tracked)).toEqual(['verified', 'paid']);
    expect(timeOf(tracked.state, 1)).toBe(2);
    expect(timeOf(enter(withAway({}, { tracked: false }), ...entries).state, 1)).toBe(0);
  });

  test('[U3] one that was not entered is added later, also of a seat here', () => {
    const other = (who: number): Move => ({
      type: 'verify-other',
      seat: seat(who),
      sector: 6,
      subject: 'nav',
    });
    expect(refused(withAway(), 0, other(1))).toBe('not-due');
    const { state } = enter(withAway(), [0, TURN], [0, other(1)], [0, other(0)]);
    expect(state.public.photos).toMatchObject([
      { seat: 1, sector: 6, fate: 'right' },
      { seat: 0, sector: 6, fate: 'right' },
    ]);
    expect(state.own[0]?.subjects).toEqual(['nav']);
    expect(refused(state, 0, other(1))).toBe('photographed-already');
  });

  test('[U5] a report comes to a seat here when its token reaches it, also by hand', () => {
    const step = enter(withAway({ time: [3, 3] }), [0, own(survey('nav'))]);
    expect(typesHeard(step, 0)).toContain('report');
    const set = (who: number): Move => ({ type: 'set-time', seat: seat(who), time: 5 });
    expect(typesHeard(enter(withAway(), [0, set(0)]), 0)).toEqual(['time-set', 'report']);
    expect(typesHeard(enter(withAway(), [0, set(1)]), 1)).toEqual(['time-set']);
  });
});
