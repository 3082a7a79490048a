import { at } from '../core/contract.ts';
import { boardOf, QUADRANTS, sectorAt } from '../games/uaps/board.ts';
import { pairClueOf } from '../games/uaps/clues.ts';
import { faultsOf } from '../games/uaps/faults.ts';
import { knowledgeFrom } from '../games/uaps/known.ts';
import { drawCode, modeOfCode, puzzleOf } from '../games/uaps/puzzle.ts';
import { skiesOf } from '../games/uaps/skies.ts';
import { type Mode, type Puzzle, type Sector, SURVEYED, type TopicRule } from '../games/uaps/types.ts';
import type { Checks } from './check-codes.ts';

export function checksOfUaps(mode: Mode): Checks<Puzzle> {
  const shares = new Shares(mode);
  return {
    drawCode: rng => drawCode(mode, rng),
    puzzleOf,
    isOfMode: (code, puzzle) => modeOfCode(code) === mode && puzzle.mode === mode,
    faultsOf: puzzle => faultsOf(puzzle, rule => shares.of(rule)),
    leave: ({ sky, rules, reports }) =>
      knowledgeFrom(mode, lunaIn(sky), [
        ...rules.map(rule => ({ type: 'topic' as const, rule })),
        ...reports.map(({ rule }) => ({ type: 'report' as const, rule })),
        { type: 'one-place' as const, rules: reports.map(({ rule }) => rule) },
      ]).count,
    group: ({ sky }) => lunaIn(sky),
  };
}

const lunaIn = (sky: Puzzle['sky']): Sector => sky.indexOf('luna') + 1;

/** How much of all skies rules keep, wherever Luna is. Each is worked out once: puzzles share them. */
class Shares {
  readonly #shares = new Map<string, number>();
  readonly #mode: Mode;

  constructor(mode: Mode) {
    this.#mode = mode;
  }

  of(rule: TopicRule): number {
    const known = this.#shares.get(JSON.stringify(rule));
    if (known !== undefined) return known;
    // Two sectors on everything is the same but for quadrants. Those are counted at once: each Luna takes a while.
    if (rule.type === 'none-in-quadrant')
      this.#count(
        [rule, ...SURVEYED.flatMap(of => QUADRANTS.map(quadrant => ({ type: rule.type, of, quadrant })))],
        boardOf(this.#mode).perOrbit,
      );
    else this.#count([rule], 2);
    return this.of(rule);
  }

  /** With Luna in so many places of her orbit, from the first on. */
  #count(rules: readonly TopicRule[], places: number): void {
    const board = boardOf(this.#mode);
    const kept = rules.map(() => 0);
    let all = 0;
    for (let place = 0; place < places; place++) {
      const luna = sectorAt('outer', place, board);
      const skies = skiesOf(this.#mode, luna);
      for (const [index, rule] of rules.entries())
        kept[index] = at(kept, index) + skies.with(pairClueOf({ type: 'topic', rule }, board, luna)).count;
      all += skies.count;
    }
    for (const [index, rule] of rules.entries())
      this.#shares.set(JSON.stringify(rule), at(kept, index) / all);
  }
}
