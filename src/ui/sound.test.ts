import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, switchSound, switchVibration } from './sound.ts';

const vibrate = vi.fn();
const sounds = vi.fn(() => {
  throw new Error('no sound here');
});

beforeEach(() => {
  vibrate.mockClear();
  sounds.mockClear();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', sounds);
  switchSound(false);
  switchVibration(true);
});
afterEach(() => vi.unstubAllGlobals());

test('a turn and a thud are felt, without any sound; nothing else is', () => {
  play('bell');
  expect(vibrate).toHaveBeenCalledTimes(1);
  play('thud');
  expect(vibrate).toHaveBeenCalledTimes(2);
  for (const sound of ['pencil', 'paper', 'click', 'double-tick'] as const) play(sound);
  expect(vibrate).toHaveBeenCalledTimes(2);
  expect(sounds).not.toHaveBeenCalled();
});

test('switched off, nothing is felt', () => {
  switchVibration(false);
  play('bell');
  expect(vibrate).not.toHaveBeenCalled();
});

test('before the first press a browser forbids it, and is not asked', () => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  play('bell');
  expect(vibrate).not.toHaveBeenCalled();
});
