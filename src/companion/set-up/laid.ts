import { at } from '../../core/contract.ts';
import type { Modifier } from '../../games/uaps/types.ts';

/** None but a blank lies twice: what lies in another quadrant changes places. */
export function withModifier(
  laid: readonly Modifier[],
  quadrant: number,
  modifier: Modifier,
): readonly Modifier[] {
  const before = at(laid, quadrant);
  const elsewhere = modifier === 'blank' ? -1 : laid.indexOf(modifier);
  return laid.map((one, place) => {
    if (place === quadrant) return modifier;
    return place === elsewhere ? before : one;
  });
}

export const areSame = (some: readonly Modifier[], others: readonly Modifier[]): boolean =>
  some.every((one, place) => one === others[place]);
