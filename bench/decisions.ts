import { playOne, type Series } from '../src/bots/match.ts';
import { decisionMs } from '../src/bots/tally.ts';
import { aNumber, aSwitch, exits, type Given, misused, print, run } from '../src/cli/command.ts';
import { type Deals, readDeals, readLevels, seatsOfDeals, seriesFlags } from '../src/cli/series-flags.ts';
import { ok, type Result, seatCounts } from '../src/core/contract.ts';
import { counted } from '../src/core/words.ts';

const { mode, setup, seed, options } = seriesFlags;

const command = {
  program: 'npm run bench --',
  name: 'decisions',
  says: 'CPU that a decision of the strongest level takes, at every seat count. Nothing is warmed up before.',
  words: ['GAME'],
  flags: {
    games: aNumber('N', 'games at each seat count (default 5)', 1, 10_000),
    ...{ mode, setup, seed, options },
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const decisions = (args: readonly string[]): Promise<number> =>
  run(command, args, given => {
    const plan = readPlan(given);
    if (!plan.ok) return misused(command.name, plan.error, command.program);
    const { entry, options, seed, tables } = plan.value;
    const { games = 5, json } = given.flags;
    const bySeats = Object.fromEntries(
      tables.map(series => {
        const played = Array.from({ length: games }, (_, index) => playOne(entry, series, index, cpuMs));
        return [series.seats, decisionMs(played)] as const;
      }),
    );
    if (json)
      print(
        JSON.stringify({ bench: 'decisions', game: entry.game.id, options, games, seed, cpuMs: bySeats }),
      );
    else
      for (const [seats, levels] of Object.entries(bySeats))
        for (const [level, { mean, worst }] of Object.entries(levels))
          print(
            `${counted(Number(seats), 'seat')}, ${counted(games, 'game')}: ${level} ${mean} ms, at worst ${worst} ms`,
          );
    return exits.done;
  });

/** Tables of the strongest level at every seat count. */
function readPlan(
  given: Given<typeof command.flags>,
): Result<Deals & { readonly tables: readonly Series[] }> {
  const deals = readDeals(given);
  if (!deals.ok) return deals;
  const range = seatsOfDeals(deals.value);
  if (!range.ok) return range;
  const { entry, options, seed } = deals.value;
  const tables: Series[] = [];
  for (const seats of seatCounts(range.value)) {
    const levels = readLevels(entry, 'strongest', seats);
    if (!levels.ok) return levels;
    const seating = { type: 'seats', levels: levels.value } as const;
    tables.push({ game: entry.game.id, seats, options, seed, seating, keepSaves: false });
  }
  return ok({ ...deals.value, tables });
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
