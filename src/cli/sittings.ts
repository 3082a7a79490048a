import {
  type Addressed,
  fail,
  type GameEntry,
  type GameTypes,
  ok,
  type Result,
  readSeat,
  type Seat,
  type Viewer,
} from '../core/contract.ts';
import type { Happened, Table } from '../core/table.ts';
import type { FaultCode } from './requests.ts';

/** One table at a referee's desk. `history` begins with the set-up and is never empty. */
export interface Sitting {
  readonly entry: GameEntry;
  readonly history: readonly Happened<GameTypes>[];
  /** An imagined table has no seed and no set-up: it cannot be saved. */
  readonly imagined: boolean;
}

/** Everything a referee remembers between two requests. */
export interface Desk {
  readonly games: readonly GameEntry[];
  readonly tables: Map<string, Sitting>;
}

export interface Fault {
  readonly code: FaultCode;
  readonly message: string;
  readonly refusal?: string;
}

export type Reply = Result<object, Fault>;

export const openDesk = (games: readonly GameEntry[]): Desk => ({ games, tables: new Map() });

export const fault = (code: FaultCode, message: string): Result<never, Fault> => fail({ code, message });

/** What everybody may know of a table. */
export function summary(name: string, { entry, history }: Sitting): object {
  const { game } = entry;
  const { seats, log, state } = now(history);
  const outcome = game.outcome(state);
  const head = { table: name, game: game.id, seats, moves: log.length, toAct: game.toAct(state) };
  return outcome ? { ...head, outcome } : head;
}

/** Without a viewer everything, with its audience; a viewer gets what it heard and not who else did. */
export const reported = (
  { table, events }: Happened<GameTypes>,
  viewer: Viewer | undefined,
): readonly object[] => {
  const move = table.log.length;
  const heard = ({ to }: Addressed<object>) =>
    to === 'all' || (typeof viewer === 'number' && to.includes(viewer));
  return viewer === undefined
    ? events.map(({ to, event }) => ({ move, to, event }))
    : events.filter(heard).map(({ event }) => ({ move, event }));
};

export function now(history: Sitting['history']): Table {
  const last = history.at(-1);
  if (!last) throw new Error('a sitting has a set-up');
  return last.table;
}

export interface Place<Who extends Viewer> {
  readonly sitting: Sitting;
  readonly viewer: Who;
}

export const viewOf = ({ sitting: { entry, history }, viewer }: Place<Viewer>) =>
  entry.game.view(now(history).state, viewer);

export function watching(desk: Desk, name: string, viewer: unknown): Result<Place<Viewer>, Fault> {
  const sitting = sittingAt(desk, name);
  if (!sitting.ok) return sitting;
  const read = viewerOf(viewer, now(sitting.value.history).seats);
  return read.ok ? ok({ sitting: sitting.value, viewer: read.value }) : read;
}

export function seated(desk: Desk, name: string, seat: unknown): Result<Place<Seat>, Fault> {
  const sitting = sittingAt(desk, name);
  if (!sitting.ok) return sitting;
  const read = readSeat(seat, now(sitting.value.history).seats);
  return read.ok ? ok({ sitting: sitting.value, viewer: read.value }) : fault('bad-seat', read.error);
}

export function viewerOf(json: unknown, seats: number): Result<Viewer, Fault> {
  if (json === 'spectator') return ok(json);
  const seat = readSeat(json, seats);
  return seat.ok ? seat : fault('bad-seat', `${seat.error}, or "spectator"`);
}

export function sittingAt({ tables }: Desk, name: string): Result<Sitting, Fault> {
  const sitting = tables.get(name);
  return sitting ? ok(sitting) : fault('no-table', `there is no table "${name}"; open one with new or load`);
}

export function gameOf({ games }: Desk, id: string): Result<GameEntry, Fault> {
  const entry = games.find(({ game }) => game.id === id);
  const ids = games.map(({ game }) => game.id).join(', ');
  return entry ? ok(entry) : fault('unknown-game', `there is no game "${id}"; there is ${ids}`);
}
