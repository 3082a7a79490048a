import type { SeatRange } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import { LEVELS as PLANET_X } from '../games/planet-x/levels.ts';
import { MODES } from '../games/planet-x/types.ts';
import { LEVELS as UAPS } from '../games/uaps/levels.ts';
import { effectOf } from '../games/uaps/modifiers.ts';
import { EFFECTS, MODES as UAPS_MODES } from '../games/uaps/types.ts';
import { LEVELS as UFO_HUNTER } from '../games/ufo-hunter/levels.ts';
import { LEVELS as UFO_RACING } from '../games/ufo-racing/levels.ts';
import { SETUPS } from '../games/ufo-racing/types.ts';
import { LEVELS as UNACKNOWLEDGED } from '../games/unacknowledged/levels.ts';

/** What a new table may be, told without loading the rules. Levels stand from weakest to strongest. */
export interface Offer {
  readonly min: number;
  readonly max: number;
  readonly levels: readonly { readonly level: string; readonly describe: string }[];
  readonly choices: readonly OptionChoice[];
  readonly lists?: readonly OptionList[];
  /** Whether one person may ask for a certain deal by its code. */
  readonly codes: boolean;
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

/** An option that has a value for each of some places, where they are chosen at all: else the deal has them. */
export interface OptionList {
  readonly option: string;
  readonly places: number;
  /** What may stand in several places. The first is the usual one, and leaves a place as the deal has it. */
  readonly anywhere: readonly [string, ...string[]];
  /** What may stand in one place only. */
  readonly groups: readonly { readonly group: string; readonly values: readonly string[] }[];
}

/** By option; what a table is made with. */
export type Options = Readonly<Record<string, string | readonly string[]>>;

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
  uaps: {
    min: 1,
    max: 5,
    levels: UAPS,
    choices: [
      { option: 'mode', values: UAPS_MODES, inCode: true, most: { basic: 4 } },
      { option: 'help', values: ['exact', 'rules', 'direct', 'none'] },
    ],
    lists: [
      {
        option: 'modifiers',
        places: 4,
        anywhere: ['dealt', 'blank'],
        groups: [
          { group: 'help', values: EFFECTS.filter(modifier => !effectOf(modifier).challenging) },
          { group: 'hard', values: EFFECTS.filter(modifier => effectOf(modifier).challenging) },
        ],
      },
    ],
    codes: true,
  },
  'ufo-hunter': { min: 2, max: 6, levels: UFO_HUNTER, choices: [], codes: false },
  'ufo-racing': {
    min: 2,
    max: 6,
    levels: UFO_RACING,
    choices: [{ option: 'setup', values: SETUPS }],
    codes: false,
  },
  unacknowledged: { min: 3, max: 5, levels: UNACKNOWLEDGED, choices: [], codes: false },
};

/** What was chosen before, as far as it is still offered, and the usual for the rest. */
export function optionsFrom(json: unknown, { choices, lists = [] }: Offer): Options {
  const before = (option: string): unknown =>
    isObject(json) ? (json as Record<string, unknown>)[option] : undefined;
  return Object.fromEntries([
    ...choices.map(({ option, values }) => [
      option,
      values.find(value => value === before(option)) ?? values[0],
    ]),
    ...lists.flatMap(list => {
      const kept = before(list.option);
      return isOffered(kept, list) ? [[list.option, kept]] : [];
    }),
  ]);
}

const isOffered = (kept: unknown, list: OptionList): boolean => {
  const all = valuesOf(list);
  return (
    Array.isArray(kept) &&
    kept.length === list.places &&
    kept.every((value, place) => all.includes(value) && takenAt(kept, place, value, list) === undefined)
  );
};

export const valuesOf = ({ anywhere, groups }: OptionList): readonly string[] => [
  ...anywhere,
  ...groups.flatMap(({ values }) => values),
];

/** The other place that has a value which only one can have. */
export function takenAt(
  chosen: readonly string[],
  place: number,
  value: string,
  { anywhere }: OptionList,
): number | undefined {
  if (anywhere.includes(value)) return undefined;
  const other = chosen.findIndex((one, index) => one === value && index !== place);
  return other < 0 ? undefined : other;
}

/** The places of a list that are not as the deal has them, from 0. */
export function changedIn(
  options: Options,
  { option, anywhere: [usual] }: OptionList,
): readonly { readonly place: number; readonly value: string }[] {
  const chosen = options[option];
  return typeof chosen === 'object'
    ? chosen.flatMap((value, place) => (value === usual ? [] : [{ place, value }]))
    : [];
}

/** How many seats can be had with these options. */
export const seatsWith = ({ min, max, choices }: Offer, options: Options): SeatRange => ({
  min,
  max: Math.min(max, ...choices.map(({ option, most }) => most?.[String(options[option])] ?? max)),
});

/** What a code does not say itself goes along with it. */
export function withCode(options: Options, code: string, { choices }: Offer): Options {
  const said = choices.flatMap(({ option, inCode }) => (inCode ? [option] : []));
  return {
    ...Object.fromEntries(Object.entries(options).filter(([option]) => !said.includes(option))),
    code,
  };
}

export const offerOf = (game: string): Offer | undefined =>
  Object.hasOwn(OFFERS, game) ? OFFERS[game] : undefined;
