import type { TableFacts } from '../ui/link.ts';
import type { Route } from './route.ts';

const BOX = /^(.+)-box$/;

/** The game whose printed board a table follows; nothing for a table without a box. */
export const boxedGame = (game: string): string | undefined => BOX.exec(game)?.[1];

/** Where one goes from a table: beside a printed box, to the companion. */
export const homeOf = ({ game, beside }: Pick<TableFacts, 'game' | 'beside'>): Route => ({
  page: boxedGame(game) === undefined && beside === null ? 'home' : 'companion',
});
