import { assert, at, type Seat } from '../../../core/contract.ts';
import { Rng } from '../../../core/rng.ts';
import { mostBid, pointsOf, standingOf } from '../board.ts';
import { imagine } from '../imagine.ts';
import { moves } from '../legal.ts';
import { apply, toAct } from '../rules.ts';
import { nobody } from '../steps.ts';
import { ACTIONS, type Move, type Player, type Public, type State, type View } from '../types.ts';
import { byHabit, type Habit } from './habit.ts';
import { type Prices, spent, worthOfBoard } from './prices.ts';
import { expectedPoints } from './value.ts';

/** What can be decided by looking ahead. */
type Weighed = 'choose' | 'bid' | 'option' | 'buy';

/** How somebody looks ahead: every candidate is played on in the same imagined worlds. */
export interface Foresight {
  /** What is decided so; habit decides the rest. */
  readonly weighs: readonly Weighed[];
  /** How all seats go on in imagined worlds. */
  readonly habit: Habit;
  /** How many rounds are played on, the present one included. */
  readonly rounds: number;
  /** Worlds for a choice that decides a round, and for one within a turn. */
  readonly worlds: { readonly round: number; readonly turn: number };
  /** How much the best of the others counts beside oneself. */
  readonly rivalry: number;
  /** What habit would do is given up only for something that seems so many points better: few worlds tell little. */
  readonly loyalty: number;
}

/** Where habit takes no chances: the same each time. */
const still = (): Rng => new Rng([1, 2, 3, 4]);

/** What it is to win, in points. */
const VICTORY = 4;

/** A move of a seat that has to decide, by what comes of it. */
export function byForesight(view: View, foresight: Foresight, rng: Rng): Move {
  const { viewer: seat, public: known } = view;
  assert(seat !== 'spectator' && view.own, 'only a seat that must act is asked');
  const situation = { known, own: view.own, seat };
  const { habit, weighs } = foresight;
  const asked = known.pending?.type ?? known.stage;
  if (!weighs.some(one => one === asked)) return byHabit(situation, habit, rng);
  const candidates = candidatesFor(view, habit);
  if (candidates.length === 1) return at(candidates, 0);
  const isRound = known.pending === null;
  const worlds = isRound ? foresight.worlds.round : foresight.worlds.turn;
  const habitual = JSON.stringify(byHabit(situation, { ...habit, mood: 0 }, still()));
  let thoughts = candidates.map(move => ({
    move,
    ahead: JSON.stringify(move) === habitual ? foresight.loyalty : 0,
    worth: 0,
  }));
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && world % WORLDS_TO_TELL === 0) thoughts = betterHalf(thoughts);
    const state = undecided(imagine(view, rng), seat);
    const luck = rng.fork();
    for (const thought of thoughts)
      thought.worth += thought.ahead + worthAfter(state, seat, thought.move, foresight, new Rng(luck));
  }
  return at(thoughts.toSorted(byWorth), 0).move;
}

/** After so many worlds the worse half of the candidates is not thought of any longer. */
const WORLDS_TO_TELL = 4;

interface Thought {
  readonly move: Move;
  /** What it is given in every world before anything is played. */
  readonly ahead: number;
  worth: number;
}

const byWorth = (a: Thought, b: Thought): number => b.worth - a.worth;

const betterHalf = (thoughts: Thought[]): Thought[] =>
  thoughts.toSorted(byWorth).slice(0, Math.max(2, Math.ceil(thoughts.length / 2)));

/** What a seat hopes for some rounds after this move. */
function worthAfter(
  before: State,
  seat: Seat,
  move: Move,
  { habit, rivalry, rounds }: Foresight,
  rng: Rng,
): number {
  const until = before.public.round + rounds;
  let { state } = apply(before, seat, move);
  while (state.public.round < until && state.public.stage !== 'over')
    for (const one of toAct(state)) {
      const situation = { known: state.public, own: at(state.own, one), seat: one };
      state = apply(state, one, byHabit(situation, habit, rng)).state;
    }
  return worthOfState(state, seat, habit.prices(state.public), rivalry);
}

function worthOfState({ public: known, own }: State, seat: Seat, prices: Prices, rivalry: number): number {
  const { end } = known;
  const pointsFor = (one: Seat): number =>
    end
      ? pointsOf(standingOf(at(known.players, one)))
      : expectedPoints(known, at(own, one).seen, one, prices);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < known.seats; other++)
    if (other !== seat) rival = Math.max(rival, pointsFor(other as Seat));
  const won = end?.winners.includes(seat) ? VICTORY / end.winners.length : 0;
  return pointsFor(seat) - rivalry * rival + won;
}

/** What others have sealed is as unknown as what they have yet to decide: else the last to decide would think otherwise. */
function undecided(state: State, viewer: Seat): State {
  if (state.public.pending) return state;
  return {
    ...state,
    public: { ...state.public, done: nobody(state.public.seats) },
    own: state.own.map((one, seat) => (seat === viewer ? one : { ...one, action: null, bid: null })),
  };
}

/** Those that are worth a thought. */
function candidatesFor(view: View, habit: Habit): readonly Move[] {
  const { viewer: seat, own, public: known } = view;
  assert(seat !== 'spectator' && own, 'only a seat that must act is asked');
  if (known.pending) return [...moves(view)];
  return known.stage === 'choose'
    ? ACTIONS.filter(action => action !== own.action).map(action => ({ type: 'choose', action }))
    : bids(known, at(known.players, seat), habit.prices(known)).filter(({ bid }) => bid !== own.bid);
}

/** Up to a little more than the board is worth. */
function bids(known: Public, player: Player, prices: Prices): readonly { type: 'bid'; bid: number }[] {
  const worth = worthOfBoard(player, known, prices);
  const most = mostBid(player);
  const all: { type: 'bid'; bid: number }[] = [{ type: 'bid', bid: 0 }];
  for (let bid = 1; bid <= most && spent(player.money, bid - 1, prices) <= worth; bid++)
    all.push({ type: 'bid', bid });
  return all;
}
