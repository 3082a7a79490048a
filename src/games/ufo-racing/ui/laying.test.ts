import { expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { joints } from '../legal.ts';
import type { Track } from '../types.ts';
import { facesIn, inOrder, nearestLie, rotationsIn, sideOf, sidesIn } from './laying.ts';

const track: Track = {
  tiles: [{ tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 }],
  gone: [],
  whole: false,
};
const lies = inOrder([...joints(track, 'very-short', 'A1')], track, 'A1');

test('sides are those of the last tile', () => {
  expect(sidesIn(lies, track, 'A1')).toEqual(['N', 'S']);
  for (const lie of lies) expect(sideOf(track, 'A1', lie)).toBe(lie.y < 0 ? 'N' : 'S');
});

test('they come face by face, side by side, then along the joint', () => {
  expect(lies.length).toBeGreaterThan(8);
  const faces = lies.map(({ face }) => face);
  expect(faces).toEqual([...faces].sort());
  const first = lies.filter(({ face, rotation, y }) => face === 'a' && rotation === 0 && y < 0);
  expect(first.map(({ x }) => x)).toEqual(first.map(({ x }) => x).toSorted((a, b) => a - b));
});

test('what is asked for first is kept, and the rest as near as can be', () => {
  const from = at(lies, 0);
  const wanted = { ...from, side: 'N', face: 'b' } as const;
  const found = at(lies, nearestLie(lies, track, 'A1', wanted, 'face'));
  expect(found.face).toBe('b');
  expect(sideOf(track, 'A1', found)).toBe('N');
  const turned = at(lies, nearestLie(lies, track, 'A1', { ...from, side: 'S' }, 'side'));
  expect(sideOf(track, 'A1', turned)).toBe('S');
  expect(turned).toMatchObject({ face: from.face, rotation: from.rotation, x: from.x });
});

test('only what is legal at all is offered', () => {
  const some = lies.filter(({ face }) => face === 'a');
  expect(facesIn(some)).toEqual(['a']);
  expect(rotationsIn(some)).toEqual([0, 2]);
});
