import {
  fail,
  type GameEntry,
  at as item,
  ok,
  type Result,
  readSeat,
  type Seat,
} from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import { nameAmong } from '../../core/names-alike.ts';
import type { Look } from '../../core/players.ts';
import { Rng, stream } from '../../core/rng.ts';
import { isFull } from '../../core/table.ts';
import type { Command } from '../../protocol/asks.ts';
import { ANYBODY_AFTER_MS, lacksPart, PART_WITHIN_MS } from '../../protocol/dealing.ts';
import type { ErrorCode, Failure } from '../../protocol/errors.ts';
import type { HandOver, You } from '../../protocol/tells.ts';
import { keyHash, newPart } from '../keys.ts';
import { waitedOn } from '../told/room.ts';
import { seatedOptions, type Truth, withMove, withoutLastOf } from '../truth/truth.ts';
import { lateAt } from './clock.ts';
import type { Entry, Moved, Sent, What } from './entry.ts';
import {
  after,
  botOn,
  dealt,
  isMilestone,
  leavesOf,
  type PersonChair,
  personOn,
  type Standing,
  stateHash,
  toActOn,
  truthOf,
} from './standing.ts';

export interface Circumstances {
  readonly entry: GameEntry;
  readonly now: number;
  /** The command that it comes from. */
  readonly sent?: Sent;
  /** Whether whoever asks shows the key of the table. */
  readonly byHost?: boolean;
  /** Whether a page of whoever sits there is connected. */
  here(seat: Seat): boolean;
  /** For how many milliseconds none has been; 0 where one is. */
  awayFor(seat: Seat): number;
}

/** What goes into the log, and how the table stands after it. */
export interface Decision {
  readonly entries: readonly Entry[];
  readonly standing: Standing;
}

type Decided = Result<Decision, Failure>;

/** Who is back within this time has only lost the line: nobody else disposes of the seat before. */
export const BACK_WITHIN_MS = 30_000;
/**
 * Choices replaced and taken back, of one seat, until something is shown. People decide once or twice; no game asks for
 * more than two choices that show nothing.
 */
export const MOST_CHANGES = 50;
/** Entries that come from the commands of one seat, after the deal; the longest games ask one seat for 300. */
export const MOST_WRITTEN = 2_000;
/** Entries before the deal; whoever has the key of the table may go on when guests have filled that. */
export const MOST_GATHERED = 5_000;
const MOST_GATHERED_BY_HOST = 2 * MOST_GATHERED;

/** What the table itself does, without anybody's asking. */
export type OwnAction =
  /** `moves`: how many had been made when the bot was asked. */
  | {
      readonly type: 'bot-move';
      readonly seat: Seat;
      readonly move: { readonly type: string };
      readonly moves: number;
    }
  /** The bot of this seat gave no legal move. */
  | { readonly type: 'without-bot'; readonly seat: Seat; readonly moves: number }
  | { readonly type: 'late'; readonly seat: Seat }
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'freeze'; readonly why: string };

/** Everything but notes and rematches, which concern more than this log. */
export type Decidable = Exclude<Command, { type: 'notes' | 'rematch' }>;

export function decide(standing: Standing, who: You, command: Decidable, at: Circumstances): Decided {
  // Whoever runs the server closes a table to end what is said there too.
  if (standing.stage === 'frozen' && (command.type !== 'say' || standing.closed)) return no('frozen');
  if (isTooMuch(standing, who, command, at)) return no('too-many-moves');
  switch (command.type) {
    case 'sit':
    case 'commit':
    case 'stand':
    case 'remove':
    case 'bot':
    case 'ready':
    case 'start':
      return standing.stage === 'gathering' ? gather(standing, who, command, at) : no('already-started');
    case 'part':
    case 'deal':
    case 'break-off':
      return standing.stage === 'dealing' ? reveal(standing, who, command, at) : no('not-dealing');
    case 'move':
    case 'take-back':
    case 'pause':
    case 'resume':
    case 'hand-over':
    case 'hand-back':
      return standing.stage === 'playing' ? inPlay(standing, who, command, at) : no('not-playing');
    case 'say':
      return say(standing, who, command.text, at);
  }
}

/** Whoever has filled a log still gets to the end of the game, and keeps nobody from it. */
function isTooMuch(
  standing: Standing,
  { seat }: You,
  command: Decidable,
  { byHost = false }: Circumstances,
): boolean {
  if (standing.truth === null)
    return (
      standing.gathered >= (byHost ? MOST_GATHERED_BY_HOST : MOST_GATHERED) &&
      !getsOn(command, seat === null ? undefined : personOn(standing, seat))
    );
  if (seat === null || item(standing.written, seat) < MOST_WRITTEN) return false;
  return command.type !== 'move' || !toActOn(standing).includes(seat);
}

/** What a deal needs of a seat, once. */
function getsOn(command: Decidable, person: PersonChair | undefined): boolean {
  switch (command.type) {
    case 'commit':
      return person?.commitment === null;
    case 'ready':
      return command.ready;
    case 'start':
    case 'part':
    case 'deal':
    case 'break-off':
      return true;
    default:
      return false;
  }
}

export function act(standing: Standing, action: OwnAction, at: Circumstances): Decided {
  if (action.type === 'freeze') {
    const stays = standing.stage === 'frozen' || standing.stage === 'over';
    return stays ? unchanged(standing) : logged(standing, at, { type: 'frozen', why: action.why });
  }
  if (standing.stage !== 'playing') return no('not-playing');
  const { seat } = action;
  switch (action.type) {
    case 'bot-move':
    case 'without-bot':
      if (botOn(standing, seat) === null) return no('no-bot-stands-in');
      if (truthOf(standing).table.log.length !== action.moves) return no('still-time');
      if (standing.pausedBy !== null) return no('paused');
      return action.type === 'bot-move'
        ? madeByBot(standing, seat, action.move, at)
        : madeLate(standing, seat, 'table', at);
    case 'late':
      return standing.pausedBy !== null ? no('paused') : late(standing, seat, at);
    case 'away':
      return at.here(seat) ? no('still-here') : handOver(standing, seat, 'away', at);
    case 'returned':
      return personOn(standing, seat)?.standIn
        ? logged(standing, at, { type: 'handed-back', seat })
        : unchanged(standing);
  }
}

const unchanged = (standing: Standing): Decided => ok({ entries: [], standing });

type Gathering = Extract<
  Decidable,
  { type: 'sit' | 'commit' | 'stand' | 'remove' | 'bot' | 'ready' | 'start' }
>;

function gather(standing: Standing, who: You, command: Gathering, at: Circumstances): Decided {
  switch (command.type) {
    case 'sit': {
      if (who.seat !== null) return no('seated-already');
      const { look, commitment, key } = command;
      const place = free(standing, command);
      if (!place.ok) return place;
      if (isUsed(standing, commitment)) return no('commitment-used');
      const person = { look, key: keyHash(key), commitment, ...hostOf(at) };
      return logged(standing, at, { type: 'sat', ...place.value, ...person });
    }
    case 'bot': {
      if (!who.host) return no('not-the-host');
      const { look, level } = command;
      const place = free(standing, command, 'bot');
      if (!place.ok) return place;
      if (!at.entry.bots.some(bot => bot.level === level)) return no('no-such-level');
      return logged(standing, at, { type: 'bot', ...place.value, look, level });
    }
    case 'remove': {
      if (!who.host) return no('not-the-host');
      const seat = readSeat(command.seat, standing.chairs.length);
      if (!seat.ok || standing.chairs[seat.value]?.by === 'nobody') return no('no-such-seat');
      return logged(standing, at, { type: 'stood', seat: seat.value });
    }
    case 'start':
      return who.host ? start(standing, at) : no('not-the-host');
    case 'commit':
    case 'stand':
    case 'ready':
      return bySeated(standing, who, command, at);
  }
}

function bySeated(
  standing: Standing,
  { seat }: You,
  command: Extract<Gathering, { type: 'commit' | 'stand' | 'ready' }>,
  at: Circumstances,
): Decided {
  if (seat === null) return no('not-seated');
  switch (command.type) {
    case 'commit': {
      const { commitment } = command;
      const person = personOn(standing, seat);
      if (isUsed(standing, commitment)) return no('commitment-used');
      // Two windows of one device commit alike.
      if (person?.commitment === commitment && (person.host || !at.byHost)) return unchanged(standing);
      return logged(standing, at, { type: 'committed', seat, commitment, ...hostOf(at) });
    }
    case 'stand':
      return logged(standing, at, { type: 'stood', seat });
    case 'ready':
      if (command.ready && personOn(standing, seat)?.commitment === null) return no('no-commitment');
      if (command.ready === personOn(standing, seat)?.ready) return unchanged(standing);
      return logged(standing, at, { type: 'ready', seat, ready: command.ready });
  }
}

const hostOf = ({ byHost }: Circumstances): { readonly host?: true } => (byHost ? { host: true } : {});

/** For a deal that was broken off: the server may have seen the part. */
const isUsed = ({ brokenOff }: Standing, commitment: string): boolean =>
  brokenOff.some(({ seats }) => seats.some(seat => seat?.commitment === commitment));

interface Claim {
  readonly seat: number;
  readonly name: string;
  readonly look: Look;
}

/** The seat, and the name as it is kept. A bot makes way for another bot. */
function free(
  standing: Standing,
  claim: Claim,
  instead?: 'bot',
): Result<{ readonly seat: Seat; readonly name: string }, Failure> {
  const { chairs } = standing;
  const seat = readSeat(claim.seat, chairs.length);
  if (!seat.ok) return no('no-such-seat');
  const by = chairs[seat.value]?.by;
  if (by !== 'nobody' && by !== instead) return no('seat-taken');
  const others = chairs.flatMap((chair, index) =>
    index === seat.value || chair.by === 'nobody' ? [] : [chair],
  );
  const name = nameAmong(
    claim.name,
    others.map(other => other.name),
  );
  if (!name.ok) return name.error === 'taken' ? no('name-taken') : no('not-a-name', name.error);
  if (others.some(({ look }) => look === claim.look)) return no('look-taken');
  return ok({ seat: seat.value, name: name.value });
}

function start(standing: Standing, at: Circumstances): Decided {
  const { chairs } = standing;
  if (chairs.some(({ by }) => by === 'nobody')) return no('seats-are-free');
  if (!chairs.some(({ by }) => by === 'person')) return no('too-few-people');
  if (chairs.some(chair => chair.by === 'person' && !chair.ready)) return no('not-all-ready');
  return logged(standing, at, { type: 'started' });
}

function reveal(
  standing: Standing,
  who: You,
  command: Extract<Decidable, { type: 'part' | 'deal' | 'break-off' }>,
  at: Circumstances,
): Decided {
  if (command.type !== 'part') {
    // It was meant for a deal that has been broken off since, and came late.
    if ((command.commitment ?? standing.server.commitment) !== standing.server.commitment)
      return no('not-dealing');
    return command.type === 'deal' ? dealWithout(standing, who, at) : breakOff(standing, who, at);
  }
  const { seat } = who;
  const person = seat === null ? undefined : personOn(standing, seat);
  if (seat === null || !person) return no('not-seated');
  const { part } = command;
  if (commitmentTo(standing.created.id, part) !== person.commitment) return no('part-does-not-fit');
  if (person.part !== null) return unchanged(standing);
  const given = logged(standing, at, { type: 'part', seat, part });
  const waiting = given.value.standing.chairs.some(chair => chair.by === 'person' && chair.part === null);
  return waiting ? given : withDeal(given.value.standing, given.value.entries, at);
}

function dealWithout(standing: Standing, who: You, at: Circumstances): Decided {
  const waited = waitedOn(standing, at.now);
  // A host who is gone must not keep the others waiting for ever.
  if (!who.host && (who.seat === null || waited < ANYBODY_AFTER_MS)) return no('not-the-host');
  if (waited < PART_WITHIN_MS) return no('still-time');
  const lacks = lacksPart(
    standing.chairs.map(chair =>
      chair.by === 'person' ? { ...chair, revealed: chair.part !== null } : chair,
    ),
  );
  return lacks ? no(lacks) : withDeal(standing, [], at);
}

function breakOff(standing: Standing, who: You, at: Circumstances): Decided {
  if (who.seat === null && !who.host) return no('not-seated');
  if (waitedOn(standing, at.now) < ANYBODY_AFTER_MS) return no('still-time');
  const part = newPart();
  const commitment = commitmentTo(standing.created.id, part);
  return logged(standing, at, { type: 'broken-off', seat: who.seat, part, commitment });
}

function withDeal(standing: Standing, before: readonly Entry[], at: Circumstances): Decided {
  const { game } = at.entry;
  // A seat that a bot only stands in for is a person's.
  const bots = standing.chairs.map(({ by }) => by === 'bot');
  const options = seatedOptions(game, standing.created.options, bots);
  const truth = dealt(standing, game, options);
  const { start } = truth.table;
  const isFixed = options !== standing.created.options;
  const deal = logged(standing, at, { type: 'dealt', start, ...(isFixed && { options }) }, truth);
  return ok({ ...deal.value, entries: [...before, ...deal.value.entries] });
}

type InPlay = Extract<
  Decidable,
  { type: 'move' | 'take-back' | 'pause' | 'resume' | 'hand-over' | 'hand-back' }
>;

function inPlay(standing: Standing, who: You, command: InPlay, at: Circumstances): Decided {
  if (command.type === 'hand-over') return handOverBy(standing, who, command.seat, at);
  const { seat } = who;
  if (seat === null) return no('not-seated');
  if (command.type === 'hand-back')
    return botOn(standing, seat) === null
      ? no('no-bot-stands-in')
      : logged(standing, at, { type: 'handed-back', seat });
  if (command.type === 'pause')
    return standing.pausedBy !== null ? no('paused') : logged(standing, at, { type: 'paused', seat });
  if (command.type === 'resume')
    return standing.pausedBy !== null ? logged(standing, at, { type: 'resumed', seat }) : no('not-paused');
  if (standing.pausedBy !== null) return no('paused');
  if (botOn(standing, seat) !== null) return no('bot-stands-in');
  if (command.type === 'take-back') {
    const back = withoutLastOf(truthOf(standing), seat);
    if (!back.ok) return no('cannot-take-back', back.error);
    return hasChangedEnough(standing, seat) ? TOO_MANY_CHANGES : tookBack(standing, seat, back.value, at);
  }
  const move = at.entry.game.readMove(command.move);
  return move.ok ? made(standing, seat, move.value, 'person', at) : no('not-a-move', move.error);
}

const hasChangedEnough = ({ unshown }: Standing, seat: Seat): boolean => item(unshown, seat) >= MOST_CHANGES;

/** A code that every page can put into words; the detail is for those that know it. */
const TOO_MANY_CHANGES = fail<Failure>({ code: 'too-fast', detail: 'too-many-changes' });

function tookBack(standing: Standing, seat: Seat, truth: Truth, at: Circumstances): Decided {
  const { entries, standing: next } = logged(standing, at, { type: 'took-back', seat }, truth).value;
  return ok({ entries: entries.map(entry => ({ ...entry, leaves: leavesOf(next) })), standing: next });
}

function made(
  standing: Standing,
  seat: Seat,
  move: { readonly type: string },
  by: Moved['by'],
  at: Circumstances,
): Decided {
  const truth = truthOf(standing);
  if (isFull(truth.table)) return no('too-many-moves');
  const next = withMove(truth, seat, move, { hashed: false });
  if (!next.ok) return no('refused', next.error);
  const isChange = next.value.table.trail.quiet !== null && !toActOn(standing).includes(seat);
  if (isChange && hasChangedEnough(standing, seat)) return TOO_MANY_CHANGES;
  const moved: What = { type: 'moved', seat, move, by };
  return logged(
    standing,
    at,
    isMilestone(next.value) ? { ...moved, hash: stateHash(next.value) } : moved,
    next.value,
  );
}

/** A bot is trusted no more than a person: what is no move could make the rules throw. */
function madeByBot(standing: Standing, seat: Seat, move: unknown, at: Circumstances): Decided {
  const read = at.entry.game.readMove(move);
  return read.ok ? made(standing, seat, read.value, 'bot', at) : no('refused', read.error);
}

function late(standing: Standing, seat: Seat, at: Circumstances): Decided {
  const due = standing.clock && lateAt(standing.clock, standing.created, seat);
  // Several alarms may ring for one lateness, while the first is being kept.
  if (!toActOn(standing).includes(seat) || due === null || due > at.now) return no('still-time');
  return madeLate(standing, seat, 'clock', at);
}

/** What the game does for somebody who does nothing. */
function madeLate(standing: Standing, seat: Seat, by: 'clock' | 'table', at: Circumstances): Decided {
  const { table } = truthOf(standing);
  const rng = new Rng(stream(table.seed, `late/${seat}/${table.log.length}`));
  return made(standing, seat, table.game.late(table.game.view(table.state, seat), rng), by, at);
}

function handOverBy(standing: Standing, who: You, place: number, at: Circumstances): Decided {
  const seat = readSeat(place, standing.chairs.length);
  if (!seat.ok) return no('no-such-seat');
  if (seat.value === who.seat) return handOver(standing, seat.value, 'asked', at);
  if (!who.host) return no('not-the-host');
  const back = at.awayFor(seat.value) < BACK_WITHIN_MS;
  return back ? no('still-here') : handOver(standing, seat.value, 'host', at);
}

function handOver(standing: Standing, seat: Seat, why: HandOver, at: Circumstances): Decided {
  if (!personOn(standing, seat)) return no('no-such-seat');
  if (botOn(standing, seat) !== null) return no('bot-stands-in');
  return logged(standing, at, { type: 'handed-over', seat, level: standInLevel(at.entry), why });
}

/** Strong, but not the strongest: it must do neither its player nor the others an injustice. */
const standInLevel = ({ bots }: GameEntry): string => bots[Math.max(0, bots.length - 2)]?.level ?? '';

function say(standing: Standing, { seat }: You, text: string, at: Circumstances): Decided {
  if (seat === null) return no('not-seated');
  const { truth, stage } = standing;
  const open =
    stage !== 'playing' || !truth || at.entry.game.talkOpen(at.entry.game.view(truth.table.state, seat));
  return open ? logged(standing, at, { type: 'said', seat, text }) : no('talk-closed');
}

function logged(
  standing: Standing,
  { now, sent, entry: { game } }: Circumstances,
  what: What,
  truth?: Truth,
): { readonly ok: true; readonly value: Decision } {
  const entry: Entry = { ...what, at: now, ...sent };
  return { ok: true, value: { entries: [entry], standing: after(standing, entry, game, truth) } };
}

const no = (code: ErrorCode, detail?: string): Result<never, Failure> =>
  fail(detail === undefined ? { code } : { code, detail });
