import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Frame } from './map-zoom.ts';

/** A frame that follows a finger at once, and glides where a key or a button sends it. */
export function createGlide(milliseconds: () => number): {
  readonly frame: Accessor<Frame | null>;
  readonly set: (frame: Frame) => void;
  readonly glide: (frame: Frame) => void;
  /** Where it is, or where it glides to. */
  readonly goal: Accessor<Frame | null>;
} {
  const [frame, setFrame] = createSignal<Frame | null>(null);
  const [goal, setGoal] = createSignal<Frame | null>(null);
  let running = 0;
  const set = (to: Frame) => {
    cancelAnimationFrame(running);
    setGoal(to);
    setFrame(to);
  };
  const glide = (to: Frame) => {
    const from = frame();
    const duration = milliseconds();
    if (!from || duration === 0) return set(to);
    cancelAnimationFrame(running);
    setGoal(to);
    const began = performance.now();
    const go = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / duration));
      setFrame(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) running = requestAnimationFrame(go);
    };
    running = requestAnimationFrame(go);
  };
  onCleanup(() => cancelAnimationFrame(running));
  return { frame, set, glide, goal };
}

const between = (from: Frame, to: Frame, part: number): Frame => {
  const along = (a: number, b: number) => a + (b - a) * part;
  return {
    scale: along(from.scale, to.scale),
    stretch: along(from.stretch, to.stretch),
    x: along(from.x, to.x),
    y: along(from.y, to.y),
  };
};
