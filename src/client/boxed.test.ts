import { expect, test } from 'vitest';
import { boxedGame, homeOf } from './boxed.ts';
import { gameTitle } from './text.ts';

test('a table beside a printed board has the name of its game, and leads back to the companion', () => {
  expect(boxedGame('planet-x-box')).toBe('planet-x');
  expect(boxedGame('planet-x')).toBeUndefined();
  expect(gameTitle('planet-x-box')).toBe('The Search for Planet X');
  expect(gameTitle('chess-box')).toBe('chess-box');
  expect(homeOf({ game: 'uaps-box', beside: null })).toEqual({ page: 'companion' });
  expect(homeOf({ game: 'uaps', beside: null })).toEqual({ page: 'home' });
  expect(homeOf({ game: 'uaps', beside: { laid: 3 } })).toEqual({ page: 'companion' });
});
