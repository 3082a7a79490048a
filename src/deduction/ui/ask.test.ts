import { createStore } from 'solid-js/store';
import { beforeEach, expect, test } from 'vitest';
import type { Question } from '../answer.ts';
import type { Answered as AnsweredBy, Asked as AskedBy } from '../worker.ts';
import { askOf } from './ask.ts';
import type { Content, Heard, SmallNotes } from './testing.ts';

type Asked = AskedBy<Heard, Question<Content>>;
type Answered = AnsweredBy<unknown>;

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
});

const view: Heard = { heard: 3 };
const question = { type: 'left', step: 'exact' } as const;
const left = { left: [], skies: 3, chances: null, finds: [] };

const asking = () => askOf<SmallNotes>(() => new FakeWorker() as unknown as Worker);

test('there is one worker, from the first question on, and answers find their question by number', async () => {
  const askHelp = asking();
  expect(FakeWorker.made).toEqual([]);
  const first = askHelp<'left'>(view, question);
  const second = askHelp<'why'>(view, {
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

test('a view of a page goes to the worker as plain data', () => {
  const askHelp = asking();
  const [held] = createStore(view);
  void askHelp<'left'>(held, question);
  expect(FakeWorker.made[0]?.asked[0]?.view).toEqual(view);
});

test('when the worker fails, all who wait are told, and the next question starts another one', async () => {
  const askHelp = asking();
  const waits = [askHelp<'left'>(view, question), askHelp<'left'>(view, question)];
  const [failed] = FakeWorker.made;
  failed?.dispatchEvent(new Event('error'));
  expect(await Promise.all(waits)).toEqual([undefined, undefined]);
  expect(failed?.ended).toBe(true);
  void askHelp<'left'>(view, question);
  expect(FakeWorker.made.length).toBe(2);
});

test('where a browser has no workers, the question is answered with nothing', async () => {
  const askHelp = askOf<SmallNotes>(() => {
    throw new Error('no workers');
  });
  expect(await askHelp<'left'>(view, question)).toBeUndefined();
});
