import { createEffect, on, onCleanup } from 'solid-js';

const PRESSES = ['pointerup', 'keydown'] as const;

/** Keeps the screen on while it is wanted; where a browser cannot, it goes dark as usual. */
export function keepAwake(wanted: () => boolean): void {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = () => {
    if (document.hidden || !wanted()) return;
    // A browser may refuse: with a low battery, or, in Safari, before anything was pressed on the page.
    held ??= Promise.resolve(navigator.wakeLock?.request('screen')).catch(() => {
      held = undefined;
      return undefined;
    });
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
  for (const press of PRESSES) document.addEventListener(press, ask);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    for (const press of PRESSES) document.removeEventListener(press, ask);
    letGo();
  });
}
