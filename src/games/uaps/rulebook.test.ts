import { describe, expect, test } from 'vitest';
import { allSectors, boardOf } from './board.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import { type Content, MODES, type Mode, type Sector, type Subject } from './types.ts';

/** What the printed rules say by example, asked of everything that is known about all skies. */
const knowing = (mode: Mode, luna: Sector, ...clues: readonly Clue[]): SkyKnowledge =>
  SkyKnowledge.of(mode, luna).with(...clues);

const is = (sector: Sector, sight: Subject): Clue => ({ type: 'is', sector, sight });
const junk = (sector: Sector): Clue => ({ type: 'target', sector, sight: 'junk' });

/** The sectors that can hold this. */
const couldHold = ({ board, tally }: SkyKnowledge, content: Content): readonly Sector[] =>
  allSectors(board).filter(sector => (tally[content][sector - 1] ?? 0) > 0);

/** The sectors that hold this in all skies. */
const mustHold = ({ board, tally, count }: SkyKnowledge, content: Content): readonly Sector[] =>
  allSectors(board).filter(sector => tally[content][sector - 1] === count);

const from = (first: Sector, last: Sector): readonly Sector[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('objects', () => {
  test.each<[Mode, Sector, readonly Sector[]]>([
    ['basic', 15, from(9, 13)],
    ['basic', 12, [9, 10, 14, 15, 16]],
    ['expert', 18, [...from(13, 16), ...from(20, 24)]],
  ])('[B5] [B6] %s with Luna in %i: Hubble in %j', (mode, luna, sectors) => {
    expect(couldHold(knowing(mode, luna), 'hubble')).toEqual(sectors);
    expect(mustHold(knowing(mode, luna), 'luna')).toEqual([luna]);
  });

  test.each<[Mode, Sector]>([
    ['basic', 15],
    ['expert', 18],
  ])('[B7] [B8] %s: the ISS in the inner orbit, spy satellites in its odd sectors', (mode, luna) => {
    const inner = from(1, boardOf(mode).perOrbit);
    expect(couldHold(knowing(mode, luna), 'iss')).toEqual(inner);
    expect(couldHold(knowing(mode, luna), 'spy')).toEqual(inner.filter(sector => sector % 2 === 1));
  });

  test('[B7] junk on one side of the ISS and none on the other is true junk, and not the UAP', () => {
    const basic = knowing('basic', 15, is(1, 'iss'), junk(2), is(8, 'nav'));
    expect(mustHold(basic, 'junk')).toContain(2);
    const expert = knowing('expert', 18, is(1, 'iss'), junk(2), is(12, 'nav'));
    expect(couldHold(expert, 'uap')).not.toContain(2);
    const both = knowing('basic', 15, is(1, 'iss'), junk(2), junk(8));
    expect(couldHold(both, 'uap')).toEqual(expect.arrayContaining([2, 8]));
  });

  test('[B9] meteor showers are stacked in pairs at the start', () => {
    const basic = knowing('basic', 15, is(9, 'meteor'), is(2, 'meteor'), is(13, 'meteor'));
    expect(mustHold(basic, 'meteor')).toEqual([1, 2, 5, 9, 10, 13]);
    expect(couldHold(knowing('expert', 18), 'meteor')).not.toContain(6);
    expect(couldHold(knowing('basic', 12), 'meteor')).not.toContain(4);
  });

  test('[B10] communications satellites in even sectors, in Expert at most 2 in each orbit', () => {
    for (const mode of MODES) {
      const sectors = couldHold(knowing(mode, mode === 'basic' ? 15 : 18), 'comm');
      expect(sectors.every(sector => sector % 2 === 0)).toBe(true);
      expect(sectors.length).toBeGreaterThan(boardOf(mode).perOrbit / 2);
    }
    const two = knowing('expert', 18, is(14, 'comm'), is(20, 'comm'));
    expect(couldHold(two, 'comm').filter(sector => sector > 12)).toEqual([14, 20]);
    expect(couldHold(two, 'comm').some(sector => sector <= 12)).toBe(true);
  });

  test('[B11] navigation satellites lie across from each other', () => {
    expect(mustHold(knowing('basic', 15, is(2, 'nav')), 'nav')).toEqual([2, 6]);
    expect(couldHold(knowing('expert', 18), 'nav')).not.toContain(24);
    expect(couldHold(knowing('basic', 12), 'nav')).not.toContain(16);
  });

  test('[B12] [B13] of three in a row that appear as junk one is the UAP', () => {
    const basic = knowing('basic', 15, junk(3), junk(4), junk(5));
    expect(couldHold(basic, 'uap')).toEqual([3, 4, 5]);
    const expert = knowing('expert', 18, junk(14), junk(15), junk(16));
    expect(couldHold(expert, 'uap')).toEqual([14, 15, 16]);
  });

  test('[B13] the UAP can be in either orbit', () => {
    for (const mode of MODES) {
      const places = couldHold(knowing(mode, mode === 'basic' ? 15 : 18), 'uap');
      expect(places.length).toBe(2 * boardOf(mode).perOrbit - 1);
    }
  });
});
