import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { squaresPath } from './squares.ts';

const rows = (...drawn: readonly string[]) => drawn.map(row => [...row].map(square => square === '#'));

test('dark squares side by side are one piece of the path', () => {
  expect(squaresPath(rows('##.#', '....', '.###'))).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('where nothing is dark, nothing is drawn', () => {
  expect(squaresPath(rows('..', '..'))).toBe('');
});

test('what is drawn of an address is read as that address', () => {
  const address = 'https://area.example/#/online/abcdefghjkmnpqrs';
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 3 });
  expect(decodeQR(pictureOf(squaresPath(squares), squares.length))).toBe(address);
});

/** Black on white, with four pixels for each unit of the path. */
function pictureOf(path: string, size: number) {
  const side = 4 * size;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, across] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 4 * Number(y); row < 4 * Number(y) + 4; row++) {
      const from = row * side + 4 * Number(x);
      for (let pixel = from; pixel < from + 4 * Number(across); pixel++)
        data.fill(0, 4 * pixel, 4 * pixel + 3);
    }
  return { width: side, height: side, data };
}
