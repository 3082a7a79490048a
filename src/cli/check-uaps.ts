import { boardOf, sectorAt } from '../games/uaps/board.ts';
import { pairClueOf } from '../games/uaps/clues.ts';
import { faultsOf } from '../games/uaps/faults.ts';
import { knowledgeFrom } from '../games/uaps/known.ts';
import { drawCode, modeOfCode, puzzleOf } from '../games/uaps/puzzle.ts';
import { skiesOf } from '../games/uaps/skies.ts';
import type { Mode, Puzzle, Sector, TopicRule } from '../games/uaps/types.ts';
import type { Checks } from './check-codes.ts';

export function checksOfUaps(mode: Mode): Checks<Puzzle> {
  const shares = new Map<string, number>();
  return {
    drawCode: rng => drawCode(mode, rng),
    puzzleOf,
    isOfMode: (code, puzzle) => modeOfCode(code) === mode && puzzle.mode === mode,
    faultsOf: puzzle =>
      faultsOf(puzzle, rule => {
        const name = JSON.stringify(rule);
        const share = shares.get(name) ?? shareOf(rule, mode);
        shares.set(name, share);
        return share;
      }),
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

/**
 * How much of all skies a rule keeps. Two sectors on everything is the same but for the quadrants of the start, so for
 * other rules two places of Luna are enough.
 */
function shareOf(rule: TopicRule, mode: Mode): number {
  const board = boardOf(mode);
  const places = rule.type === 'none-in-quadrant' ? board.perOrbit : 2;
  let [kept, all] = [0, 0];
  for (let place = 0; place < places; place++) {
    const luna = sectorAt('outer', place, board);
    const skies = skiesOf(mode, luna);
    kept += skies.with(pairClueOf({ type: 'topic', rule }, board, luna)).count;
    all += skies.count;
  }
  return kept / all;
}
