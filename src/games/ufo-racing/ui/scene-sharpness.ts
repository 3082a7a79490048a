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
const STEP = 0.7;
/** Frames farther apart than this are too slow; those farther than a pause do not belong together. */
const SLOW_MS = 40;
const PAUSE_MS = 900;
const WEIGHT = 0.25;
/** One late frame alone is no slow device. */
const MOST_OF_ONE_MS = 100;
/** So many frames in a row that come in time are worth a try to draw sharper. */
const FAST_MS = 24;
const FAST_FRAMES = 45;

/** A big screen enlarges what is laid out for a desk: there one pixel of the page is several of the device. */
export const enlargedBy = (element: Pick<HTMLElement, 'getBoundingClientRect' | 'offsetWidth'>): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1;

export function createSharpness(devicePixels: number): Sharpness {
  const best = Math.min(SHARPEST, devicePixels);
  let moving = best;
  /** What a try has shown to be too much is not tried again. */
  let most = best;
  let hasTried = false;
  let ratio = best;
  let last = Number.NEGATIVE_INFINITY;
  let mean = 0;
  let fast = 0;
  return {
    frame(now) {
      const passed = now - last;
      last = now;
      if (passed > PAUSE_MS) [mean, fast] = [0, 0];
      else {
        mean += (Math.min(passed, MOST_OF_ONE_MS) - mean) * WEIGHT;
        fast = passed <= FAST_MS ? fast + 1 : 0;
      }
      if (mean > SLOW_MS && moving > COARSEST) {
        moving = Math.max(COARSEST, moving * STEP);
        if (hasTried) most = moving;
        [mean, fast] = [0, 0];
      } else if (fast >= FAST_FRAMES && moving < most) {
        moving = Math.min(most, moving / STEP);
        hasTried = true;
        [mean, fast] = [0, 0];
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
