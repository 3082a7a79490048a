import type { Game, GameEntry } from '../../core/contract.ts';
import { figures } from './bot/figures.ts';
import { bots } from './bot.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { moves, refuse, talkOpen } from './legal.ts';
import { drawCode } from './puzzle.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { text } from './text.ts';
import { MODES, type PlanetX } from './types.ts';
import { view } from './view.ts';

export const game: Game<PlanetX> = {
  id: 'planet-x',
  title: 'The Search for Planet X',
  rules: 1,
  seats: { min: 1, max: 4 },
  moveBound: 20_000,
  quiet: ['chose', 'sealed', 'decided'],
  readOptions,
  modes: MODES.map(mode => ({ mode })),
  codes: {
    in: ({ code }) => code,
    drawn: (options, rng) => ({ ...options, code: drawCode(options.mode, rng) }),
  },
  setup,
  toAct,
  apply,
  outcome,
  view,
  refuse,
  moves,
  sample,
  late,
  talkOpen,
  imagine,
  readMove,
};

export const planetX: GameEntry<PlanetX> = { game, bots, text, figures };
