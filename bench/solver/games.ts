import { assert } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { boardOf, onFrom, sectorsIn, sightIn } from '../../src/games/planet-x/board.ts';
import type { Clue } from '../../src/games/planet-x/clues.ts';
import { drawCode, puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import { titleOfRule } from '../../src/games/planet-x/topics.ts';
import { type Mode, type Puzzle, SIGHTS, type Sight, type Title } from '../../src/games/planet-x/types.ts';

/** What somebody learned in a game, in the order in which it came. */
export interface Learned {
  readonly early: readonly [Clue, Clue, Clue, Clue];
  /** Everything that is known towards the end. */
  readonly late: readonly Clue[];
  readonly titles: readonly Title[];
}

export function someGame(mode: Mode, number: number): Learned {
  const rng = new Rng(stream(String(number), 'bench solver'));
  const puzzle = puzzleOf(drawCode(mode, rng));
  const topic = puzzle.rules.find(rule => 'to' in rule);
  assert(topic, 'at most three topics are about a single body');
  // Each game begins with another kind of clue.
  const turn = number % 4;
  const clues: readonly Clue[] = [
    survey(puzzle, 'empty', rng),
    { type: 'topic', rule: topic },
    survey(puzzle, 'dwarf', rng),
    survey(puzzle, 'asteroid', rng),
  ];
  const [a, b, c, d] = [...clues.slice(turn), ...clues.slice(0, turn)];
  assert(a && b && c && d, 'there are four');
  const late: readonly Clue[] = [
    ...(puzzle.facts[0] ?? []).slice(0, 4).map(fact => ({ type: 'is-not' as const, ...fact })),
    ...[a, b, c, d],
    ...Array.from({ length: 5 }, () =>
      survey(puzzle, rng.pick(SIGHTS.filter(sight => sight !== 'comet')), rng),
    ),
    ...puzzle.rules.filter(rule => rule !== topic).map(rule => ({ type: 'topic' as const, rule })),
    ...puzzle.conferences.map(rule => ({ type: 'conference' as const, rule })),
    { type: 'one-place', rules: puzzle.conferences },
  ];
  return { early: [a, b, c, d], late, titles: puzzle.rules.map(titleOfRule) };
}

function survey({ mode, sky }: Puzzle, of: Sight, rng: Rng): Clue {
  const board = boardOf(mode);
  const from = 1 + rng.int(board.sectors);
  const to = onFrom(from, 3 + rng.int(board.sectors / 2 - 3), board);
  const count = sectorsIn(from, to, board).filter(sector => sightIn(sky, sector) === of).length;
  return { type: 'survey', of, from, to, count };
}
