import { createEffect, on, onCleanup } from 'solid-js';

/** Keeps the screen on while it is wanted; where a browser cannot, it goes dark as usual. */
export function keepAwake(wanted: () => boolean): void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    if (document.hidden || !wanted()) return;
    // A browser may refuse, with a low battery for one.
    held ??= Promise.resolve(navigator.wakeLock?.request('screen')).catch(() => undefined);
  };
  const letGo = () => {
    void held?.then(lock => lock?.release());
    held = undefined;
  };
  // A browser lets go of it by itself when the page is hidden, and does not take it up again.
  const look = () => {
    if (document.hidden) letGo();
    else ask();
  };
  createEffect(on(wanted, is => (is ? ask() : letGo())));
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    letGo();
  });
}
