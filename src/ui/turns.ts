import { createSignal, onCleanup } from 'solid-js';

/** A tab in the background draws no frames, and must not wait for one. */
const LONGEST_FRAME_MS = 100;

/**
 * Counts up to `last`, once a frame. Parts of a page that each wait for a number are drawn in tasks of their own: all
 * at once, the first drawing of a table would block the page for longer than a tap may take.
 */
export function createTurns(last: number): () => number {
  const [turn, setTurn] = createSignal(0);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const once = () => {
      stop();
      setTurn(turn() + 1);
      if (turn() < last) wait();
    };
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(once);
    });
    timer = setTimeout(once, LONGEST_FRAME_MS);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  wait();
  onCleanup(stop);
  return turn;
}
