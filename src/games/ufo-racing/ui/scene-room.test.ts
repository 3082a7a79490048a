import { expect, test } from 'vitest';
import { boxAround, createRoom } from './scene-room.ts';

const size = { width: 200, height: 100 };

test('what is taken is free no more, beside it there is room', () => {
  const room = createRoom(size);
  expect(room.isFree(boxAround(0, 0, 40, 20))).toBe(true);
  room.take(boxAround(0, 0, 40, 20));
  expect(room.isFree(boxAround(30, 5, 40, 20))).toBe(false);
  expect(room.isFree(boxAround(30, 25, 40, 20))).toBe(true);
  expect(room.isFree(boxAround(45, 0, 40, 20))).toBe(true);
});

test('nothing is put over the edge of the screen', () => {
  const { isFree } = createRoom(size);
  expect(isFree(boxAround(79, 0, 40, 20))).toBe(true);
  expect(isFree(boxAround(81, 0, 40, 20))).toBe(false);
  expect(isFree(boxAround(0, -41, 40, 20))).toBe(false);
});
