import { expect, test } from 'vitest';
import { neighbor } from './press.ts';

test('one walks along a group and stops at its ends', () => {
  expect(neighbor(['a', 'b', 'c'], 'b', 1)).toBe('c');
  expect(neighbor(['a', 'b', 'c'], 'b', -1)).toBe('a');
  expect(neighbor(['a', 'b', 'c'], 'c', 1)).toBeUndefined();
  expect(neighbor(['a', 'b', 'c'], 'a', -1)).toBeUndefined();
  expect(neighbor(['a', 'b', 'c'], 'd', 1)).toBeUndefined();
});
