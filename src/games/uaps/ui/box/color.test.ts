import { expect, test } from 'vitest';
import { LOOKS } from '../../../../core/players.ts';
import { COLOR_NAMES } from '../../text.ts';
import { lookOfSet, SETS, setOfColor } from './color.ts';

test('[C5] the color of a player says which facts are theirs', () => {
  expect(LOOKS.map(look => setOfColor(look, { sets: [null, null] }))).toEqual([0, 1, 2, 3, 4, null]);
  expect(SETS.map(set => setOfColor(lookOfSet(set), { sets: [null] }))).toEqual(SETS);
  expect(COLOR_NAMES).toHaveLength(SETS.length);
});

test('[C5] what another seat here has taken is chosen for nobody', () => {
  expect(setOfColor(lookOfSet(2), { sets: [null, 2] })).toBeNull();
});
