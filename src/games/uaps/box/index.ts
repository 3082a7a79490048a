import type { Game, GameEntry } from '../../../core/contract.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { refuse, talkOpen } from './legal.ts';
import { moves } from './moves.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { text } from './text.ts';
import type { UapsBox } from './types.ts';
import { view } from './view.ts';

export const game: Game<UapsBox> = {
  id: 'uaps-box',
  title: 'The Search for UAPs, beside the box',
  rules: 1,
  seats: { min: 1, max: 5 },
  moveBound: 20_000,
  // What people enter tells nothing: a slip can be taken back until something was answered.
  quiet: [
    'set-chosen',
    'stood',
    'acted',
    'photographed',
    'followed',
    'turned',
    'time-set',
    'mistaken',
    'entry-mistaken',
    'found',
    'passed',
  ],
  readOptions,
  seatsFor: ({ here }) => ({ min: here.length, max: here.length }),
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

export const uapsBox: GameEntry<UapsBox> = { game, bots: [], text };
