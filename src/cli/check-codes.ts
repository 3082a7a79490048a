import { mean, percentiles, round } from '../bots/tally.ts';
import { Rng, stream } from '../core/rng.ts';
import { counted } from '../core/words.ts';
import { checksOfPlanetX } from './check-planet-x.ts';
import { checksOfUaps } from './check-uaps.ts';
import { aNumber, aSwitch, aText, complain, exits, misused, print, run } from './command.ts';
import { startProgress } from './progress.ts';
import { aMode, type Puzzles, readPuzzles } from './puzzle-flags.ts';

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
  run(command, args, async ({ words: [id = ''], flags }) => {
    const puzzles = readPuzzles(['planet-x', 'uaps'], id, flags.mode);
    if (!puzzles.ok) return misused(command.name, puzzles.error);
    const { game, mode } = puzzles.value;
    const { n = 200, seed = '1', json } = flags;
    const { codes, faults, boardsLeft, secondsPerCode, secondsWorst } = await checked(puzzles.value, n, seed);
    if (codes === 0) return exits.stopped;
    const report = {
      ...{ game, mode, seed, codes, violations: faults.length, faults: faults.slice(0, MOST_SHOWN) },
      ...{ boardsLeft: percentiles(boardsLeft), secondsPerCode, secondsWorst },
    };
    const { p10, p50, p90 } = report.boardsLeft;
    if (json) print(JSON.stringify(report));
    else
      print(
        `${counted(codes, 'code')}, ${counted(faults.length, 'violation')}. All rules of a puzzle together leave ${p50} boards in the median (p10 ${p10}, p90 ${p90}). Dealing takes ${secondsPerCode} s a code, ${secondsWorst} s at worst.`,
      );
    for (const fault of report.faults) complain(fault);
    if (faults.length > 0) return exits.failed;
    return codes < n ? exits.stopped : exits.done;
  });

interface Checked {
  /** How many: fewer than were asked for where it was stopped. */
  readonly codes: number;
  /** Each with the code of its puzzle. */
  readonly faults: readonly string[];
  /** By code: what is left of all boards under all rules that a player could hear of it. */
  readonly boardsLeft: readonly number[];
  readonly secondsPerCode: number;
  readonly secondsWorst: number;
}

/** How the puzzles of a game in one mode are dealt and checked. */
export interface Checks<Puzzle> {
  drawCode(rng: Rng): string;
  puzzleOf(code: string): Puzzle;
  isOfMode(code: string, puzzle: Puzzle): boolean;
  faultsOf(puzzle: Puzzle): readonly string[];
  /** How many boards all that can be heard of a puzzle leaves. */
  leave(puzzle: Puzzle): number;
  /** Those of one number share work, and are checked one after another. */
  group(puzzle: Puzzle): number;
}

function checked(puzzles: Puzzles, codes: number, seed: string): Promise<Checked> {
  switch (puzzles.game) {
    case 'planet-x':
      return checkAll(checksOfPlanetX(puzzles.mode), codes, seed);
    case 'uaps':
      return checkAll(checksOfUaps(puzzles.mode), codes, seed);
  }
}

/** So many are dealt, and then checked in the order of their groups: what groups share is made again for the next. */
const BATCH = 500;

async function checkAll<Puzzle>(checks: Checks<Puzzle>, codes: number, seed: string): Promise<Checked> {
  const rng = new Rng(stream(seed, 'check-codes'));
  const seconds: number[] = [];
  const faults: string[] = [];
  const boardsLeft: number[] = [];
  const progress = startProgress({ doing: 'check-codes', all: codes, one: 'code' });
  const deal = () => {
    const code = checks.drawCode(rng);
    const before = performance.now();
    const puzzle = checks.puzzleOf(code);
    seconds.push((performance.now() - before) / 1000);
    return { code, puzzle };
  };
  let isStopped = false;
  try {
    for (let left = codes; left > 0 && !isStopped; left -= BATCH) {
      const dealt: ReturnType<typeof deal>[] = [];
      while (dealt.length < Math.min(left, BATCH) && !isStopped) {
        dealt.push(deal());
        isStopped = await progress.isStopped();
      }
      dealt.sort((one, other) => checks.group(one.puzzle) - checks.group(other.puzzle));
      for (const { code, puzzle } of dealt) {
        isStopped ||= await progress.isStopped();
        if (isStopped) break;
        faults.push(...mistakesIn(checks, code, puzzle).map(fault => `${code}: ${fault}`));
        boardsLeft.push(checks.leave(puzzle));
        progress.did();
      }
    }
  } finally {
    progress.end();
  }
  return {
    ...{ codes: boardsLeft.length, faults, boardsLeft },
    secondsPerCode: round(mean(seconds)),
    secondsWorst: round(Math.max(...seconds)),
  };
}

const mistakesIn = <Puzzle>(checks: Checks<Puzzle>, code: string, puzzle: Puzzle): readonly string[] => [
  ...(checks.isOfMode(code, puzzle) ? [] : ['[Q1] it is of another mode']),
  ...(JSON.stringify(checks.puzzleOf(code)) === JSON.stringify(puzzle)
    ? []
    : ['[Q1] dealt again, it differs']),
  ...checks.faultsOf(puzzle),
];
