import { round } from '../src/bots/tally.ts';
import { aNumber, aSwitch, exits, print, run } from '../src/cli/command.ts';
import { assert, at } from '../src/core/contract.ts';
import { allSectors, boardOf } from '../src/games/planet-x/board.ts';
import { type Clue, sieveOf } from '../src/games/planet-x/clues.ts';
import { bestOf, toldBy } from '../src/games/planet-x/information.ts';
import { type Conclusion, explain } from '../src/games/planet-x/proof.ts';
import { questionsAt } from '../src/games/planet-x/questions.ts';
import { skiesOf } from '../src/games/planet-x/skies.ts';
import { BODIES, CONTENTS, type Mode, TOPICS } from '../src/games/planet-x/types.ts';
import { Knowledge, type Tally } from '../src/solver/knowledge.ts';
import { type PlainBoard, plainBoards, plainTally, plainTest } from './solver/filter.ts';
import { type Learned, someGame } from './solver/games.ts';
import { countByOracle } from './solver/oracle.ts';
import { median, timed, times } from './solver/timing.ts';
import { measureUaps, type UapsMeasured } from './solver/uaps.ts';

const command = {
  program: 'npm run bench --',
  name: 'solver',
  says: 'How fast what is known of a sky is worked out: of Planet X beside a plain filter and an oracle, of UAPs beside a plain join of half boards.',
  words: [],
  flags: {
    games: aNumber('N', 'games whose clues are used, after four to warm up (default 12)', 1, 1000),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

const MODE: Mode = 'expert';
const WARM_UP = 4;
/** An oracle takes its time: so many games are put before it. */
const BEFORE_ORACLE = 3;
const CONCLUSIONS = 6;
/** A plain join takes its time too. */
const BEFORE_JOIN = 6;

export const solver = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const games = Array.from({ length: WARM_UP + (flags.games ?? 12) }, (_, number) =>
      someGame(MODE, number),
    );
    const filterBy = measureFilter(plainBoards(MODE));
    const both = games.map(game => ({ ours: measureOurs(game), filter: filterBy(game) })).slice(WARM_UP);
    const [ours, filter] = [both.map(one => one.ours), both.map(one => one.filter)];
    const oracle: Oracle[] = [];
    for (const game of games.slice(WARM_UP, WARM_UP + BEFORE_ORACLE)) oracle.push(await measureOracle(game));
    for (const [number, { left }] of ours.entries()) {
      assert(same(left, at(filter, number).left), 'solver and filter leave the same');
      assert((oracle[number]?.skies ?? left.skies) === left.skies, 'solver and oracle count the same');
    }
    const of = <Key extends string>(list: readonly Readonly<Record<Key, number>>[], key: Key): number =>
      median(list.map(one => one[key]));
    const planetXExpert = {
      posteriorColdMs: round(of(ours, 'coldMs')),
      posteriorAfter3Ms: round(of(ours, 'warmMs')),
      explainMs: round(median(ours.flatMap(({ explainMs }) => explainMs))),
      explainWorstMs: round(Math.max(...ours.flatMap(({ explainMs }) => explainMs))),
      bestActionMs: round(of(ours, 'bestMs')),
      timesFasterThanFilter: {
        cold: times(of(filter, 'coldMs'), of(ours, 'coldMs')),
        warm: times(of(filter, 'warmMs'), of(ours, 'warmMs')),
      },
      timesFasterThanOracle: times(of(oracle, 'ms'), of(ours.slice(0, BEFORE_ORACLE), 'fromAllMs')),
      filterMs: { cold: round(of(filter, 'coldMs')), warm: round(of(filter, 'warmMs')) },
      oracleMs: round(of(oracle, 'ms')),
    };
    const uapsExpert = measureUaps(Math.min(ours.length, BEFORE_JOIN));
    const report = { bench: 'solver', planetXExpert, uapsExpert, games: ours.length, node: process.version };
    print(flags.json ? JSON.stringify(report) : `${inWords(planetXExpert)}\n${uapsInWords(uapsExpert)}`);
    return exits.done;
  });

interface Ours {
  /** From all boards and a first clue to the chances of everything everywhere. */
  readonly coldMs: number;
  /** The same for a fourth clue where three are known. */
  readonly warmMs: number;
  /** From all boards and four clues to how many are left. */
  readonly fromAllMs: number;
  readonly bestMs: number;
  readonly explainMs: readonly number[];
  readonly left: Tally;
}

function measureOurs({ early, late, titles }: Learned): Ours {
  const board = boardOf(MODE);
  const all = new Knowledge(skiesOf(MODE));
  const after = (known: Knowledge, clues: readonly Clue[]): Knowledge =>
    known.with(...clues.map(clue => sieveOf(clue, board, all.skies)));
  const cold = timed(() => after(all, early.slice(0, 1)).tally);
  const three = after(all, early.slice(0, 3));
  const warm = timed(() => after(three, early.slice(3)).tally);
  const fromAll = timed(() => after(all, early).count);
  const best = timed(() => {
    // Another one each time: what was found out about the first is remembered with it.
    const known = new Knowledge(three.skies, three.rows);
    return bestOf(toldBy(questionsAt(0, 2, TOPICS, board), known, board, titles));
  });
  const explained = certainIn(after(all, late).tally).map(conclusion =>
    timed(() => explain(MODE, late, conclusion), 2),
  );
  assert(
    explained.every(({ value }) => value !== undefined),
    'what is certain has a proof',
  );
  return {
    ...{ coldMs: cold.ms, warmMs: warm.ms, fromAllMs: fromAll.ms, bestMs: best.ms, left: warm.value },
    explainMs: explained.map(({ ms }) => ms),
  };
}

/** Some of what is certain and not plainly said, spread over the sectors. */
function certainIn({ skies, kinds, nothing, hidden }: Tally): readonly Conclusion[] {
  const found = allSectors(boardOf(MODE)).flatMap(sector =>
    CONTENTS.flatMap((content): readonly Conclusion[] => {
      const body = BODIES.find(one => one === content);
      const counts = body ? at(kinds, BODIES.indexOf(body)) : content === 'empty' ? nothing : hidden;
      const times = counts[sector - 1];
      if (times !== 0 && times !== skies) return [];
      return [{ sector, content, holds: times === skies }];
    }),
  );
  const step = Math.max(1, Math.floor(found.length / CONCLUSIONS));
  return found.filter((_, number) => number % step === 0).slice(0, CONCLUSIONS);
}

interface Filtered {
  readonly coldMs: number;
  readonly warmMs: number;
  readonly left: Uint32Array;
}

const measureFilter =
  (boards: readonly PlainBoard[]) =>
  ({ early }: Learned): Filtered => {
    const { sectors } = boardOf(MODE);
    const after = (some: readonly PlainBoard[], clues: readonly Clue[]): readonly PlainBoard[] =>
      clues.reduce((left, clue) => left.filter(plainTest(clue, MODE)), some);
    const cold = timed(() => plainTally(after(boards, early.slice(0, 1)), sectors));
    const three = after(boards, early.slice(0, 3));
    const warm = timed(() => plainTally(after(three, early.slice(3)), sectors));
    return { coldMs: cold.ms, warmMs: warm.ms, left: warm.value };
  };

interface Oracle {
  readonly ms: number;
  readonly skies: number;
}

/** It only counts them: what each sector holds how often would take it longer. */
async function measureOracle({ early }: Learned): Promise<Oracle> {
  let ms = Number.POSITIVE_INFINITY;
  for (let left = 2; ; left--) {
    const before = performance.now();
    const skies = await countByOracle(MODE, early);
    ms = Math.min(ms, performance.now() - before);
    if (left === 1) return { ms, skies };
  }
}

const same = ({ kinds, nothing, hidden }: Tally, counts: Uint32Array): boolean =>
  [...kinds, nothing, hidden].every((times, content) =>
    times.every((count, sector) => counts[sector * CONTENTS.length + content] === count),
  );

function inWords(of: {
  readonly posteriorColdMs: number;
  readonly posteriorAfter3Ms: number;
  readonly explainMs: number;
  readonly bestActionMs: number;
  readonly timesFasterThanFilter: { readonly cold: number; readonly warm: number };
  readonly timesFasterThanOracle: number;
}): string {
  const { cold, warm } = of.timesFasterThanFilter;
  return [
    `Planet X, Expert: ${of.posteriorColdMs} ms from all boards and a clue to all chances, ${cold} times faster than a filter;`,
    `${of.posteriorAfter3Ms} ms for a fourth clue, ${warm} times faster;`,
    `${of.timesFasterThanOracle} times faster than the oracle.`,
    `An explanation takes ${of.explainMs} ms, the best action ${of.bestActionMs} ms.`,
  ].join(' ');
}

const uapsInWords = ({ firstMs, after4Ms, lateMs, timesFasterThanJoin: faster }: UapsMeasured): string =>
  [
    `UAPs, Expert: ${firstMs} ms from all boards and a clue to all chances, ${faster.first} times faster than a join;`,
    `${after4Ms} ms for a fourth clue, ${faster.after4} times faster; ${lateMs} ms late in a game, ${faster.late} times.`,
  ].join(' ');
