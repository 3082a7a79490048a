import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown, secondsFor } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[C13] it ends by itself after so many seconds', () => {
  const ended = vi.fn();
  createRoot(() => createCountdown(20, () => false, ended));
  vi.advanceTimersByTime(19_000);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledOnce();
});

test('[C13] what has to be copied by hand stays longer, by how much it is', () => {
  expect([1, 8, 12].map(secondsFor)).toEqual([20, 90, 130]);
});

test('it waits for who moves by keyboard, and can be stopped', () => {
  const ended = vi.fn();
  const [waits, setWaits] = createSignal(true);
  const countdown = createRoot(() => createCountdown(20, waits, ended));
  vi.advanceTimersByTime(60_000);
  expect(countdown.left()).toBe(20);
  setWaits(false);
  vi.advanceTimersByTime(5_000);
  expect(countdown.left()).toBe(15);
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(countdown.stopped()).toBe(true);
  expect(ended).not.toHaveBeenCalled();
});
