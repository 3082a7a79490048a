import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

let page: EventTarget & { hidden: boolean };
let held = 0;
const request = vi.fn(async () => {
  held++;
  return { release: async () => void held-- };
});

beforeEach(() => {
  held = 0;
  request.mockClear();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

/** A table that is open; gives what leaves it. */
const open = (wanted: () => boolean): (() => void) =>
  createRoot(leave => {
    keepAwake(wanted);
    return leave;
  });
const turn = async (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
};
const settled = () => new Promise(resolve => setTimeout(resolve));

test('the screen stays on from when a table opens until it is left', async () => {
  const leave = open(() => true);
  await settled();
  expect(held).toBe(1);
  leave();
  await settled();
  expect(held).toBe(0);
});

test('where a browser refuses until something is pressed, it is asked for again by a press', async () => {
  request.mockRejectedValueOnce(new Error('no press yet'));
  const leave = open(() => true);
  await settled();
  expect(held).toBe(0);
  page.dispatchEvent(new Event('pointerup'));
  await settled();
  page.dispatchEvent(new Event('keydown'));
  await settled();
  expect(held).toBe(1);
  leave();
});

test('it is asked for again when the page comes back', async () => {
  const leave = open(() => true);
  await turn(true);
  expect(held).toBe(0);
  await turn(false);
  expect(held).toBe(1);
  expect(request).toHaveBeenCalledTimes(2);
  leave();
});

test('a table that was left asks no more', async () => {
  open(() => true)();
  await turn(true);
  await turn(false);
  expect(held).toBe(0);
});

test('the setting switches it at once, and nothing is asked while it is off', async () => {
  const [wanted, want] = createSignal(false);
  const leave = open(wanted);
  await settled();
  expect(request).not.toHaveBeenCalled();
  want(true);
  await settled();
  expect(held).toBe(1);
  want(false);
  await settled();
  expect(held).toBe(0);
  leave();
});

test.each([
  ['cannot', {}],
  ['refuses', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } }],
])('a browser that %s is left in peace', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const leave = open(() => true);
  await turn(true);
  await turn(false);
  leave();
  await settled();
});
