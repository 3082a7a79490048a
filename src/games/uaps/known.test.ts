import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { boardOf } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { cluesOf, knowledgeFrom, knowledgeOf } from './known.ts';
import { holds } from './plain.ts';
import { viewersOf, wholeGame } from './testing.ts';
import { view } from './view.ts';

test.each([
  ['basic', 3, 0.15],
  ['expert', 2, 0.03],
] as const)(
  'what is remembered is what would be worked out anew, and true: %s at %i seats',
  (mode, seats, chance) => {
    const rng = new Rng(stream('known', `${mode} ${seats}`));
    const seen = new Set<Clue['type']>();
    let compared = 0;
    for (const { state } of wholeGame({ mode }, seats, 'known')) {
      if (state.public.end || !rng.chance(chance)) continue;
      for (const viewer of viewersOf(seats)) {
        const one = view(state, viewer);
        const clues = cluesOf(one);
        for (const clue of clues) {
          expect(holds(clue, state.puzzle.sky, boardOf(mode)), JSON.stringify(clue)).toBe(true);
          seen.add(clue.type);
        }
        const anew = SkyKnowledge.of(mode, state.public.luna).with(...rng.shuffle(clues));
        const known = knowledgeOf(one);
        expect(known.count).toBe(anew.count);
        expect(known.tally).toEqual(anew.tally);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(5);
    expect([...seen]).toEqual(expect.arrayContaining(['luna', 'survey', 'target', 'report']));
  },
);

test('the same clues are worked out once, and more of them from there', () => {
  const clues: readonly Clue[] = [
    { type: 'survey', of: 'nav', sectors: [1, 2, 9, 10], count: 1 },
    { type: 'is-not', sector: 2, sight: 'comm' },
  ];
  const known = knowledgeFrom('basic', 12, clues);
  expect(knowledgeFrom('basic', 12, clues.toReversed())).toBe(known);
  expect(known.count).toBeLessThan(knowledgeFrom('basic', 12, clues.slice(0, 1)).count);
  expect(knowledgeFrom('basic', 13, clues).count).not.toBe(known.count);
});

test('what was asked long ago is forgotten, and right again when it is asked anew', () => {
  const clue = (sector: number, count: number): readonly Clue[] => [
    { type: 'survey', of: 'junk', sectors: [sector, 9 + (sector % 8)], count },
  ];
  const first = knowledgeFrom('basic', 12, clue(1, 0));
  const { count } = first;
  for (let other = 0; other < 70; other++)
    knowledgeFrom('basic', 9 + (other % 8), clue(1 + (other % 7), other % 3));
  for (let sector = 2; sector < 9; sector++)
    for (let luna = 9; luna < 17; luna++)
      for (const many of [0, 1]) knowledgeFrom('basic', luna, clue(sector, many));
  const again = knowledgeFrom('basic', 12, clue(1, 0));
  expect(again).not.toBe(first);
  expect(again.count).toBe(count);
});
