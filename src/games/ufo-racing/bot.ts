import { assert, at, type Bot, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { bestFlight, type Flight, flights } from './bot/flying.ts';
import { costOf, opened, restOfTurn, type Style, selfish } from './bot/imagined.ts';
import { lay, place } from './bot/laying.ts';
import { ideasOf, withInitiative } from './bot/plans.ts';
import { type Routes, routesOf } from './bot/routes.ts';
import { tileUnder } from './bot/turns-left.ts';
import { LEVELS, type Level } from './levels.ts';
import { late } from './sample.ts';
import { nobody } from './steps.ts';
import type { Move, Plan, Public, UfoRacing, View } from './types.ts';

interface Habits {
  readonly style: Style;
  /** The share of what it could do that comes to its mind. */
  readonly notices: number;
  /** Plans of its own that it thinks through, and turns of the others that it imagines for each; 0: it does not. */
  readonly plans: number;
  readonly turns: number;
  /** Ways to lay a tile that it looks at closely. */
  readonly joints: number;
}

const habits: Readonly<Record<Level, Habits>> = {
  drifter: { style: { spite: 0, shyness: 0 }, notices: 0.02, plans: 0, turns: 0, joints: 1 },
  racer: { style: { spite: 0, shyness: 0.3 }, notices: 0.1, plans: 3, turns: 1, joints: 1 },
  bruiser: { style: { spite: 0.5, shyness: 0 }, notices: 0.2, plans: 5, turns: 1, joints: 2 },
  ace: { style: { spite: 0.4, shyness: 0 }, notices: 1, plans: 10, turns: 4, joints: 3 },
};

/** What comes to the mind of those whom one imagines. */
const THEY_NOTICE = 0.5;
/** Whoever notices little notices this many things. */
const FEW = 2;

function choose(view: View, habits: Habits, rng: Rng): Move {
  const { viewer, public: now } = view;
  assert(viewer !== 'spectator' && now.stage !== 'over', 'only a seat that must act is asked');
  switch (now.stage) {
    case 'lay':
      return lay(now, viewer, habits.joints, habits.style, rng);
    case 'place':
      return place(now, spots => noticed(spots, habits.notices, rng));
    case 'plan':
      return { type: 'plan', ...plan(view, viewer, habits, rng) };
    case 'move':
      return fly(now, viewer, habits, rng);
  }
}

/** From where the last one was as the turn began, or a tile before one's own: all make use of the same, turn by turn. */
function routesFor({ track, turns }: Public, seat: Seat): Routes {
  const tiles = at(turns, -1).before.map(ufo => tileUnder(track, ufo));
  return routesOf(track, Math.max(at(tiles, seat) - 1, Math.min(...tiles)));
}

function plan(view: View, seat: Seat, { style, notices, plans, turns }: Habits, rng: Rng): Plan {
  const now = view.public;
  const routes = routesFor(now, seat);
  const ideas = noticed(ideasOf(routes, at(now.ufos, seat), now.track.whole), notices, rng);
  const [first] = ideas;
  if (!first) {
    const move = late(view, rng);
    assert(move.type === 'plan', 'the clock plans where all plan');
    return move;
  }
  if (plans === 0) return first.plan;
  const theirs = Array.from({ length: turns }, () => othersPlans(routes, now, seat, rng));
  const [cost, others] = [costOf(routes, seat, style), selfish(routes, now.seats)];
  let [best, least] = [first.plan, Number.POSITIVE_INFINITY];
  for (const { plan: idea } of ideas.slice(0, plans))
    for (const plan of variants(idea)) {
      let sum = 0;
      for (const imagined of theirs) {
        const ufos = opened(now.ufos, imagined.with(seat, plan));
        const start = { track: now.track, ufos, happened: [], end: null };
        sum += cost(
          restOfTurn(start, nobody(now.seats), rng, other => (other === seat ? cost : others(other))),
        );
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
    const [idea] = other === seat ? [] : noticed(ideasOf(routes, ufo, now.track.whole), THEY_NOTICE, rng);
    return idea?.plan ?? { thrust: [0, 0, 0, 0, 0, 0], battery: 0, initiative: 0 };
  });
}

/** Some of these, in the same order. */
function noticed<Item>(items: readonly Item[], share: number, rng: Rng): readonly Item[] {
  if (share === 1) return items;
  const count = Math.max(FEW, Math.ceil(items.length * share));
  const some = new Set(rng.shuffle([...items.keys()]).slice(0, count));
  return items.filter((_, index) => some.has(index));
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
