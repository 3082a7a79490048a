import { describe, expect, test } from 'vitest';
import type { Act, Event } from '../types.ts';
import { seat } from './testing.ts';
import * as text from './text.ts';
import { telling, toldApart } from './told.ts';

const base = { seat: seat(0), at: 0, cost: 1, quadrant: 1, turns: 0 } as const;
const acted = (act: Act): Event => ({ type: 'acted', act });
const moves = (cost: number) => acted({ ...base, cost, type: 'move', to: 2 });
const targets = (cost: number) => acted({ ...base, cost, type: 'target', sectors: [8] });
const paid: Event = { type: 'paid', seat: seat(0), time: 1 };
const opened: Event = {
  type: 'opened',
  mode: 'basic',
  luna: 12,
  modifiers: ['blank', 'blank', 'blank', 'blank'],
  order: [seat(0), seat(1)],
  reportsAt: [4, 9],
  titles: [],
};

describe('what waits on an own page', () => {
  test('[A7] an answer, for whoever asked', () => {
    expect(toldApart([targets(1)], seat(0), [[opened]])).toBe(text.ANSWER_ON_PAGE);
    expect(toldApart([targets(1)], seat(1), [[opened]])).toBeNull();
    expect(toldApart([moves(1)], seat(0), [[opened]])).toBeNull();
    expect(telling({ type: 'facts-came', facts: [] })).toBe('private');
  });

  test('the facts of the start, where there are any', () => {
    const knew: Event = { type: 'knew', levels: ['beginner', 'genius'] };
    expect(toldApart([knew], seat(0), [[opened]])).toBe(text.FACTS_ON_PAGE);
    expect(toldApart([knew], seat(1), [[opened]])).toBeNull();
  });

  test('[Q7] a report, when the token gets to it or past it, by an act or by what a photo costs', () => {
    const before = [[opened], [moves(1)], [targets(2)]];
    expect(toldApart([moves(1)], seat(0), before)).toBe(text.REPORT_ON_PAGE);
    expect(toldApart([targets(3)], seat(0), before)).toBe(text.ANSWER_AND_REPORT_ON_PAGE);
    expect(toldApart([paid], seat(0), before)).toBe(text.REPORT_ON_PAGE);
    expect(toldApart([moves(1)], seat(1), before)).toBeNull();
    expect(toldApart([moves(1)], seat(0), [...before, [moves(1)]])).toBeNull();
  });
});
