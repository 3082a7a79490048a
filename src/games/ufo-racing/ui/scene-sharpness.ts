/** Pixels of the drawing for one of the page, so that a slow device keeps up: coarse while things move, sharp again at rest. */
export interface Sharpness {
  /** Before each frame. */
  frame(now: number): void;
  /** Nothing moves any more. Returns whether the ratio has changed. */
  rest(): boolean;
  readonly ratio: number;
}

const SHARPEST = 2;
const COARSEST = 0.5;
/** Frames farther apart than this are too slow; those farther than a pause do not belong together. */
const SLOW_MS = 40;
const PAUSE_MS = 900;
const WEIGHT = 0.25;
const LEAST_STEP = 0.7;

export function createSharpness(devicePixels: number): Sharpness {
  const best = Math.min(SHARPEST, devicePixels);
  let moving = best;
  let ratio = best;
  let last = Number.NEGATIVE_INFINITY;
  let mean = 0;
  return {
    frame(now) {
      const passed = now - last;
      last = now;
      if (passed > PAUSE_MS) {
        mean = 0;
        ratio = moving;
        return;
      }
      mean += (passed - mean) * WEIGHT;
      if (mean > SLOW_MS && moving > COARSEST) {
        // As much as is needed at once: each change of the size waits for the frames before.
        moving = Math.max(COARSEST, moving * Math.min(LEAST_STEP, Math.sqrt(SLOW_MS / mean)));
        mean = 0;
      }
      ratio = moving;
    },
    rest() {
      const hasChanged = ratio !== best;
      ratio = best;
      return hasChanged;
    },
    get ratio() {
      return ratio;
    },
  };
}
