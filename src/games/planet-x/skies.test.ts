import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { popcount } from '../../solver/bits.ts';
import { Knowledge, setsIn } from '../../solver/knowledge.ts';
import { countOf } from '../../solver/skies.ts';
import { boardOf } from './board.ts';
import { sieveOf } from './clues.ts';
import { isLegal, legalSkies, placesFor } from './plain.ts';
import { conferencesFor } from './puzzle.ts';
import { skiesOf, skyOf } from './skies.ts';
import { conferenceRules } from './topics.ts';
import { MODES, type Mode } from './types.ts';

/** Every sky of some rows, or of all. */
function* lookedAt(mode: Mode, rows: Iterable<number> = skiesOf(mode).rows.keys.keys()) {
  const skies = skiesOf(mode);
  for (const row of rows) {
    const sets = setsIn(skies, skies.rows.keys[row] ?? 0);
    const [places = 0, blank = 0] = [skies.rows.hidden[row], skies.rows.blanks[row]];
    for (let hidden = 0; hidden < skies.sectors; hidden++)
      if ((places >>> hidden) & 1) yield { sets, blank, places, hidden };
  }
}

test.each([
  ['standard', 4446, 3495],
  ['expert', 1138272, 402831],
] as const)('[B9] %s has %i legal skies, of %i looks', (mode, skies, looks) => {
  const { rows } = skiesOf(mode);
  expect(countOf(rows)).toBe(skies);
  expect(rows.length).toBe(looks);
  expect(new Set(rows.keys).size).toBe(looks);
});

test('[B1] [B2] [B3] [B4] [B5] [B6] [B7] the skies of Standard are those found by trying all', () => {
  const board = boardOf('standard');
  const found = [...lookedAt('standard')].map(({ sets, hidden }) => skyOf(board, sets, hidden).join());
  expect(found.toSorted()).toEqual(
    legalSkies(board)
      .map(sky => sky.join())
      .toSorted(),
  );
});

test('[B3] [B4] [B5] [B6] [B7] skies of Expert are legal, and where Planet X is not listed it cannot be', () => {
  const board = boardOf('expert');
  const { rows } = skiesOf('expert');
  const rng = new Rng(stream('looks', 'test'));
  const some = Array.from({ length: 400 }, () => rng.int(rows.length));
  for (const { sets, blank, places } of lookedAt('expert', some))
    for (let sector = 0; sector < board.sectors; sector++)
      if ((blank >>> sector) & 1)
        expect(isLegal(skyOf(board, sets, sector), board)).toBe(((places >>> sector) & 1) === 1);
});

test('[Q6] 38 skies of Standard admit no conference', () => {
  const without = [...lookedAt('standard')].filter(
    look => conferencesFor(boardOf('standard'), look).length === 0,
  );
  expect(without).toHaveLength(38);
});

test('[Q6] 4,794 skies of Expert admit no pair of conferences', () => {
  const board = boardOf('expert');
  const skies = skiesOf('expert');
  const useful = [...conferenceRules(board)]
    .map(rule => sieveOf({ type: 'conference', rule }, board, skies))
    .filter(sieve => new Knowledge(skies).with(sieve).count < countOf(skies.rows));
  // Each rule's sieve leaves its row what the rule leaves for Planet X, so two of them leave what both share.
  const { keys, blanks, hidden, length } = skies.rows;
  const leaves = new Uint32Array(useful.length);
  let without = 0;
  for (let row = 0; row < length; row++) {
    const [key = 0, blank = 0, places = 0] = [keys[row], blanks[row], hidden[row]];
    for (let rule = 0; rule < useful.length; rule++) {
      const sieve = useful[rule];
      if (sieve?.type === 'kind') {
        const kind = skies.kinds[sieve.kind];
        leaves[rule] = places & (kind ? (sieve.keeps[(key >>> kind.shift) & kind.mask] ?? 0) : 0);
      } else if (sieve?.type === 'sky') leaves[rule] = sieve.keeps(() => 0, blank, places);
    }
    without += popcount(places & ~singledOut(leaves));
  }
  expect(without).toBe(4794);
});

/** The sectors that some two of these sets share and that they share no other with. */
function singledOut(sets: Uint32Array): number {
  let found = 0;
  for (let one = 0; one < sets.length; one++)
    for (let other = one + 1; other < sets.length; other++) {
      const both = (sets[one] ?? 0) & (sets[other] ?? 0);
      if ((both & (both - 1)) === 0) found |= both;
    }
  return found;
}

test.each(MODES)('[Q6] conferences for a sky of %s leave one sector to whoever sees it', mode => {
  const board = boardOf(mode);
  const rng = new Rng(stream('conferences', 'test'));
  const some = Array.from({ length: 100 }, () => rng.int(skiesOf(mode).rows.length));
  const tried = [...lookedAt(mode, some)].flatMap(look => {
    const choices = conferencesFor(board, look);
    return choices.length > 0 ? [{ look, rules: rng.pick(choices) }] : [];
  });
  expect(tried.length).toBeGreaterThan(100);
  for (const { look, rules } of tried)
    expect(placesFor(skyOf(board, look.sets, look.hidden), rules, board)).toEqual([look.hidden + 1]);
});

test('the skies of a mode are made once', () => {
  for (const mode of MODES) expect(skiesOf(mode)).toBe(skiesOf(mode));
});
