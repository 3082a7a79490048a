import {
  type Addressed,
  type Audience,
  fail,
  type GameEntry,
  type GameTypes,
  gameUnder,
  type Outcome,
  ok,
  type Result,
  readSeat,
  type Seat,
  seatsOf,
  type Viewer,
} from '../core/contract.ts';
import type { Save } from '../core/save.ts';
import { type Divergence, inWords, type Replayed, replay, type Table } from '../core/table.ts';
import { counted } from '../core/words.ts';

/** Whose ears the story is told for; `all` hears everything, and to whom it was said. */
export type Listener = Viewer | 'all';

/** One event in words. `at` is the number of the move, 0 the set-up. */
export interface Told {
  readonly at: number;
  readonly seat?: Seat;
  readonly to: Audience;
  readonly text: string;
  readonly event: object;
}

/** A save as far as it could be followed. */
export interface Followed {
  readonly table: Table | undefined;
  readonly outcome: Outcome | undefined;
  readonly divergence: Divergence | undefined;
}

export interface Story extends Followed {
  readonly told: readonly Told[];
}

/** Up to move `to`, however far that is. `heard` gets every step on the way. */
export function follow(
  { game }: GameEntry,
  saved: Save,
  to = Number.POSITIVE_INFINITY,
  heard: (step: Replayed<GameTypes>) => void = () => {},
): Followed {
  const steps = replay(game, saved);
  let last: Replayed<GameTypes> | undefined;
  let step = steps.next();
  while (!step.done) {
    last = step.value;
    heard(last);
    if (last.at >= to) break;
    step = steps.next();
  }
  const table = last?.table();
  const divergence = step.done ? step.value : undefined;
  return { table, outcome: table && !divergence ? game.outcome(table.state) : undefined, divergence };
}

export function tell(entry: GameEntry, saved: Save, listener: Listener, to: number): Story {
  const told: Told[] = [];
  const followed = follow(entry, saved, to, ({ at, seat, events }) => {
    const move = { at, ...(seat === undefined ? {} : { seat }) };
    for (const { to, event } of events.filter(isFor(listener)))
      told.push({ ...move, to, text: entry.text.event(event, nameOf), event });
  });
  return { ...followed, told };
}

export const nameOf = (seat: Seat): string => `Seat ${seat}`;

export function readListener(text: string, seats: number): Result<Listener> {
  if (text === 'all' || text === 'spectator') return ok(text);
  const seat = readSeat(/^\d+$/.test(text) ? Number(text) : undefined, seats);
  return seat.ok ? seat : fail(`${seat.error}, or spectator, or all`);
}

export function linesOf({ told }: Story, listener: Listener): readonly string[] {
  const width = String(told.at(-1)?.at ?? 0).length;
  let before = -1;
  return told.map(({ at, to, text }) => {
    const number = at === before ? '' : String(at);
    before = at;
    const whom = to === 'all' || listener !== 'all' ? '' : ` (only for ${seatNames(to)})`;
    return `${number.padStart(width)}  ${text}${whom}`;
  });
}

export function ending({ text, game }: GameEntry, { table, outcome }: Followed): string {
  if (!table) return 'Nothing could be followed.';
  const moves = table.log.length;
  if (!outcome)
    return `After ${counted(moves, 'move')} it is not over: ${seatNames(game.toAct(table.state))} to act.`;
  const { winners, side, reason } = outcome;
  const scores = seatsOf(table.seats).map(seat => outcome.scores[seat]?.total ?? 0);
  return endedBy({ moves, words: text.reason(reason), winners, side, scores });
}

export interface Ended {
  readonly moves: number;
  /** The reason. */
  readonly words: string;
  readonly winners: readonly number[];
  readonly side: string | undefined;
  readonly scores: readonly number[];
}

export function endedBy({ moves, words, winners, side, scores }: Ended): string {
  const named = `${side === undefined ? '' : `${side}: `}${seatNames(winners)}`;
  const won = winners.length === 0 ? 'nobody' : named;
  return `Over after ${counted(moves, 'move')}. ${words} Won by ${won}. Scores: ${scores.join(', ')}.`;
}

/** Where save and rules part ways, and whether the rules have another version by now. */
export const partingOf = (divergence: Divergence, { game }: GameEntry, saved: Save): string =>
  inWords(divergence, { saved: saved.rules, here: gameUnder(game, saved.rules).rules });

const isFor =
  (listener: Listener) =>
  ({ to }: Addressed<object>): boolean =>
    listener === 'all' || to === 'all' || (listener !== 'spectator' && to.includes(listener));

const seatNames = (seats: readonly number[]): string =>
  `seat${seats.length === 1 ? '' : 's'} ${seats.join(', ')}`;
