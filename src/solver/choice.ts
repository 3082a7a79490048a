import { at } from '../core/contract.ts';
import type { Rng } from '../core/rng.ts';

/**
 * One of those within `slack` of the least. Bots of one level that know the same would else all do the same, turn
 * after turn.
 */
export function aboutLeast<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
  slack: number,
  rng: Rng,
): Item {
  const best = least(items, value);
  if (slack === 0) return best;
  const most = value(best) + slack;
  return rng.pick(items.filter(item => value(item) <= most));
}

/** Of equals the first. */
export function least<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  let [best, lowest] = [at(items, 0), Number.POSITIVE_INFINITY];
  for (const item of items) {
    const here = value(item);
    if (here < lowest) [best, lowest] = [item, here];
  }
  return best;
}
