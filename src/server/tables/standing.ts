import { at, type Game, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { seedFrom } from '../../core/fair.ts';
import type { BrokenOff, Fair } from '../../core/fair-record.ts';
import { hashOf } from '../../core/hash.ts';
import type { Look } from '../../core/players.ts';
import { deal, storyOf, type Truth, withMove, withoutLastOf } from '../../host/truth.ts';
import type { ChatLine, HandOver, Remark, RoomStage } from '../../protocol/tells.ts';
import { type Clock, newClock, ticked } from './clock.ts';
import type { BrokenOffEntry, Created, Entry, Moved } from './entry.ts';

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

/** Throws where the rules do, or where the log was not written by these rules. */
export function standingOf(game: Game, log: readonly Entry[]): Standing {
  const [first, ...rest] = log;
  if (first?.type !== 'created') throw new Error('a log begins with its table');
  return rest.reduce((standing, entry) => after(standing, entry, game), newStanding(first));
}

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
  followedBy: null,
  frozen: null,
});

/** `made`: the truth that this entry leads to, where it is known already. */
export function after(standing: Standing, entry: Entry, game: Game, made?: Truth): Standing {
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
      return played(
        {
          ...withoutParts(standing),
          ...{ stage: 'playing', stageSince: entry.at, clock: newClock(standing.chairs.length) },
        },
        made ?? dealt(standing, game, entry.options),
        entry.at,
      );
    case 'moved': {
      const next = played(standing, made ?? moved(standing, entry), entry.at);
      return entry.by === 'clock' ? remarked(next, entry.seat, { type: 'ran-out' }) : next;
    }
    case 'took-back':
      return tookBack(standing, made ?? withoutLast(standing, entry.seat), entry.at);
    case 'said':
      return remarked(standing, entry.seat, { type: 'said', text: entry.text });
    case 'paused':
    case 'resumed': {
      const next = { ...standing, pausedBy: entry.type === 'paused' ? entry.seat : null };
      return clocked(remarked(next, entry.seat, { type: entry.type }), entry.at, []);
    }
    case 'handed-over': {
      const { seat, level, why } = entry;
      const next = withPerson(standing, seat, { standIn: { level, why } });
      return clocked(remarked(next, seat, { type: 'handed-over', why }), entry.at, []);
    }
    case 'handed-back': {
      const next = withPerson(standing, entry.seat, { standIn: null });
      return clocked(remarked(next, entry.seat, { type: 'handed-back' }), entry.at, []);
    }
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

/** Whose part is not in the deal is said when it is made, and not only in the file of the game. */
const withoutParts = (standing: Standing): Standing =>
  seatsOf(standing.chairs.length)
    .filter(seat => personOn(standing, seat)?.part === null)
    .reduce((so, seat) => remarked(so, seat, { type: 'left-out' }), standing);

/** No part is used twice: whoever saw those of a deal that was not made could choose by them. */
function brokenOff(standing: Standing, { seat, part, commitment }: BrokenOffEntry, now: number): Standing {
  const { server, chairs } = standing;
  const seats = chairs.map(chair => {
    if (chair.by !== 'person' || chair.commitment === null) return null;
    return { name: chair.name, commitment: chair.commitment, part: chair.part };
  });
  const next: Standing = {
    ...standing,
    server: { commitment, part },
    brokenOff: [...standing.brokenOff, { by: seat, server, seats }],
    chairs: chairs.map(chair =>
      chair.by === 'person' ? { ...chair, ready: false, commitment: null, part: null } : chair,
    ),
    stage: 'gathering',
    stageSince: now,
  };
  return seat === null ? next : remarked(next, seat, { type: 'broken-off' });
}

function moved(standing: Standing, { seat, move, hash }: Moved): Truth {
  const made = withMove(truthOf(standing), seat, move, { hashed: false });
  if (!made.ok) throw new Error(`a move of seat ${seat} in the log is refused: ${made.error}`);
  if (hash !== undefined && hash !== stateHash(made.value))
    throw new Error(`a move of seat ${seat} in the log leads to another state than it did`);
  return made.value;
}

/** A hash takes as long as all the rest of a move. */
const HASHED_EVERY = 16;

/** Whether the log has the hash of this state. */
export const isMilestone = ({ table: { game, state, log } }: Truth): boolean =>
  log.length % HASHED_EVERY === 0 || game.toAct(state).length === 0;

export const stateHash = ({ table }: Truth): string => hashOf(table.state);

function withoutLast(standing: Standing, seat: Seat): Truth {
  const back = withoutLastOf(truthOf(standing), seat);
  if (!back.ok) throw new Error(`a move of seat ${seat} in the log cannot be taken back: ${back.error}`);
  return back.value;
}

function played(standing: Standing, truth: Truth, now: number): Standing {
  const before = toActOn(standing);
  const toAct = truth.table.game.toAct(truth.table.state);
  const next = { ...standing, truth };
  if (toAct.length === 0) return clocked({ ...next, stage: 'over', stageSince: now }, now, []);
  // Where somebody else is waited for now, the table has moved on; who only talks is waited for as before.
  const movedOn = toAct.some(seat => !before.includes(seat));
  return clocked(next, now, movedOn ? toAct : []);
}

function tookBack(standing: Standing, truth: Truth, now: number): Standing {
  const before = truthOf(standing);
  const viewers: readonly Viewer[] = [...seatsOf(standing.chairs.length), 'spectator'];
  const editions = viewers.map((viewer, index) => {
    const shorter = storyOf(truth, viewer).length < storyOf(before, viewer).length;
    return at(standing.editions, index) + (shorter ? 1 : 0);
  });
  return clocked({ ...standing, truth, editions }, now, []);
}

/** Clocks run for people who are waited for. `anew`: who is waited for something new. */
function clocked(standing: Standing, now: number, anew: readonly Seat[]): Standing {
  const { clock, pausedBy, created } = standing;
  if (!clock || (created.perMove === null && created.perGame === null)) return standing;
  const running = pausedBy !== null ? [] : toActOn(standing).filter(seat => botOn(standing, seat) === null);
  return { ...standing, clock: ticked(clock, now, running, anew) };
}

function remarked(standing: Standing, seat: Seat, remark: Remark): Standing {
  const chair = standing.chairs[seat];
  if (!chair || chair.by === 'nobody') throw new Error(`nobody sits on seat ${seat}`);
  const { name, look } = chair;
  return { ...standing, chat: [...standing.chat, { seat, name, look, ...remark }] };
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
