import { describe, expect, test } from 'vitest';
import type { Event } from '../../box/types.ts';
import type { Act, Modifier } from '../../types.ts';
import { seat } from '../testing.ts';
import { sound, telling, toldApart, whose } from './told.ts';

const opened = (modifiers: readonly Modifier[] = ['blank', 'blank', 'blank', 'blank']): Event => ({
  ...{ type: 'opened', mode: 'basic', luna: 14, modifiers, reportsAt: [3], titles: [] },
  order: [seat(0), seat(1)],
});
const by = { seat: seat(0), at: 0, cost: 1, quadrant: 1, turns: 0 };
const acted = (act: Act): Event => ({ type: 'acted', act });
const move = acted({ ...by, type: 'move', to: 2 });
const target = acted({ ...by, cost: 4, type: 'target', sectors: [2] });

describe('what the own page tells and the open table does not', () => {
  test('answers, to whoever asked', () => {
    expect(toldApart([target], seat(0), [[opened()]])).toMatch(/answer/);
    expect(toldApart([target], seat(1), [[opened()]])).toBeNull();
  });

  test('facts, where there are any', () => {
    const chose = (level: 'beginner' | 'genius'): Event => ({
      ...{ type: 'set-chosen', seat: seat(0), set: 1, level },
    });
    expect(toldApart([chose('beginner')], seat(0), [[opened()]])).toMatch(/facts/);
    expect(toldApart([chose('genius')], seat(0), [[opened()]])).toBeNull();
  });

  test('a move tells nothing, unless others may go along', () => {
    expect(toldApart([move], seat(0), [[opened()]])).toBeNull();
    expect(toldApart([move], seat(0), [[opened(['convoy', 'blank', 'blank', 'blank'])]])).toMatch(/along/);
  });

  test('a report that a token comes to, also when it is set there by hand', () => {
    const set: Event = { type: 'time-set', seat: seat(0), time: 3 };
    expect(toldApart([set], seat(0), [[opened()]])).toMatch(/report/);
    expect(toldApart([set], seat(0), [[opened()], [target]])).toBeNull();
  });

  test('[C14] a report after a penalty that was given back', () => {
    const wrong = { seat: seat(0), sector: 6, subject: 'meteor', right: false } as const;
    const verdict: readonly Event[] = [
      { type: 'verified', photos: [wrong] },
      { type: 'paid', seat: seat(0), time: 1 },
    ];
    const entry = { type: 'verify', photo: 0, turn: null, by: seat(1), isMistake: true, ...wrong } as const;
    const back: Event = { type: 'entry-mistaken', number: 1, entry };
    const before = [[opened()], [move], [move], verdict];
    expect(toldApart(verdict, seat(0), before.slice(0, 3))).toMatch(/report/);
    expect(toldApart([move], seat(0), [[opened()], [move], verdict])).toMatch(/report/);
    expect(toldApart([move], seat(0), [[opened()], [move], verdict, [back]])).toBeNull();
  });

  test('[C14] no report twice, where a mistake took the token back', () => {
    const back: Event = {
      type: 'mistaken',
      number: 0,
      act: { ...by, cost: 4, type: 'target', sectors: [2] },
    };
    const set: Event = { type: 'time-set', seat: seat(0), time: 3 };
    expect(toldApart([set], seat(0), [[opened()], [target], [back]])).toBeNull();
  });

  test('[C14] a mistake before a token was set by hand moves nothing', () => {
    const set: Event = { type: 'time-set', seat: seat(0), time: 2 };
    const back: Event = { type: 'mistaken', number: 0, act: { ...by, type: 'move', to: 2 } };
    expect(toldApart([move], seat(0), [[opened()], [move], [set], [back]])).toMatch(/report/);
  });
});

test('the log has what was entered, and keeps what is private', () => {
  expect(telling({ type: 'stood', seat: seat(1), quadrant: 2, mode: 'basic' })).toBe('done');
  expect(telling({ type: 'photographed', act: { ...by, type: 'photo', sectors: [2] }, subjects: [] })).toBe(
    'private',
  );
  expect(whose({ type: 'stood', seat: seat(1), quadrant: 2, mode: 'basic' })).toBe(1);
  expect(sound([{ type: 'stood', seat: seat(1), quadrant: 2, mode: 'basic' }])).toBeNull();
});
