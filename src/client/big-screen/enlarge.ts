export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How wide a board is laid out, in pixels, before it is enlarged: letters and cards have their usual sizes there. */
export const LAID_OUT_PX = 940;

/** One step smaller, and how far it may go: below that a board would be for one's lap again. */
const STEP = 0.96;
const LEAST_PART = 0.55;

/** By how much to enlarge what is laid out for a desk, so that it is as wide as the room for it. */
export const usualScale = ({ width }: Size): number => width / LAID_OUT_PX;

/** The largest scale, not above this one, at which everything fits; the least one where nothing does. */
export function fittingScale(from: number, usual: number, fits: (scale: number) => boolean): number {
  const least = usual * LEAST_PART;
  for (let scale = from; scale > least; scale *= STEP) if (fits(scale)) return scale;
  return least;
}
