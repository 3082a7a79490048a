import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { offerOf } from './offers.ts';
import { GAMES, players } from './text.ts';

test('every game is offered as its rules have it, and says so on its plate', () => {
  for (const { game, bots } of games) {
    const levels = bots.map(({ level, describe }) => ({ level, describe }));
    expect(offerOf(game.id)).toEqual({ ...game.seats, levels });
    const plate = GAMES.find(({ id }) => id === game.id);
    expect(plate?.title).toBe(game.title);
    expect(players(plate?.players ?? '')).toBe(players(`${game.seats.min}–${game.seats.max}`));
  }
});

test('exactly the games with rules can be played', () => {
  const playable = GAMES.filter(game => game.playable).map(({ id }) => id);
  expect(playable).toEqual(games.map(({ game }) => game.id));
  expect(offerOf('planet-x')).toBeUndefined();
  expect(offerOf('toString')).toBeUndefined();
});
