import type { Game, GameEntry } from '../../../core/contract.ts';
import { readMove, readOptions } from './codec.ts';
import { imagine } from './imagine.ts';
import { moves, refuse, talkOpen } from './legal.ts';
import { apply, outcome, setup, setupByRules1, toAct } from './rules.ts';
import { sample } from './sample.ts';
import { text } from './text.ts';
import type { PlanetXBox } from './types.ts';
import { view } from './view.ts';

const rules2: Game<PlanetXBox> = {
  id: 'planet-x-box',
  title: 'The Search for Planet X, with the box',
  rules: 2,
  seats: { min: 1, max: 4 },
  moveBound: 20_000,
  /** What was entered, and no answer: `acted` alone is what somebody else announced. */
  quiet: [
    'acted',
    'found',
    'placed',
    'placed-own',
    'sky-turned',
    'theories-asked',
    'time-set',
    'mistaken',
    'entry-mistaken',
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
  /** A table beside a box has no clock. */
  late: sample,
  talkOpen,
  imagine,
  readMove,
};

/** Anybody ends a last act, and theories of seats that are away are turned up at any time. [E1] [P3] */
const rules1: Game<PlanetXBox> = { ...rules2, rules: 1, setup: setupByRules1 };

export const game: Game<PlanetXBox> = { ...rules2, older: [rules1] };

export const planetXBox: GameEntry<PlanetXBox> = { game, bots: [], text };
