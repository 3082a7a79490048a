import { type Seat, seatsOf } from '../../core/contract.ts';

/** How long seats have thought. All times in milliseconds. */
export interface Clock {
  /** By seat: since when it is waited for; null where it is not. */
  readonly since: readonly (number | null)[];
  /** By seat: how long it was waited for before that. */
  readonly used: readonly number[];
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
});

/** `running`: who is waited for from now on. `moved`: who has just done something, and begins anew. */
export function ticked(clock: Clock, at: number, running: readonly Seat[], moved?: Seat): Clock {
  const since = [...clock.since];
  const used = [...clock.used];
  for (const seat of seatsOf(since.length)) {
    const began = since[seat] ?? null;
    const runs = running.includes(seat);
    if (began !== null && (!runs || seat === moved)) {
      used[seat] = (used[seat] ?? 0) + Math.max(0, at - began);
      since[seat] = runs ? at : null;
    } else if (began === null && runs) since[seat] = at;
  }
  return { since, used };
}

/** When this seat is late; null where no clock runs for it. */
export function lateAt({ since, used }: Clock, { perMove, perGame }: ClockRules, seat: Seat): number | null {
  const began = since[seat] ?? null;
  if (began === null) return null;
  const times: number[] = [];
  if (perMove !== null) times.push(began + perMove * SECOND);
  if (perGame !== null)
    times.push(began + Math.max(perGame * SECOND - (used[seat] ?? 0), Math.min(LEAST_MS, perGame * SECOND)));
  return times.length === 0 ? null : Math.min(...times);
}

/** By seat, what is left now; null where no clock runs. */
export const leftOf = (clock: Clock, rules: ClockRules, now: number): readonly (number | null)[] =>
  seatsOf(clock.since.length).map(seat => {
    const late = lateAt(clock, rules, seat);
    return late === null ? null : Math.max(0, late - now);
  });
