import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { allSectors, boardOf, sightIn } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { isLegal } from './plain.ts';
import { innerRing, skiesOf, skiesWithMeteors } from './skies.ts';
import { CONTENTS, MODES } from './types.ts';

test.each([
  ['basic', 9, 234_910],
  ['basic', 10, 198_838],
  ['basic', 15, 234_910],
  ['expert', 13, 571_850_604],
  ['expert', 18, 472_404_590],
] as const)('[B14] %s with Luna in sector %i has %i skies', (mode, luna, skies) => {
  expect(skiesOf(mode, luna).count).toBe(skies);
});

test('[B14] Basic has 1,734,992 skies', () => {
  const lunas = [9, 10, 11, 12, 13, 14, 15, 16];
  expect(lunas.reduce((sum, luna) => sum + skiesOf('basic', luna).count, 0)).toBe(1_734_992);
});

test('[B5] [B6] [B7] [B8] [B9] [B10] [B11] [B12] [B13] skies of Expert are legal, and all whose looks allow it are there', () => {
  const board = boardOf('expert');
  const rng = new Rng(stream('looks', 'test'));
  for (const luna of [16, 21]) {
    const all = SkyKnowledge.of('expert', luna);
    for (let draw = 0; draw < 8; draw++) {
      const sky = all.sample(rng);
      expect(isLegal(sky, board), sky.join()).toBe(true);
      const look = allSectors(board).map(
        (sector): Clue => ({ type: 'target', sector, sight: sightIn(sky, sector) }),
      );
      const legal = allSectors(board).filter(place => {
        const other = allSectors(board).map(one => (one === place ? 'uap' : sightIn(sky, one)));
        return sightIn(sky, place) === 'junk' && isLegal(other, board);
      });
      const places = [...all.with(...look).skies()].map(one => one.indexOf('uap') + 1);
      expect(places.toSorted((a, b) => a - b)).toEqual(legal);
    }
  }
});

test('chances of all things in a sector come to all skies', () => {
  for (const [mode, luna] of [
    ['basic', 12],
    ['expert', 17],
  ] as const) {
    const { count, tally, board } = SkyKnowledge.of(mode, luna);
    for (const sector of allSectors(board))
      expect(CONTENTS.reduce((sum, content) => sum + (tally[content][sector - 1] ?? 0), 0)).toBe(count);
    expect(tally.uap.reduce((sum, skies) => sum + skies, 0)).toBe(count);
    expect(tally.luna[luna - 1]).toBe(count);
  }
});

test('skies with these meteor showers are those of all skies that have them', () => {
  const meteors = 0b1001;
  const known = SkyKnowledge.of('basic', 10).with(
    ...allSectors(boardOf('basic')).map((sector): Clue => {
      const isThere = (meteors >>> ((sector - 1) % 8)) & 1;
      return { type: 'survey', of: 'meteor', sectors: [sector], count: isThere };
    }),
  );
  expect(skiesWithMeteors('basic', 10, meteors).count).toBe(known.count);
  expect(known.count).toBeGreaterThan(0);
});

test('the inner orbit of a mode is made once, and so are the skies with Luna in one sector', () => {
  for (const mode of MODES) expect(innerRing(mode)).toBe(innerRing(mode));
  expect(skiesOf('basic', 9)).toBe(skiesOf('basic', 9));
});
