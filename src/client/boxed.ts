import type { TableFacts } from '../ui/link.ts';
import type { Route } from './route.ts';

const BOX = /^(.+)-box$/;

/** The game whose printed board a table follows; nothing for a table without a box. */
export const boxedGame = (game: string): string | undefined => BOX.exec(game)?.[1];

/** Whether a printed board lies beside it, for all who sit around it or for one person and bots. */
export const isBesideBox = ({ game, beside }: Pick<TableFacts, 'game' | 'beside'>): boolean =>
  boxedGame(game) !== undefined || beside !== null;

/** Where one goes from a table: beside a printed box, to the companion. */
export const homeOf = (table: Pick<TableFacts, 'game' | 'beside'>): Route => ({
  page: isBesideBox(table) ? 'companion' : 'home',
});
