import * as v from 'valibot';
import { ok, type Result } from '../core/contract.ts';
import { commitmentSchema, partSchema } from '../core/fair-record.ts';
import { LOOKS } from '../core/players.ts';
import { isObject, readAs, wholeNumber } from '../core/read.ts';
import { seen, withoutStacks } from '../core/seen-text.ts';

/** Raised when an older page and a newer server, or the other way round, no longer understand each other. */
export const PROTOCOL = 1;

/** Of one message from a page, in bytes. Notes are the longest. */
export const LARGEST_ASK = 32_768;
export const LONGEST_TEXT = 300;
export const LONGEST_NOTES = 20_000;
/** About how many tables a page may ask at once how they stand. */
export const MOST_TABLES_ASKED = 50;

/** 128 bits as a page makes them: the key of a seat, of a host. */
export const KEY = /^[A-Za-z0-9_-]{22}$/;

const key = v.pipe(v.string(), v.regex(KEY, 'a key has 22 letters and digits'));
/** Of a command or a question. */
export const LONGEST_ID = 40;
const commandId = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));
const tableId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const viewer = v.union([wholeNumber, v.literal('spectator')]);
const chatText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT),
  v.transform(text => withoutStacks(seen(text))),
  v.minLength(1, 'a line with nothing to see in it'),
);
/** Whether it is one is for the table to say: whoever wrote it should hear why not. */
const name = v.string();
const look = v.picklist(LOOKS);

/** Each changes the table, once, however often it is sent under the same id. */
const command = v.variant('type', [
  // Before the game
  v.strictObject({
    type: v.literal('sit'),
    seat: wholeNumber,
    name,
    look,
    /** The key that this seat is held by from now on: made by the device, so that a repeated `sit` is harmless. */
    key,
    commitment: commitmentSchema,
  }),
  v.strictObject({ type: v.literal('commit'), commitment: commitmentSchema }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({ type: v.literal('remove'), seat: wholeNumber }),
  v.strictObject({
    type: v.literal('bot'),
    seat: wholeNumber,
    level: v.pipe(v.string(), v.maxLength(40)),
    name,
    look,
  }),
  v.strictObject({ type: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('part'), part: partSchema }),
  /** Without the parts of devices that do not answer. */
  v.strictObject({ type: v.literal('deal'), commitment: v.optional(commitmentSchema) }),
  /** Back to the waiting room. */
  v.strictObject({ type: v.literal('break-off'), commitment: commitmentSchema }),
  // In the game
  v.strictObject({ type: v.literal('move'), move: v.unknown() }),
  v.strictObject({ type: v.literal('take-back') }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  /** A bot stands in: for oneself, or by the host for somebody who is away. */
  v.strictObject({ type: v.literal('hand-over'), seat: wholeNumber }),
  v.strictObject({ type: v.literal('hand-back') }),
  // At any time
  v.strictObject({ type: v.literal('say'), text: chatText }),
  v.strictObject({ type: v.literal('notes'), text: v.pipe(v.string(), v.maxLength(LONGEST_NOTES)) }),
  v.strictObject({ type: v.literal('rematch') }),
]);

const ask = v.variant('type', [
  /** The first message of a page. `heard`: what it has of a story, so that it gets the rest only. */
  v.strictObject({
    type: v.literal('hello'),
    protocol: wholeNumber,
    table: tableId,
    key: v.optional(key),
    host: v.optional(key),
    heard: v.optional(v.strictObject({ viewer, edition: wholeNumber, steps: wholeNumber })),
  }),
  v.strictObject({ type: v.literal('do'), id: commandId, command }),
  /** News for this viewer from now on; for nobody while the page is covered. */
  v.strictObject({ type: v.literal('look'), viewer: v.nullable(viewer) }),
  v.strictObject({ type: v.literal('view-at'), id: commandId, viewer, step: wholeNumber }),
  v.strictObject({ type: v.literal('read-notes'), id: commandId }),
  /** Lines of the chat that stand before this one; the last of them. */
  v.strictObject({ type: v.literal('chat-before'), id: commandId, before: wholeNumber }),
  /** The whole table with all that was hidden; when the game is over. */
  v.strictObject({ type: v.literal('file'), id: commandId }),
  v.strictObject({ type: v.literal('ping') }),
]);

export type Ask = v.InferOutput<typeof ask>;
export type Command = v.InferOutput<typeof command>;
export type Hello = Extract<Ask, { type: 'hello' }>;

export const readAsk = (json: unknown): Result<Ask> =>
  isMove(json) ? ok(json) : readAs(ask, json, 'a message');

/** What most messages are, told without the reader, which takes as long as all that follows. */
function isMove(json: unknown): json is Extract<Ask, { type: 'do' }> {
  if (!isObject(json) || Object.keys(json).length !== 3) return false;
  const { type, id, command } = json as Readonly<Record<string, unknown>>;
  if (type !== 'do' || typeof id !== 'string' || id.length === 0 || id.length > LONGEST_ID) return false;
  if (!isObject(command) || Object.keys(command).length !== 2) return false;
  return (command as { readonly type?: unknown }).type === 'move' && 'move' in command;
}

export const CLOCK_CHOICES = {
  /** In seconds, for one move. */
  perMove: [30, 60, 180, 600, 86_400, 259_200, 604_800],
  /** In seconds, for all moves of one seat. */
  perGame: [600, 1_800, 3_600, 604_800],
  /** In seconds, until a bot stands in for somebody who is away. */
  standIn: [30, 120, 300, 1_800, 86_400],
} as const;

const seconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(2_592_000)));

/** A table as its host wants it. */
const newTable = v.strictObject({
  protocol: wholeNumber,
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.unknown()),
  seats: wholeNumber,
  /** The key that the table is led with. The same key sent twice makes one table. */
  host: key,
  listed: v.boolean(),
  /** What those who only watch see: what is public, or everything when it is over. */
  watch: v.picklist(['public', 'after']),
  perMove: seconds,
  perGame: seconds,
  standIn: seconds,
});

export type NewOnlineTable = v.InferOutput<typeof newTable>;

export const readNewTable = (json: unknown): Result<NewOnlineTable> => readAs(newTable, json, 'a new table');

const standingAsk = v.strictObject({
  protocol: wholeNumber,
  tables: v.pipe(
    v.array(v.strictObject({ table: tableId, key: v.optional(key) })),
    v.maxLength(MOST_TABLES_ASKED),
  ),
});

export const readStandingAsk = (json: unknown): Result<v.InferOutput<typeof standingAsk>> =>
  readAs(standingAsk, json, 'a question about tables');
