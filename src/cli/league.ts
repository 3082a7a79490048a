import { writeFile } from 'node:fs/promises';
import { type Pairing, pairings, type Row, tableOf } from '../bots/league.ts';
import { fail, ok, type Result, type SeatRange, seatCounts } from '../core/contract.ts';
import { counted } from '../core/words.ts';
import { aNumber, aSwitch, aText, exits, failed, type Given, misused, print, run } from './command.ts';
import { readText, writeTo } from './files.ts';
import { cores, type Finished, openPool } from './pool.ts';
import { startProgress } from './progress.ts';
import { type Deals, findSides, readDeals, seatsOfDeals, seriesFlags } from './series-flags.ts';
import { shown } from './words.ts';

const command = {
  name: 'league',
  says: 'Measures the levels of a game against each other and prints the table. Every pairing plays the same deals.',
  words: ['GAME'],
  flags: {
    seats: aText('N[,N…]', 'seat counts to measure (default: every count of the game)'),
    games: aNumber('M', 'games per pairing (default 400)', 1, 1e7),
    ...seriesFlags,
    write: aText('FILE', 'put the table between the marks of this game, and of its mode or set-up, in FILE'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const league = (args: readonly string[]): Promise<number> =>
  run(command, args, async given => {
    const plan = readPlan(given);
    if (!plan.ok) return misused(command.name, plan.error);
    const { entry, games, options, seed } = plan.value;
    const { write, json, mode, setup } = given.flags;
    const marked = [entry.game.id, mode, setup].filter(word => word !== undefined).join(' ');
    // Before anything is played, so that a wrong file costs no time.
    const place = write === undefined ? undefined : await readMarked(write, marked);
    if (place?.ok === false) return failed(place.error, json);

    const pool = openPool(Math.min(games, given.flags.jobs ?? cores()));
    const rows: Row[] = [];
    const { pairings } = plan.value;
    const doing = `league ${entry.game.id}`;
    const progress = startProgress({ doing, all: games * pairings.length, one: 'game' });
    let isStopped = false;
    const count: Finished = async played => {
      progress.did(played.length);
      isStopped ||= await progress.isStopped();
      return isStopped ? 'enough' : undefined;
    };
    try {
      for (const { seats, seating, row } of pairings) {
        progress.at(`${doing}, ${counted(seats, 'seat')}`);
        const series = { game: entry.game.id, seats, options, seed, seating, keepSaves: false };
        const played = await pool.play(series, games, count);
        // Half a pairing says nothing that could be compared.
        if (isStopped) break;
        rows.push(row(played));
      }
    } finally {
      await pool.close();
      progress.end();
    }
    const table = tableOf(rows);
    if (isStopped) {
      if (rows.length > 0 && !json) print(table);
      return exits.stopped;
    }
    if (write !== undefined) {
      const made = `Made by \`bin/area5 league ${retold(given)}\`: ${counted(games, 'game')} per pairing.`;
      const written = await putBetweenMarks(write, marked, `${made}\n\n${table}`);
      if (!written.ok) {
        print(table);
        return failed(written.error, json);
      }
    }
    if (!json) print(table);
    else print(JSON.stringify({ game: entry.game.id, rules: entry.game.rules, games, seed, rows }));
    return exits.done;
  });

interface Plan extends Deals {
  readonly games: number;
  readonly pairings: readonly Pairing[];
}

function readPlan(given: Given<typeof command.flags>): Result<Plan> {
  const deals = readDeals(given);
  if (!deals.ok) return deals;
  const { entry } = deals.value;
  const range = seatsOfDeals(deals.value);
  if (!range.ok) return range;
  const counts = readCounts(range.value, given.flags.seats);
  if (!counts.ok) return counts;
  const planned: Pairing[] = [];
  for (const seats of counts.value) {
    const sides = findSides(deals.value, seats);
    if (!sides.ok) return sides;
    planned.push(...pairings(entry, seats, sides.value));
  }
  if (planned.length === 0) return fail(`${entry.game.id} has only one level: there is nothing to compare`);
  return ok({ ...deals.value, games: given.flags.games ?? 400, pairings: planned });
}

function readCounts(range: SeatRange, text: string | undefined): Result<readonly number[]> {
  const { min, max } = range;
  if (text === undefined) return ok(seatCounts(range));
  const counts = text.split(',').map(part => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return counts.every(count => count >= min && count <= max)
    ? ok(counts)
    : fail(`--seats names counts from ${min} to ${max} with commas between, not "${shown(text)}"`);
}

/** The file up to and from the marks. */
async function readMarked(
  file: string,
  of: string,
): Promise<Result<{ readonly before: string; readonly after: string }>> {
  const text = await readText(file);
  if (!text.ok) return text;
  const [open, close] = [`<!-- league:${of} -->`, `<!-- /league:${of} -->`];
  const start = text.value.indexOf(open);
  const end = text.value.indexOf(close);
  if (start < 0 || end < start) return fail(`${file} has no place for the table: add ${open} and ${close}`);
  return ok({ before: text.value.slice(0, start + open.length), after: text.value.slice(end) });
}

/** Reads the file again: whoever edited it while the games were played must not lose that. */
async function putBetweenMarks(file: string, of: string, text: string): Promise<Result<void>> {
  const marked = await readMarked(file, of);
  if (!marked.ok) return marked;
  const { before, after } = marked.value;
  return writeTo(file, () => writeFile(file, `${before}\n${text}\n${after}`));
}

const retold = ({ words, flags }: Given<typeof command.flags>): string =>
  [
    ...words,
    ...(['seats', 'games', 'mode', 'setup', 'seed', 'options'] as const).flatMap(name =>
      flags[name] === undefined ? [] : [`--${name} ${quoted(String(flags[name]))}`],
    ),
    ...(flags.write === undefined ? [] : [`--write ${quoted(flags.write)}`]),
  ].join(' ');

const quoted = (text: string): string =>
  /^[\w.,/=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
