import { expect, test } from 'vitest';
import type { View } from '../../box/types.ts';
import type { Act, Answer } from '../../types.ts';
import { seat, viewOf } from '../testing.ts';
import { answeredIn, answerLine, iconIn } from './answered.ts';

const by = (who: number) => ({ seat: seat(who), at: 0, cost: 1, quadrant: 3, turns: 0 });
const survey: Act = {
  ...{ ...by(0), type: 'survey', of: ['spy', 'nav'], area: { form: 'quadrant' }, sectors: [7, 8] },
};
const target: Act = { ...by(0), type: 'target', sectors: [8] };
const counts: Answer = { type: 'survey', counts: [2, 0] };
const sights: Answer = { type: 'target', sights: ['comm'] };

const view = viewOf(
  { acts: [{ ...by(1), type: 'move', to: 2 }, survey, target] },
  { answers: [counts, sights] },
) as View;

test('answers stand with the acts of their seat, by the numbers of all acts', () => {
  expect(answeredIn(view)).toEqual([
    { number: 1, act: survey, answer: counts },
    { number: 2, act: target, answer: sights },
  ]);
});

test('two things at once are told apart, one has its sign', () => {
  const [both, one] = answeredIn(view);
  if (!both || !one) throw new Error('there are two answers');
  expect(answerLine(both, 'expert')).toBe('2 spy satellites, 0 nav satellites');
  expect(iconIn(both)).toBeUndefined();
  expect(answerLine(one, 'expert')).toBe('Comm satellite');
  expect(iconIn(one)).toBe('o-comm');
});
