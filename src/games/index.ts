import type { GameEntry } from '../core/contract.ts';
import { planetX } from './planet-x/index.ts';
import { uaps } from './uaps/index.ts';
import { ufoHunter } from './ufo-hunter/index.ts';
import { ufoRacing } from './ufo-racing/index.ts';
import { unacknowledged } from './unacknowledged/index.ts';

/** The only list of games. */
export const games: readonly GameEntry[] = [unacknowledged, planetX, uaps, ufoHunter, ufoRacing];
