import { expect, test } from 'vitest';
import { Rng, stream } from '../../src/core/rng.ts';
import { LARGEST_ASK } from '../../src/protocol/asks.ts';
import { sourceOf } from '../secrecy/variant.ts';
import { faults } from './faults.ts';
import { strangeTells } from './honest.ts';
import { deep, forbidden, malformed, oversized, wrongShape } from './shapes.ts';
import { NO_ANSWER, Tally } from './tally.ts';

const many = (make: (rng: Rng) => string): readonly string[] => {
  const rng = new Rng(stream('shapes', make.name));
  return Array.from({ length: 500 }, () => make(rng));
};

test('what is malformed is never JSON; what has a wrong shape always is', () => {
  for (const text of many(malformed)) expect(() => JSON.parse(text)).toThrow();
  for (const text of many(wrongShape)) expect(() => JSON.parse(text)).not.toThrow();
  expect(new Set(many(wrongShape)).size).toBeGreaterThan(300);
});

test('a stranger tries everything but to sit down', () => {
  const types = many(rng => forbidden(rng, 'id')).map(text => JSON.parse(text).command.type);
  expect(new Set(types)).toContain('start');
  expect(types).not.toContain('sit');
});

test('too large is over the limit by as much as it says', () => {
  expect(Buffer.byteLength(oversized(0))).toBe(LARGEST_ASK);
  expect(Buffer.byteLength(oversized(100))).toBe(LARGEST_ASK + 100);
  expect(JSON.parse(deep(3, '['))).toEqual([[[]]]);
  expect(JSON.parse(deep(2, '{"a":'))).toEqual({ a: { a: 1 } });
});

const room = (more: object) =>
  JSON.stringify({ type: 'room', room: { stage: 'playing', watchers: 0, ...more } });

test('honest people notice everything but that somebody watches', () => {
  const usual = [room({ keptFor: 5 }), room({ watchers: 3 }), room({ stage: 'over', keptFor: 9 })];
  expect(strangeTells([...usual, '{"type":"pong"}'])).toEqual([]);
  expect(strangeTells([room({}), room({ paused: true })])).toHaveLength(1);
  expect(strangeTells(['{"type":"chat","from":0,"lines":[]}'])).toHaveLength(1);
  expect(strangeTells(['{"type":"news","edition":1}'])).toHaveLength(1);
  expect(strangeTells(['{"type":"failed","id":"1","error":{"code":"refused"}}'])).toHaveLength(1);
});

test('a kind that gets no answer is named', () => {
  const tally = new Tally();
  tally.add('flood', 'too-fast', 3);
  tally.add('frame', NO_ANSWER);
  expect(tally.messages).toBe(4);
  expect(tally.unanswered).toEqual(['frame']);
  expect(tally.byKind).toEqual({ flood: { 'too-fast': 3 }, frame: { [NO_ANSWER]: 1 } });
});

test.each(faults)('it can be planted that $fault', fault => {
  expect(sourceOf(fault)).toContain(fault.instead);
});
