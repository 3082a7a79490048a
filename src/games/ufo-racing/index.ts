import type { Game, GameEntry } from '../../core/contract.ts';
import { figures } from './bot/figures.ts';
import { bots } from './bot.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { moves, refuse, talkOpen } from './legal.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { text } from './text.ts';
import { SETUPS, type UfoRacing } from './types.ts';
import { view } from './view.ts';

export const game: Game<UfoRacing> = {
  id: 'ufo-racing',
  title: 'UFO Racing League',
  rules: 1,
  seats: { min: 2, max: 6 },
  moveBound: 5000,
  quiet: ['planned', 'decided'],
  readOptions,
  modes: SETUPS.map(setup => ({ setup })),
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

export const ufoRacing: GameEntry<UfoRacing> = { game, bots, text, figures };
