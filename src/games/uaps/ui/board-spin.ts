import { type Accessor, createSignal } from 'solid-js';
import type { Spot } from '../../../ui/chart.ts';

export interface SpinParts {
  at(event: PointerEvent): Spot | undefined;
  /** How far the board is turned before. */
  from(): number;
  /** Whether a finger that goes down here turns the board. */
  may(spot: Spot): boolean;
  onEnd(degrees: number): void;
}

/** A finger on the rim turns the board to whoever sits there. */
export function createSpin({ at, from, may, onEnd }: SpinParts): {
  /** Null while nobody turns it. */
  readonly degrees: Accessor<number | null>;
  start(event: PointerEvent): void;
} {
  const [degrees, setDegrees] = createSignal<number | null>(null);
  const start = (down: PointerEvent) => {
    const first = at(down);
    const { currentTarget: target } = down;
    if (!first || !may(first) || down.button !== 0 || !(target instanceof Element)) return;
    const before = from();
    target.setPointerCapture(down.pointerId);
    const follow = (event: Event) => {
      const spot = event instanceof PointerEvent ? at(event) : undefined;
      if (spot) setDegrees(before + spot.degrees - first.degrees);
    };
    const stop = () => {
      for (const type of ['pointerup', 'pointercancel']) target.removeEventListener(type, stop);
      target.removeEventListener('pointermove', follow);
      const now = degrees();
      setDegrees(null);
      if (now !== null) onEnd(now);
    };
    target.addEventListener('pointermove', follow);
    for (const type of ['pointerup', 'pointercancel']) target.addEventListener(type, stop);
  };
  return { degrees, start };
}
