import { expect, test } from 'vitest';
import { PUZZLES } from '../solver/code.ts';
import { codeFrom, gameOf, grouped, KINDS, modeOf, readTyped, written } from './code.ts';
import { slip } from './text/code.ts';

const kind = 'uaps expert';
const code = codeFrom(kind, 'a seed', 'test');
const bare = code.replaceAll('-', '');

test.each([
  ['as it is shown', code],
  ['without hyphens', bare],
  ['in small letters', code.toLowerCase()],
  ['with other things between', ` ${bare.slice(0, 4)} ${bare.slice(4, 8)}–${bare.slice(8)}\n`],
  ['as the link that carries it', `https://play.example.org/area5/#/companion/new/${code}`],
])('[C3] a code is read %s', (_, text) => {
  expect(readTyped(text)).toEqual({ ok: true, value: { code, kind } });
});

test('[C1] each code says its game and mode', () => {
  for (const one of PUZZLES) {
    const read = readTyped(codeFrom(one, 'x', 'test'));
    expect(read).toMatchObject({ ok: true, value: { kind: one } });
    expect(KINDS[gameOf(one)]).toContain(one);
    expect(`${gameOf(one)} ${modeOf(one)}`).toBe(one);
  }
});

test.each([
  ['', { type: 'nothing' }],
  [' - ', { type: 'nothing' }],
  ['5', { type: 'short', has: 1 }],
  [bare.slice(0, -1), { type: 'short', has: 10 }],
  [`${bare}2`, { type: 'long', has: 12 }],
  ['5s', { type: 'stranger', character: 'S', perhaps: '5' }],
  ['5o', { type: 'stranger', character: 'O', perhaps: undefined }],
  ['5!', { type: 'stranger', character: '!', perhaps: undefined }],
  ['K', { type: 'unknown' }],
  [`${bare.slice(0, -1)}${bare.endsWith('2') ? '3' : '2'}`, { type: 'wrong' }],
])('[C3] "%s" is no code, or not yet', (text, slip) => {
  expect(readTyped(text)).toEqual({ ok: false, error: slip });
});

test('what is typed stands in groups, however far it is', () => {
  expect(grouped(code.toLowerCase())).toBe(code);
  expect(grouped('2abcd 3')).toBe('2ABC-D3');
  expect(grouped('')).toBe('');
});

const changed = { code, kind, modifiers: ['hadron', 'blank', 'convoy', 'blank'] } as const;

test.each([
  ['as it is shown', written(changed)],
  ['in small letters without hyphens', written(changed).toLowerCase().replaceAll('-', '')],
  ['from a link that was changed on its way', `#/companion/new/${written(changed).replace('+', '%2B')}`],
])('[C2] an extended code is read %s', (_, text) => {
  expect(readTyped(text)).toEqual({ ok: true, value: changed });
  expect(grouped(text)).toBe(written(changed));
});

test('[C2] without changes a code is never extended', () => {
  expect(written({ code })).toBe(code);
});

test('[C2] a slip after the plus sign is told in words', () => {
  const short = readTyped(written(changed).slice(0, -1));
  expect(short).toMatchObject({ ok: false, error: { type: 'extension' } });
  expect(!short.ok && slip(short.error)).toMatch(/^[A-Z0-9].* plus sign.*\.$/);
  expect(readTyped(`${code}+22O`)).toMatchObject({ ok: false, error: { type: 'stranger', character: 'O' } });
});
