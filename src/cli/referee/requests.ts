import * as v from 'valibot';

/** What can go wrong with a request. Programs rely on these: a code may be added, never renamed. */
export const faults = [
  'bad-json',
  'too-long',
  'unknown-request',
  'bad-request',
  'unknown-game',
  'bad-seats',
  'bad-options',
  'bad-save',
  'no-table',
  'bad-seat',
  'bad-move',
  'refused',
  'over',
  'too-many-moves',
  'no-moves',
  'not-to-act',
  'unknown-level',
  'nothing-to-undo',
  'imagined',
  'internal',
] as const;
export type FaultCode = (typeof faults)[number];

const whole = v.pipe(v.number(), v.integer());
const counted = (from: number, to: number) => v.pipe(whole, v.minValue(from), v.maxValue(to));

/** JSON reads 1e999 as infinity, and cannot write it back. */
const requestId = v.union([v.string(), v.pipe(v.number(), v.finite())]);
export const isId = (json: unknown): json is string | number => v.is(requestId, json);

const id = v.optional(requestId);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const table = v.optional(name, 'main');
const seed = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(200)), whole]),
  v.transform(String),
);
/** Checked against the table's seats later, so that a wrong one gets a code of its own. */
const seat = v.unknown();
const viewer = v.unknown();

/** Strict, so that a misspelt field is told instead of overlooked. */
const request = <Do extends string, Fields extends v.ObjectEntries>(type: Do, fields: Fields) =>
  v.strictObject({ id, do: v.literal(type), ...fields });

export const requests = {
  games: request('games', {}),
  new: request('new', {
    table,
    game: v.string(),
    seats: v.optional(v.unknown()),
    seed,
    options: v.optional(v.unknown()),
    viewer: v.optional(viewer),
  }),
  load: request('load', { table, save: v.unknown() }),
  toAct: request('toAct', { table }),
  view: request('view', { table, viewer }),
  moves: request('moves', { table, seat, limit: v.optional(counted(1, 100_000), 1000) }),
  sample: request('sample', { table, seat, seed }),
  choose: request('choose', { table, seat, level: v.optional(v.string(), 'strongest'), seed }),
  move: request('move', { table, seat, move: v.unknown(), viewer: v.optional(viewer) }),
  undo: request('undo', { table, moves: v.optional(counted(1, 1_000_000), 1) }),
  events: request('events', {
    table,
    viewer: v.optional(viewer),
    since: v.optional(counted(0, 1_000_000), 0),
  }),
  imagine: request('imagine', { table, viewer, seed, into: v.optional(name) }),
  save: request('save', { table }),
  quit: request('quit', {}),
} as const;

export type Do = keyof typeof requests;
export type Request<Name extends Do> = v.InferOutput<(typeof requests)[Name]>;
