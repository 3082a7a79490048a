import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { boardOf, visibleFrom } from '../board.ts';
import { BODIES, type Body, MODES, type Public, SIGHTS } from '../types.ts';
import {
  dragged,
  fitted,
  openSectors,
  pressed,
  stepped,
  surveyedFor,
  widened,
  widest,
  withAnother,
  withVerb,
  written,
} from './dock-choose.ts';
import { BLANK, chosenSectors, type Draft, missingIn, moveOf, riskOf, VERBS, whyNot } from './dock-draft.ts';
import { costInDraft, landingOf } from './dock-landing.ts';
import * as text from './dock-text.ts';
import { publicOf, seat, viewOf } from './testing.ts';

const standard = boardOf('standard');

const me = seat(0);

/** Arrow in sector 5: 5 to 10 are visible. */
const known = publicOf();
const surveying = withVerb(BLANK, 'survey', known);

describe('a range', () => {
  test('is at first all that is visible, which is cheapest', () => {
    expect(surveying.range).toEqual({ from: 5, to: 10 });
    expect(costInDraft(surveying, known)).toBe(3);
  });

  test('comes by two presses, in whichever order, and a third begins anew', () => {
    const first = pressed(surveying, 8, known, me);
    expect(first).toMatchObject({ range: { from: 8, to: 8 }, anchor: 8 });
    const second = pressed(first, 6, known, me);
    expect(second).toMatchObject({ range: { from: 6, to: 8 }, anchor: null });
    expect(pressed(second, 9, known, me).range).toEqual({ from: 9, to: 9 });
  });

  test('comes by a drag, which is a survey where nothing is chosen yet', () => {
    expect(dragged(BLANK, 9, 7, known)).toMatchObject({ verb: 'survey', range: { from: 7, to: 9 } });
    expect(pressed(BLANK, 7, known, me).verb).toBe('survey');
  });

  test('grows at its far end, then at the near one, and shrinks at the far end', () => {
    const small: Draft = { ...surveying, range: { from: 7, to: 9 } };
    const grown = widened(small, 1, 4, standard);
    expect(grown.range).toEqual({ from: 7, to: 10 });
    expect(widened(grown, 1, 4, standard).range).toEqual({ from: 6, to: 10 });
    expect(widened(small, -1, 4, standard).range).toEqual({ from: 7, to: 8 });
    const one: Draft = { ...surveying, range: { from: 7, to: 7 } };
    expect(widened(one, -1, 4, standard).range).toEqual({ from: 7, to: 7 });
    expect(widened(surveying, 1, 4, standard).range).toEqual({ from: 5, to: 10 });
  });

  test('goes over the end of the circle', () => {
    const late = publicOf({ arrow: 9, time: [9, 9, 9] });
    expect(dragged(BLANK, 2, 11, late).range).toEqual({ from: 11, to: 2 });
    expect(chosenSectors(dragged(BLANK, 2, 11, late), standard)).toEqual([11, 12, 1, 2]);
  });
});

describe('[A2] a survey for comets', () => {
  test('is narrowed to ends where comets can be', () => {
    expect(surveyedFor(surveying, 'comet', known).range).toEqual({ from: 5, to: 7 });
    expect(fitted({ from: 6, to: 9 }, 'comet', 4, standard)).toEqual({ from: 7, to: 7 });
  });

  test('keeps a range without such ends, and says why not', () => {
    const draft = surveyedFor({ ...surveying, range: { from: 8, to: 10 } }, 'comet', known);
    expect(draft.range).toEqual({ from: 8, to: 10 });
    const move = moveOf(draft);
    expect(move && whyNot(viewOf(), me, move)).toBe('comet-ends');
    expect(text.refusalSays('comet-ends', 'standard')).toBe(
      'A comet survey starts and ends on 2, 3, 5, 7 and 11.',
    );
  });

  test('steps from one such sector to the next', () => {
    const draft: Draft = { ...surveyedFor(surveying, 'comet', known), range: { from: 5, to: 5 } };
    expect(widened(draft, 1, 4, standard).range).toEqual({ from: 5, to: 7 });
  });

  test('has no range where no comet can be seen', () => {
    expect(widest('comet', 7, { ...standard, cometSectors: [2, 3] })).toBeNull();
  });
});

describe('theories', () => {
  const phase = publicOf({ stage: 'theories' });
  const expert = publicOf({ stage: 'theories', mode: 'expert' });
  const theory = { ...BLANK, verb: 'theory' } as const;

  test('the thing may come before or after the sector', () => {
    const body = pressed(written(theory, 'gas'), 3, phase, me);
    const sector = written(pressed(theory, 3, phase, me), 'gas');
    expect([moveOf(body), moveOf(sector)]).toEqual([
      { type: 'submit', theories: [{ sector: 3, body: 'gas' }] },
      { type: 'submit', theories: [{ sector: 3, body: 'gas' }] },
    ]);
  });

  test('[H1] one in Standard, two in Expert; the last one makes room', () => {
    const two = (now: Public) => pressed(pressed(written(theory, 'comet'), 3, now, me), 7, now, me);
    expect(two(phase).picks.map(({ sector }) => sector)).toEqual([7]);
    expect(two(expert).picks.map(({ sector }) => sector)).toEqual([3, 7]);
    const third = pressed(two(expert), 2, expert, me);
    expect(third.picks.map(({ sector }) => sector)).toEqual([3, 2]);
    expect(moveOf(third)).toMatchObject({ theories: [{ sector: 2 }, { sector: 3 }] });
  });

  test('a sector pressed again is let go', () => {
    const picked = pressed(theory, 3, phase, me);
    expect(missingIn(picked)).toBe('body');
    expect(pressed(picked, 3, phase, me).picks).toEqual([]);
  });

  test('each of two can be changed: chosen by its chip or by a press, stepped and written', () => {
    const first = written(pressed(theory, 3, expert, me), 'gas');
    const two = written(withAnother(first, expert), 'comet');
    expect(two).toMatchObject({
      picks: [
        { sector: 3, body: 'gas' },
        { sector: 4, body: 'comet' },
      ],
      writes: 1,
    });
    const back = pressed(two, 3, expert, me);
    expect(back).toMatchObject({ picks: two.picks, writes: 0 });
    // Two of one phase are about different sectors.
    const changed = written(stepped(back, 1, expert), 'asteroid');
    expect(changed.picks).toEqual([
      { sector: 5, body: 'asteroid' },
      { sector: 4, body: 'comet' },
    ]);
    expect(pressed(changed, 5, expert, me)).toMatchObject({ picks: [{ sector: 4 }], writes: 0 });
  });

  test('[H2] steps pass by what is confirmed', () => {
    const theories = [{ seat: me, sector: 5, phase: 1, fate: 'right', body: 'comet' } as const];
    const now = publicOf({ stage: 'theories', theories });
    expect(openSectors(theory, now)).not.toContain(5);
    expect(stepped(theory, 1, now).picks).toEqual([{ sector: 6, body: null }]);
  });
});

describe('where it leads', () => {
  test('[T1] one comes last of those who are there, and the farthest back is next', () => {
    expect(landingOf(known, me, 4)).toMatchObject({ sector: 9, count: 2, next: 1 });
    expect(landingOf(known, me, 1)).toMatchObject({ sector: 6, count: 1, next: 0, marks: [] });
  });

  test('what comes in between is said', () => {
    const name = (who: Seat) => ['You', 'Heron', 'Lynx'][who] ?? '';
    expect(text.landingSays(landingOf(known, me, 1), me, name)).toBe('You land on 6, then you act again.');
    expect(text.landingSays(landingOf(known, me, 4), me, name)).toBe(
      'You land on 9. First comes a theory phase, then Heron acts.',
    );
  });

  test('nobody moves for a last act', () => {
    const last = publicOf({ stage: 'last-acts', finder: seat(2) });
    expect(costInDraft({ ...BLANK, verb: 'locate' }, last)).toBeNull();
  });
});

test('what cannot come back is asked once more', () => {
  const locate = { type: 'locate', sector: 2, before: 'gas', after: 'empty' } as const;
  const submit = (body: Body) => ({ type: 'submit', theories: [{ sector: 2, body }] }) as const;
  const phase = viewOf({ stage: 'theories' });
  expect(riskOf(viewOf({}), locate)).toBe('locate');
  expect(riskOf(viewOf({}), { type: 'target', sector: 2 })).toBeNull();
  expect(riskOf(phase, submit('dwarf'))).toBe('last-token');
  expect(riskOf(phase, submit('gas'))).toBeNull();
  expect(riskOf(viewOf({ stage: 'last-acts' }), submit('gas'))).toBe('last-act');
});

describe.each(MODES)('whatever can be composed in %s', mode => {
  test('is legal, or has its reason in words', () => {
    const rng = new Rng(stream('draft', mode));
    const board = boardOf(mode);
    for (let tries = 0; tries < 400; tries++) {
      const arrow = rng.int(2 * board.sectors);
      const stage = rng.pick(['act', 'theories'] as const);
      const view = viewOf({ mode, arrow, time: [arrow, arrow, arrow + 2], stage });
      const now = view.public;
      let draft: Draft = { ...BLANK, verb: rng.pick(VERBS), of: rng.pick(SIGHTS), topic: 'A' };
      for (let presses = rng.int(4); presses > 0; presses--)
        draft = pressed(draft, 1 + rng.int(board.sectors), now, me);
      draft = written({ ...draft, before: rng.pick(SIGHTS), after: rng.pick(SIGHTS) }, rng.pick(BODIES));
      const move = moveOf(draft);
      expect(move === null).toBe(missingIn(draft) !== null);
      const code = move && whyNot(view, me, move);
      if (code) expect(text.refusalSays(code, mode)).not.toBe('');
    }
  });

  test('by steps and widths alone, a survey is always legal', () => {
    const rng = new Rng(stream('widths', mode));
    const board = boardOf(mode);
    for (let tries = 0; tries < 200; tries++) {
      const arrow = rng.int(2 * board.sectors);
      const view = viewOf({ mode, arrow, time: [arrow, arrow, arrow + 2] });
      let draft = surveyedFor(withVerb(BLANK, 'survey', view.public), rng.pick(SIGHTS), view.public);
      for (let steps = rng.int(12); steps > 0; steps--)
        draft = widened(draft, rng.pick([1, -1]), arrow, board);
      const move = moveOf(draft);
      expect(move && whyNot(view, me, move)).toBeUndefined();
      expect(visibleFrom(arrow, board)).toEqual(expect.arrayContaining([...chosenSectors(draft, board)]));
    }
  });
});
