import { expect, test } from 'vitest';
import { modifier, quadrant } from '../text/set-up.ts';
import { areSame, withModifier } from './laid.ts';

const laid = ['convoy', 'blank', 'hadron', 'blank'] as const;

test('[C2] a modifier is laid in a quadrant instead of what was there', () => {
  expect(withModifier(laid, 1, 'shuttle')).toEqual(['convoy', 'shuttle', 'hadron', 'blank']);
  expect(withModifier(laid, 0, 'blank')).toEqual(['blank', 'blank', 'hadron', 'blank']);
});

test('[C2] one that lies elsewhere changes places, so that none lies twice', () => {
  expect(withModifier(laid, 1, 'hadron')).toEqual(['convoy', 'hadron', 'blank', 'blank']);
  expect(withModifier(laid, 0, 'hadron')).toEqual(['hadron', 'blank', 'convoy', 'blank']);
});

test('what is laid again as it was is no change', () => {
  expect(areSame(withModifier(withModifier(laid, 0, 'hadron'), 0, 'convoy'), laid)).toBe(true);
  expect(areSame(withModifier(laid, 3, 'shuttle'), laid)).toBe(false);
});

test('[U9] a quadrant is named with its inner sectors, and a modifier with its effect', () => {
  expect([quadrant(3, 'uaps basic'), quadrant(3, 'uaps expert')]).toEqual([
    'Quadrant 3, inner 5–6',
    'Quadrant 3, inner 7–9',
  ]);
  expect(modifier('overcast')).toEqual({ title: 'Overcast', says: 'No sector can be targeted.' });
});
