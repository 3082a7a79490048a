import { nextToAct } from '../src/bots/playout.ts';
import { aNumber, aSwitch, exits, print, run } from '../src/cli/command.ts';
import { assert, at, type Game, type Seat, usualSeatCounts } from '../src/core/contract.ts';
import { Rng, stream } from '../src/core/rng.ts';
import { open, type Table } from '../src/core/table.ts';
import { games } from '../src/games/index.ts';
import { only } from './only.ts';

const command = {
  program: 'npm run bench --',
  name: 'engine',
  says: 'Moves per second of every game, played by sample on one core; set-up is not counted. --beside COMMIT compares.',
  words: [],
  flags: {
    seconds: aNumber('S', 'roughly how long to measure each game (default 10)', 1, 3600),
    only,
    json: aSwitch('answer with one JSON object'),
  },
} as const;

const CALLS = ['toAct', 'view', 'sample', 'refuse', 'apply'] as const;
type Call = (typeof CALLS)[number];

const ROUNDS = 7;
const TABLES_A_BATCH = 60;

export const engine = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const chosen = games.filter(({ game }) => game.id === (flags.only ?? game.id));
    const measured = chosen.map(({ game }) => [game.id, measure(game, flags.seconds ?? 10)] as const);
    const pick = <Key extends keyof Measured>(key: Key) =>
      Object.fromEntries(measured.map(([id, of]) => [id, of[key]]));
    const report = {
      bench: 'engine',
      movesPerSecond: pick('movesPerSecond'),
      perMoveMicros: pick('perMoveMicros'),
      rounds: ROUNDS,
      node: process.version,
    };
    if (flags.json) print(JSON.stringify(report));
    else
      for (const [id, of] of measured) {
        const calls = CALLS.map(call => `${call} ${of.perMoveMicros[call]}`).join(', ');
        print(`${id}: ${of.movesPerSecond} moves a second; microseconds per move: ${calls}`);
      }
    return exits.done;
  });

interface Measured {
  /** The median over the rounds. */
  readonly movesPerSecond: number;
  readonly perMoveMicros: Readonly<Record<Call, number>>;
}

function measure(game: Game, seconds: number): Measured {
  const round = (seconds * 1000) / (ROUNDS + 2);
  speed(game, 'warm', round);
  const speeds = Array.from({ length: ROUNDS }, (_, i) => speed(game, `round/${i}`, round));
  perMove(game, 'warm');
  return { movesPerSecond: Math.round(median(speeds)), perMoveMicros: perMove(game, 'timed') };
}

/** Moves per second over at least `ms` milliseconds of play. */
function speed(game: Game, seed: string, ms: number): number {
  let [moves, spent] = [0, 0];
  for (let batch = 0; spent < ms; batch++) {
    const tables = openAll(game, `${seed}/${batch}`);
    const before = performance.now();
    moves += playAll(game, tables);
    spent += performance.now() - before;
  }
  return moves / (spent / 1000);
}

/** Tables at every seat count, opened before the clock runs. */
function openAll(game: Game, seed: string): readonly Table[] {
  const counts = usualSeatCounts(game);
  return Array.from({ length: TABLES_A_BATCH }, (_, i) => {
    const table = open(game, { seats: at(counts, i % counts.length), seed: `${seed}/${i}` });
    assert(table.ok, `a table of ${game.id} opens: ${table.ok ? '' : table.error}`);
    return table.value.table;
  });
}

function playAll(game: Game, tables: readonly Table[]): number {
  let moves = 0;
  for (const { seed, state: start } of tables) {
    const rng = new Rng(stream(seed, 'sample'));
    let state = start;
    let last: Seat | undefined;
    for (;;) {
      const seat = nextToAct(game.toAct(state), last);
      if (seat === undefined) break;
      const view = game.view(state, seat);
      const move = game.sample(view, rng);
      const refusal = game.refuse(view, move);
      assert(refusal === undefined, `sample of ${game.id} is legal: ${refusal}, seed ${seed}`);
      state = game.apply(state, seat, move).state;
      last = seat;
      moves++;
    }
  }
  return moves;
}

/** The same play with a clock around each call; the clock itself adds some tens of nanoseconds to each. */
function perMove(game: Game, seed: string): Readonly<Record<Call, number>> {
  const spent: Record<Call, number> = { toAct: 0, view: 0, sample: 0, refuse: 0, apply: 0 };
  const timed = <Value>(call: Call, run: () => Value): Value => {
    const before = performance.now();
    const value = run();
    spent[call] += performance.now() - before;
    return value;
  };
  const clocked: Game = Object.create(game, {
    toAct: { value: (...args: Parameters<Game['toAct']>) => timed('toAct', () => game.toAct(...args)) },
    view: { value: (...args: Parameters<Game['view']>) => timed('view', () => game.view(...args)) },
    sample: { value: (...args: Parameters<Game['sample']>) => timed('sample', () => game.sample(...args)) },
    refuse: { value: (...args: Parameters<Game['refuse']>) => timed('refuse', () => game.refuse(...args)) },
    apply: { value: (...args: Parameters<Game['apply']>) => timed('apply', () => game.apply(...args)) },
  });
  const moves = playAll(clocked, openAll(game, seed));
  const micros = (ms: number) => Math.round((ms / moves) * 1e6) / 1e3;
  return {
    toAct: micros(spent.toAct),
    view: micros(spent.view),
    sample: micros(spent.sample),
    refuse: micros(spent.refuse),
    apply: micros(spent.apply),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
