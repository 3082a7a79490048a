import { expect, test } from 'vitest';
import { createSharpness, enlargedBy } from './scene-sharpness.ts';

const play = (sharpness: ReturnType<typeof createSharpness>, from: number, every: number, count: number) => {
  for (let i = 0; i < count; i++) sharpness.frame(from + i * every);
};

test('is as sharp as the screen, and never sharper than 2, while frames come in time', () => {
  const sharpness = createSharpness(3);
  play(sharpness, 0, 16, 100);
  expect(sharpness.ratio).toBe(2);
});

test('gets coarser while frames come late, sharp at rest, and coarse again when things move on', () => {
  const sharpness = createSharpness(1);
  play(sharpness, 0, 120, 60);
  expect(sharpness.ratio).toBe(0.5);
  expect(sharpness.rest()).toBe(true);
  expect(sharpness.ratio).toBe(1);
  expect(sharpness.rest()).toBe(false);
  sharpness.frame(20_000);
  expect(sharpness.ratio).toBe(0.5);
});

test('a pause between two frames is no slow frame', () => {
  const sharpness = createSharpness(1);
  play(sharpness, 0, 1000, 60);
  expect(sharpness.ratio).toBe(1);
});

test('one late frame changes nothing, as there is one wherever a table opens', () => {
  const sharpness = createSharpness(1);
  play(sharpness, 0, 16, 10);
  sharpness.frame(800);
  play(sharpness, 816, 16, 10);
  expect(sharpness.ratio).toBe(1);
});

test('gets sharper again once frames come in time, and what was too much is not tried twice', () => {
  const sharpness = createSharpness(1);
  play(sharpness, 0, 120, 3);
  expect(sharpness.ratio).toBe(0.7);
  play(sharpness, 360, 16, 60);
  expect(sharpness.ratio).toBe(1);
  play(sharpness, 2_000, 120, 3);
  expect(sharpness.ratio).toBe(0.7);
  play(sharpness, 2_256, 16, 200);
  expect(sharpness.ratio).toBe(0.7);
});

test('what is enlarged has more pixels, and what is not drawn yet as many as usual', () => {
  const drawn = (shown: number, laidOut: number) =>
    enlargedBy({ getBoundingClientRect: () => ({ width: shown }) as DOMRect, offsetWidth: laidOut });
  expect([drawn(600, 600), drawn(900, 600), drawn(0, 0)]).toEqual([1, 1.5, 1]);
});
