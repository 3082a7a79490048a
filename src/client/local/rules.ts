import type { GameEntry } from '../../core/contract.ts';

/** Rules and bots by game. Only the worker imports this; pages are in ../games.ts. */
const loaders: Readonly<Record<string, () => Promise<GameEntry>>> = {
  'planet-x': () => import('../../games/planet-x/index.ts').then(module => module.planetX),
  'planet-x-box': () => import('../../games/planet-x/box/index.ts').then(module => module.planetXBox),
  uaps: () => import('../../games/uaps/index.ts').then(module => module.uaps),
  'uaps-box': () => import('../../games/uaps/box/index.ts').then(module => module.uapsBox),
  'ufo-hunter': () => import('../../games/ufo-hunter/index.ts').then(module => module.ufoHunter),
  'ufo-racing': () => import('../../games/ufo-racing/index.ts').then(module => module.ufoRacing),
  unacknowledged: () => import('../../games/unacknowledged/index.ts').then(module => module.unacknowledged),
};

/** Nothing for a game that is not here. */
export const rulesOf = async (game: string): Promise<GameEntry | undefined> =>
  Object.hasOwn(loaders, game) ? loaders[game]?.() : undefined;
