import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Happening } from '../types.ts';
import { playbackOf, stepAt } from './playback.ts';
import { createClock, nextStop, stopBefore } from './playback-clock.ts';

const seat = 0 as Seat;
const from = [{ x: 3, y: 4, z: 5 }];
const happened: readonly Happening[] = [
  { type: 'came-to-move', seat, by: 'only' },
  { type: 'flew', seat, direction: 'S', cells: 3, by: null, x: 3, y: 7, z: 5 },
  { type: 'flew', seat, direction: 'E', cells: 2, by: null, x: 5, y: 7, z: 5 },
];
const playback = playbackOf(from, happened);
const other = playbackOf(from, happened.slice(0, 2));

/** Frames of a page, played by hand: `frame` is one that comes so many milliseconds after the last. */
let waiting: Map<number, FrameRequestCallback>;
let now: number;

beforeEach(() => {
  waiting = new Map();
  now = 1000;
  let requests = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waiting.set(++requests, callback);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => waiting.delete(request));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame(passed: number): void {
  now += passed;
  const due = [...waiting.values()];
  waiting.clear();
  for (const callback of due) callback(now);
}

function opened() {
  const [shown, show] = createSignal(playback);
  const [speed, setSpeed] = createSignal(1);
  const [moving, setMoving] = createSignal(true);
  return createRoot(leave => ({
    clock: createClock(shown, { speed, moving }),
    ...{ show, setSpeed, setMoving, leave },
  }));
}

describe('where things may travel', () => {
  test('a turn begins by itself and takes as long as it is, then it has ended', () => {
    const { clock } = opened();
    expect(clock.playing()).toBe(true);
    frame(0);
    expect(clock.time()).toBe(16);
    frame(40);
    expect(clock.time()).toBe(56);
    expect(clock.ended()).toBe(false);
    for (let frames = 0; frames < playback.length / 50; frames++) frame(50);
    expect(clock.time()).toBe(playback.length);
    expect([clock.ended(), clock.playing(), waiting.size]).toEqual([true, false, 0]);
    expect(clock.frame().spots).toEqual([{ x: 5, y: 7, z: 5 }]);
  });

  test('speed may change while it plays', () => {
    const { clock, setSpeed } = opened();
    frame(0);
    setSpeed(4);
    frame(20);
    expect(clock.time()).toBe(16 + 80);
    setSpeed(0.5);
    frame(20);
    expect(clock.time()).toBe(16 + 80 + 10);
  });

  test('a page that was hidden does not jump', () => {
    const { clock } = opened();
    frame(0);
    frame(60_000);
    expect(clock.time()).toBe(116);
  });

  test('it pauses and goes on from there, without the time that passed in between', () => {
    const { clock } = opened();
    frame(0);
    clock.pause();
    expect([clock.playing(), waiting.size]).toEqual([false, 0]);
    frame(500);
    expect(clock.time()).toBe(16);
    clock.play();
    frame(500);
    expect(clock.time()).toBe(32);
  });

  test('only one frame waits, however often one asks', () => {
    const { clock } = opened();
    clock.play();
    clock.again();
    clock.play();
    expect(waiting.size).toBe(1);
  });
});

describe('where nothing may travel', () => {
  test('beats stand one after the other, shorter the faster it plays', () => {
    const { clock, setMoving, setSpeed } = opened();
    setMoving(false);
    clock.again();
    expect(waiting.size).toBe(0);
    vi.advanceTimersByTime(649);
    expect(clock.time()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(clock.time()).toBe(stepAt(playback, 0));
    setSpeed(2);
    vi.advanceTimersByTime(650);
    expect(clock.time()).toBe(stepAt(playback, 1));
    vi.advanceTimersByTime(325);
    expect([clock.time(), clock.ended(), clock.playing()]).toEqual([playback.length, true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('it pauses there too', () => {
    const { clock, setMoving } = opened();
    setMoving(false);
    clock.again();
    clock.pause();
    vi.advanceTimersByTime(5000);
    expect([clock.time(), clock.playing()]).toEqual([0, false]);
  });
});

test('a new playback begins from its start', () => {
  const { clock, show } = opened();
  frame(0);
  frame(100);
  show(other);
  expect([clock.time(), clock.playing()]).toEqual([0, true]);
  clock.seek(other.length);
  show(playback);
  expect([clock.time(), clock.playing(), clock.ended()]).toEqual([0, true, false]);
});

test('what has ended plays again only from the start', () => {
  const { clock } = opened();
  clock.seek(playback.length);
  clock.play();
  expect(clock.playing()).toBe(false);
  clock.again();
  expect([clock.time(), clock.playing()]).toEqual([0, true]);
});

test('one can go anywhere in a turn, and there it stands', () => {
  const { clock } = opened();
  clock.seek(300);
  expect([clock.time(), clock.playing(), waiting.size]).toEqual([300, false, 0]);
  clock.seek(-5);
  expect(clock.time()).toBe(0);
  clock.seek(playback.length + 5);
  expect([clock.time(), clock.ended()]).toEqual([playback.length, true]);
});

test('steps go from beat to beat, both ways, and stop', () => {
  const { clock } = opened();
  const steps = [stepAt(playback, 0), stepAt(playback, 1), playback.length];
  for (const at of steps) {
    clock.step(1);
    expect([clock.time(), clock.playing()]).toEqual([at, false]);
  }
  clock.step(1);
  expect(clock.time()).toBe(playback.length);
  for (const at of [stepAt(playback, 2), stepAt(playback, 1), stepAt(playback, 0), 0, 0]) {
    clock.step(-1);
    expect(clock.time()).toBe(at);
  }
});

test('within a beat a step leads to its end, or to the end of the one before', () => {
  const within = stepAt(playback, 0) + 100;
  expect(nextStop(playback, within)).toBe(stepAt(playback, 1));
  expect(stopBefore(playback, within)).toBe(stepAt(playback, 0));
});

test('who leaves is not called any more', () => {
  const { leave } = opened();
  expect(waiting.size).toBe(1);
  leave();
  expect(waiting.size).toBe(0);
});
