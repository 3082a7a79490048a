/** Pixels of the drawing for one of the page, so that a slow device keeps up: coarse while things move, sharp again at rest. */
export interface Sharpness {
  /** Before each frame. Returns whether the ratio has changed. */
  frame(now: number): boolean;
  /** Nothing moves any more. */
  rest(): boolean;
  readonly ratio: number;
}

const SHARPEST = 2;
const COARSEST = 0.5;
/** Frames farther apart than this are too slow; those farther than a pause do not belong together. */
const SLOW_MS = 40;
const PAUSE_MS = 900;
const WEIGHT = 0.25;

export function createSharpness(devicePixels: number): Sharpness {
  const best = Math.min(SHARPEST, devicePixels);
  let moving = best;
  let ratio = best;
  let last = Number.NEGATIVE_INFINITY;
  let mean = 0;
  const set = (next: number): boolean => {
    const hasChanged = next !== ratio;
    ratio = next;
    return hasChanged;
  };
  return {
    frame(now) {
      const passed = now - last;
      last = now;
      if (passed > PAUSE_MS) {
        mean = 0;
        return set(moving);
      }
      mean += (passed - mean) * WEIGHT;
      if (mean <= SLOW_MS || moving <= COARSEST) return set(moving);
      moving = Math.max(COARSEST, moving * 0.7);
      mean = 0;
      return set(moving);
    },
    rest: () => set(best),
    get ratio() {
      return ratio;
    },
  };
}
