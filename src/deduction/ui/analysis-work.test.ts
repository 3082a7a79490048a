import { createRoot } from 'solid-js';
import { createStore } from 'solid-js/store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from '../../ui/game-page.ts';
import type { Told } from '../analysis/worker.ts';
import type { AnalysisPageTypes } from './analysis-types.ts';
import { createAnalysis } from './analysis-work.ts';

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly given: unknown[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(played: unknown): void {
    this.given.push(structuredClone(played));
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: Told<AnalysisPageTypes>): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const analyzed = { moments: [], analyses: [] };
const known = { mode: 'standard', seats: 2, end: { puzzle: {}, own: [] } };
const story = [[{ type: 'theories-asked', phase: 1 }], [{ type: 'found', seat: 0 }]];

const game = {
  startWorker: () => new Worker('worker.ts'),
  playedAt: ({ public: over }: { readonly public: typeof known }, events: readonly unknown[]) => ({
    known: over,
    events,
  }),
};

function tableCalled(id: string): Seen {
  const [held] = createStore({ facts: { id }, view: { public: known }, story });
  return held as unknown as Seen;
}

const ask = (id: string) =>
  createRoot(leave => ({ leave, work: createAnalysis<AnalysisPageTypes>(game, tableCalled(id)) }));

test('the last view and all that was heard go to a worker, which tells how far it is', () => {
  const { work } = ask('told');
  const [worker] = FakeWorker.made;
  expect(worker?.given).toEqual([{ known, events: story.flat() }]);
  expect(work()).toEqual({ type: 'working', share: 0 });
  worker?.tell({ type: 'progress', share: 0.5 });
  expect(work()).toEqual({ type: 'working', share: 0.5 });
  worker?.tell({ type: 'done', analyzed });
  expect(work()).toEqual({ type: 'done', analyzed });
  expect(worker?.ended).toBe(true);
});

test('whoever comes back to the same end need not wait, another game is counted anew', () => {
  ask('back');
  FakeWorker.made[0]?.tell({ type: 'done', analyzed });
  expect(ask('back').work()).toEqual({ type: 'done', analyzed });
  expect(FakeWorker.made).toHaveLength(1);
  expect(ask('back, other').work().type).toBe('working');
  expect(FakeWorker.made).toHaveLength(2);
});

test('who leaves ends the work', () => {
  const { leave } = ask('leaves');
  leave();
  expect(FakeWorker.made[0]?.ended).toBe(true);
});

test('where it fails, the page is told', () => {
  const { work } = ask('fails');
  FakeWorker.made[0]?.dispatchEvent(new Event('error'));
  expect(work()).toEqual({ type: 'failed' });
  vi.stubGlobal('Worker', undefined);
  expect(ask('fails, other').work()).toEqual({ type: 'failed' });
});
