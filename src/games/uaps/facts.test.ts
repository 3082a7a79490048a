import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { allSectors, boardOf, sightIn } from './board.ts';
import { couldStart } from './could.ts';
import { factSets } from './facts.ts';
import { SkyKnowledge } from './knowledge.ts';
import { MODES, type Mode, SURVEYED } from './types.ts';

test.each<[Mode, number]>([
  ['basic', 9],
  ['basic', 12],
  ['expert', 18],
])('[Q9] what a fact of %s may say with Luna in %i is what no one knows yet', (mode, luna) => {
  const board = boardOf(mode);
  const { tally } = SkyKnowledge.of(mode, luna);
  for (const sector of allSectors(board))
    for (const sight of SURVEYED) {
      const seen = at(tally[sight], sector - 1) + (sight === 'junk' ? at(tally.uap, sector - 1) : 0);
      expect(couldStart(sector, sight, luna, board), `${sight} in ${sector}`).toBe(seen > 0);
    }
});

describe.each(MODES)('sets of facts in %s', mode => {
  const board = boardOf(mode);
  const rng = new Rng(stream(`facts ${mode}`, 'test'));
  const sky = SkyKnowledge.of(mode, 2 * board.perOrbit).sample(rng);

  test('[Q9] five sets that differ, each of the fullest level, each true', () => {
    const sets = factSets(board, sky, rng);
    expect(new Set(sets.map(set => JSON.stringify(set))).size).toBe(5);
    for (const set of sets) {
      expect(set).toHaveLength(board.facts.beginner);
      for (const { sector, sight } of set) expect(sightIn(sky, sector)).not.toBe(sight);
    }
  });

  test('[Q9] a set goes on from what is known of it', () => {
    const begun = at(factSets(board, sky, rng), 2).slice(0, 4);
    const sets = factSets(board, sky, rng, [[], begun]);
    expect(at(sets, 1).slice(0, 4)).toEqual(begun);
    expect(new Set(at(sets, 1).map(fact => JSON.stringify(fact))).size).toBe(board.facts.beginner);
    expect(
      new Set(
        at(sets, 1)
          .slice(0, 7)
          .map(({ sight }) => sight),
      ).size,
    ).toBe(7);
  });
});
