import {
  type Addressed,
  fail,
  type GameEntry,
  type GameTypes,
  heardBy,
  ok,
  type Result,
  readSeat,
  type Seat,
  type Viewer,
} from '../../core/contract.ts';
import type { Table } from '../../core/table.ts';
import type { FaultCode } from './requests.ts';

/** Everything a referee remembers between two requests. */
export interface Referee {
  readonly games: readonly GameEntry[];
  readonly tables: Map<string, HeldTable>;
}

type Events = readonly Addressed<GameTypes['Event']>[];

export interface HeldTable {
  readonly entry: GameEntry;
  readonly table: Table;
  /** What was told, by the number of the move; first comes the set-up. */
  readonly told: readonly Events[];
  /** An imagined table has no seed and no set-up: it cannot be saved. */
  readonly imagined: boolean;
}

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  readonly refusal?: string;
}

export type Reply = Result<object, Fault>;

export const newReferee = (games: readonly GameEntry[]): Referee => ({ games, tables: new Map() });

export const fault = (code: FaultCode, message: string): Result<never, Fault> => fail({ code, message });

/** What everybody may know of a table. */
export function summary(name: string, { table }: HeldTable): object {
  const { game, seats, log, state } = table;
  const outcome = game.outcome(state);
  const head = { table: name, game: game.id, seats, moves: log.length, toAct: game.toAct(state) };
  return outcome ? { ...head, outcome } : head;
}

/** Without a viewer everything, with its audience; a viewer gets what it heard and not who else did. */
export const reported = ({ told }: HeldTable, since: number, viewer: Viewer | undefined): readonly object[] =>
  told.slice(since).flatMap((events, index) => {
    const move = since + index;
    return viewer === undefined
      ? events.map(({ to, event }) => ({ move, to, event }))
      : heardBy(events, viewer).map(event => ({ move, event }));
  });

/** Somebody at a table. */
export interface Place<Who extends Viewer> {
  readonly held: HeldTable;
  readonly viewer: Who;
}

export const viewOf = ({ held, viewer }: Place<Viewer>) => held.table.game.view(held.table.state, viewer);

export function watching(referee: Referee, name: string, viewer: unknown): Result<Place<Viewer>, Fault> {
  const held = tableCalled(referee, name);
  if (!held.ok) return held;
  const read = viewerOf(viewer, held.value.table.seats);
  return read.ok ? ok({ held: held.value, viewer: read.value }) : read;
}

export function seated(referee: Referee, name: string, seat: unknown): Result<Place<Seat>, Fault> {
  const held = tableCalled(referee, name);
  if (!held.ok) return held;
  const read = readSeat(seat, held.value.table.seats);
  return read.ok ? ok({ held: held.value, viewer: read.value }) : fault('bad-seat', read.error);
}

/** Whose ears the answer is for, where the request says so. */
export const listenerOf = (json: unknown, seats: number): Result<Viewer | undefined, Fault> =>
  json === undefined ? ok(undefined) : viewerOf(json, seats);

function viewerOf(json: unknown, seats: number): Result<Viewer, Fault> {
  if (json === 'spectator') return ok(json);
  const seat = readSeat(json, seats);
  return seat.ok ? seat : fault('bad-seat', `${seat.error}, or "spectator"`);
}

export function tableCalled({ tables }: Referee, name: string): Result<HeldTable, Fault> {
  const held = tables.get(name);
  return held ? ok(held) : fault('no-table', `there is no table "${name}"; open one with new or load`);
}
