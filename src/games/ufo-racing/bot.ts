import { assert, at, type Bot, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { bestFlight, type Flight, flights } from './bot/flying.ts';
import { costOf, opened, restOfTurn, type Style, selfish } from './bot/imagined.ts';
import { lay, place } from './bot/laying.ts';
import { type Idea, ideasOf, withInitiative } from './bot/plans.ts';
import { type Routes, routesOf } from './bot/routes.ts';
import { tileUnder } from './bot/turns-left.ts';
import { LEVELS, type Level } from './levels.ts';
import { late } from './sample.ts';
import type { Move, Plan, Public, UfoRacing, View } from './types.ts';

interface Habits {
  readonly style: Style;
  /** How far its liking strays from what it knows, in turns. */
  readonly mood: number;
  /** Plans of its own that it thinks through, and turns of the others that it imagines for each; 0: it does not. */
  readonly plans: number;
  readonly turns: number;
  /** Ways to lay a tile that it looks at closely. */
  readonly joints: number;
}

const habits: Readonly<Record<Level, Habits>> = {
  drifter: { style: { spite: 0, shyness: 0 }, mood: 1.5, plans: 0, turns: 0, joints: 1 },
  bruiser: { style: { spite: 0.6, shyness: 0 }, mood: 0.6, plans: 6, turns: 1, joints: 2 },
  racer: { style: { spite: 0, shyness: 0.3 }, mood: 0.1, plans: 6, turns: 2, joints: 3 },
  ace: { style: { spite: 0.25, shyness: 0 }, mood: 0, plans: 10, turns: 4, joints: 4 },
};

/** The mood of those whom one imagines. */
const THEIR_MOOD = 0.4;

function choose(view: View, habits: Habits, rng: Rng): Move {
  const { viewer, public: now } = view;
  assert(viewer !== 'spectator' && now.stage !== 'over', 'only a seat that must act is asked');
  switch (now.stage) {
    case 'lay':
      return lay(now, viewer, habits.joints, habits.style, rng);
    case 'place':
      return place(now, habits.mood, rng);
    case 'plan':
      return { type: 'plan', ...plan(view, viewer, habits, rng) };
    case 'move':
      return fly(now, viewer, habits, rng);
  }
}

const routesFor = ({ track, ufos }: Public, seat: Seat): Routes =>
  routesOf(track, tileUnder(track, at(ufos, seat)));

function plan(view: View, seat: Seat, { style, mood, plans, turns }: Habits, rng: Rng): Plan {
  const now = view.public;
  const routes = routesFor(now, seat);
  const ideas = moody(ideasOf(routes, at(now.ufos, seat), now.track.whole), mood, rng);
  const [first] = ideas;
  if (!first) {
    const move = late(view, rng);
    assert(move.type === 'plan', 'the clock plans where all plan');
    return move;
  }
  if (plans === 0) return first.plan;
  const theirs = Array.from({ length: turns }, () => othersPlans(routes, now, seat, rng));
  const mine = ideas.slice(0, plans).flatMap(({ plan }) => variants(plan));
  const [cost, others] = [costOf(routes, seat, style), selfish(routes, now.seats)];
  let [best, least] = [first.plan, Number.POSITIVE_INFINITY];
  for (const plan of mine) {
    let sum = 0;
    for (const imagined of theirs) {
      const ufos = opened(now.ufos, imagined.with(seat, plan));
      const start = { track: now.track, ufos, happened: [], end: null };
      const after = restOfTurn(
        start,
        now.done.map(() => false),
        rng,
        other => (other === seat ? cost : others(other)),
      );
      sum += cost(after);
    }
    if (sum < least) [best, least] = [plan, sum];
  }
  return best;
}

const variants = (plan: Plan): readonly Plan[] =>
  plan.battery === 0 ? [plan] : [plan, withInitiative(plan, 1), withInitiative(plan, -1)];

function othersPlans(routes: Routes, now: Public, seat: Seat, rng: Rng): readonly Plan[] {
  return seatsOf(now.seats).map(other => {
    const ufo = at(now.ufos, other);
    const [idea] = other === seat ? [] : moody(ideasOf(routes, ufo, now.track.whole), THEIR_MOOD, rng);
    return idea?.plan ?? { thrust: [0, 0, 0, 0, 0, 0], battery: 0, initiative: 0 };
  });
}

/** By what they are worth to somebody in a mood. */
function moody(ideas: readonly Idea[], mood: number, rng: Rng): readonly Idea[] {
  if (mood === 0) return ideas;
  return ideas
    .map(({ plan, turns }) => ({ plan, turns: turns + mood * rng.float() }))
    .sort((one, other) => one.turns - other.turns);
}

/** Ends of one's own move after which the others are imagined. */
const FLIGHTS = 4;

function fly(now: Public, seat: Seat, { style, turns }: Habits, rng: Rng): Move {
  const routes = routesFor(now, seat);
  const cost = costOf(routes, seat, style);
  const battery = !now.batteryUsed;
  if (turns === 0) return bestFlight(now, seat, battery, cost).first;
  const all: readonly Flight[] = [...flights(now, seat, battery, cost)].sort(
    (one, other) => one.cost - other.cost,
  );
  const [others, done] = [selfish(routes, now.seats), now.done.with(seat, true)];
  let [best, least] = [at(all, 0), Number.POSITIVE_INFINITY];
  for (const flight of all.slice(0, FLIGHTS)) {
    const sum = cost(restOfTurn(flight.after, done, rng, others));
    if (sum < least) [best, least] = [flight, sum];
  }
  return best.first;
}

export const bots: readonly Bot<UfoRacing>[] = LEVELS.map(({ level, describe }) => ({
  level,
  describe,
  choose: (view, rng) => choose(view, habits[level], rng),
}));
