import { describe, expect, test } from 'vitest';
import { type Box, type Facts, judge, roomFor, shareOf, type Thing } from './judge.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const screen = box(0, 0, 1000, 800);
const good: Facts = { screen, bars: [], board: null, things: [], letters: [], cut: [], strips: [] };
const thing = (name: string, at: Box, path: readonly number[], kind: Thing['kind'] = 'text'): Thing => ({
  name,
  box: at,
  path,
  kind,
});

describe('the room for a board', () => {
  test('is the screen without its bars', () => {
    expect(roomFor(screen, [box(0, 0, 1000, 60), box(0, 700, 1000, 800)], null)).toBe(1000 * 640);
  });
  test('is the largest of what bars leave', () => {
    expect(roomFor(screen, [box(600, 300, 1000, 800)], null)).toBe(600 * 800);
  });
  test('of a board that keeps its form is as large as that form can be', () => {
    expect(roomFor(screen, [], 1)).toBe(800 * 800);
    expect(roomFor(screen, [], 2)).toBe(1000 * 500);
  });
  test('is nothing where bars cover the screen', () => {
    expect(roomFor(screen, [screen], null)).toBe(0);
  });
});

test('a board on less than 55 % of its room is told with its size', () => {
  const facts = { ...good, board: { drawn: box(0, 0, 500, 800), form: null } };
  expect(shareOf(facts)).toBe(0.5);
  expect(judge(facts)).toEqual(['the board is 500 by 800, 50 % of the room for it']);
  expect(judge({ ...good, board: { drawn: box(0, 0, 560, 800), form: null } })).toEqual([]);
});

test('texts that lie over each other are told, and what contains them is not', () => {
  const one = thing('one', box(0, 0, 100, 20), [0, 1]);
  expect(judge({ ...good, things: [one, thing('two', box(90, 5, 200, 25), [0, 2])] })).toEqual([
    'one over the other: one, two',
  ]);
  expect(judge({ ...good, things: [one, thing('around', box(0, 0, 200, 40), [0])] })).toEqual([]);
});

test('lines and targets may touch', () => {
  const one = thing('one', box(0, 0, 100, 20), [0]);
  expect(judge({ ...good, things: [one, thing('below', box(0, 18, 100, 38), [1])] })).toEqual([]);
});

test('small letters, slits and what is cut are told', () => {
  const facts: Facts = {
    ...good,
    letters: [
      { kind: 'text', says: '1', px: 10.4 },
      { kind: 'text', says: '2', px: 10.2 },
      { kind: 'b', says: 'fine', px: 11 },
    ],
    cut: ['cut off: title'],
    strips: [
      { name: 'rail', seen: 40, whole: 300 },
      { name: 'whole', seen: 40, whole: 40 },
      { name: 'page', seen: 200, whole: 900 },
    ],
  };
  expect(judge(facts)).toEqual([
    'cut off: title',
    'a strip of 40 of 300 px: rail',
    'letters of 10.2 px: 2 of text, such as "1"',
  ]);
});
