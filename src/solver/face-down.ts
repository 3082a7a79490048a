import { assert } from '../core/contract.ts';
import type { Rng } from '../core/rng.ts';

/** Something put into a place; of what kind is null where it lies face down. */
export interface Placed<Kind> {
  readonly place: number;
  readonly kind: Kind | null;
}

/** Any kinds that one could have put there: of each as many as one had, and no kind twice in one place. */
export function fillFaceDown<Kind>(
  placed: readonly Placed<Kind>[],
  kinds: readonly Kind[],
  had: (kind: Kind) => number,
  rng: Rng,
): readonly Kind[] {
  const left = new Map(kinds.map(kind => [kind, had(kind)]));
  for (const { kind } of placed) if (kind !== null) left.set(kind, (left.get(kind) ?? 0) - 1);
  const filled = placed.map(({ kind }) => kind);
  const fill = (index: number): boolean => {
    const one = placed[index];
    if (!one) return true;
    if (one.kind !== null) return fill(index + 1);
    const beside = placed.flatMap(({ place }, other) => (place === one.place ? [filled[other]] : []));
    return rng.shuffle(kinds).some(kind => {
      const count = left.get(kind) ?? 0;
      if (count === 0 || beside.includes(kind)) return false;
      filled[index] = kind;
      left.set(kind, count - 1);
      if (fill(index + 1)) return true;
      filled[index] = null;
      left.set(kind, count);
      return false;
    });
  };
  assert(fill(0), 'whoever put something face down had it');
  return filled.filter(kind => kind !== null);
}
