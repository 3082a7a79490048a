import type { GameTypes } from '../core/contract.ts';
import type { GamePage } from '../ui/game-page.ts';

/** The pages of the games by id, each loaded when it is asked for. Rules and bots are in local/rules.ts. */
const loaders: Readonly<Record<string, () => Promise<GamePage>>> = {
  'planet-x': () => import('../games/planet-x/ui/index.tsx').then(({ page }) => anyGame(page)),
  'planet-x-box': () => import('../games/planet-x/ui/box/index.tsx').then(({ page }) => anyGame(page)),
  uaps: () => import('../games/uaps/ui/index.tsx').then(({ page }) => anyGame(page)),
  'uaps-box': () => import('../games/uaps/ui/box/index.tsx').then(({ page }) => anyGame(page)),
  'ufo-hunter': () => import('../games/ufo-hunter/ui/index.tsx').then(({ page }) => anyGame(page)),
  'ufo-racing': () => import('../games/ufo-racing/ui/index.tsx').then(({ page }) => anyGame(page)),
  unacknowledged: () => import('../games/unacknowledged/ui/index.tsx').then(({ page }) => anyGame(page)),
};

/** Nothing for a game that has no page here. */
export const pageOf = async (game: string): Promise<GamePage | undefined> =>
  Object.hasOwn(loaders, game) ? loaders[game]?.() : undefined;

/** The table frame gives a page only what came from a table of its own game; types cannot say that. */
const anyGame = <T extends GameTypes>(page: GamePage<T>): GamePage => page as unknown as GamePage;
