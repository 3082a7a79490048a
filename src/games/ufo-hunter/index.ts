import type { Game, GameEntry } from '../../core/contract.ts';
import { figures } from './bot/figures.ts';
import { sparring } from './bot/styles.ts';
import { bots } from './bot.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { moves, refuse, talkOpen } from './legal.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { text } from './text.ts';
import type { UfoHunter } from './types.ts';
import { view } from './view.ts';

export const game: Game<UfoHunter> = {
  id: 'ufo-hunter',
  title: 'UFO Hunter',
  rules: 2,
  seats: { min: 2, max: 6 },
  moveBound: 20_000,
  quiet: ['action-chosen', 'bid-made', 'decided'],
  readOptions,
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

export const ufoHunter: GameEntry<UfoHunter> = { game, bots, sparring, text, figures };
