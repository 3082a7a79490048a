import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../src/core/rng.ts';
import { boardOf } from '../../src/games/uaps/board.ts';
import type { Clue } from '../../src/games/uaps/clues.ts';
import { SkyKnowledge } from '../../src/games/uaps/knowledge.ts';
import { trueClues } from '../../src/games/uaps/random-clues.ts';
import { CONTENTS, type Mode } from '../../src/games/uaps/types.ts';
import { plainHalves, plainPosterior } from './halves.ts';

/** What the plain join has a key for. */
function isPlain(clue: Clue): boolean {
  if (clue.type === 'one-place' || clue.type === 'not-there') return false;
  return !('rule' in clue && 'by' in clue.rule && clue.rule.by === 'stacked');
}

/** The join is written apart from the solver: it is the one that counts the boards of Expert once more. */
describe.each<{ mode: Mode; luna: number; games: number; tags: string[] }>([
  { mode: 'basic', luna: 9, games: 12, tags: [] },
  { mode: 'basic', luna: 16, games: 12, tags: [] },
  { mode: 'expert', luna: 13, games: 2, tags: ['full'] },
])('$mode with Luna in $luna', ({ mode, luna, games, tags }) => {
  test('[B14] a plain join leaves what the solver leaves', { tags }, () => {
    const board = boardOf(mode);
    const halves = plainHalves(mode, luna);
    const all = SkyKnowledge.of(mode, luna);
    expect(plainPosterior(halves, []).skies).toBe(all.count);
    const rng = new Rng(stream(`join ${mode}`, 'test'));
    for (let game = 0; game < games; game++) {
      const sky = all.sample(rng);
      const clues = trueClues(1 + (game % 8), sky, board, rng).filter(isPlain);
      const known = all.with(...clues);
      const { skies, counts } = plainPosterior(halves, clues);
      const label = JSON.stringify(clues);
      expect(known.count, label).toBe(skies);
      for (const [number, content] of CONTENTS.entries())
        expect(known.tally[content], `${content} ${label}`).toEqual(
          known.tally[content].map((_, sector) => counts[sector * CONTENTS.length + number]),
        );
    }
  });
});
