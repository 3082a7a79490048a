import { assert, type Bot } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { byHabit, type Habit } from './bot/habit.ts';
import { FITTED, pricesFrom, ROUGH } from './bot/prices.ts';
import { byForesight, type Foresight } from './bot/search.ts';
import { LEVELS, type Level } from './levels.ts';
import type { Move, UfoHunter, View } from './types.ts';

const tourist: Habit = {
  prices: pricesFrom(ROUGH),
  mood: 1,
  curiosity: 0.4,
  bluffs: 0.1,
  bids: [0, 0.8],
};

const ranger: Habit = {
  prices: pricesFrom(FITTED),
  mood: 0.3,
  curiosity: 0.2,
  bluffs: 0.2,
  bids: [0.3, 0.9],
};

const hunter: Foresight = {
  weighs: ['choose'],
  habit: ranger,
  rounds: 1,
  worlds: { round: 12, turn: 0 },
  rivalry: 0.3,
  loyalty: 0.3,
};

const agent: Foresight = {
  weighs: ['choose', 'bid', 'option', 'buy'],
  habit: { ...ranger, bluffs: 0.5, bids: [0.8, 1.2] },
  rounds: 2,
  worlds: { round: 18, turn: 9 },
  rivalry: 0.3,
  loyalty: 0.1,
};

type Thinking = (view: View, rng: Rng) => Move;

const habitually =
  (habit: Habit): Thinking =>
  ({ viewer: seat, own, public: known }, rng) => {
    assert(seat !== 'spectator' && own, 'only a seat that must act is asked');
    return byHabit({ known, own, seat }, habit, rng);
  };

const thoughts: Readonly<Record<Level, Thinking>> = {
  tourist: habitually(tourist),
  ranger: habitually(ranger),
  hunter: (view, rng) => byForesight(view, hunter, rng),
  agent: (view, rng) => byForesight(view, agent, rng),
};

export const bots: readonly Bot<UfoHunter>[] = LEVELS.map(({ level, describe }) => ({
  level,
  describe,
  choose: thoughts[level],
}));
