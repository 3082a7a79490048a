import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { Knowledge } from '../../solver/knowledge.ts';
import { boardOf } from './board.ts';
import { sieveOf } from './clues.ts';
import { cluesOf, knowledgeFrom, knowledgeOf } from './known.ts';
import { skiesOf } from './skies.ts';
import { TABLES, viewersOf, wholeGame } from './testing.ts';
import { view } from './view.ts';

/** The first place where two lists differ, of a million or so: too many for `toEqual`. */
function differing(one: Uint32Array, other: Uint32Array, length: number): number | undefined {
  for (let row = 0; row < length; row++) if (one[row] !== other[row]) return row;
  return undefined;
}

test.each(TABLES)('what is remembered is what would be worked out anew: %s at %i seats', (mode, seats) => {
  const rng = new Rng(stream('known', `${mode} ${seats}`));
  const skies = skiesOf(mode);
  let compared = 0;
  for (const { state } of wholeGame(mode, seats, 'known')) {
    if (state.public.end || !rng.chance(mode === 'expert' ? 0.1 : 0.2)) continue;
    for (const viewer of viewersOf(seats)) {
      const seen = view(state, viewer);
      const sieves = cluesOf(seen).map(clue => sieveOf(clue, boardOf(mode), skies));
      const anew = new Knowledge(skies).with(...sieves);
      const [one, other] = [knowledgeOf(seen).rows, anew.rows];
      expect(one.length).toBe(other.length);
      expect(differing(one.keys, other.keys, one.length)).toBeUndefined();
      expect(differing(one.hidden, other.hidden, one.length)).toBeUndefined();
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test('the same clues are worked out once, and more of them from there', () => {
  const clues = [
    { type: 'survey', of: 'gas', from: 1, to: 5, count: 1 },
    { type: 'is-not', sector: 2, body: 'gas' },
  ] as const;
  const known = knowledgeFrom('expert', clues);
  expect(knowledgeFrom('expert', clues)).toBe(known);
  expect(known.count).toBeLessThan(knowledgeFrom('expert', clues.slice(0, 1)).count);
  expect(knowledgeFrom('standard', clues).count).not.toBe(known.count);
});

test('what was asked long ago is forgotten, and right again when it is asked anew', () => {
  const clue = (sector: number, count: number) =>
    [{ type: 'survey', of: 'empty', from: sector, to: sector, count }] as const;
  const first = knowledgeFrom('expert', clue(1, 0));
  const { count } = first;
  for (let sector = 2; sector <= 18; sector++) knowledgeFrom('expert', clue(sector, 0));
  const again = knowledgeFrom('expert', clue(1, 0));
  expect(again).not.toBe(first);
  expect(again.count).toBe(count);
});
