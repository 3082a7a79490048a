import { expect, test } from 'vitest';
import { commandOf, type Press } from './keys.ts';

const press = (key: string, part: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  foreign: false,
  typing: false,
  choosing: false,
  ...part,
});

test.each([
  ['1', { type: 'act', index: 0 }],
  ['9', { type: 'act', index: 8 }],
  ['0', null],
  ['z', { type: 'take-back' }],
  ['N', { type: 'paper' }],
  ['l', { type: 'log' }],
  ['c', { type: 'talk' }],
  ['w', { type: 'chat' }],
  ['?', { type: 'keys' }],
  ['Escape', { type: 'back' }],
  ['Enter', null],
  ['x', { type: 'letter', letter: 'x' }],
  ['S', { type: 'letter', letter: 's' }],
  ['F1', null],
])('%s', (key, command) => {
  expect(commandOf(press(key), true)).toEqual(command);
});

test('Ctrl+Enter commits, from a text field too', () => {
  expect(commandOf(press('Enter', { ctrl: true, typing: true }), false)).toEqual({ type: 'commit' });
});

test('arrows go to the choice beside, only from a choice, and without letters too', () => {
  expect(commandOf(press('ArrowLeft', { choosing: true }), false)).toEqual({ type: 'beside', by: -1 });
  expect(commandOf(press('ArrowDown', { choosing: true }), true)).toEqual({ type: 'beside', by: 1 });
  expect(commandOf(press('ArrowDown'), true)).toBe(null);
  expect(commandOf(press('ArrowDown', { choosing: true, ctrl: true }), true)).toBe(null);
});

test('digits choose without letters too, but not where one types', () => {
  expect(commandOf(press('3'), false)).toEqual({ type: 'act', index: 2 });
  expect(commandOf(press('3', { typing: true }), false)).toBe(null);
});

test('who types, writes letters; who switched them off has none; the browser keeps its own', () => {
  expect(commandOf(press('z', { typing: true }), true)).toBe(null);
  expect(commandOf(press('z'), false)).toBe(null);
  expect(commandOf(press('s'), false)).toBe(null);
  expect(commandOf(press('s', { typing: true }), true)).toBe(null);
  expect(commandOf(press('z', { ctrl: true }), true)).toBe(null);
  expect(commandOf(press('1', { foreign: true }), true)).toBe(null);
});
