import type { Offer } from '../../offers.ts';
import { type Plan, readPlan } from './plan.ts';

const keyOf = (game: string) => `area5.new.${game}`;

/** The set-up of the last table of this game; null where there is none, or it cannot be used. */
export function keptPlan(game: string, offer: Offer): Plan | null {
  try {
    return readPlan(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'), offer);
  } catch {
    return null;
  }
}

export function keepPlan(game: string, plan: Plan): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(plan));
  } catch {
    // Storage may be missing or full; the next table starts from the usual set-up.
  }
}
