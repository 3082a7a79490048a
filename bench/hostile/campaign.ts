import { at, type Game, type Setting, settingsOf } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { games } from '../../src/games/index.ts';
import type { Variant } from '../secrecy/variant.ts';
import { HonestTable } from './honest.ts';
import { attackAll } from './kinds.ts';
import { Tally } from './tally.ts';
import { Target } from './target.ts';

export interface Campaign {
  readonly seed: string;
  readonly messages: number;
  /** Without the kinds that take their time. */
  readonly quickly?: boolean;
  /** Planted in the servers. */
  readonly fault?: Variant;
}

/** What came of it; the lists are in words. */
export interface Report {
  readonly crashes: readonly string[];
  readonly effects: readonly string[];
  readonly faults: readonly string[];
  readonly tally: Tally;
  readonly honestMoves: number;
  readonly honestGames: number;
}

/** Where a mode takes as many. */
const SEATS = 3;
/** Moves before the table is held. */
const MOVES_BEFORE = 12;

/**
 * Every mode of every game has its share of the messages. What takes its time is tried in the usual modes alone; where
 * all has to be quick, nothing else is. A planted fault lies in the server, and one game gets all that may show it.
 */
export async function attack(campaign: Campaign): Promise<Report> {
  const tally = new Tally();
  const grounds = games.slice(0, campaign.fault ? 1 : undefined).flatMap(({ game }) =>
    settingsOf(game)
      .slice(0, campaign.quickly ? 1 : undefined)
      .map((settings, mode) => ({
        game,
        setting: settings.find(({ seats }) => seats === SEATS) ?? at(settings, -1),
        quickly: campaign.quickly === true || mode > 0,
      })),
  );
  const messages = Math.ceil(campaign.messages / grounds.length);
  const reports: Report[] = [];
  for (const { game, setting, quickly } of grounds)
    reports.push(await attackOn(game, setting, { ...campaign, messages, quickly }, tally));
  return {
    crashes: reports.flatMap(({ crashes }) => crashes),
    effects: reports.flatMap(({ effects }) => effects),
    faults: reports.flatMap(({ faults }) => faults),
    tally,
    honestMoves: reports.reduce((sum, { honestMoves }) => sum + honestMoves, 0),
    honestGames: reports.reduce((sum, { honestGames }) => sum + honestGames, 0),
  };
}

async function attackOn(
  game: Game,
  setting: Setting,
  { seed, messages, quickly, fault }: Campaign,
  tally: Tally,
): Promise<Report> {
  const rng = (purpose: string) => new Rng(stream(seed, `hostile/${game.id}/${purpose}`));
  const patient = await Target.start('patient', game, setting, fault);
  // Only kinds that take their time need the usual limits.
  const usual = quickly ? patient : await Target.start('usual', game, setting, fault);
  const targets = [...new Set([patient, usual])];
  const held = await HonestTable.playing(patient.url, game, setting);
  const before = rng('held');
  for (let i = 0; i < MOVES_BEFORE; i++) await held.moveOnce(before);
  for (const [index, target] of targets.entries()) target.keepPlaying(rng(`target/${index}`));

  const faults: string[] = [];
  await attackAll({ game, patient, usual, held, tally, faults }, messages, seed, quickly);

  await held.playToEnd(rng('after'));
  const effects = [...(await held.effects())];
  await held.close();
  for (const target of targets) await target.stop();
  return {
    crashes: targets.flatMap(({ crashes }) => crashes),
    effects: [...effects, ...targets.flatMap(target => target.effects)],
    faults,
    tally,
    honestMoves: targets.reduce((sum, { moves }) => sum + moves, held.acknowledged.length),
    honestGames: targets.reduce((sum, target) => sum + target.games, 1),
  };
}

/** Everything that is wrong. */
export const wrongIn = ({ crashes, effects, faults, tally }: Report): readonly string[] => [
  ...crashes,
  ...effects,
  ...faults,
  ...tally.unanswered.map(kind => `no answer: ${kind}`),
];
