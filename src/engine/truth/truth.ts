import {
  type Addressed,
  at,
  fail,
  type Game,
  type GameTypes,
  heardBy,
  isHeard,
  ok,
  type Result,
  type Seat,
  type Viewer,
  withOneMore,
} from '../../core/contract.ts';
import type { TakeBack } from '../../core/news.ts';
import type { Save } from '../../core/save.ts';
import {
  type CannotTakeBack,
  type Divergence,
  type Opening,
  open,
  play,
  type Replayed,
  replay,
  save,
  stateAfter,
  type Table,
  takeBack,
} from '../../core/table.ts';
import { isQuiet } from '../../core/trail.ts';

type Event = GameTypes['Event'];
export type Told = readonly Addressed<Event>[];

/** All there is to know about one table: how it stands, and what came of the deal and of each move. */
export interface Truth {
  readonly table: Table;
  /** The deal first, then one for each move. */
  readonly told: readonly Told[];
}

export type Story = readonly (readonly Event[])[];

/** Options as a deal has them: in some games it matters who sits there. `bots` says so by seat. */
export function seatedOptions(game: Game, json: unknown, bots: readonly boolean[]): unknown {
  const read = game.readOptions(json);
  return read.ok && game.seated ? game.seated(read.value, bots) : json;
}

export function deal(game: Game, opening: Omit<Opening, 'fair'>): Result<Truth> {
  const opened = open(game, opening);
  return opened.ok ? ok({ table: opened.value.table, told: [opened.value.events] }) : opened;
}

/** A saved table, or the number of the move at which these rules part from it, 0 the set-up. */
export function recall(game: Game, saved: Save): Result<Truth, number> {
  const told: Told[] = [];
  const steps = replay(game, saved);
  let last: Replayed<GameTypes> | undefined;
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    last = step.value;
    told.push(last.events);
  }
  const parted: Divergence | undefined = step.value;
  return parted || !last ? fail(parted?.at ?? 0) : ok({ table: last.table(), told });
}

export function withMove(
  { table, told }: Truth,
  seat: Seat,
  move: GameTypes['Move'],
  options: { readonly hashed?: boolean } = {},
): Result<Truth, GameTypes['Refusal']> {
  const played = play(table, seat, move, options);
  return played.ok ? ok({ table: played.value.table, told: withOneMore(told, played.value.events) }) : played;
}

export function withoutLastOf({ table, told }: Truth, seat: Seat): Result<Truth, CannotTakeBack> {
  const back = takeBack(table, seat);
  if (!back.ok) return back;
  const { moves, table: next, told: anew } = back.value;
  return ok({ table: next, told: [...told.slice(0, moves + 1), ...anew] });
}

/** Whose last move was followed by nothing that shows; where nobody's, the first who moved at all says why. */
export const takeBackFor = (truth: Truth, seats: readonly Seat[]): TakeBack => takeBackIn(truth)(seats);

/** The same for many who ask of one truth. */
export function takeBackIn({ table, told }: Truth): (seats: readonly Seat[]) => TakeBack {
  const { game, log } = table;
  if (game.toAct(table.state).length === 0) return () => ({ can: false, why: 'over' });
  const loud = told.findLastIndex(events => !isQuiet(game, events));
  const lastOf = (seat: Seat): number => log.findLastIndex(logged => logged.seat === seat);
  return seats => {
    const by = seats.filter(seat => lastOf(seat) >= Math.max(0, loud));
    if (by.length > 0) return { can: true, by };
    return { can: false, why: seats.some(seat => lastOf(seat) >= 0) ? 'shown' : 'nothing-made' };
  };
}

/** Moves that tell a viewer nothing are no step; the deal always is one. */
export const storyOf = ({ told }: Truth, viewer: Viewer): Story =>
  told
    .filter((events, index) => index === 0 || isHeard(events, viewer))
    .map(events => heardBy(events, viewer));

/** How many steps of the viewer's story these are. */
export const stepsIn = (told: readonly Told[], viewer: Viewer): number =>
  told.reduce((steps, events) => (isHeard(events, viewer) ? steps + 1 : steps), 0);

/** From where on another thing was told; what was taken back changes nothing before it. */
export function partingOf(before: Truth, after: Truth): number {
  const index = before.told.findIndex((events, place) => events !== after.told[place]);
  return index === -1 ? before.told.length : index;
}

/** What the viewer knew after that step of its story; the nearest there is. */
export function viewAfter({ table, told }: Truth, viewer: Viewer, step: number): GameTypes['View'] {
  const { game } = table;
  const moves = [...told.keys()].filter(index => index === 0 || isHeard(at(told, index), viewer));
  const index = Math.min(Math.max(0, Math.trunc(step) || 0), moves.length - 1);
  return game.view(stateAfter(table, at(moves, index)), viewer);
}

/** How much everybody has to take in after the last step. */
export const loudEvents = ({ table, told }: Truth): number =>
  at(told, -1).filter(one => one.to === 'all' && !isQuiet(table.game, [one])).length;

/** What the record of a table repeats of its truth. */
export const standing = ({ table }: Truth) => ({
  save: save(table),
  toAct: table.game.toAct(table.state),
  outcome: table.game.outcome(table.state) ?? null,
  moves: table.log.length,
});
