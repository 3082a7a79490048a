import { keep, readKept } from '../../kept.ts';
import { type Offer, type Options, optionsFrom } from '../../offers.ts';
import { type Plan, readPlan } from './plan.ts';

const keyOf = (game: string) => `area5.new.${game}`;

/** The set-up of the last table of this game; null where there is none, or it cannot be used. */
export const keptPlan = (game: string, offer: Offer): Plan | null => readPlan(readKept(keyOf(game)), offer);

export const keepPlan = (game: string, plan: Plan): void => keep(keyOf(game), plan);

const optionsKeyOf = (game: string) => `area5.new-options.${game}`;

/** As the last table of this game was made, else as usual. */
export const keptOptions = (game: string, offer: Offer): Options =>
  optionsFrom(readKept(optionsKeyOf(game)), offer);

export const keepOptions = (game: string, options: Options): void => keep(optionsKeyOf(game), options);
