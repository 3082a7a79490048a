import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreRelease } from './release.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
  const page = new EventTarget();
  const pressed = vi.fn();
  ignoreRelease(page);
  page.addEventListener('click', pressed);
  const comes = (...types: readonly string[]) => {
    for (const type of types) page.dispatchEvent(new Event(type, { cancelable: true }));
  };
  return { pressed, comes };
}

test('the finger that held the curtain presses nothing on the page below it', () => {
  const { pressed, comes } = held();
  comes('pointerup', 'click');
  expect(pressed).not.toHaveBeenCalled();
  comes('click');
  expect(pressed).toHaveBeenCalledOnce();
});

test('the next press counts, also where no click followed the release', () => {
  const { pressed, comes } = held();
  comes('pointerup', 'pointerdown', 'pointerup', 'click');
  expect(pressed).toHaveBeenCalledOnce();
});

test('a click without a finger counts, soon after the release', () => {
  const { pressed, comes } = held();
  comes('pointerup');
  vi.advanceTimersByTime(1_000);
  comes('click');
  expect(pressed).toHaveBeenCalledOnce();
});
