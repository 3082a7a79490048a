import { expect, test } from 'vitest';
import { squaresPath } from './squares.ts';

const rows = (...drawn: readonly string[]) => drawn.map(row => [...row].map(square => square === '#'));

test('dark squares side by side are one piece of the path', () => {
  expect(squaresPath(rows('##.#', '....', '.###'))).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('where nothing is dark, nothing is drawn', () => {
  expect(squaresPath(rows('..', '..'))).toBe('');
});
