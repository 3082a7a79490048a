import type { Game, GameEntry } from '../../../core/contract.ts';
import { byRules1 } from '../start.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { refuse, talkOpen } from './legal.ts';
import { moves } from './moves.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { text } from './text.ts';
import type { UapsBox } from './types.ts';
import { view } from './view.ts';

const rules2: Game<UapsBox> = {
  id: 'uaps-box',
  title: 'The Search for UAPs, beside the box',
  rules: 2,
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

/** Nobody has two face-down photos in one sector. [A4] */
const rules1: Game<UapsBox> = {
  ...rules2,
  rules: 1,
  setup: (...opening) => {
    const { state, events } = setup(...opening);
    return { state: byRules1(state), events };
  },
};

export const game: Game<UapsBox> = { ...rules2, older: [rules1] };

export const uapsBox: GameEntry<UapsBox> = { game, bots: [], text };
