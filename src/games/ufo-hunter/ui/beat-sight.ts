/** Where a step lies in the list, and how high it is. */
export interface Lies {
  readonly top: number;
  readonly height: number;
}

export interface Sight {
  readonly scrolled: number;
  readonly height: number;
}

/**
 * How far the list is scrolled so that a step is in sight, as little as that takes; no step is cut at its head. A step
 * higher than the list shows its beginning.
 */
export function scrolledFor(steps: readonly Lies[], index: number, { scrolled, height }: Sight): number {
  const step = steps[index];
  if (!step) return scrolled;
  const least = step.top + step.height - height;
  if (step.top >= scrolled && least <= scrolled) return scrolled;
  if (step.top < scrolled || step.height > height) return step.top;
  return steps.find(({ top }) => top >= least)?.top ?? step.top;
}
