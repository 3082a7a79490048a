import { LEVELS } from '../games/unacknowledged/levels.ts';

/** What a new table may be, told without loading the rules. Levels stand from weakest to strongest. */
export interface Offer {
  readonly min: number;
  readonly max: number;
  readonly levels: readonly { readonly level: string; readonly describe: string }[];
}

const OFFERS: Readonly<Record<string, Offer>> = {
  unacknowledged: { min: 3, max: 5, levels: LEVELS },
};

export const offerOf = (game: string): Offer | undefined =>
  Object.hasOwn(OFFERS, game) ? OFFERS[game] : undefined;
