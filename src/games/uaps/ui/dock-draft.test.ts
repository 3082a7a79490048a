import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../../core/rng.ts';
import { boardOf, QUADRANTS, quadrantOf, sectorsOfQuadrant } from '../board.ts';
import { MODES, type Modifier, type Public, SUBJECTS, SURVEYED, TOPICS } from '../types.ts';
import { barredSays } from './board-text.ts';
import {
  barredBy,
  openSectors,
  pressed,
  saidAround,
  sectorsAround,
  shown,
  sightsIn,
  stepped,
  surveyedFor,
  toggledVerb,
  withForm,
  withVerb,
} from './dock-choose.ts';
import { reachOf } from './dock-desk.ts';
import {
  BLANK,
  chosenSectors,
  type Draft,
  FORMS,
  missingIn,
  morePhotosFor,
  moveOf,
  riskOf,
  VERBS,
  whyNot,
} from './dock-draft.ts';
import { actSays, refusalSays, warningOf } from './dock-text.ts';
import { photo, publicOf, seat, viewOf } from './testing.ts';

const me = seat(0);
const expert = boardOf('expert');
const known = publicOf();
const reach = reachOf(known, me);
const move = (draft: Draft, now: Public = known) => moveOf(draft, now, boardOf(now.mode));
const chosen = (draft: Draft) => chosenSectors(draft, known, 3, expert);
const standing = (quadrant: number, modifier: Modifier) =>
  publicOf({ quadrants: [quadrant, 1, 2, 4], modifiers: QUADRANTS.map(() => modifier) });

describe('a survey', () => {
  const survey = withVerb(BLANK, 'survey');

  test('is at first of the whole quadrant, and needs a thing', () => {
    expect(missingIn(survey, known, expert)).toBe('thing');
    expect(chosen(survey)).toEqual([7, 8, 9, 17, 18, 19]);
    expect(move(surveyedFor(survey, 'nav', reach))).toEqual({
      type: 'survey',
      of: ['nav'],
      area: { form: 'quadrant' },
    });
  });

  test('[A2] is of an orbit, a stack as it is now, or a sector', () => {
    const forms = FORMS.map(form => chosen(withForm(survey, form, reach)));
    expect(forms).toEqual([[7, 8, 9, 17, 18, 19], [7, 8, 9], [17, 18, 19], [7, 17], [7]]);
  });

  test('takes in more where the same sector is pressed again', () => {
    const presses: Draft[] = [];
    for (let times = 0; times < 5; times++) presses.push(pressed(presses.at(-1) ?? BLANK, 18, reach));
    expect(presses.map(chosen)).toEqual([[18], [8, 18], [17, 18, 19], [7, 8, 9, 17, 18, 19], [18]]);
    expect(presses[0]?.verb).toBe('survey');
  });

  test('keeps its form where another sector is pressed', () => {
    const stack = withForm(survey, 'stack', reach);
    expect(chosen(pressed(stack, 19, reach))).toEqual([9, 19]);
    expect(chosen(pressed(withForm(survey, 'inner', reach), 17, reach))).toEqual([17, 18, 19]);
    expect(pressed(survey, 3, reach)).toBe(survey);
  });

  test('[M13] asks for two things only with Twin Scope; the oldest makes room', () => {
    const two = surveyedFor(surveyedFor(survey, 'nav', reach), 'spy', reach);
    expect(two.of).toEqual(['spy']);
    const twin = reachOf(standing(3, 'twin-scope'), me);
    const both = surveyedFor(surveyedFor(survey, 'nav', twin), 'spy', twin);
    expect(move(both)).toMatchObject({ of: ['spy', 'nav'] });
    expect(surveyedFor(both, 'junk', twin).of).toEqual(['spy', 'junk']);
    expect(surveyedFor(both, 'nav', twin).of).toEqual(['spy']);
  });
});

test('[M22] a target is one sector, with Twin Dish two', () => {
  const target = withVerb(BLANK, 'target');
  const one = pressed(pressed(target, 19, reach), 7, reach);
  expect(move(one)).toEqual({ type: 'target', sectors: [7] });
  const dish = reachOf(standing(3, 'twin-dish'), me);
  const two = pressed(pressed(target, 19, dish), 7, dish);
  expect(move(two)).toEqual({ type: 'target', sectors: [7, 19] });
  expect(pressed(two, 19, dish).targets).toEqual([7]);
});

describe('photos', () => {
  const verb = withVerb(BLANK, 'photo');

  test('the thing may come before or after the sector', () => {
    const wanted = { type: 'photo', sector: 9, subject: 'spy' };
    expect(move(pressed(shown(verb, 'spy'), 9, reach))).toEqual(wanted);
    expect(move(shown(pressed(verb, 9, reach), 'spy'))).toEqual(wanted);
    expect(missingIn(pressed(verb, 9, reach), known, expert)).toBe('subject');
  });

  test('[A4] are taken where one stands, not where one is verified, nor of Luna', () => {
    const now = publicOf({ photos: [photo(1, 8, { fate: 'right', subject: 'comm' })] });
    expect(openSectors(verb, reachOf(now, me))).toEqual([7, 9, 17, 19]);
  });

  test('[A4] [E2] say why a sector within reach is barred, at the end in any quadrant', () => {
    const photos = [photo(1, 3, { fate: 'right', subject: 'comm' }), photo(1, 8, { fate: 'right' })];
    const barredAt = (change: Partial<Public>, draft = verb) =>
      [3, 7, 8, 18].map(sector => barredBy(draft, sector, reachOf(publicOf({ photos, ...change }), me)));
    expect(barredAt({})).toEqual([undefined, undefined, 'verified', 'luna']);
    const last: Partial<Public> = { stage: 'last-acts', finder: seat(3), lastActs: [me] };
    expect(barredAt(last)).toEqual(['verified', undefined, 'verified', 'luna']);
    const none = [undefined, undefined, undefined];
    expect(barredAt(last, { ...BLANK, verb: 'find' })).toEqual([...none, 'luna']);
    expect(barredAt({}, { ...BLANK, verb: 'survey' })).toEqual([...none, undefined]);
    for (const why of ['luna', 'verified'] as const) expect(barredSays[why]).toMatch(/\.$/);
  });

  test('[E2] at the end as many as one is behind, in any quadrant', () => {
    const last = publicOf({ stage: 'last-acts', finder: seat(3), time: [6, 7, 7, 9], lastActs: [me] });
    const end = reachOf(last, me);
    expect(end.photos).toBe(2);
    const three = [3, 22, 14].reduce((draft, sector) => pressed(draft, sector, end), shown(verb, 'nav'));
    expect(moveOf(three, last, expert)).toEqual({
      type: 'last-photos',
      shots: [
        { sector: 3, subject: 'nav' },
        { sector: 14, subject: 'nav' },
      ],
    });
    expect(missingIn(verb, last, expert)).toBe('photo-anywhere');
    expect(missingIn(verb, known, expert)).toBe('photo');
    expect(stepped(verb, 1, end).picks).toEqual([{ sector: 1, subject: null }]);
  });
});

describe('a find', () => {
  const find = withVerb(BLANK, 'find');

  test('names three neighbors, one after the other', () => {
    const named = pressed(find, 11, reach);
    expect(sectorsAround(11, known)).toEqual({ before: 10, after: 12, stacked: 21 });
    expect(missingIn(named, known, expert)).toBe('neighbors');
    const said = saidAround(saidAround(saidAround(named, 'nav'), 'spy'), 'junk');
    expect(move(said)).toEqual({ type: 'find', sector: 11, before: 'nav', after: 'spy', stacked: 'junk' });
    expect(pressed(said, 12, reach).around.before).toBeNull();
  });

  test('what all know is said already', () => {
    const photos = [photo(1, 16, { fate: 'right', subject: 'nav' })];
    const named = pressed(find, 17, reachOf(publicOf({ photos }), me));
    expect(named.around).toEqual({ before: 'nav', after: 'luna', stacked: null });
    expect(named.neighbor).toBe('stacked');
  });

  test('[B5] [B6] [B7] [B8] nothing is offered where it cannot be', () => {
    expect(sightsIn(18, known)).toEqual(['luna']);
    expect(sightsIn(17, known)).toEqual(['hubble', 'meteor', 'comm', 'nav', 'junk']);
    expect(sightsIn(4, known)).toEqual(['iss', 'spy', 'meteor', 'comm', 'nav', 'junk']);
    expect(openSectors(find, reach)).not.toContain(18);
  });
});

test('a verb that is chosen again is let go', () => {
  expect(toggledVerb(toggledVerb(BLANK, 'move'), 'move').verb).toBeNull();
});

test('what cannot come back is asked once more', () => {
  const find = { type: 'find', sector: 2, before: 'nav', after: 'junk', stacked: 'junk' } as const;
  const shot = (subject: 'hubble' | 'nav') => ({ type: 'photo', sector: 7, subject }) as const;
  expect(riskOf(viewOf(), find)).toBe('find');
  expect(riskOf(viewOf(), shot('hubble'))).toBe('last-photo');
  expect(riskOf(viewOf(), shot('nav'))).toBeNull();
  expect(riskOf(viewOf({ stage: 'last-acts' }), { type: 'last-photos', shots: [] })).toBe('last-act');
});

test('[E2] a last act is asked once more with the photos that are left out', () => {
  const last = publicOf({ stage: 'last-acts', finder: seat(3), time: [6, 7, 7, 9], lastActs: [me] });
  const shots = [
    { sector: 3, subject: 'nav' },
    { sector: 14, subject: 'nav' },
  ] as const;
  const asks = (number: number) =>
    warningOf('last-act', morePhotosFor(last, me, { type: 'last-photos', shots: shots.slice(0, number) }));
  expect(asks(1)).toBe('You may add 1 more photo. It is your last act in this game.');
  expect(asks(2)).toBe('It is your last act in this game.');
});

test('[A6] the act names what is around the UAP', () => {
  const find = { type: 'find', sector: 2, before: 'comm', after: 'nav', stacked: 'junk' } as const;
  expect(actSays(find, known, 3)).toBe(
    'The UAP is in 2, between a comm satellite and a nav satellite, stacked with space junk',
  );
});

describe.each(MODES)('whatever can be composed in %s', mode => {
  test('is legal, or has its reason in words', () => {
    const rng = new Rng(stream('draft', mode));
    const board = boardOf(mode);
    for (let tries = 0; tries < 400; tries++) {
      const turns = rng.int(20);
      const view = viewOf({ mode, turns, luna: 2 * board.perOrbit, quadrants: [1 + rng.int(4), 1, 1, 1] });
      const now = reachOf(view.public, me);
      let draft: Draft = {
        ...withVerb(BLANK, rng.pick(VERBS)),
        to: rng.pick(QUADRANTS),
        topic: rng.pick(TOPICS),
      };
      draft = withForm(surveyedFor(draft, rng.pick(SURVEYED), now), rng.pick(FORMS), now);
      for (let presses = rng.int(4); presses > 0; presses--)
        draft = pressed(draft, 1 + rng.int(2 * board.perOrbit), now);
      draft = saidAround(shown(draft, rng.pick(SUBJECTS)), 'junk');
      const made = moveOf(draft, view.public, board);
      expect(made === null).toBe(missingIn(draft, view.public, board) !== null);
      const code = made && whyNot(view, me, made);
      if (code) expect(refusalSays(code)).not.toBe('');
      const here = sectorsOfQuadrant(now.from ?? 1, turns, board);
      if (draft.verb === 'survey' || draft.verb === 'target')
        for (const sector of chosenSectors(draft, view.public, now.from, board)) {
          expect(here).toContain(sector);
          expect(quadrantOf(sector, turns, board)).toBe(now.from);
        }
    }
  });
});
