import { at, type Seat } from '../../../core/contract.ts';
import { tally } from '../board.ts';
import type { Own, View } from '../types.ts';
import { adoptedPlan } from './plan.ts';

/** Turns of each kind that are taken as seen before the first one. */
const PATIENCE = 1.5;

/** How often somebody breaks plans with a swing seat, as far as this seat can tell; one half where nothing is known. */
export function breakRate({ public: { turns, talk, seats } }: View, own: Own, seat: Seat): number {
  let kept = PATIENCE;
  let broken = PATIENCE;
  for (const { round, turn, cards, effect, result } of turns) {
    const discussion = talk.find(one => one.round === round && one.turn === turn);
    const plan = discussion ? adoptedPlan(discussion.lines) : null;
    if (!plan || plan.swing === null || effect === 'media' || result === 'negated') continue;
    const missing = seats - tally(cards, plan.of);
    if (missing === 0) kept++;
    else if (missing > 1) broken++;
    else if (plan.swing === seat) {
      if (at(at(own.rounds, round - 1).played, turn - 1) === plan.of) broken++;
      else kept++;
    }
  }
  return broken / (kept + broken);
}

/** How often a swing that holds the type should play it: mixed against somebody who mixes, else what answers the habit. */
export function swingChance(mixed: number, rate: number): number {
  if (rate > OFTEN) return mixed + ((1 - mixed) * (rate - OFTEN)) / (1 - OFTEN);
  return rate < SELDOM ? (mixed * rate) / SELDOM : mixed;
}

/** Where mixing ends: to break too often is answered at once, to break too seldom only when it is plain. */
const OFTEN = 0.5;
const SELDOM = 0.3;
