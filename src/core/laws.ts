import type { Bot, Game } from './contract.ts';
import { type BotEffort, type BotTrial, tryBot } from './laws/bots.ts';
import { imaginingLaws } from './laws/imagining.ts';
import { chooseMoments, EFFORT, type Effort, type Moment, momentAt } from './laws/moment.ts';
import { rulesLaws } from './laws/rules.ts';
import { type Playout, samplePlay, thrown } from './laws/sample-play.ts';
import { secrecyLaws } from './laws/secrecy.ts';
import { wholeLaws } from './laws/whole.ts';
import type { Opening } from './table.ts';

/** What every game keeps at every moment; each law is a function that finds what is wrong, in words. */
export const laws = { ...rulesLaws, ...imaginingLaws, ...secrecyLaws } satisfies Record<
  string,
  (moment: Moment) => string | undefined
>;

export type LawName =
  | keyof typeof laws
  | keyof typeof wholeLaws
  | NonNullable<Playout['broken']>['law']
  | NonNullable<BotTrial['broken']>['law'];

export const lawNames: readonly LawName[] = [
  'playable',
  ...namesOf(laws),
  ...namesOf(wholeLaws),
  'ends',
  'bots-keep-the-rules',
];

export interface Breach {
  readonly law: LawName;
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Moves made before it shows. */
  readonly at: number;
  readonly detail: string;
}

/** One game played by `sample` under this seed, and every law it breaks, each once. */
export function checkLaws(game: Game, opening: Opening & { readonly effort?: Partial<Effort> }): Breach[] {
  const effort = { ...EFFORT, ...opening.effort };
  const { options = {}, seats, seed } = opening;
  const breaches: Breach[] = [];
  const report = (law: LawName, at: number, look: () => string | undefined) => {
    if (breaches.some(breach => breach.law === law)) return;
    const detail = findings(look);
    if (detail !== undefined) breaches.push({ law, game: game.id, options, seats, seed, at, detail });
  };

  const playout = samplePlay(game, opening);
  const { broken } = playout;
  if (broken && broken.law !== 'ends') report(broken.law, playout.acts.length, () => broken.detail);
  for (const at of chooseMoments(playout, effort.moments)) {
    const moment = momentAt(playout, at, effort);
    for (const name of namesOf(laws)) {
      report(name, at, () => laws[name](moment));
      // Without this one nothing that follows can be trusted: copies are not what they are copies of.
      if (breaches.some(({ law }) => law === 'json-safe')) return breaches;
    }
  }
  for (const name of namesOf(wholeLaws))
    report(name, playout.acts.length, () => wholeLaws[name](playout, effort));
  if (broken) report(broken.law, playout.acts.length, () => broken.detail);
  return breaches;
}

/** One bot asked in a game of odd people under this seed, and how it broke the rules, where it did. */
export function checkBot(
  game: Game,
  bot: Bot,
  opening: Opening & { readonly effort: BotEffort },
): BotTrial & { readonly breaches: readonly Breach[] } {
  const { options = {}, seats, seed } = opening;
  const trial = tryBot(game, bot, opening, opening.effort);
  const { broken } = trial;
  return { ...trial, breaches: broken ? [{ game: game.id, options, seats, seed, ...broken }] : [] };
}

export const inWords = ({ law, game, options, seats, seed, at, detail }: Breach): string =>
  `${game} with ${JSON.stringify(options)} at ${seats} seats breaks ${law} under seed ${JSON.stringify(seed)} after ${at} moves: ${detail}`;

function findings(law: () => string | undefined): string | undefined {
  try {
    return law();
  } catch (error) {
    return thrown(error);
  }
}

function namesOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}
