import { assert, type Bot, type GameTypes, type Seat } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { play, type Table } from '../core/table.ts';

/** Stands around one decision: a caller may time it, count it or look at it. */
export type Watch<T extends GameTypes = GameTypes> = (seat: Seat, decide: () => T['Move']) => T['Move'];

/** Bots have no bound of their own; one that talks for ever must not hang whoever waits for it. */
const PATIENCE = 20;

/**
 * Plays a table to its end. The streams of the bots follow from the table's seed and their seat, so the same
 * table and bots give the same moves anywhere.
 */
export function playout<T extends GameTypes>(
  start: Table<T>,
  bots: readonly Bot<T>[],
  watch: Watch<T> = (_, decide) => decide(),
): Table<T> {
  const rngs = bots.map((_, seat) => new Rng(stream(start.seed, `bot/${seat}`)));
  const { game } = start;
  let table = start;
  let last: Seat | undefined;
  for (;;) {
    const seat = nextToAct(game.toAct(table.state), last);
    if (seat === undefined) return table;
    const bot = bots[seat];
    const rng = rngs[seat];
    assert(bot && rng, `seat ${seat} of ${game.id} has a bot`);
    const view = game.view(table.state, seat);
    const move = watch(seat, () => bot.choose(view, rng));
    const played = play(table, seat, move);
    assert(
      played.ok,
      `${bot.level} chose ${JSON.stringify(move)}, refused as ${played.ok ? '' : played.error}: ${where(table)}`,
    );
    table = played.value.table;
    assert(table.log.length <= PATIENCE * game.moveBound, `the bots do not come to an end: ${where(table)}`);
    last = seat;
  }
}

/** Of several who may act, the first after the last actor, round the table. */
export function nextToAct(toAct: readonly Seat[], last: Seat | undefined): Seat | undefined {
  if (last === undefined || toAct.length < 2) return toAct[0];
  let next: Seat | undefined;
  let first: Seat | undefined;
  for (const seat of toAct) {
    if (first === undefined || seat < first) first = seat;
    if (seat > last && (next === undefined || seat < next)) next = seat;
  }
  return next ?? first;
}

const where = ({ game, seed, seats, log }: Table): string =>
  `${game.id}, ${seats} seats, seed ${JSON.stringify(seed)}, move ${log.length + 1}`;
