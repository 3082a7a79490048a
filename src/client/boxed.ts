import type { Route } from './route.ts';

const BOX = /^(.+)-box$/;

/** The game whose printed board a table follows; nothing for a table without a box. */
export const boxedGame = (game: string): string | undefined => BOX.exec(game)?.[1];

/** Where one goes from a table of this game. */
export const homeOf = (game: string): Route => ({
  page: boxedGame(game) === undefined ? 'home' : 'companion',
});
