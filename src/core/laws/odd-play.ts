import type { Game, GameTypes, Seat } from '../contract.ts';
import { assert, seatsOf } from '../contract.ts';
import { Rng, stream } from '../rng.ts';
import { isFull, type Opening, open, play, type Table, takeBack } from '../table.ts';
import { take } from './json.ts';
import { collect, mutate } from './mutate.ts';
import { type Move, pickMover, type View } from './sample-play.ts';

/** Who moves for a person now and then; nothing where it leaves the move to the person. */
export type StandIn = (table: Table, seat: Seat, rng: Rng) => Move | undefined;

/** How often a bot moves where a seat must; and how often one is asked whether it speaks unasked. */
const STANDS_IN = 0.15;
const BREAKS_SILENCE = 0.1;
/** How often somebody is only as active as a clock. */
const SLEEPS = 0.05;

/** What the people of one game are like: chances. Talk that never ends hides as much as silence does. */
interface Temper {
  readonly takesBack: number;
  /** Whoever moved last goes on where it can: talks on, or chooses again. */
  readonly goesOn: number;
  /** Says or chooses nearly what it did before, such as the contrary. */
  readonly wavers: number;
}

const temperOf = (rng: Rng): Temper => ({
  takesBack: 0.1 * rng.float(),
  goesOn: 0.5 * rng.float(),
  wavers: 0.8 * rng.float(),
});

const TRIES = 6;
/** Whoever wavers does so about one of the last things. */
const IN_MIND = 5;
/** People who waver do not come to an end by themselves. */
const PATIENCE = 3;

/**
 * A game as odd people play it: they contradict themselves, replace sealed choices, take moves back, let the clock move,
 * and hand their seats to a bot and take them back in the middle of everything. Gives the table before each move, until
 * the end. What bots are asked in it follows from the seed.
 */
export function* oddPlay(
  game: Game,
  opening: Opening,
  bot: { readonly choose: StandIn; readonly unasked: StandIn },
): Generator<Table> {
  const rng = new Rng(stream(opening.seed, 'laws/odd'));
  const opened = open(game, opening);
  assert(opened.ok, `odd people sit at a table that opens: ${opened.ok ? '' : opened.error}`);
  const temper = temperOf(rng);
  let { table } = opened.value;
  for (let steps = 0; steps < PATIENCE * game.moveBound && !isFull(table); steps++) {
    const acting = game.toAct(table.state);
    if (acting.length === 0) return;
    yield table;
    if (rng.chance(temper.takesBack)) {
      const back = takeBack(table, rng.pick(seatsOf(table.seats)));
      if (back.ok) {
        ({ table } = back.value);
        continue;
      }
    }
    const seat = goingOn(table, temper, rng) ?? pickMover(table, acting, rng);
    const move = standIn(table, acting, seat, rng, bot) ?? person(table, acting, seat, temper, rng);
    const made = play(table, seat, move, { hashed: false });
    assert(made.ok, `odd people keep the rules: ${JSON.stringify(move)}`);
    ({ table } = made.value);
  }
}

function goingOn({ game, state, log }: Table, { goesOn }: Temper, rng: Rng): Seat | undefined {
  const last = log.at(-1)?.seat;
  const goes = last !== undefined && rng.chance(goesOn);
  return goes && take(game.moves(game.view(state, last)), 1).length > 0 ? last : undefined;
}

function standIn(
  table: Table,
  acting: readonly Seat[],
  seat: Seat,
  rng: Rng,
  bot: { readonly choose: StandIn; readonly unasked: StandIn },
): Move | undefined {
  const own = new Rng(rng.fork());
  if (acting.includes(seat) && rng.chance(STANDS_IN)) return bot.choose(table, seat, own);
  return rng.chance(BREAKS_SILENCE) ? bot.unasked(table, seat, own) : undefined;
}

function person(
  { game, state, log }: Table,
  acting: readonly Seat[],
  seat: Seat,
  { wavers }: Temper,
  rng: Rng,
): Move {
  const view = game.view(state, seat);
  const before = log.flatMap(logged => (logged.seat === seat ? [logged.move] : [])).slice(-IN_MIND);
  const wavered = before.length > 0 && rng.chance(wavers) ? wavering(game, view, before, rng) : undefined;
  if (wavered) return wavered;
  return acting.includes(seat) && rng.chance(SLEEPS) ? game.late(view, rng) : game.sample(view, rng);
}

function wavering(game: Game, view: View, before: readonly GameTypes['Move'][], rng: Rng): Move | undefined {
  const pool = collect(before);
  for (let tries = 0; tries < TRIES; tries++) {
    const read = game.readMove(mutate(rng.pick(before), before, pool, rng));
    if (read.ok && game.refuse(view, read.value) === undefined) return read.value;
  }
  return undefined;
}
