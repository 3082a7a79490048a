import { mean, percentiles, round } from '../bots/tally.ts';
import { Rng, stream } from '../core/rng.ts';
import { boardOf } from '../games/planet-x/board.ts';
import { type Clue, sieveOf } from '../games/planet-x/clues.ts';
import { faultsOf } from '../games/planet-x/faults.ts';
import { drawCode, modeOfCode, puzzleOf } from '../games/planet-x/puzzle.ts';
import { skiesOf } from '../games/planet-x/skies.ts';
import type { Mode, Puzzle } from '../games/planet-x/types.ts';
import { Knowledge } from '../solver/knowledge.ts';
import type { Sieve } from '../solver/sieve.ts';
import { aNumber, aSwitch, aText, complain, exits, misused, print, run } from './command.ts';
import { aMode, readPuzzles } from './puzzle-flags.ts';
import { counted } from './words.ts';

const command = {
  name: 'check-codes',
  says: 'Deals puzzles from many codes and checks each against every rule about puzzles, apart from the generator.',
  words: ['GAME'],
  flags: {
    mode: aMode,
    n: aNumber('N', 'how many codes (default 200)', 1, 1e6),
    seed: aText('S', 'seed of the codes (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

/** A generator that is wrong is wrong often: nobody reads more. */
const MOST_SHOWN = 10;

export const checkCodes = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words: [id = ''], flags }) => {
    const puzzles = readPuzzles(['planet-x'], id, flags.mode);
    if (!puzzles.ok) return misused(command.name, puzzles.error);
    const { game, mode } = puzzles.value;
    const { n = 200, seed = '1', json } = flags;
    const { faults, boardsLeft, secondsPerCode, secondsWorst } = checkAll(mode, n, seed);
    const report = {
      ...{ game, mode, seed, codes: n, violations: faults.length, faults: faults.slice(0, MOST_SHOWN) },
      ...{ boardsLeft: percentiles(boardsLeft), secondsPerCode, secondsWorst },
    };
    const { p10, p50, p90 } = report.boardsLeft;
    if (json) print(JSON.stringify(report));
    else
      print(
        `${counted(n, 'code')}, ${counted(faults.length, 'violation')}. All rules of a puzzle together leave ${p50} boards in the median (p10 ${p10}, p90 ${p90}). Dealing takes ${secondsPerCode} s a code, ${secondsWorst} s at worst.`,
      );
    for (const fault of report.faults) complain(fault);
    return faults.length === 0 ? exits.done : exits.failed;
  });

interface Checked {
  /** Each with the code of its puzzle. */
  readonly faults: readonly string[];
  /** By code: what is left of all boards under all of its topics and conferences. */
  readonly boardsLeft: readonly number[];
  readonly secondsPerCode: number;
  readonly secondsWorst: number;
}

function checkAll(mode: Mode, codes: number, seed: string): Checked {
  const rng = new Rng(stream(seed, 'check-codes'));
  const rules = new Rules(mode);
  const faults: string[] = [];
  const boardsLeft: number[] = [];
  const seconds: number[] = [];
  for (let number = 0; number < codes; number++) {
    const code = drawCode(mode, rng);
    const before = performance.now();
    const puzzle = puzzleOf(code);
    seconds.push((performance.now() - before) / 1000);
    const found = [
      ...(modeOfCode(code) === mode && puzzle.mode === mode ? [] : ['[Q1] it is of another mode']),
      ...(JSON.stringify(puzzleOf(code)) === JSON.stringify(puzzle) ? [] : ['[Q1] dealt again, it differs']),
      ...faultsOf(puzzle, rule => rules.share(rule)),
    ];
    faults.push(...found.map(fault => `${code}: ${fault}`));
    boardsLeft.push(rules.leave(puzzle));
  }
  return {
    ...{ faults, boardsLeft },
    secondsPerCode: round(mean(seconds)),
    secondsWorst: round(Math.max(...seconds)),
  };
}

type Rule = Puzzle['rules'][number] | Puzzle['conferences'][number];

/** What rules keep of all skies. Each is worked out once: puzzles share them. */
class Rules {
  readonly #all: Knowledge;
  readonly #sieves = new Map<string, Sieve>();
  readonly #shares = new Map<string, number>();
  readonly #mode: Mode;

  constructor(mode: Mode) {
    this.#mode = mode;
    this.#all = new Knowledge(skiesOf(mode));
  }

  share(rule: Rule): number {
    const key = JSON.stringify(rule);
    const share = this.#shares.get(key) ?? this.#all.with(this.#sieve(rule)).count / this.#all.count;
    this.#shares.set(key, share);
    return share;
  }

  leave({ rules, conferences }: Puzzle): number {
    return this.#all.with(...[...rules, ...conferences].map(rule => this.#sieve(rule))).count;
  }

  #sieve(rule: Rule): Sieve {
    const key = JSON.stringify(rule);
    const sieve = this.#sieves.get(key) ?? sieveOf(clueOf(rule), boardOf(this.#mode), this.#all.skies);
    this.#sieves.set(key, sieve);
    return sieve;
  }
}

const clueOf = (rule: Rule): Clue => ('of' in rule ? { type: 'topic', rule } : { type: 'conference', rule });
