import { type Accessor, createSignal, onCleanup } from 'solid-js';

const FOR_ONE = 20;
const FOR_EACH_MORE = 10;

/** How long something is shown that is copied by hand, by how many things it is. [C13] */
export const secondsFor = (things: number): number => FOR_ONE + FOR_EACH_MORE * Math.max(0, things - 1);

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
