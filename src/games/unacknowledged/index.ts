import type { Game, GameEntry } from '../../core/contract.ts';
import { bots } from './bot.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { late, moves, refuse, sample, talkOpen } from './legal.ts';
import { apply, outcome, setup, side, toAct } from './rules.ts';
import { text } from './text.ts';
import type { Unacknowledged } from './types.ts';
import { view } from './view.ts';

const game: Game<Unacknowledged> = {
  id: 'unacknowledged',
  title: 'Unacknowledged',
  rules: 1,
  seats: { min: 3, max: 5 },
  moveBound: 5000,
  quiet: ['chosen', 'decided', 'became-ready'],
  readOptions,
  setup: (_, seats, rng, play) => setup(seats, rng, play),
  toAct,
  apply,
  outcome,
  side,
  view,
  refuse,
  moves,
  sample,
  late,
  talkOpen,
  imagine,
  readMove,
};

export const unacknowledged: GameEntry<Unacknowledged> = { game, bots, text };
