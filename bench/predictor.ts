import { mean, round } from '../src/bots/tally.ts';
import { aNumber, aSwitch, exits, print, run } from '../src/cli/command.ts';
import { assert, at, seatCounts, seatsOf } from '../src/core/contract.ts';
import { copy } from '../src/core/laws/json.ts';
import { Rng, stream } from '../src/core/rng.ts';
import { open, play } from '../src/core/table.ts';
import { counted } from '../src/core/words.ts';
import { game } from '../src/games/ufo-racing/index.ts';
import { predict } from '../src/games/ufo-racing/predict.ts';
import { randomPlan } from '../src/games/ufo-racing/sample.ts';
import { type Public, SETUPS } from '../src/games/ufo-racing/types.ts';
import { timed } from './solver/timing.ts';

const command = {
  program: 'npm run bench --',
  name: 'predictor',
  says: 'How long it takes to foresee the path of a UFO of UFO Racing, over the turns of whole races.',
  words: [],
  flags: {
    races: aNumber(
      'N',
      'races by sample, at every set-up and number of seats in turn (default 60)',
      1,
      10_000,
    ),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

const PLANS_A_TURN = 4;

export const predictor = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags }) => {
    const races = flags.races ?? 60;
    measure('warm', 2);
    const { again, first } = measure('timed', races);
    const report = {
      bench: 'predictor',
      races,
      predictions: again.length,
      predictMs: spread(again),
      newTracks: first.length,
      newTrackMs: spread(first),
      node: process.version,
    };
    if (flags.json) print(JSON.stringify(report));
    else {
      const inWords = (of: Spread) =>
        `mean ${of.mean} ms, half within ${of.p50} ms, 99 in 100 within ${of.p99} ms, at worst ${of.worst} ms`;
      print(
        `${counted(races, 'race')}, ${counted(again.length, 'prediction')}: ${inWords(report.predictMs)}`,
      );
      print(`the first on each of ${counted(first.length, 'new track')}: ${inWords(report.newTrackMs)}`);
    }
    return exits.done;
  });

interface Measured {
  /** The best of some runs, for every plan. */
  readonly again: readonly number[];
  /** For every track, the one run that made it ready for flying: the CPU it took, since it cannot be tried again. */
  readonly first: readonly number[];
}

function measure(seed: string, races: number): Measured {
  const again: number[] = [];
  const first: number[] = [];
  for (let race = 0; race < races; race++) {
    const rng = new Rng(stream(`${seed}/${race}`, 'plans'));
    let known = '';
    for (const { track, ufos, seats } of turnsOf(`${seed}/${race}`, race)) {
      const words = JSON.stringify(track);
      const standing = { track: unknown(track), ufos };
      if (words !== known) first.push(cpuMs(() => predict(standing, at(seatsOf(seats), 0))));
      known = words;
      for (const seat of seatsOf(seats))
        for (let plan = 0; plan < PLANS_A_TURN; plan++) {
          const { thrust } = randomPlan(standing, seat, rng);
          again.push(timed(() => predict(standing, seat, thrust), 3).ms);
        }
    }
  }
  return { again, first };
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the rules remember of a track they know by its words: these say the same in another order. */
const unknown = ({ tiles, gone, whole }: Public['track']): Public['track'] => copy({ whole, gone, tiles });

/** How each turn of a race begins. */
function* turnsOf(seed: string, race: number): Generator<Public> {
  const counts = seatCounts(game.seats);
  const setup = at(SETUPS, race % SETUPS.length);
  const opened = open(game, { seats: at(counts, race % counts.length), options: { setup }, seed });
  assert(opened.ok, `a table of ${game.id} opens`);
  let { table } = opened.value;
  const rng = new Rng(stream(seed, 'sample'));
  let turn = 0;
  for (;;) {
    const now = table.state.public;
    if (now.stage === 'plan' && now.turn > turn) yield now;
    turn = now.turn;
    const [seat] = game.toAct(table.state);
    if (seat === undefined) return;
    const played = play(table, seat, game.sample(game.view(table.state, seat), rng));
    assert(played.ok, `sample is legal, seed ${seed}`);
    table = played.value.table;
  }
}

interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

function spread(ms: readonly number[]): Spread {
  const sorted = ms.toSorted((a, b) => a - b);
  const within = (part: number) => round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
  return { mean: round(mean(ms)), p50: within(0.5), p99: within(0.99), worst: within(1) };
}
