import type { Rng, RngState } from './rng.ts';

/** A place at a table, numbered from 0. `seatsOf` and `readSeat` make them. */
export type Seat = number & { readonly brand: 'Seat' };
export type Viewer = Seat | 'spectator';

export type Result<Value, Problem = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem };

/** What a game's generic types are made of. All of it survives JSON (law 1). */
export interface GameTypes {
  Options: object;
  State: { readonly rng: RngState };
  View: object;
  Move: { readonly type: string };
  Event: { readonly type: string };
  Refusal: string;
}

/** Spectators hear only what goes to all. */
export type Audience = 'all' | readonly Seat[];

export interface Addressed<Event> {
  readonly to: Audience;
  readonly event: Event;
}

export interface Step<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly Addressed<T['Event']>[];
}

export interface Score {
  readonly total: number;
  readonly parts: readonly { readonly what: string; readonly points: number }[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly Score[];
  /** How it ended, as a code that the game's text.ts puts into words. */
  readonly reason: string;
  /** The side that won, where seats win together. */
  readonly side?: string;
}

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The rules of one game. Methods, not properties, so that a `Game<Planet>` fits where a `Game` is asked for.
 * The upper half knows the truth; the lower half knows one view and nothing else.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Raised when the same seed and moves no longer lead to the same states, or other moves are legal. */
  readonly rules: number;
  /** The same game by every set of rules that tables were ever begun with, newest first: those go on by them. */
  readonly older?: readonly Game<T>[];
  readonly seats: SeatRange;
  /** Play by `sample` ends within this many moves (law 6). */
  readonly moveBound: number;
  /** Events that reveal nothing but that somebody has decided: a move that only led to such can be taken back. */
  readonly quiet: readonly T['Event']['type'][];

  readOptions(json: unknown): Result<T['Options']>;
  /** Options that make another game of it, the usual ones first; those alone where none are named. */
  readonly modes?: readonly T['Options'][];
  /** Where options leave fewer numbers of seats than `seats` says. */
  seatsFor?(options: T['Options']): SeatRange;
  /** Where deals have codes by which they can be asked for. */
  readonly codes?: {
    /** The one that these options ask for. Whoever chose it may know the deal, so such a table is for one person. */
    in(options: T['Options']): string | undefined;
    /** Options that ask for the deal that `setup` would draw: one person alone may know its code from the start. */
    drawn(options: T['Options'], rng: Rng): T['Options'];
  };
  /** Options as they are fixed at the deal, where it matters who sits there: `bots` says so by seat. */
  seated?(options: T['Options'], bots: readonly boolean[]): T['Options'];
  /** `rng` deals; `play` is the stream for whatever is drawn later and belongs into the state. */
  setup(options: T['Options'], seats: number, rng: Rng, play: RngState): Step<T>;
  /** Who must act: empty exactly when the game is over; several decide at once. */
  toAct(state: T['State']): readonly Seat[];
  /** Only for moves that `refuse` lets pass. */
  apply(state: T['State'], seat: Seat, move: T['Move']): Step<T>;
  outcome(state: T['State']): Outcome | undefined;
  /** The side a seat plays for, where seats win together. */
  side?(state: T['State'], seat: Seat): string;
  view(state: T['State'], viewer: Viewer): T['View'];

  /** Why this move cannot be made now by whoever has this view. */
  refuse(view: T['View'], move: T['Move']): T['Refusal'] | undefined;
  /** Every legal move once, canonical, lazily. Seats outside `toAct` may have some too. */
  moves(view: T['View']): Iterable<T['Move']>;
  /** Cheap; every legal move has a chance. Only where `moves` has any. */
  sample(view: T['View'], rng: Rng): T['Move'];
  /** What a clock does for a seat that is late. Only for seats in `toAct`. */
  late(view: T['View'], rng: Rng): T['Move'];
  /** Whether free text may be sent now by whoever has this view. */
  talkOpen(view: T['View']): boolean;
  /** A whole state that this view allows, with randomness of its own. */
  imagine(view: T['View'], rng: Rng): T['State'];
  /** Canonical, or a sentence that says what is wrong. */
  readMove(json: unknown): Result<T['Move']>;
}

/** A player made of code: it gets a view and an rng, nothing else, and spends a fixed effort. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly level: string;
  readonly describe: string;
  /** Only for seats in `toAct`, whatever people did on them before (law 7). */
  choose(view: T['View'], rng: Rng): T['Move'];
  /** A legal move that breaks the silence while only people are waited for. A playout never asks for it. */
  unasked?(view: T['View'], rng: Rng): T['Move'] | undefined;
}

/** Every sentence a player reads about one game. */
export interface GameText<T extends GameTypes = GameTypes> {
  /** One line for the log; `name` gives the name of a seat, and `you` is the seat of whoever reads it. */
  event(event: T['Event'], name: (seat: Seat) => string, you?: Seat): string;
  refusal(code: T['Refusal']): string;
  reason(code: string): string;
}

/** What is told of a series of games beside wins and scores, by names of the game's own. */
export interface Figures {
  /** Values of which the spread is told. */
  readonly spreads: Readonly<Record<string, readonly number[]>>;
  /** Numbers that are added up. */
  readonly counts: Readonly<Record<string, number>>;
  /** How often each of several things happened: told as shares of all. */
  readonly shares?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Values by what they are of: told as means. */
  readonly means?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** What `games/index.ts` lists. Bots stand from weakest to strongest. */
export interface GameEntry<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly bots: readonly Bot<T>[];
  readonly text: GameText<T>;
  /** Bots that follow one idea: levels are measured against them, and nobody is offered one. */
  readonly sparring?: readonly Bot<T>[];
  /** Of a game that is over. */
  figures?(state: T['State']): Figures;
}

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const fail = <Problem>(error: Problem): Result<never, Problem> => ({ ok: false, error });

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${message}`);
}

/** The item that must be there. Asked for so often that neither `items.at` nor a sentence in vain is cheap enough. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index < 0 ? items.length + index : index];
  if (item === undefined) assert(false, `a list of ${items.length} has no item ${index}`);
  return item;
}

/** In a list of its size. A spread takes room for half as many items more, and what is kept grows at every move. */
export const withOneMore = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.concat([item]);

/** Made once for each number: they are asked for at every move. */
const seatLists = new Map<number, readonly Seat[]>();

export function seatsOf(count: number): readonly Seat[] {
  let seats = seatLists.get(count);
  if (!seats) {
    seats = Object.freeze(Array.from({ length: count }, (_, i) => i as Seat));
    seatLists.set(count, seats);
  }
  return seats;
}

export const seatCounts = ({ min, max }: SeatRange): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** All rules of a game that a table may go on by, those of new tables first. */
export const rulesOf = <T extends GameTypes>(game: Game<T>): readonly Game<T>[] => [
  game,
  ...(game.older ?? []),
];

/** The game by the rules of this number. Unknown rules are tried by those of now: only a real difference counts. */
export const gameUnder = <T extends GameTypes>(game: Game<T>, rules: number): Game<T> =>
  rulesOf(game).find(one => one.rules === rules) ?? game;

/** How many seats a game takes under these options. */
export const seatsUnder = <T extends GameTypes>(game: Game<T>, options: T['Options']): SeatRange =>
  game.seatsFor?.(options) ?? game.seats;

/** What a table is opened with, beside its seed. */
export interface Setting<T extends GameTypes = GameTypes> {
  readonly options: T['Options'];
  readonly seats: number;
}

/** By mode, the usual one first: every number of seats. Whatever must hold for a game is tried in all of them. */
export const settingsOf = <T extends GameTypes>(game: Game<T>): readonly (readonly Setting<T>[])[] =>
  (game.modes ?? [usualOptions(game)]).map(options =>
    seatCounts(seatsUnder(game, options)).map(seats => ({ options, seats })),
  );

/** Every number of seats a game takes under the usual options. */
export const usualSeatCounts = <T extends GameTypes>(game: Game<T>): readonly number[] =>
  seatCounts(seatsUnder(game, usualOptions(game)));

export function usualOptions<T extends GameTypes>(game: Game<T>): T['Options'] {
  const options = game.readOptions({});
  assert(options.ok, 'every game has usual options');
  return options.value;
}

/** What is wrong with a number of seats, where something is. */
export function seatsRefused<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seats: number,
): string | undefined {
  const { min, max } = seatsUnder(game, options);
  if (seats >= min && seats <= max) return undefined;
  return `with these options ${game.title} takes ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`;
}

export const readSeat = (json: unknown, seats: number): Result<Seat> =>
  Number.isInteger(json) && (json as number) >= 0 && (json as number) < seats
    ? ok(json as Seat)
    : fail(`a seat is a whole number from 0 to ${seats - 1}`);

export const hears = ({ to }: Pick<Addressed<unknown>, 'to'>, viewer: Viewer): boolean =>
  to === 'all' || (viewer !== 'spectator' && to.includes(viewer));

/** Whether these tell the viewer anything. */
export const isHeard = (events: readonly Addressed<unknown>[], viewer: Viewer): boolean =>
  events.some(event => hears(event, viewer));

export const heardBy = <Event>(events: readonly Addressed<Event>[], viewer: Viewer): readonly Event[] =>
  events.filter(event => hears(event, viewer)).map(({ event }) => event);
