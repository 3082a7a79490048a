import { at, type Seat } from '../../src/core/contract.ts';
import type { Discussion, Own, Public, State, View } from '../../src/games/unacknowledged/types.ts';
import { peer } from './peers/index.mjs';
import type { CountState, CountView } from './rules.ts';

/**
 * States as Colyseus would have them: https://docs.colyseus.io/state and https://docs.colyseus.io/state/view
 * - What is a number or a word is a field; a list that grows is an array, so that a patch carries only its new items.
 * - A union or a short list that changes as a whole is one field with JSON, the cheapest that a patch can carry.
 * - What one seat alone knows lies in fields tagged for views, and its client's StateView holds that seat's part.
 * - `sync` writes only what differs. Our rules share what did not change, so a comparison of references finds it.
 */
export interface Mirror {
  create(): RoomState;
  sync(room: RoomState, before: object | undefined, after: object): void;
  /** In a client: the view of its seat out of what has arrived. What is long is read when it is looked at. */
  read(room: RoomState, seat: Seat): object;
}

/** A synchronized object. Its `own` holds one part per seat, for that seat's eyes. */
export interface RoomState {
  readonly own: Items<object>;
}

interface Items<Item> extends Iterable<Item> {
  readonly length: number;
  [index: number]: Item;
  push(item: Item): number;
}

interface Field {
  view(): Field;
}

interface Types {
  schema(fields: Readonly<Record<string, Field>>, name: string): new () => object;
  readonly t: Readonly<Record<'string' | 'uint8' | 'uint16' | 'boolean', () => Field>> & {
    array(of: unknown): Field;
  };
}

const { schema, t } = (await peer('@colyseus/schema')) as Types;

interface OwnFields {
  role: string;
  hand: string;
  pack: string;
  sealed: string;
  rounds: Items<string>;
}

interface DiscussionFields {
  round: number;
  turn: number;
  lines: Items<string>;
}

interface PublicFields extends RoomState {
  own: Items<OwnFields>;
  seats: number;
  round: number;
  turn: number;
  stage: string;
  picks: number;
  done: Items<boolean>;
  effect: string;
  plus: string;
  minus: string;
  deck: number;
  discards: number;
  turns: Items<string>;
  talk: Items<DiscussionFields>;
  end: string;
}

const OwnPart = schema(
  {
    role: t.string().view(),
    hand: t.string().view(),
    pack: t.string().view(),
    sealed: t.string().view(),
    rounds: t.array('string').view(),
  },
  'Own',
) as new () => OwnFields;

const DiscussionPart = schema(
  { round: t.uint8(), turn: t.uint8(), lines: t.array('string') },
  'Discussion',
) as new () => DiscussionFields;

const UnacknowledgedRoom = schema(
  {
    seats: t.uint8(),
    round: t.uint8(),
    turn: t.uint8(),
    stage: t.string(),
    picks: t.uint8(),
    done: t.array('boolean'),
    effect: t.string(),
    plus: t.string(),
    minus: t.string(),
    deck: t.uint8(),
    discards: t.uint8(),
    turns: t.array('string'),
    talk: t.array(DiscussionPart),
    end: t.string(),
    own: t.array(OwnPart),
  },
  'Unacknowledged',
) as new () => PublicFields;

const unacknowledged: Mirror = {
  create: () => new UnacknowledgedRoom(),
  sync(room, before, after) {
    const [was, now] = [before as State | undefined, after as State];
    syncPublic(room as PublicFields, was?.public, now.public);
    for (const [seat, own] of now.own.entries())
      syncOwn((room as PublicFields).own, seat, was?.own[seat], own);
  },
  read(room, seat): View {
    const open = room as PublicFields;
    const mine = at([...open.own], seat);
    return {
      viewer: seat,
      public: readPublic(open),
      own: {
        role: mine.role as Own['role'],
        hand: JSON.parse(mine.hand),
        pack: JSON.parse(mine.pack),
        sealed: (mine.sealed || null) as Own['sealed'],
        get rounds() {
          return Array.from(mine.rounds, text => JSON.parse(text));
        },
      },
    };
  },
};

function syncPublic(room: PublicFields, was: Public | undefined, now: Public): void {
  if (was === now) return;
  room.seats = now.seats;
  room.round = now.round;
  room.turn = now.turn;
  room.stage = now.stage;
  room.picks = now.picks;
  room.effect = now.effect ?? '';
  room.deck = now.deck;
  room.discards = now.discards;
  if (was?.plus !== now.plus) room.plus = JSON.stringify(now.plus);
  if (was?.minus !== now.minus) room.minus = JSON.stringify(now.minus);
  if (was?.end !== now.end) room.end = now.end === null ? '' : JSON.stringify(now.end);
  for (const [seat, done] of now.done.entries()) {
    if (seat === room.done.length) room.done.push(done);
    else if (was?.done[seat] !== done) room.done[seat] = done;
  }
  syncList(room.turns, was?.turns, now.turns);
  if (was?.talk === now.talk) return;
  for (const [index, discussion] of now.talk.entries())
    syncDiscussion(room.talk, index, was?.talk[index], discussion);
}

function syncDiscussion(
  talk: Items<DiscussionFields>,
  index: number,
  was: Discussion | undefined,
  now: Discussion,
): void {
  if (was === now) return;
  const part = talk[index] ?? new DiscussionPart();
  part.round = now.round;
  part.turn = now.turn;
  syncList(part.lines, was?.lines, now.lines);
  if (index === talk.length) talk.push(part);
}

function syncOwn(parts: Items<OwnFields>, seat: number, was: Own | undefined, now: Own): void {
  if (was === now) return;
  const part = parts[seat] ?? new OwnPart();
  part.role = now.role;
  part.sealed = now.sealed ?? '';
  if (was?.hand !== now.hand) part.hand = JSON.stringify(now.hand);
  if (was?.pack !== now.pack) part.pack = JSON.stringify(now.pack);
  syncList(part.rounds, was?.rounds, now.rounds);
  if (seat === parts.length) parts.push(part);
}

function syncList(items: Items<string>, was: readonly object[] | undefined, now: readonly object[]): void {
  if (was === now) return;
  for (const [index, item] of now.entries()) {
    if (index === items.length) items.push(JSON.stringify(item));
    else if (was?.[index] !== item) items[index] = JSON.stringify(item);
  }
}

const readPublic = (open: PublicFields): Public => ({
  seats: open.seats,
  round: open.round,
  turn: open.turn,
  stage: open.stage as Public['stage'],
  picks: open.picks,
  done: Array.from(open.done),
  effect: (open.effect || null) as Public['effect'],
  plus: JSON.parse(open.plus),
  minus: JSON.parse(open.minus),
  deck: open.deck,
  discards: open.discards,
  get turns() {
    return Array.from(open.turns, text => JSON.parse(text));
  },
  talk: Array.from(open.talk, ({ round, turn, lines }) => ({
    round,
    turn,
    get lines() {
      return Array.from(lines, text => JSON.parse(text));
    },
  })),
  end: open.end === '' ? null : JSON.parse(open.end),
});

interface CountFields extends RoomState {
  count: number;
  own: Items<{ made: number }>;
}

const MadePart = schema({ made: t.uint16().view() }, 'Made') as new () => { made: number };
const CountRoom = schema({ count: t.uint16(), own: t.array(MadePart) }, 'Count') as new () => CountFields;

const count: Mirror = {
  create: () => new CountRoom(),
  sync(state, _, after) {
    const room = state as CountFields;
    const now = after as CountState;
    room.count = now.public.count;
    for (const [seat, { made }] of now.own.entries()) {
      const part = room.own[seat] ?? new MadePart();
      part.made = made;
      if (seat === room.own.length) room.own.push(part);
    }
  },
  read(state, seat): CountView {
    const room = state as CountFields;
    return { public: { count: room.count }, own: { made: room.own[seat]?.made ?? 0 } };
  },
};

export const mirrors = { unacknowledged, count };
