import { type Seat, seatsOf } from '../../core/contract.ts';

/** How long seats have thought. All times in milliseconds. */
export interface Clock {
  /** By seat: since when it is waited for; null where it is not. */
  readonly since: readonly (number | null)[];
  /** By seat: how long it was waited for before that, in the whole game. */
  readonly used: readonly number[];
  /** By seat: of that, what belongs to what it is waited for now. */
  readonly spent: readonly number[];
}

export interface ClockRules {
  readonly perMove: number | null;
  readonly perGame: number | null;
}

/** Somebody whose time for the game is up still gets as long for each move. */
const LEAST_MS = 5_000;
const SECOND = 1_000;

export const newClock = (seats: number): Clock => ({
  since: Array(seats).fill(null),
  used: Array(seats).fill(0),
  spent: Array(seats).fill(0),
});

/** Nobody loses time because the server was not there. */
export const AFTER_RESTART_MS = 30_000;

/** `running`: who is waited for from now on. `anew`: those of them for something else than before. */
export function ticked(clock: Clock, at: number, running: readonly Seat[], anew: readonly Seat[]): Clock {
  const since = [...clock.since];
  const used = [...clock.used];
  const spent = [...clock.spent];
  for (const seat of seatsOf(since.length)) {
    const began = since[seat] ?? null;
    const gone = began === null ? 0 : Math.max(0, at - began);
    used[seat] = (used[seat] ?? 0) + gone;
    spent[seat] = anew.includes(seat) ? 0 : (spent[seat] ?? 0) + gone;
    since[seat] = running.includes(seat) ? at : null;
  }
  return { since, used, spent };
}

/** When this seat is late; null where no clock runs for it. */
export function lateAt(
  { since, used, spent }: Clock,
  { perMove, perGame }: ClockRules,
  seat: Seat,
): number | null {
  const began = since[seat] ?? null;
  if (began === null) return null;
  const times: number[] = [];
  if (perMove !== null) times.push(began + Math.max(0, perMove * SECOND - (spent[seat] ?? 0)));
  if (perGame !== null) {
    const inAll = perGame * SECOND;
    const left = inAll - (used[seat] ?? 0);
    times.push(began + Math.max(0, left, Math.min(LEAST_MS, inAll) - (spent[seat] ?? 0)));
  }
  return times.length === 0 ? null : Math.min(...times);
}

/** By seat, what is left now; null where no clock runs. Nobody is late before `notBefore`. */
export const leftOf = (
  clock: Clock,
  rules: ClockRules,
  now: number,
  notBefore: number,
): readonly (number | null)[] =>
  seatsOf(clock.since.length).map(seat => {
    const late = lateAt(clock, rules, seat);
    return late === null ? null : Math.max(0, Math.max(late, notBefore) - now);
  });
