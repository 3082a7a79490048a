import { expect, test } from 'vitest';
import { boardOf } from '../../src/games/planet-x/board.ts';
import { sieveOf } from '../../src/games/planet-x/clues.ts';
import { skiesOf } from '../../src/games/planet-x/skies.ts';
import { CONTENTS } from '../../src/games/planet-x/types.ts';
import { Knowledge } from '../../src/solver/knowledge.ts';
import { plainBoards, plainTally, plainTest } from './filter.ts';
import { someGame } from './games.ts';

test('the plain filter leaves what the solver leaves, clue by clue', () => {
  const board = boardOf('standard');
  const skies = skiesOf('standard');
  const all = plainBoards('standard');
  expect(all).toHaveLength(4446);
  for (let number = 0; number < 12; number++) {
    let left = all;
    let known = new Knowledge(skies);
    for (const clue of someGame('standard', number).early) {
      left = left.filter(plainTest(clue, 'standard'));
      known = known.with(sieveOf(clue, board, skies));
      const { kinds, nothing, hidden } = known.tally;
      const counts = plainTally(left, board.sectors);
      for (const [content, times] of [...kinds, nothing, hidden].entries())
        expect([...times], JSON.stringify(clue)).toEqual(
          [...times.keys()].map(sector => counts[sector * CONTENTS.length + content]),
        );
    }
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(all.length);
  }
});

test('in Expert four clues of each game differ, and all are true of one sky at least', () => {
  const board = boardOf('expert');
  const all = new Knowledge(skiesOf('expert'));
  for (let number = 0; number < 4; number++) {
    const { early, late } = someGame('expert', number);
    expect(new Set(early.map(clue => JSON.stringify(clue))).size).toBe(4);
    expect(all.with(...late.map(clue => sieveOf(clue, board, all.skies))).count).toBeGreaterThan(0);
  }
});
