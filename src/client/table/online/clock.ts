import { createEffect, createSignal, onCleanup } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { TimeLeft } from '../../online/online.ts';

const TICK_MS = 1_000;

/** What each seat still has, in milliseconds, counted down while a clock runs; null where none does. */
export function createTimeLeft(left: () => TimeLeft | null): (seat: Seat) => number | null {
  const [now, setNow] = createSignal(performance.now());
  createEffect(() => {
    if (!left()?.seats.some(time => time !== null)) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    onCleanup(() => clearInterval(timer));
  });
  return seat => {
    const known = left();
    const time = known?.seats[seat] ?? null;
    return known === null || time === null ? null : Math.max(0, time - (now() - known.at));
  };
}
