import { expect, test } from 'vitest';
import { readMove, readOptions } from './codec.ts';

test.each([
  { type: 'lay', face: 'a', rotation: 3, x: -10, y: 8 },
  { type: 'place', x: 0, y: 7, z: 2 },
  { type: 'plan', thrust: [1, 0, 0, 2, 0, 0], battery: 0, initiative: -1 },
  { type: 'fly', direction: 'up' },
  { type: 'boost', direction: 'N' },
  { type: 'brake', direction: 'W' },
  { type: 'rest' },
])('reads $type', move => {
  expect(readMove(structuredClone(move))).toEqual({ ok: true, value: move });
});

test('what JSON would not give back is read as what it would', () => {
  const read = readMove({ type: 'plan', thrust: [-0, 0, 0, 0, 0, 0], battery: -0, initiative: -0 });
  expect(JSON.stringify(read)).not.toContain('-0');
  expect(read.ok && Object.is(Reflect.get(read.value, 'initiative'), 0)).toBe(true);
  const turned = readMove({ type: 'lay', face: 'a', rotation: -0, x: -0, y: 0 });
  expect(turned.ok && Object.is(Reflect.get(turned.value, 'rotation'), 0)).toBe(true);
});

test.each([
  { type: 'plan', thrust: [1, 0, 0, 2, 0], battery: 0, initiative: 0 },
  { type: 'plan', thrust: [1, 0, 0, -2, 0, 0], battery: 0, initiative: 0 },
  { type: 'plan', thrust: [1, 0, 0, 0, 0, 0, 0], battery: 0, initiative: 0 },
  { type: 'plan', thrust: [1, 0, 0, 0, 0, 0], battery: 0.5, initiative: 0 },
  { type: 'lay', face: 'c', rotation: 0, x: 0, y: 0 },
  { type: 'lay', face: 'a', rotation: 4, x: 0, y: 0 },
  { type: 'fly', direction: 'left' },
  { type: 'rest', direction: 'N' },
  { type: 'place', x: 0, y: 0 },
  null,
])('%j is no move', json => {
  expect(readMove(json).ok).toBe(false);
});

test('options name a set-up, the standard one where none is named', () => {
  expect(readOptions({})).toEqual({ ok: true, value: { setup: 'standard' } });
  expect(readOptions({ setup: 'camel' })).toEqual({ ok: true, value: { setup: 'camel' } });
  expect(readOptions({ setup: 'Camel' }).ok).toBe(false);
});
