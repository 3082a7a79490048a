import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, fail, ok, seatsOf } from '../../core/contract.ts';
import { type CoachParts, createCoach } from './coach.ts';
import { LEARNER } from './lesson.ts';

const ENOUGH_MS = 5000;
const other = at(seatsOf(2), 1);
const first = { type: 'pick', card: 'a' };
const second = { type: 'pick', card: 'b' };
const lesson = {
  script: [
    { seat: other, move: first },
    { seat: LEARNER, move: second },
  ],
  cards: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lesson at its deal, in which another seat is to move. */
function open({ counts = true, looksBack = false, refuses = false } = {}) {
  const [story, setStory] = createSignal([[]]);
  const [here, setHere] = createSignal(counts);
  const [looking, setLooking] = createSignal(looksBack);
  const act = vi.fn<CoachParts['link']['act']>(async () =>
    refuses ? fail({ trouble: 'elsewhere' }) : ok(null),
  );
  const mayMove = () => here() && !looking();
  const { coach, close } = createRoot(dispose => ({
    coach: createCoach({ lesson, link: { act }, story, mayMove }),
    close: dispose,
  }));
  return { coach, close, act, setStory, setHere, setLooking };
}

test('whoever is scripted moves once by itself, and waits for the learner', async () => {
  const { act, setStory, close } = open();
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act.mock.calls).toEqual([[other, first]]);
  setStory([[], []]);
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).toHaveBeenCalledTimes(1);
  close();
});

test('a script waits while one looks back', async () => {
  const { act, setLooking, close } = open({ looksBack: true });
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).not.toHaveBeenCalled();
  setLooking(false);
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).toHaveBeenCalledTimes(1);
  close();
});

test('a script waits where no move counts', async () => {
  const { act, setHere, close } = open({ counts: false });
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).not.toHaveBeenCalled();
  setHere(true);
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).toHaveBeenCalledTimes(1);
  close();
});

test('a move that did not count is tried again with the next news, and not before', async () => {
  const { act, setStory, close } = open({ refuses: true });
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).toHaveBeenCalledTimes(1);
  setStory([[]]);
  await vi.advanceTimersByTimeAsync(ENOUGH_MS);
  expect(act).toHaveBeenCalledTimes(2);
  close();
});

test('another move than that of the script is nudged, until the learner goes on', () => {
  const { coach, setStory, close } = open();
  setStory([[], []]);
  expect(coach.letsPass(LEARNER, first)).toBe(false);
  expect(coach.nudged()).toBe(true);
  expect(coach.letsPass(LEARNER, second)).toBe(true);
  expect(coach.nudged()).toBe(false);
  close();
});
