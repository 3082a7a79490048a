import { expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { fillFaceDown } from './face-down.ts';

const rng = () => new Rng(stream('face down', 'test'));

test('what is seen stays, what is left fits, and no kind comes twice in one place', () => {
  const placed = [
    { place: 3, kind: null },
    { place: 3, kind: 'gas' },
    { place: 5, kind: null },
    { place: 3, kind: null },
  ];
  const random = rng();
  for (let times = 0; times < 20; times++) {
    const [first, second, third, fourth] = fillFaceDown(placed, ['gas', 'comet', 'dwarf'], () => 2, random);
    expect(second).toBe('gas');
    expect([first, fourth].toSorted()).toEqual(['comet', 'dwarf']);
    expect(['gas', 'comet', 'dwarf']).toContain(third);
  }
});

test('a choice that leaves nothing for what comes later is taken back', () => {
  const placed = [
    { place: 1, kind: null },
    { place: 2, kind: null },
    { place: 2, kind: 'comet' },
  ];
  expect(fillFaceDown(placed, ['gas', 'comet'], kind => (kind === 'gas' ? 1 : 2), rng())).toEqual([
    'comet',
    'gas',
    'comet',
  ]);
});

test('nobody has put down more than there was', () => {
  expect(() => fillFaceDown([{ place: 1, kind: null }], ['gas'], () => 0, rng())).toThrow();
});
