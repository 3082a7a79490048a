import { at, type Game, type Result, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { seedFrom } from '../../core/fair.ts';
import type { BrokenOff, Fair } from '../../core/fair-record.ts';
import { hashOf } from '../../core/hash.ts';
import type { Look } from '../../core/players.ts';
import type { ChatLine, HandOver, Remark, RoomStage } from '../../protocol/tells.ts';
import type { Unsaid } from '../truth/retelling.ts';
import { deal, partingOf, stepsIn, type Truth, withMove, withoutLastOf } from '../truth/truth.ts';
import { type Clock, newClock, ticked } from './clock.ts';
import type { BrokenOffEntry, Created, Entry, Leaves, Moved } from './entry.ts';

/** How a table stands: what follows from its log. */
export interface Standing {
  readonly created: Created;
  readonly chairs: readonly Chair[];
  /** The server's part of the next deal, or of the one that was made. */
  readonly server: Fair['server'];
  /** Deals that were begun here and never made. */
  readonly brokenOff: readonly BrokenOff[];
  readonly stage: RoomStage;
  /** When this stage began. */
  readonly stageSince: number;
  readonly pausedBy: Seat | null;
  /** Nothing before the deal. */
  readonly truth: Truth | null;
  /** By viewer, spectators last: how often a story that was told became shorter. */
  readonly editions: readonly number[];
  readonly clock: Clock | null;
  readonly chat: readonly ChatLine[];
  /** How many entries there are from before the deal. */
  readonly gathered: number;
  /** By seat: entries since the deal that came from its commands. */
  readonly written: readonly number[];
  /** By seat: how often it has moved or taken back since something was last shown. */
  readonly unshown: readonly number[];
  /** When a move last showed something, or the deal: that somebody replaced a sealed choice since is nobody's business. */
  readonly shownSince: number;
  readonly followedBy: string | null;
  /** Why nothing goes on here. */
  readonly frozen: string | null;
  /** Whether that was the will of whoever runs the server. */
  readonly closed?: true;
}

export type Chair =
  | { readonly by: 'nobody' }
  | { readonly by: 'bot'; readonly name: string; readonly look: Look; readonly level: string }
  | PersonChair;

export interface PersonChair {
  readonly by: 'person';
  readonly name: string;
  readonly look: Look;
  readonly key: string;
  /** Whether a device of theirs has shown the key of the table, as far as the log knows. */
  readonly host: boolean;
  readonly ready: boolean;
  readonly commitment: string | null;
  readonly part: string | null;
  readonly standIn: { readonly level: string; readonly why: HandOver } | null;
}

const NOBODY: Chair = { by: 'nobody' };

export const newStanding = (created: Created & { readonly at: number }): Standing => ({
  created,
  chairs: Array(created.seats).fill(NOBODY),
  server: { commitment: created.commitment, part: created.part },
  brokenOff: [],
  stage: 'gathering',
  stageSince: created.at,
  pausedBy: null,
  truth: null,
  editions: Array(created.seats + 1).fill(0),
  clock: null,
  chat: [],
  gathered: 1,
  written: Array(created.seats).fill(0),
  unshown: Array(created.seats).fill(0),
  shownSince: created.at,
  followedBy: null,
  frozen: null,
});

/** `made`: the truth that this entry leads to, where it is known already. */
export function after(standing: Standing, entry: Entry, game: Game, made?: Truth): Standing {
  const lines = remarksOf(standing, entry);
  const next = counted(changed(standing, entry, game, made), entry);
  return lines.length > 0 ? { ...next, chat: [...standing.chat, ...lines] } : next;
}

/** The lines that an entry adds to the chat. */
export function remarksOf(standing: Standing, entry: Entry): readonly ChatLine[] {
  switch (entry.type) {
    case 'moved':
      return entry.by === 'clock' ? [remarked(standing, entry.seat, { type: 'ran-out' })] : NO_LINES;
    case 'said':
      return [remarked(standing, entry.seat, { type: 'said', text: entry.text })];
    case 'handed-over':
      return [remarked(standing, entry.seat, { type: 'handed-over', why: entry.why })];
    case 'paused':
    case 'resumed':
    case 'handed-back':
      return [remarked(standing, entry.seat, { type: entry.type })];
    case 'broken-off':
      return entry.seat === null ? NO_LINES : [remarked(standing, entry.seat, { type: 'broken-off' })];
    case 'dealt':
      // Whose part is not in the deal is said when it is made, and not only in the file of the game.
      return seatsOf(standing.chairs.length)
        .filter(seat => personOn(standing, seat)?.part === null)
        .map(seat => remarked(standing, seat, { type: 'left-out' }));
    default:
      return NO_LINES;
  }
}

const NO_LINES: readonly ChatLine[] = [];

function remarked({ chairs }: Standing, seat: Seat, remark: Remark): ChatLine {
  const chair = chairs[seat];
  if (!chair || chair.by === 'nobody') throw new Error(`nobody sits on seat ${seat}`);
  const { name, look } = chair;
  return { seat, name, look, ...remark };
}

/** How much of the log is whose. */
export function counted(standing: Standing, entry: Entry): Standing {
  if (!standing.truth) return { ...standing, gathered: standing.gathered + 1 };
  const own = entry.id !== undefined && 'seat' in entry && entry.seat !== null;
  if (!own || (entry.type === 'handed-over' && entry.why === 'host')) return standing;
  return { ...standing, written: onceMore(standing.written, entry.seat) };
}

export const onceMore = (counts: readonly number[], seat: Seat): readonly number[] =>
  counts.map((count, index) => (index === seat ? count + 1 : count));

/** Everything but the chat and the counts. */
export function changed(standing: Standing, entry: Entry, game: Game, made?: Truth): Standing {
  switch (entry.type) {
    case 'created':
      throw new Error('a table is created once');
    case 'sat': {
      const { seat, name, look, key, commitment, host = false } = entry;
      const chair: Chair = {
        by: 'person',
        name,
        look,
        key,
        host,
        commitment,
        ready: false,
        part: null,
        standIn: null,
      };
      return withChair(standing, seat, chair);
    }
    case 'committed': {
      const { seat, commitment, host } = entry;
      return withPerson(standing, seat, { commitment, ...(host ? { host } : {}) });
    }
    case 'stood':
      return withChair(standing, entry.seat, NOBODY);
    case 'bot': {
      const { seat, name, look, level } = entry;
      return withChair(standing, seat, { by: 'bot', name, look, level });
    }
    case 'ready':
      return withPerson(standing, entry.seat, { ready: entry.ready });
    case 'started':
      return { ...standing, stage: 'dealing', stageSince: entry.at };
    case 'part':
      return withPerson(standing, entry.seat, { part: entry.part });
    case 'broken-off':
      return brokenOff(standing, entry, entry.at);
    case 'dealt':
      return playedOn(
        {
          ...standing,
          stage: 'playing',
          stageSince: entry.at,
          shownSince: entry.at,
          clock: newClock(standing.chairs.length),
          truth: made ?? dealt(standing, game, entry.options),
        },
        [],
        entry.at,
      );
    case 'moved': {
      const truth = made ?? moved(standing, entry);
      const shownSince = truth.table.trail.quiet ? standing.shownSince : entry.at;
      const unshown = unshownAfter(standing, truth, entry.seat);
      return playedOn({ ...standing, unshown, shownSince, truth }, toActOn(standing), entry.at);
    }
    case 'took-back': {
      const before = truthOf(standing);
      const truth = made ?? withoutLast(standing, entry.seat);
      const parting = partingOf(before, truth);
      const unsaid = { unsaid: before.told.slice(parting), said: truth.told.slice(parting) };
      return tookBack(standing, truth, unsaid, entry);
    }
    case 'said':
      return standing;
    case 'paused':
    case 'resumed':
      return clocked({ ...standing, pausedBy: entry.type === 'paused' ? entry.seat : null }, entry.at, []);
    case 'handed-over': {
      const { seat, level, why } = entry;
      return clocked(withPerson(standing, seat, { standIn: { level, why } }), entry.at, []);
    }
    case 'handed-back':
      return clocked(withPerson(standing, entry.seat, { standIn: null }), entry.at, []);
    case 'followed':
      return { ...standing, followedBy: entry.by };
    case 'frozen':
      return {
        ...{ ...standing, stage: 'frozen', frozen: entry.why },
        ...(entry.by === 'operator' ? { closed: true } : {}),
      };
  }
}

export const personOn = ({ chairs }: Pick<Standing, 'chairs'>, seat: Seat): PersonChair | undefined => {
  const chair = chairs[seat];
  return chair?.by === 'person' ? chair : undefined;
};

/** The level of the bot that moves for this seat now. */
export function botOn({ chairs }: Pick<Standing, 'chairs'>, seat: Seat): string | null {
  const chair = chairs[seat];
  if (chair?.by === 'bot') return chair.level;
  return (chair?.by === 'person' && chair.standIn?.level) || null;
}

export const truthOf = ({ truth }: Standing): Truth => {
  if (!truth) throw new Error('nothing was dealt yet');
  return truth;
};

export const toActOn = ({ truth }: Standing): readonly Seat[] =>
  truth ? truth.table.game.toAct(truth.table.state) : [];

export const editionFor = ({ editions }: Standing, viewer: Viewer): number =>
  at(editions, viewer === 'spectator' ? -1 : viewer);

/** The seed is made of what has come by now. */
export function dealt(
  { created, server, chairs }: Standing,
  game: Game,
  options: unknown = created.options,
): Truth {
  const parts = chairs.map(chair => (chair.by === 'person' ? chair.part : null));
  const { id, seats, format = 1 } = created;
  const opened = deal(game, { options, seats, seed: seedFrom(id, server.part, parts), format });
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
}

/** No part is used twice: whoever saw those of a deal that was not made could choose by them. */
function brokenOff(standing: Standing, { seat, part, commitment }: BrokenOffEntry, now: number): Standing {
  const { server, chairs } = standing;
  const seats = chairs.map(chair => {
    if (chair.by !== 'person' || chair.commitment === null) return null;
    return { name: chair.name, commitment: chair.commitment, part: chair.part };
  });
  return {
    ...standing,
    server: { commitment, part },
    brokenOff: [...standing.brokenOff, { by: seat, server, seats }],
    chairs: chairs.map(chair =>
      chair.by === 'person' ? { ...chair, ready: false, commitment: null, part: null } : chair,
    ),
    stage: 'gathering',
    stageSince: now,
  };
}

function moved(standing: Standing, entry: Moved): Truth {
  const made = withMove(truthOf(standing), entry.seat, entry.move, { hashed: false });
  return asLogged(entry, made);
}

/** What a move of the log led to; throws where these rules lead elsewhere. */
export function asLogged({ seat, hash }: Pick<Moved, 'seat' | 'hash'>, made: Result<Truth>): Truth {
  if (!made.ok) throw new Error(`a move of seat ${seat} in the log is refused: ${made.error}`);
  if (hash !== undefined && hash !== stateHash(made.value))
    throw new Error(`a move of seat ${seat} in the log leads to another state than it did`);
  return made.value;
}

/**
 * A hash takes as long as all the rest of a move. Rules that were changed by mistake are noticed where a log has one, so
 * not in the first moves of a game that has not ended.
 */
const HASHED_EVERY = 64;

/** Whether the log has the hash of this state. Tables that began together do not all make theirs in the same moment. */
export const isMilestone = ({ table: { game, state, log, seed } }: Truth): boolean =>
  (log.length + seed.charCodeAt(0)) % HASHED_EVERY === 0 || game.toAct(state).length === 0;

export const stateHash = ({ table }: Truth): string => hashOf(table.state);

function withoutLast(standing: Standing, seat: Seat): Truth {
  const back = withoutLastOf(truthOf(standing), seat);
  if (!back.ok) throw new Error(`a move of seat ${seat} in the log cannot be taken back: ${back.error}`);
  return back.value;
}

/** `before`: whom the table waited for. */
function playedOn(next: Standing, before: readonly Seat[], now: number): Standing {
  const toAct = toActOn(next);
  if (toAct.length === 0) return clocked({ ...next, stage: 'over', stageSince: now }, now, []);
  // Where somebody else is waited for now, the table has moved on; who only talks is waited for as before.
  const movedOn = toAct.some(seat => !before.includes(seat));
  return clocked(next, now, movedOn ? toAct : []);
}

export function tookBack(
  standing: Standing,
  truth: Truth,
  { unsaid, said }: Unsaid,
  entry: { readonly seat: Seat; readonly at: number },
): Standing {
  const viewers: readonly Viewer[] = [...seatsOf(standing.chairs.length), 'spectator'];
  const editions = viewers.map((viewer, index) => {
    const shorter = stepsIn(said, viewer) < stepsIn(unsaid, viewer);
    return at(standing.editions, index) + (shorter ? 1 : 0);
  });
  const unshown = onceMore(standing.unshown, entry.seat);
  return clocked({ ...standing, truth, editions, unshown }, entry.at, []);
}

function unshownAfter({ unshown }: Standing, { table }: Truth, seat: Seat): readonly number[] {
  if (table.trail.quiet) return onceMore(unshown, seat);
  return unshown.some(count => count > 0) ? unshown.map(() => 0) : unshown;
}

/** What a taking back leaves, beside the moves that still count. */
export const leavesOf = ({ editions, clock, created }: Standing): Leaves =>
  clock && isTimed(created) ? { editions, clock } : { editions };

const isTimed = ({ perMove, perGame }: Created): boolean => perMove !== null || perGame !== null;

/** Clocks run for people who are waited for. `anew`: who is waited for something new. */
function clocked(standing: Standing, now: number, anew: readonly Seat[]): Standing {
  const { clock, pausedBy, created } = standing;
  if (!clock || !isTimed(created)) return standing;
  const running = pausedBy !== null ? [] : toActOn(standing).filter(seat => botOn(standing, seat) === null);
  return { ...standing, clock: ticked(clock, now, running, anew) };
}

const withChair = (standing: Standing, seat: Seat, chair: Chair): Standing => ({
  ...standing,
  chairs: standing.chairs.map((other, index) => (index === seat ? chair : other)),
});

function withPerson(standing: Standing, seat: Seat, change: Partial<PersonChair>): Standing {
  const person = personOn(standing, seat);
  if (!person) throw new Error(`nobody sits on seat ${seat}`);
  return withChair(standing, seat, { ...person, ...change });
}
