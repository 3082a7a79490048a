import { createStore } from 'solid-js/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answered, Asked } from '../help/worker.ts';
import type { View } from '../types.ts';

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly asked: Asked[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(message: Asked): void {
    this.asked.push(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }
  answer(answered: Answered): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answered }));
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const view = { viewer: 0, public: { mode: 'standard' }, own: null } as unknown as View;
const question = { type: 'left', step: 'exact' } as const;
const left = { left: [], skies: 3, finds: [] };

async function asking() {
  const { askHelp } = await import('./help.ts');
  return askHelp;
}

test('there is one worker, from the first question on, and answers find their question by number', async () => {
  const askHelp = await asking();
  expect(FakeWorker.made).toEqual([]);
  const first = askHelp(view, question);
  const second = askHelp(view, {
    type: 'why',
    step: 'exact',
    conclusion: { sector: 1, content: 'gas', holds: false },
  });
  const [worker] = FakeWorker.made;
  expect(FakeWorker.made.length).toBe(1);
  const [one, other] = worker?.asked ?? [];
  worker?.answer({ number: other?.number ?? -1, answer: null });
  worker?.answer({ number: one?.number ?? -1, answer: left });
  expect(await first).toEqual(left);
  expect(await second).toBeNull();
});

test('a view of a page goes to the worker as plain data', async () => {
  const askHelp = await asking();
  const [held] = createStore(view);
  void askHelp(held, question);
  expect(FakeWorker.made[0]?.asked[0]?.view).toEqual(view);
});

test('when the worker fails, all who wait are told, and the next question starts another one', async () => {
  const askHelp = await asking();
  const waits = [askHelp(view, question), askHelp(view, question)];
  const [failed] = FakeWorker.made;
  failed?.dispatchEvent(new Event('error'));
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
  expect(failed?.ended).toBe(true);
  void askHelp(view, question);
  expect(FakeWorker.made.length).toBe(2);
});

test('where a browser has no workers, the question is answered with nothing', async () => {
  vi.stubGlobal('Worker', undefined);
  const askHelp = await asking();
  expect(await askHelp(view, question)).toBeUndefined();
});
