import { expect, test } from 'vitest';
import { usualOptions } from '../../src/core/contract.ts';
import { fixtures } from '../../src/core/fixtures/twins.ts';
import { whatDiffers } from './compare.ts';
import { faults } from './faults.ts';
import { search } from './search.ts';
import { sourceOf } from './variant.ts';
import { alike, KINDS, worldsOf } from './worlds.ts';

const here = (frames: readonly string[]) => ({ table: 'one', frames });
const there = (frames: readonly string[]) => ({ table: 'two', frames });

test('the id of a table and times are masked, and nothing else', () => {
  const frame = (table: string, time: number) =>
    `{"table":"${table}","left":[${time},null],"created":${time}}`;
  expect(whatDiffers(here([frame('one', 1)]), there([frame('two', 22)]))).toBeUndefined();
  expect(whatDiffers(here(['{"seat":1}']), there(['{"seat":2}']))).toMatch(/^message 1 of 1: /);
  expect(whatDiffers(here(['{"left":[1,null]}']), there(['{"left":[1,2,3]}']))).toBeUndefined();
  expect(whatDiffers(here(['{"left":[1]}']), there(['{}']))).toMatch(/^message 1/);
});

test('number and order of messages count', () => {
  expect(whatDiffers(here(['a', 'b']), there(['b', 'a']))).toMatch(/^message 1 of 2/);
  expect(whatDiffers(here(['a']), there(['a', 'b']))).toBe('1 and 2 messages; the first too many is b');
  expect(whatDiffers(here(['a', 'b']), there(['a']))).toBe('2 and 1 messages; the first too many is b');
});

test('the pairs of worlds are of all kinds, and their viewers were told the same', () => {
  const worlds = fixtures.flatMap(game => [
    ...worldsOf({ game, options: usualOptions(game), seats: 3, seed: 'worlds', moments: 6 }),
  ]);
  expect(new Set(worlds.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  for (const { kind, pair, viewer } of worlds)
    if (kind !== 'outside') expect(alike(pair, viewer)).toEqual({ story: true, view: true });
});

test('a secret is found where it must not stand', () => {
  const over = '{"type":"room","room":{"stage":"over"}}';
  const secrets = { always: ['key'], untilTheEnd: ['seed'] };
  expect(search(['{}', over, 'seed'], secrets)).toEqual([]);
  expect(search(['seed', over], secrets)).toEqual(['a part or the seed, before the end: seed']);
  expect(search([over, 'key'], secrets)).toEqual(['a key or its hash: key']);
});

test('every leak in the server can be planted in the server of now', () => {
  const variants = faults.flatMap(({ variant }) => variant ?? []);
  expect(variants.length).toBeGreaterThan(10);
  for (const variant of variants) expect(sourceOf(variant)).toContain(variant.instead);
});
