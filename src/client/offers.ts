import type { SeatRange } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import { LEVELS as PLANET_X } from '../games/planet-x/levels.ts';
import { MODES } from '../games/planet-x/types.ts';
import { LEVELS as UNACKNOWLEDGED } from '../games/unacknowledged/levels.ts';

/** What a new table may be, told without loading the rules. Levels stand from weakest to strongest. */
export interface Offer {
  readonly min: number;
  readonly max: number;
  readonly levels: readonly { readonly level: string; readonly describe: string }[];
  readonly choices: readonly OptionChoice[];
  /** Whether one person may ask for a certain deal by its code. */
  readonly codes: boolean;
  /** Whether one person against one bot is a game of its own, with the seat of the bot as the option `solo`. */
  readonly solo?: true;
}

/** One of a game's options; the first value is the usual one. Their words are in text/new-table.ts. */
export interface OptionChoice {
  readonly option: string;
  readonly values: readonly [string, ...string[]];
  /** Whether the code of a deal says it. */
  readonly inCode?: true;
  /** The most seats that a value allows, where those are fewer. */
  readonly most?: Readonly<Record<string, number>>;
}

/** By option; what a table is made with. */
export type Options = Readonly<Record<string, string>>;

const OFFERS: Readonly<Record<string, Offer>> = {
  'planet-x': {
    min: 1,
    max: 4,
    levels: PLANET_X,
    choices: [
      { option: 'mode', values: MODES, inCode: true },
      { option: 'help', values: ['exact', 'rules', 'direct', 'none'] },
    ],
    codes: true,
  },
  unacknowledged: { min: 3, max: 5, levels: UNACKNOWLEDGED, choices: [], codes: false },
};

/** What was chosen before, as far as it is still offered, and the usual for the rest. */
export const optionsFrom = (json: unknown, { choices }: Offer): Options =>
  Object.fromEntries(
    choices.map(({ option, values }) => {
      const before = isObject(json) ? (json as Record<string, unknown>)[option] : undefined;
      return [option, values.find(value => value === before) ?? values[0]];
    }),
  );

/** How many seats can be had with these options. */
export const seatsWith = ({ min, max, choices }: Offer, options: Options): SeatRange => ({
  min,
  max: Math.min(max, ...choices.map(({ option, most }) => most?.[options[option] ?? ''] ?? max)),
});

/** What a code does not say itself goes along with it. */
export const withCode = (options: Options, code: string, { choices }: Offer): Options => ({
  ...Object.fromEntries(
    choices.flatMap(({ option, values, inCode }) => (inCode ? [] : [[option, options[option] ?? values[0]]])),
  ),
  code,
});

export const offerOf = (game: string): Offer | undefined =>
  Object.hasOwn(OFFERS, game) ? OFFERS[game] : undefined;
