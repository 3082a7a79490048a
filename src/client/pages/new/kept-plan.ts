import { keep, readKept } from '../../kept.ts';
import type { Offer } from '../../offers.ts';
import { type Plan, readPlan } from './plan.ts';

const keyOf = (game: string) => `area5.new.${game}`;

/** The set-up of the last table of this game; null where there is none, or it cannot be used. */
export const keptPlan = (game: string, offer: Offer): Plan | null => readPlan(readKept(keyOf(game)), offer);

export const keepPlan = (game: string, plan: Plan): void => keep(keyOf(game), plan);
