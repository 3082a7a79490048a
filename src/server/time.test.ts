import { expect, test } from 'vitest';
import { openMemory } from '../engine/store/memory.ts';
import { type Clocks, KEPT_EVERY_MS, startTime, timeBeside } from './time.ts';

const YEAR = 365 * 86_400_000;

/** A machine with a clock that can be set; time passes by `pass`. */
function machine(wall = 1_000_000_000_000) {
  const now = { wall, steady: 5 };
  const clocks: Clocks = { wall: () => now.wall, steady: () => now.steady };
  const pass = (ms: number) => {
    now.wall += ms;
    now.steady += ms;
  };
  const set = (by: number) => {
    now.wall += by;
  };
  return { clocks, now, pass, set, store: openMemory() };
}

test('it is told in whole milliseconds, however finely the machine counts', async () => {
  const { clocks, now, store } = machine();
  const time = await startTime(store, clocks);
  now.steady += 0.4;
  expect(time.now()).toBe(1_000_000_000_000);
});

test('it begins as the clock on the wall, and goes on with it', async () => {
  const { clocks, pass, store } = machine();
  const time = await startTime(store, clocks);
  pass(500);
  expect([time.now(), time.wall()]).toEqual([1_000_000_000_500, 1_000_000_000_500]);
  expect(await time.keep()).toBe(0);
});

test.each([YEAR, -YEAR])('a clock that is set by %d ms moves nothing, and is told once', async by => {
  const { clocks, pass, set, store } = machine();
  const time = await startTime(store, clocks);
  const before = time.now();
  set(by);
  pass(700);
  expect(time.now()).toBe(before + 700);
  expect(time.isWallSet()).toBe(true);
  expect(await time.keep()).toBe(by);
  expect(time.isWallSet()).toBe(false);
  expect(await time.keep()).toBe(0);
});

test.each([
  ['a restart', 20_000, 20_000],
  ['a month without a server', 30 * 86_400_000, KEPT_EVERY_MS],
  ['a clock that was set back meanwhile', -YEAR, KEPT_EVERY_MS],
])('after %s it goes on from where it was', async (_, gone, passed) => {
  const { clocks, set, store, now } = machine();
  const first = await startTime(store, clocks);
  set(YEAR);
  await first.keep();
  const before = first.now();
  now.wall += gone;
  expect(await timeBeside(store, now.wall)).toBe(before + passed);
  now.steady = 0;
  const again = await startTime(store, clocks);
  expect(again.now()).toBe(before + passed);
});
