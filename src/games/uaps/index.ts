import type { Game, GameEntry } from '../../core/contract.ts';
import { boardOf } from './board.ts';
import { figures } from './bot/figures.ts';
import { bots } from './bot.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { refuse, talkOpen } from './legal.ts';
import { moves } from './moves.ts';
import { drawCode } from './puzzle.ts';
import { apply, outcome, setup, toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import { byRules1 } from './start.ts';
import { text } from './text.ts';
import type { Modifier, Uaps } from './types.ts';
import { view } from './view.ts';

/** Those that make for questions and turns of their own. */
const BUSY: readonly Modifier[] = ['convoy', 'shuttle', 'hadron', 'open-archive'];

const rules2: Game<Uaps> = {
  id: 'uaps',
  title: 'The Search for UAPs',
  rules: 2,
  seats: { min: 1, max: 5 },
  moveBound: 20_000,
  quiet: ['chose', 'decided', 'answered-follow', 'wished'],
  readOptions,
  modes: [
    { mode: 'basic' },
    { mode: 'expert' },
    { mode: 'basic', solo: 1 },
    { mode: 'expert', solo: 1 },
    { mode: 'basic', modifiers: BUSY },
    { mode: 'expert', modifiers: BUSY },
  ],
  // A solo game is one person and one bot. [S1] [S5]
  seated: ({ solo: _, ...options }, bots) =>
    bots.length === 2 && bots[0] !== bots[1] ? { ...options, solo: bots.indexOf(true) } : options,
  seatsFor: ({ mode, solo }) => (solo === undefined ? boardOf(mode).seats : { min: 2, max: 2 }),
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

/** Nobody has two face-down photos in one sector. [A4] */
const rules1: Game<Uaps> = {
  ...rules2,
  rules: 1,
  setup: (...opening) => {
    const { state, events } = setup(...opening);
    return { state: byRules1(state), events };
  },
};

export const game: Game<Uaps> = { ...rules2, older: [rules1] };

export const uaps: GameEntry<Uaps> = { game, bots, text, figures };
