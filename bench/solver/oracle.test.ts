import { expect, test } from 'vitest';
import { at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { allSectors, boardOf } from '../../src/games/planet-x/board.ts';
import { type Clue, sieveOf } from '../../src/games/planet-x/clues.ts';
import { drawCode, puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import { CLUE_TYPES, trueClue, trueClues } from '../../src/games/planet-x/random-clues.ts';
import { skiesOf } from '../../src/games/planet-x/skies.ts';
import { topicRules } from '../../src/games/planet-x/topics.ts';
import { BODIES, CONTENTS, type Content, type Mode } from '../../src/games/planet-x/types.ts';
import { Knowledge } from '../../src/solver/knowledge.ts';
import { certainByOracle, countByOracle } from './oracle.ts';

const known = (mode: Mode, clues: readonly Clue[]): Knowledge => {
  const skies = skiesOf(mode);
  return new Knowledge(skies).with(...clues.map(clue => sieveOf(clue, boardOf(mode), skies)));
};

/** What each sector always or sometimes holds, as the oracle writes it. */
function certain(mode: Mode, clues: readonly Clue[]) {
  const { skies, kinds, nothing, hidden } = known(mode, clues).tally;
  const times = (sector: number, content: Content): number => {
    const body = BODIES.find(one => one === content);
    const counts = body ? at(kinds, BODIES.indexOf(body)) : content === 'empty' ? nothing : hidden;
    return counts[sector - 1] ?? 0;
  };
  const pairs = allSectors(boardOf(mode)).flatMap(sector => CONTENTS.map(content => ({ sector, content })));
  const named = (keep: (count: number) => boolean): ReadonlySet<string> =>
    new Set(
      pairs.flatMap(({ sector, content }) => (keep(times(sector, content)) ? [`${sector},${content}`] : [])),
    );
  return { always: named(count => count === skies), sometimes: named(count => count > 0) };
}

test('[B9] the oracle counts as many skies of Standard', async () => {
  expect(await countByOracle('standard', [])).toBe(4446);
});

test.each(CLUE_TYPES)('counts and certainties agree with the oracle, with a clue like: %s', async type => {
  const rng = new Rng(stream(`oracle ${type}`, 'test'));
  const board = boardOf('standard');
  for (let tried = 0; tried < 3; ) {
    const { sky } = puzzleOf(drawCode('standard', rng));
    const clue = trueClue(type, sky, board, rng);
    if (!clue) continue;
    const clues = [clue, ...trueClues(tried * 2, sky, board, rng)];
    tried++;
    expect(await countByOracle('standard', clues), JSON.stringify(clues)).toBe(
      known('standard', clues).count,
    );
    expect(await certainByOracle('standard', clues), JSON.stringify(clues)).toEqual(
      certain('standard', clues),
    );
  }
});

test('every third topic keeps as many skies as the oracle counts', async () => {
  const rules = [...topicRules(boardOf('standard'))].filter((_, number) => number % 3 === 0);
  for (const rule of rules) {
    const clues: readonly Clue[] = [{ type: 'topic', rule }];
    expect(await countByOracle('standard', clues), JSON.stringify(rule)).toBe(known('standard', clues).count);
  }
});

test('what is certain in Expert is certain to the oracle', async () => {
  const rng = new Rng(stream('oracle expert', 'test'));
  const { sky, rules, conferences } = puzzleOf(drawCode('expert', rng));
  const clues: readonly Clue[] = [
    ...trueClues(8, sky, boardOf('expert'), rng),
    ...rules.map(rule => ({ type: 'topic' as const, rule })),
    { type: 'one-place', rules: conferences },
  ];
  expect(await certainByOracle('expert', clues)).toEqual(certain('expert', clues));
});
