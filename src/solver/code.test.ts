import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { newCode, PAYLOADS, PUZZLES, readCode } from './code.ts';

const CHARACTERS = '23456789ACEFHJKMNPRTWXY';

const rng = new Rng(stream('codes', 'test'));
const codes = PUZZLES.flatMap(kind => Array.from({ length: 10 }, () => ({ kind, code: newCode(kind, rng) })));

/** A code with something else from this place on, for so many characters. */
const changed = (bare: string, place: number, to: string): string =>
  bare.slice(0, place) + to + bare.slice(place + to.length);

test('a code says what kind of puzzle it is for', () => {
  for (const { kind, code } of codes) expect(readCode(code)).toEqual({ ok: true, value: { kind, code } });
});

test('a code has three groups of characters that do not look alike, and more than 40 bits', () => {
  for (const { code } of codes) {
    expect(code).toMatch(/^.{4}-.{4}-.{3}$/);
    expect([...code.replaceAll('-', '')].every(character => CHARACTERS.includes(character))).toBe(true);
  }
  const alike = ['0OQD', '1IL', '2Z', '5S', '6G', '8B', 'UVY'];
  for (const group of alike)
    expect([...group].filter(character => CHARACTERS.includes(character)).length).toBeLessThanOrEqual(1);
  expect(Math.log2(PAYLOADS)).toBeGreaterThan(40);
});

test('it can be typed in any way', () => {
  for (const { kind, code } of codes) {
    const bare = code.replaceAll('-', '');
    const ways = [
      bare,
      code.toLowerCase(),
      ` ${[...bare].join(' ')}\n`,
      bare.replace(/(...)/g, '$1.'),
      code.replaceAll('-', '–'),
    ];
    for (const way of ways) expect(readCode(way)).toEqual({ ok: true, value: { kind, code } });
  }
});

test('every slip in one character shows', () => {
  for (const { code } of codes) {
    const bare = code.replaceAll('-', '');
    for (let place = 0; place < bare.length; place++)
      for (const character of CHARACTERS)
        if (character !== bare[place]) expect(readCode(changed(bare, place, character)).ok).toBe(false);
  }
});

test('every swap of two neighbors shows', () => {
  let tried = 0;
  for (const { code } of codes) {
    const bare = code.replaceAll('-', '');
    for (let place = 0; place + 1 < bare.length; place++) {
      const [one = '', other = ''] = bare.slice(place, place + 2);
      if (one === other) continue;
      tried++;
      expect(readCode(changed(bare, place, other + one)).ok).toBe(false);
    }
  }
  expect(tried).toBeGreaterThan(300);
});

test.each([
  ['', 'a code has 11 characters, this one has 0'],
  ['2345', 'a code has 11 characters, this one has 4'],
  ['2345-6789-ACEF', 'a code has 11 characters, this one has 12'],
  ['0345-6789-ACE', '"0" is not in any code'],
  ['2222-2222-223', 'a character of this code is wrong'],
  ['Y222-2222-224', 'this code is for a puzzle that is not known here'],
])('"%s": %s', (text, error) => {
  expect(readCode(text)).toEqual({ ok: false, error });
});

test('codes drawn one after another differ', () => {
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
});
