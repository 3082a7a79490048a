import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Played, Seating, Series } from '../bots/match.ts';
import { decisionMs, type Figure, round, type Tally, tally } from '../bots/tally.ts';
import { fail, type GameEntry, ok, type Result } from '../core/contract.ts';
import { counted } from '../core/words.ts';
import { makeFolder } from '../server/folder.ts';
import { aNumber, aSwitch, aText, exits, failed, type Given, misused, print, run } from './command.ts';
import { saveText, writeTo } from './files.ts';
import { cores, type Finished, openPool } from './pool.ts';
import { startProgress } from './progress.ts';
import { findSides, readDeals, readLevels, readSides, seatsOfDeals, seriesFlags } from './series-flags.ts';

const command = {
  name: 'simulate',
  says: 'Lets bots play many games and counts how they end. The same seed gives the same games, whatever --jobs.',
  words: ['GAME'],
  flags: {
    seats: aNumber('N', 'seats at every table (default: as few as the game takes)', 1, 100),
    games: aNumber('M', 'how many games (default 100)', 1, 1e7),
    level: aText('L[,L…]', 'a level for all seats, or one per seat (default strongest)'),
    sides: aText('SIDE=L,…', 'levels by side; a side left out plays at --level'),
    alone: aSwitch('one bot with the table to itself, where the game allows it'),
    ...seriesFlags,
    save: aText('DIR', 'write a save of every game into this folder'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const simulate = (args: readonly string[]): Promise<number> =>
  run(command, args, async given => {
    const plan = readPlan(given);
    if (!plan.ok) return misused(command.name, plan.error);
    const { series, games } = plan.value;
    const { save: folder, json } = given.flags;
    if (folder !== undefined) {
      const ready = await readyFolder(folder, plan.value);
      if (!ready.ok) return failed(ready.error, json);
    }
    const pool = openPool(Math.min(games, given.flags.jobs ?? cores()));
    const progress = startProgress({ doing: `simulate ${series.game}`, all: games, one: 'game' });
    try {
      const before = performance.now();
      const keep: Finished = async (played, from) => {
        if (folder !== undefined) await writeSaves(folder, plan.value, played, from);
        progress.did(played.length);
        return (await progress.isStopped()) ? 'enough' : undefined;
      };
      const played = await pool.play(series, games, keep).finally(() => progress.end());
      const seconds = (performance.now() - before) / 1000;
      const report = reportOn(plan.value, played, seconds);
      print(json ? JSON.stringify(flat(report)) : inWords(report));
      return played.length < games ? exits.stopped : exits.done;
    } catch (thrown) {
      if (thrown instanceof Unwritten) return failed(thrown.message, json);
      throw thrown;
    } finally {
      await pool.close();
    }
  });

interface Plan {
  readonly entry: GameEntry;
  readonly series: Series;
  readonly games: number;
}

function readPlan(given: Given<typeof command.flags>): Result<Plan> {
  const deals = readDeals(given);
  if (!deals.ok) return deals;
  const { entry, options, seed } = deals.value;
  const { flags } = given;
  if (flags.alone && (flags.seats ?? 1) !== 1) return fail('--alone means 1 seat');
  const range = seatsOfDeals(deals.value);
  if (!range.ok) return range;
  const seats = flags.alone ? 1 : (flags.seats ?? range.value.min);
  const sides = findSides(deals.value, seats);
  if (!sides.ok) return sides;
  if (flags.sides !== undefined && flags.level?.includes(','))
    return fail('with --sides, --level names one level, for the sides left out');
  const levels = readLevels(entry, flags.level ?? 'strongest', seats);
  if (!levels.ok) return levels;
  const seating: Result<Seating> =
    flags.sides === undefined
      ? ok({ type: 'seats', levels: levels.value })
      : readSides(entry, flags.sides, sides.value, levels.value[0] ?? '');
  if (!seating.ok) return seating;
  const series = {
    game: entry.game.id,
    seats,
    options,
    seed,
    seating: seating.value,
    keepSaves: flags.save !== undefined,
  };
  return ok({ entry, series, games: flags.games ?? 100 });
}

/** `decisionMs`, `gamesPerSecond` and `seconds` are measured; all else follows from the seed. */
interface Report extends Tally {
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly levels: readonly string[] | Readonly<Record<string, string>>;
  readonly decisionMs: ReturnType<typeof decisionMs>;
  readonly gamesPerSecond: number;
  readonly seconds: number;
}

const reportOn = ({ entry, series }: Plan, played: readonly Played[], seconds: number): Report => ({
  game: series.game,
  rules: entry.game.rules,
  options: series.options,
  seats: series.seats,
  games: played.length,
  seed: series.seed,
  levels: series.seating.levels,
  ...tally(played, series.seats),
  decisionMs: decisionMs(played),
  gamesPerSecond: round(played.length / seconds),
  seconds: round(seconds),
});

/** The figures of a game stand beside those that all games have. */
const flat = ({ figures, ...report }: Report): object => ({
  ...Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'object' && 'by' in figure ? figure.by : figure,
    ]),
  ),
  ...report,
});

function figureInWords(figure: Figure): string {
  if (typeof figure === 'number') return String(figure);
  if ('by' in figure)
    return Object.entries(figure.by)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
  return `mean ${figure.mean}, typically ${figure.p50}, eight in ten from ${figure.p10} to ${figure.p90}`;
}

function inWords(report: Report): string {
  const shares = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([key, share]) => `${key} ${percent(share)}`)
      .join(', ');
  const { moves, scores } = report;
  return [
    `${report.game}: ${counted(report.games, 'game')} at ${counted(report.seats, 'seat')}, seed ${report.seed}`,
    ...(report.sides ? [`won by side: ${shares(report.sides)}`] : []),
    `won by seat: ${report.winsBySeat.map((share, seat) => `${seat} ${percent(share)}`).join(', ')}`,
    `won by level: ${shares(report.winsByLevel)}`,
    `scores: mean ${scores.mean}, typically ${scores.p50}, eight in ten from ${scores.p10} to ${scores.p90}`,
    `ended by: ${shares(report.reasons)}`,
    `moves: typically ${moves.p50}, eight in ten games from ${moves.p10} to ${moves.p90}`,
    ...Object.entries(report.figures).map(([name, figure]) => `${spaced(name)}: ${figureInWords(figure)}`),
    ...Object.entries(report.decisionMs).map(
      ([level, { mean, worst }]) => `a decision of ${level}: ${mean} ms, at worst ${worst} ms`,
    ),
    `${report.gamesPerSecond} games a second, ${report.seconds} seconds`,
  ].join('\n');
}

/** `wrongLocates` as "wrong locates". */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const saveName = ({ series: { game, seats } }: Plan, index: number): string =>
  `${game}-${seats}-${index}.json`;

/** Makes the folder and looks for saves that would be written over, before anything is played. */
async function readyFolder(folder: string, plan: Plan): Promise<Result<void>> {
  let there: ReadonlySet<string> = new Set();
  const made = await writeTo(folder, async () => {
    makeFolder(folder);
    there = new Set(await readdir(folder));
  });
  if (!made.ok || there.size === 0) return made;
  for (let index = 0; index < plan.games; index++) {
    const name = saveName(plan, index);
    if (there.has(name))
      return fail(`${join(folder, name)} is already there; choose another folder for --save`);
  }
  return ok(undefined);
}

/** A save that could not be written ends the series. */
class Unwritten extends Error {}

async function writeSaves(
  folder: string,
  plan: Plan,
  played: readonly Played[],
  from: number,
): Promise<void> {
  for (const [index, { save }] of played.entries()) {
    if (!save) continue;
    const file = join(folder, saveName(plan, from + index));
    const written = await writeTo(file, () => writeFile(file, saveText(save), { flag: 'wx' }));
    if (!written.ok) throw new Unwritten(written.error);
  }
}
