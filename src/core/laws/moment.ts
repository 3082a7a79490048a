import { type Addressed, type Game, type Seat, seatsOf, type Viewer } from '../contract.ts';
import { Rng, stream } from '../rng.ts';
import { freeze, take } from './json.ts';
import { collect, mutate, type Pool } from './mutate.ts';
import type { Act, Event, Move, Playout, State, View } from './sample-play.ts';

/** How hard the laws look. Counts, never a clock: the same seed finds the same breach. */
export interface Effort {
  /** Moments of one playout that are looked at. */
  readonly moments: number;
  /** Moves of one view that are looked at. */
  readonly moves: number;
  /** Changed moves tried on each view. */
  readonly mutants: number;
  /** Moves generated before a search for one of them is given up undecided. */
  readonly search: number;
  /** Other worlds that are held beside the true one, of each kind. */
  readonly worlds: number;
  /** Deals from other seeds that are held beside the one of the playout. */
  readonly deals: number;
}

export const EFFORT: Effort = { moments: 16, moves: 40, mutants: 40, search: 20_000, worlds: 8, deals: 50 };

/** One state of a playout and what was done there; nothing at the last one. */
export interface Moment {
  readonly game: Game;
  readonly at: number;
  readonly state: State;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  readonly act: Act | undefined;
  /** What was told when this state came about. */
  readonly news: readonly Addressed<Event>[];
  readonly effort: Effort;
  /** Frozen, and the same object at every call. */
  view(viewer: Viewer): View;
  /** Moves to try on every view: legal, not now, not for this seat, or never. */
  probes(): readonly Move[];
  /** The same for the same purpose, apart from every other. */
  rng(purpose: string): Rng;
}

export function momentAt(playout: Playout, at: number, effort: Effort): Moment {
  const { game, opening } = playout;
  const state = playout.states[at] as State;
  const seats = seatsOf(opening.seats);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const rng = (purpose: string) => new Rng(stream(opening.seed, `laws/${at}/${purpose}`));
  const views = new Map<Viewer, View>();
  const view = (viewer: Viewer): View => {
    const known = views.get(viewer) ?? freeze(game.view(state, viewer));
    views.set(viewer, known);
    return known;
  };
  let probes: readonly Move[] | undefined;
  const moment: Moment = {
    game,
    at,
    state,
    seats,
    viewers,
    act: playout.acts[at],
    news: playout.acts[at - 1]?.step.events ?? playout.dealt,
    effort,
    view,
    rng,
    probes() {
      probes ??= probesOf(moment, playout.acts);
      return probes;
    },
  };
  return moment;
}

/** Moments to look at: the first, the last, one before each kind of thing that happens, and others by chance. */
export function chooseMoments({ states, acts, opening }: Playout, most: number): readonly number[] {
  const rng = new Rng(stream(opening.seed, 'laws/moments'));
  const inAnyOrder = rng.shuffle([...acts.keys()]);
  const byKind = new Map(inAnyOrder.map(at => [kindOf(acts[at]), at]));
  const wanted = new Set([0, states.length - 1, ...byKind.values(), ...inAnyOrder]);
  return [...wanted].slice(0, Math.max(most, 2)).sort((a, b) => a - b);
}

const kindOf = (act: Act | undefined): string =>
  [act?.move.type, ...(act?.step.events.map(({ event }) => event.type) ?? [])].join();

function probesOf({ game, view, viewers, seats, effort, rng }: Moment, acts: readonly Act[]): Move[] {
  const chance = rng('probes');
  const legal = seats.flatMap(seat => {
    const some = take(game.moves(view(seat)), effort.moves);
    return some.length > 0 ? [game.sample(view(seat), chance), ...some] : [];
  });
  const before = chance.shuffle(acts.map(({ move }) => move)).slice(0, effort.mutants);
  const stock = [...legal, ...before];
  if (stock.length === 0) return [];
  const pool: Pool = collect([...stock, ...viewers.map(view)]);
  const mutants = Array.from({ length: effort.mutants * viewers.length }, () =>
    game.readMove(mutate(chance.pick(stock), stock, pool, chance)),
  ).flatMap(read => (read.ok ? [freeze(read.value)] : []));
  return [...chance.shuffle(legal).slice(0, effort.mutants), ...before.slice(0, 5), ...mutants];
}
