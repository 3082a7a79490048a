import { type Seating, sidesOf } from '../bots/match.ts';
import { fail, type GameEntry, ok, type Result, type SeatRange, seatsUnder } from '../core/contract.ts';
import { open } from '../core/table.ts';
import { aNumber, aText, type Given } from './command.ts';
import { findBot, findGame } from './find.ts';
import { parseJson } from './json.ts';
import { cores } from './pool.ts';
import { shown } from './words.ts';

/** Each becomes an option of the game, by its name. */
const optionFlags = {
  mode: aText('MODE', 'the mode of a game that has several; like any option it can stand in --options too'),
  setup: aText('NAME', 'the set-up of a game that has several, such as standard or technical in ufo-racing'),
} as const;

/** Flags that every command takes that lets bots play. */
export const seriesFlags = {
  ...optionFlags,
  seed: aText('S', 'the seed that all deals and decisions follow from (default 1)'),
  jobs: aNumber('J', `how many games at once (default ${cores()}, the cores of this machine)`, 1, 256),
  options: aText('JSON', "the game's options as a JSON object (default {})"),
} as const;

/** Leaves room for `/` and the number of the game in the seed of a table. */
const LONGEST_SEED = 180;
const DEALS_TO_FIND_SIDES = 8;

/** What the games of a series are dealt from, whoever sits at the tables. */
export interface Deals {
  readonly entry: GameEntry;
  readonly options: unknown;
  readonly seed: string;
}

export function readDeals({ words: [id = ''], flags }: Given<typeof seriesFlags>): Result<Deals> {
  const entry = findGame(id);
  if (!entry.ok) return entry;
  const options = parseJson(flags.options ?? '{}');
  if (!options.ok) return fail(`--options is not JSON: ${options.error}`);
  if (options.value === null || typeof options.value !== 'object' || Array.isArray(options.value))
    return fail(`--options must be a JSON object, not ${shown(flags.options ?? '')}`);
  const named = Object.keys(optionFlags) as (keyof typeof optionFlags)[];
  const given = named.filter(name => flags[name] !== undefined);
  const twice = given.find(name => Object.hasOwn(options.value as object, name));
  if (twice !== undefined) return fail(`--${twice} stands in --options too; give it once`);
  const { seed = '1' } = flags;
  if (seed.length > LONGEST_SEED) return fail(`--seed has at most ${LONGEST_SEED} characters`);
  return ok({
    entry: entry.value,
    options: { ...options.value, ...Object.fromEntries(given.map(name => [name, flags[name]])) },
    seed,
  });
}

/** How many seats there can be at these tables. */
export function seatsOfDeals({ entry: { game }, options }: Deals): Result<SeatRange> {
  const read = game.readOptions(options);
  return read.ok ? ok(seatsUnder(game, read.value)) : read;
}

/** One level for all seats, or one per seat in order. */
export function readLevels(entry: GameEntry, text: string, seats: number): Result<readonly string[]> {
  const names = text.split(',');
  if (names.length !== 1 && names.length !== seats)
    return fail(`--level names ${names.length} levels for ${seats} seats; give one, or one per seat`);
  const levels: string[] = [];
  for (const name of names) {
    const bot = findBot(entry, name.trim());
    if (!bot.ok) return bot;
    levels.push(bot.value.level);
  }
  const [only] = levels;
  return ok(levels.length === 1 && only !== undefined ? Array.from({ length: seats }, () => only) : levels);
}

/** `activists=L,shadow=L`. */
export function readSides(
  entry: GameEntry,
  text: string,
  sides: readonly string[],
  other: string,
): Result<Seating> {
  if (sides.length === 0) return fail(`${entry.game.id} has no sides; use --level`);
  const levels: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [side = '', name, ...rest] = pair.trim().split('=');
    if (name === undefined || rest.length > 0)
      return fail(`--sides is written SIDE=LEVEL,…, not "${shown(pair)}"`);
    if (!sides.includes(side))
      return fail(`${entry.game.id} has no side "${shown(side)}"; there is ${sides.join(', ')}`);
    if (Object.hasOwn(levels, side)) return fail(`--sides names ${side} twice`);
    const bot = findBot(entry, name);
    if (!bot.ok) return bot;
    levels[side] = bot.value.level;
  }
  return ok({ type: 'sides', levels, other });
}

/** Also the place where seats and options are found wanting before anything is played. */
export function findSides({ entry, options, seed }: Deals, seats: number): Result<readonly string[]> {
  const sides = new Set<string>();
  for (let deal = 0; deal < DEALS_TO_FIND_SIDES; deal++) {
    const opened = open(entry.game, { seats, options, seed: `${seed}/${deal}` });
    if (!opened.ok) return opened;
    for (const side of sidesOf(opened.value.table)) sides.add(side);
  }
  return ok([...sides].sort());
}
