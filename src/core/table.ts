import type { Addressed, Game, GameTypes, Result, Seat, Step } from './contract.ts';
import { assert, fail, gameUnder, ok, readSeat, seatsRefused, withOneMore } from './contract.ts';
import type { Fair } from './fair-record.ts';
import { hashOf } from './hash.ts';
import { isObject } from './read.ts';
import { Rng, secretStream, stream } from './rng.ts';
import { MOST_MOVES, SAVE_FORMAT, type Save, type SaveFormat } from './save.ts';
import { foundBefore, isQuiet, markBefore, NO_TRAIL, type Trail, trailAfter, trailBefore } from './trail.ts';

/** One match: all of it follows from game, options, seats, seed and moves; the state is a cache of that. */
export interface Table<T extends GameTypes = GameTypes> {
  /** By the rules that the table began with. */
  readonly game: Game<T>;
  readonly format: SaveFormat;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: string;
  /** How the seed was made, where it was made of parts. */
  readonly fair?: Fair;
  /** What the first move finds, and its hash. */
  readonly dealt: T['State'];
  readonly start: string;
  readonly log: readonly LoggedMove<T['Move']>[];
  readonly state: T['State'];
  /** In memory only: no save has it. */
  readonly trail: Trail<T['State']>;
}

export interface LoggedMove<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Of the state that this move led to. Who plays many tables leaves it out; `save` makes it. */
  readonly hash?: string;
}

export interface Happened<T extends GameTypes> {
  readonly table: Table<T>;
  readonly events: readonly Addressed<T['Event']>[];
}

/** One step of a replay. A step holds no log of its own, so that all of them together stay small. */
export interface Replayed<T extends GameTypes> {
  /** The number of the move, 0 the set-up. */
  readonly at: number;
  readonly seat?: Seat;
  readonly events: readonly Addressed<T['Event']>[];
  /** The table after this step, made when asked for. */
  table(): Table<T>;
}

export interface Opening {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly fair?: Fair;
  /** That of new tables where none is named. */
  readonly format?: SaveFormat;
}

/** Where a save and these rules part ways. `at` is the number of the move, 0 the set-up. */
export interface Divergence {
  readonly at: number;
  readonly why: 'set-up-differs' | 'unreadable' | 'refused' | 'state-differs' | 'after-the-end';
  readonly detail: string;
}

const LONGEST_SEED = 200;
const LONGEST_QUOTE = 200;

export function open<T extends GameTypes>(game: Game<T>, opening: Opening): Result<Happened<T>> {
  const { min, max } = game.seats;
  const { seats, seed, fair, format = SAVE_FORMAT } = opening;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return fail(`${game.title} takes ${min} to ${max} seats, not ${seats}`);
  if (seed.length === 0 || seed.length > LONGEST_SEED)
    return fail(`a seed is a text of 1 to ${LONGEST_SEED} characters`);
  if (opening.options !== undefined && !isObject(opening.options))
    return fail('the options are not an object');
  const options = game.readOptions(opening.options ?? {});
  if (!options.ok) return options;
  const tooManyOrFew = seatsRefused(game, options.value, seats);
  if (tooManyOrFew !== undefined) return fail(tooManyOrFew);
  const start = format === 1 ? stream : secretStream;
  const { state, events } = game.setup(
    options.value,
    seats,
    new Rng(start(seed, 'setup')),
    start(seed, 'play'),
  );
  const dealt = { dealt: state, start: hashOf(state), log: [], state, trail: NO_TRAIL };
  const table = { game, format, options: options.value, seats, seed, ...(fair && { fair }), ...dealt };
  return ok({ table, events });
}

export const isFull = ({ log }: Pick<Table, 'log'>): boolean => log.length >= MOST_MOVES;

export function play<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
  move: T['Move'],
  { hashed = true }: { readonly hashed?: boolean } = {},
): Result<Happened<T>, T['Refusal']> {
  assert(!isFull(table), `a table takes at most ${MOST_MOVES} moves`);
  const made = make(table.game, table.state, seat, move);
  if (!made.ok) return made;
  const { state, events } = made.value;
  const logged = hashed ? { seat, move, hash: hashOf(state) } : { seat, move };
  const trail = trailAfter(table.game, table.trail, table.log.length + 1, table.state, made.value);
  return ok({ table: { ...table, log: withOneMore(table.log, logged), state, trail }, events });
}

/** A move that is made, or why it is refused. */
export function make<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  seat: Seat,
  move: T['Move'],
): Result<Step<T>, T['Refusal']> {
  const refusal = game.refuse(game.view(before, seat), move);
  return refusal === undefined ? ok(game.apply(before, seat, move)) : fail(refusal);
}

/** The same table after its first `moves` moves: undo, and the start of another story. */
export function branch<T extends GameTypes>(table: Table<T>, moves: number): Table<T> {
  assert(
    moves >= 0 && moves <= table.log.length,
    `a table of ${table.log.length} moves has no move ${moves}`,
  );
  const { game } = table;
  const log = table.log.slice(0, moves);
  let state = table.dealt;
  let trail: Trail<T['State']> = NO_TRAIL;
  for (const [index, { seat, move }] of log.entries()) {
    const made = game.apply(state, seat, move);
    trail = trailAfter(game, trail, index + 1, state, made);
    state = made.state;
  }
  return { ...table, log, state, trail };
}

/** The state after its first `moves` moves. */
export function stateAfter<T extends GameTypes>(
  { game, dealt, log, trail }: Table<T>,
  moves: number,
): T['State'] {
  const mark = markBefore(trail.marks, moves);
  return log
    .slice(mark?.moves ?? 0, moves)
    .reduce((state, { seat, move }) => game.apply(state, seat, move).state, mark?.state ?? dealt);
}

export const undo = <T extends GameTypes>(table: Table<T>, moves = 1): Table<T> =>
  branch(table, table.log.length - moves);

export const CANNOT_TAKE_BACK = ['nothing-made', 'shown', 'over'] as const;
export type CannotTakeBack = (typeof CANNOT_TAKE_BACK)[number];

/** A table without one of its moves, and what came of those after it, made anew. */
export interface TakenBack<T extends GameTypes> extends Played<T> {
  /** How many moves are as they were. */
  readonly moves: number;
}

interface Played<T extends GameTypes> {
  readonly table: Table<T>;
  readonly told: readonly (readonly Addressed<T['Event']>[])[];
}

/** The table without the last move of this seat, as long as nothing was shown since; moves of others stay. */
export function takeBack<T extends GameTypes>(
  table: Table<T>,
  seat: Seat,
): Result<TakenBack<T>, CannotTakeBack> {
  const { game, log } = table;
  if (game.toAct(table.state).length === 0) return fail('over');
  const moves = log.findLastIndex(logged => logged.seat === seat);
  if (moves === -1) return fail('nothing-made');
  const quiet = foundBefore(table.trail, log.length - moves);
  if (!quiet) return fail('shown');
  const trail = trailBefore(table.trail, quiet, moves);
  const before = { ...table, log: log.slice(0, moves), state: quiet.found, trail };
  const withoutIt = playQuietly(before, log.slice(moves + 1));
  return withoutIt ? ok({ ...withoutIt, moves }) : fail('shown');
}

/** Nothing where a move is refused or reveals something. */
function playQuietly<T extends GameTypes>(
  start: Table<T>,
  moves: readonly LoggedMove<T['Move']>[],
): Played<T> | undefined {
  let table = start;
  const told: (readonly Addressed<T['Event']>[])[] = [];
  for (const { seat, move, hash } of moves) {
    const played = play(table, seat, move, { hashed: hash !== undefined });
    if (!played.ok || !isQuiet(table.game, played.value.events)) return undefined;
    table = played.value.table;
    told.push(played.value.events);
  }
  return { table, told };
}

export function save<T extends GameTypes>(table: Table<T>): Save {
  const { game, format, options, seats, seed, fair, start } = table;
  return {
    area5: format,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    seed,
    ...(fair && { fair }),
    start,
    moves: hashedLog(table),
  };
}

function hashedLog<T extends GameTypes>({ game, dealt, log }: Table<T>): Save['moves'] {
  let state = dealt;
  return log.every(isHashed)
    ? log
    : log.map(({ seat, move }) => {
        state = game.apply(state, seat, move).state;
        return { seat, move, hash: hashOf(state) };
      });
}

const isHashed = <Move>(logged: LoggedMove<Move>): logged is LoggedMove<Move> & { readonly hash: string } =>
  logged.hash !== undefined;

/** Every step of a saved table, as far as these rules agree with it. */
export function* replay<T extends GameTypes>(
  listed: Game<T>,
  saved: Save,
): Generator<Replayed<T>, Divergence | undefined> {
  const game = gameUnder(listed, saved.rules);
  const opened = open(game, { ...saved, format: saved.area5 });
  if (!opened.ok) return { at: 0, why: 'unreadable', detail: opened.error };
  const { table, events } = opened.value;
  if (table.start !== saved.start)
    return { at: 0, why: 'set-up-differs', detail: 'the seed no longer deals what was recorded' };
  yield { at: 0, events, table: () => table };
  const log: LoggedMove<T['Move']>[] = [];
  let before = table.state;
  let trail = table.trail;
  for (const [index, logged] of saved.moves.entries()) {
    const at = index + 1;
    const what = `${quote(logged.move)} of seat ${logged.seat}`;
    const seat = readSeat(logged.seat, saved.seats);
    if (!seat.ok) return { at, why: 'unreadable', detail: seat.error };
    const move = game.readMove(logged.move);
    if (!move.ok) return { at, why: 'unreadable', detail: `${what}: ${move.error}` };
    if (game.toAct(before).length === 0)
      return { at, why: 'after-the-end', detail: `${what} comes when the game is over` };
    const made = make(game, before, seat.value, move.value);
    if (!made.ok) return { at, why: 'refused', detail: `${what} is refused: ${made.error}` };
    const { state, events } = made.value;
    const hash = hashOf(state);
    if (hash !== logged.hash)
      return { at, why: 'state-differs', detail: `${what} leads to another state than recorded` };
    log.push({ seat: seat.value, move: move.value, hash });
    const so = { state, trail: trailAfter(game, trail, at, before, made.value) };
    before = state;
    trail = so.trail;
    yield { at, seat: seat.value, events, table: () => ({ ...table, log: log.slice(0, at), ...so }) };
  }
  return undefined;
}

/** Of a stranger's file: it may be very long, or nested deeper than the stack. */
function quote(json: unknown): string {
  try {
    const text = JSON.stringify(json);
    return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  } catch {
    return 'a move';
  }
}

export const inWords = ({ at, detail }: Divergence, rules: { saved: number; here: number }): string =>
  `${at === 0 ? 'the set-up' : `move ${at}`} does not match: ${detail}` +
  (rules.saved === rules.here ? '' : ` (saved under rules ${rules.saved}, these are rules ${rules.here})`);

export function load<T extends GameTypes>(game: Game<T>, saved: Save): Result<Table<T>> {
  const steps = replay(game, saved);
  let step = steps.next();
  let last: Replayed<T> | undefined;
  while (!step.done) {
    last = step.value;
    step = steps.next();
  }
  if (step.value)
    return fail(inWords(step.value, { saved: saved.rules, here: gameUnder(game, saved.rules).rules }));
  assert(last, 'a replay without a divergence has at least the set-up');
  return ok(last.table());
}
