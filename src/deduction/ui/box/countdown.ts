import { type Accessor, createSignal, onCleanup } from 'solid-js';

export interface Countdown {
  /** In seconds. */
  readonly left: Accessor<number>;
  readonly stopped: Accessor<boolean>;
  stop(): void;
}

/** Time goes on only while nothing waits: who moves by keyboard needs longer. */
export function createCountdown(seconds: number, waits: () => boolean, onEnd: () => void): Countdown {
  const [left, setLeft] = createSignal(seconds);
  const [stopped, setStopped] = createSignal(false);
  const tick = () => {
    if (waits()) return;
    setLeft(now => now - 1);
    if (left() > 0) return;
    clearInterval(timer);
    onEnd();
  };
  const timer = setInterval(tick, 1_000);
  onCleanup(() => clearInterval(timer));
  return {
    left,
    stopped,
    stop: () => {
      clearInterval(timer);
      setStopped(true);
    },
  };
}
