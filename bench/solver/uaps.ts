import { round } from '../../src/bots/tally.ts';
import { assert, at } from '../../src/core/contract.ts';
import type { Clue } from '../../src/games/uaps/clues.ts';
import { SkyKnowledge } from '../../src/games/uaps/knowledge.ts';
import { CONTENTS, type Mode } from '../../src/games/uaps/types.ts';
import { type Halves, type PlainPosterior, plainHalves, plainPosterior } from './halves.ts';
import { median, timed, times } from './timing.ts';
import { type LearnedOfUaps, someUapsGame } from './uaps-games.ts';

const MODE: Mode = 'expert';
const WARM_UP = 2;

type Times = Readonly<Record<'first' | 'after4' | 'late', number>>;

export interface UapsMeasured {
  readonly firstMs: number;
  readonly after4Ms: number;
  readonly lateMs: number;
  readonly timesFasterThanJoin: Times;
  readonly joinMs: Times;
}

/** Beside a plain join of half boards, which is made anew for each posterior. Both must find the same. */
export function measureUaps(games: number): UapsMeasured {
  const all = Array.from({ length: WARM_UP + games }, (_, number) => someUapsGame(MODE, number));
  const lunas = new Set(all.map(({ luna }) => luna));
  const halves = new Map([...lunas].map(luna => [luna, plainHalves(MODE, luna)]));
  const measured = all
    .map(game => {
      const ours = measureOurs(game);
      const join = measureJoin(halves.get(game.luna) ?? plainHalves(MODE, game.luna), game);
      for (const [moment, { value }] of ours.entries())
        assert(isSame(value, at(join, moment).value), 'solver and join leave the same');
      return { ours: ours.map(({ ms }) => ms), join: join.map(({ ms }) => ms) };
    })
    .slice(WARM_UP);
  const [first, after4, late] = [0, 1, 2].map(moment => ({
    ours: median(measured.map(({ ours }) => at(ours, moment))),
    join: median(measured.map(({ join }) => at(join, moment))),
  })) as [Compared, Compared, Compared];
  return {
    ...{ firstMs: round(first.ours), after4Ms: round(after4.ours), lateMs: round(late.ours) },
    timesFasterThanJoin: {
      first: times(first.join, first.ours),
      after4: times(after4.join, after4.ours),
      late: times(late.join, late.ours),
    },
    joinMs: { first: round(first.join), after4: round(after4.join), late: round(late.join) },
  };
}

interface Compared {
  readonly ours: number;
  readonly join: number;
}

type Timed<Value> = readonly { readonly ms: number; readonly value: Value }[];

/** From all boards and a first clue to the chances of everything everywhere, then for a fourth clue, then late. */
function measureOurs({ luna, early, late }: LearnedOfUaps): Timed<SkyKnowledge> {
  const all = SkyKnowledge.of(MODE, luna);
  const measured = (known: SkyKnowledge, clues: readonly Clue[]) =>
    timed(() => {
      const next = known.with(...clues);
      assert(next.tally.uap.length > 0, 'chances are there');
      return next;
    });
  return [
    measured(all, early.slice(0, 1)),
    measured(known(all, early.slice(0, -1)), early.slice(-1)),
    measured(known(all, late.slice(0, -1)), late.slice(-1)),
  ];
}

/** As it comes to be known: one thing after another. */
const known = (all: SkyKnowledge, clues: readonly Clue[]): SkyKnowledge =>
  clues.reduce((before, clue) => {
    const next = before.with(clue);
    assert(next.count > 0, 'clues are true');
    return next;
  }, all);

const measureJoin = (halves: Halves, { early, late }: LearnedOfUaps): Timed<PlainPosterior> =>
  [early.slice(0, 1), early, late].map(clues => timed(() => plainPosterior(halves, clues), 2));

const isSame = ({ count, tally }: SkyKnowledge, { skies, counts }: PlainPosterior): boolean =>
  count === skies &&
  CONTENTS.every((content, number) =>
    tally[content].every((times, sector) => counts[sector * CONTENTS.length + number] === times),
  );
