import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { QUADRANTS } from '../board.ts';
import type { Action, Modifier, Public } from '../types.ts';
import { VERBS } from './dock-draft.ts';
import { elsewhere, landingOf, nextTurn, priceOf, stacksOf } from './dock-landing.ts';
import { formPrice, pricesOf } from './dock-prices.ts';
import * as text from './dock-text.ts';
import { photo, publicOf, seat } from './testing.ts';
import { areaSays, earthTurns, span, spans } from './text.ts';

const me = seat(0);
const name = (who: Seat) => ['You', 'Heron', 'Lynx', 'Osprey'][who] ?? '';
const survey: Action = { type: 'survey', of: ['nav'], area: { form: 'quadrant' } };
const target: Action = { type: 'target', sectors: [7] };
const says = (known: Public, move: Action) => text.landingSays(landingOf(known, me, move), me, known, name);
/** The dash stays with its numbers. */
const joined = (words: string) => words.replace('–', '\u2060–\u2060');
const short = (known: Public, move: Action) => text.landingShort(landingOf(known, me, move), me, name);
const withHere = (modifier: Modifier, change: Partial<Public> = {}): Public =>
  publicOf({ modifiers: ['blank', 'blank', modifier, 'blank'], ...change });

describe('where an action leads', () => {
  test('[T1] in front of those who are there, and the farthest back is next', () => {
    expect(landingOf(publicOf(), me, survey)).toMatchObject({
      space: 8,
      count: 3,
      next: 1,
      turns: 0,
      above: [],
    });
    expect(says(withHere('clear-air'), target)).toBe(
      joined('You land on 10, then Heron acts. Once all have passed 9, 16–18 come above you with Luna.'),
    );
    expect(short(publicOf(), target)).toBe('To 10, then Heron.');
    expect(short(publicOf({ time: [4, 7, 7, 9] }), survey)).toBe('To 6, then you again.');
    expect(says(publicOf({ time: [4, 7, 7, 9] }), survey)).toContain('You land on 6, then you act again.');
  });

  test('[T3] the last over a line turns the Earth, and all that lies face down is checked', () => {
    const known = publicOf({ time: [8, 9, 9, 10], photos: [photo(1, 2), photo(2, 3, { fate: 'wrong' })] });
    expect(landingOf(known, me, survey)).toMatchObject({ turns: 1, above: [16, 17, 18], checked: [2] });
    expect(says(known, survey)).toBe(
      joined(
        'You land on 10, and the Earth turns: 16–18 come above you with Luna, the photo in 2 is checked. Next Heron acts.',
      ),
    );
  });

  test('a photo that is taken now is checked with the others', () => {
    const known = publicOf({ time: [8, 9, 9, 10], photos: [photo(1, 2)] });
    const shot: Action = { type: 'photo', sector: 7, subject: 'spy' };
    expect(landingOf(known, me, shot).checked).toEqual([2, 7]);
    expect(says({ ...known, time: [4, 5, 5, 5], lines: 1 }, shot)).toContain('photos in 2 and 7 are checked');
  });

  test('[M15] a survey by Hadron turns at once, and a line may turn once more', () => {
    expect(landingOf(withHere('hadron'), me, survey)).toMatchObject({ turns: 1, above: [16, 17, 18] });
    expect(landingOf(withHere('hadron', { time: [8, 9, 9, 10] }), me, survey)).toMatchObject({
      turns: 2,
      above: [15, 16, 17],
    });
    expect(landingOf(withHere('hadron'), me, target).turns).toBe(0);
  });

  test('[M15] how often it turns is said', () => {
    const once = withHere('blank', { time: [8, 9, 9, 10] });
    const twice = withHere('hadron', { time: [8, 9, 9, 10] });
    expect(says(once, survey)).toContain('and the Earth turns: ');
    expect(says(twice, survey)).toContain('and the Earth turns twice: ');
    expect(short(once, survey)).toBe(joined('To 10, then Heron. The Earth turns, 16–18 above you.'));
    expect(short(twice, survey)).toBe(joined('To 10, then Heron. The Earth turns twice, 15–17 above you.'));
    expect(earthTurns(3)).toBe('the Earth turns 3 times');
  });

  test('[M15] with Hadron on the table nobody knows at which time it turns next', () => {
    const modifiers: readonly Modifier[] = ['blank', 'hadron', 'clear-air', 'blank'];
    expect(says(publicOf({ modifiers }), target)).toBe(
      joined('You land on 10, then Heron acts. When the Earth turns next, 16–18 come above you with Luna.'),
    );
  });

  test('[T6] [M7] a free move does not end the turn', () => {
    expect(landingOf(withHere('shuttle'), me, { type: 'move', to: 4 })).toMatchObject({
      space: 7,
      goesOn: true,
    });
    expect(short(withHere('shuttle'), { type: 'move', to: 4 })).toBe('Free: your turn goes on.');
  });

  test('a move says what will be above the quadrant to which it goes', () => {
    const known = publicOf({ time: [8, 9, 9, 10] });
    expect(landingOf(known, me, { type: 'move', to: 4 }).above).toEqual([19, 20, 21]);
  });
});

describe('prices', () => {
  test.each<[Modifier, Action, number, number]>([
    ['clear-air', target, 3, 4],
    ['moonrise', target, 2, 4],
    ['wide-lens', { ...survey, area: { form: 'sector', sector: 7 } }, 1, 3],
    ['red-tape', survey, 2, 1],
    ['twin-dish', { type: 'target', sectors: [7, 8] }, 6, 4],
    ['rough-road', { type: 'move', to: 4 }, 2, 1],
    ['shuttle', { type: 'move', to: 1 }, 0, 2],
  ])('here and now beside the usual ones: %s', (modifier, move, cost, usual) => {
    expect(priceOf(withHere(modifier), me, move)).toEqual({ cost, usual });
  });

  test('all forms of a verb, or why there is none', () => {
    expect(pricesOf(withHere('blank'), me, 'survey')).toEqual({
      costs: [1, 2, 2, 2, 3],
      usual: [1, 2, 2, 2, 3],
      barred: undefined,
    });
    expect(pricesOf(withHere('power-cut'), me, 'survey').barred).toBe('no-survey-here');
    expect(pricesOf(withHere('moonglare'), me, 'target').barred).toBe('moonglare');
    expect(pricesOf(withHere('no-cameras'), me, 'photo').barred).toBe('no-photos-here');
    expect(pricesOf(withHere('blank'), me, 'analyze').barred).toBe('not-verified');
    expect(pricesOf(withHere('open-archive'), me, 'analyze').costs).toEqual([2, 2, 2, 2, 3, 3]);
    expect(pricesOf(withHere('twin-dish'), me, 'target').costs).toEqual([4, 6]);
    expect(pricesOf(publicOf(), me, 'move').costs).toEqual([2, 1]);
  });

  test('a survey in jammed air is not barred: junk can be asked for', () => {
    expect(pricesOf(withHere('jamming'), me, 'survey').barred).toBeUndefined();
  });

  test('are written short', () => {
    expect([[1, 2, 2, 2, 3], [1, 2, 1], [4], [4, 6], [0, 1, 3]].map(text.priceRange)).toEqual([
      '1–3',
      '1·2',
      '4',
      '4·6',
      '0·1·3',
    ]);
  });

  test('elsewhere are those of that quadrant', () => {
    const known = publicOf({ modifiers: ['power-cut', 'blank', 'blank', 'clear-air'] });
    expect(pricesOf(elsewhere(known, me, 1), me, 'survey').barred).toBe('no-survey-here');
    expect(priceOf(elsewhere(known, me, 4), me, target).cost).toBe(3);
    expect(formPrice(known, me, 'stack')).toEqual({ cost: 2, usual: 2 });
    expect(stacksOf(known, 1)).toEqual({ inner: [1, 2, 3], outer: [23, 24, 13] });
  });

  test('elsewhere a reason that is not of that quadrant is said as it is', () => {
    const known = publicOf({ modifiers: ['gag-order', 'blank', 'blank', 'blank'] });
    const [barred, unheard] = ([1, 2] as const).map(
      quadrant => pricesOf(elsewhere(known, me, quadrant), me, 'analyze').barred,
    );
    expect(barred && text.barredThere(barred)).toBe('not there');
    expect(unheard && text.barredThere(unheard)).toBe('not verified');
  });

  test.each(QUADRANTS)('every verb has prices in quadrant %i, or a reason in words', quadrant => {
    for (const verb of VERBS) {
      const { costs, barred } = pricesOf(publicOf({ quadrants: [quadrant, 1, 2, 4] }), me, verb);
      expect(costs.length).toBeGreaterThan(0);
      if (barred) expect(text.barredShort(barred, 'blank')).not.toBe('');
    }
  });
});

test('[T3] the next turn waits for those who have not passed its line', () => {
  expect(nextTurn(publicOf())).toEqual({ after: 9, behind: 3 });
  expect(nextTurn(publicOf({ time: [11, 12, 13, 11], lines: 3 }))).toEqual({ after: 12, behind: 2 });
});

test('sectors are told as their numbers follow each other; above others, as they lie', () => {
  expect(spans([24, 13, 14])).toBe(joined('13–14 and 24'));
  expect(spans([7, 8, 9])).toBe(joined('7–9'));
  expect(spans([8])).toBe('8');
  expect(areaSays({ form: 'quadrant' }, [3, 4, 16, 9], 'basic')).toBe(joined('3–4, 9 and 16'));
  expect(span([24, 13, 14])).toBe('24, 13, 14');
});
