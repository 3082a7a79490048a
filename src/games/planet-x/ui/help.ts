import type { Answers, Question } from '../help/answer.ts';
import type { Answered, Asked } from '../help/worker.ts';
import type { View } from '../types.ts';

/** What a worker makes of what a page sees. Undefined where it could not be worked out. */
export function askHelp<Q extends Question>(
  view: View,
  question: Q,
): Promise<Answers[Q['type']] | undefined> {
  return new Promise(resolve => {
    const there = worker();
    if (!there) return resolve(undefined);
    asked++;
    waiting.set(asked, resolve as (answer: Answered['answer'] | undefined) => void);
    const message: Asked = { number: asked, view, question };
    // Through JSON, because what a page holds may be a proxy, which no worker takes.
    there.postMessage(JSON.parse(JSON.stringify(message)));
  });
}

/** One for all tables of a page, from the first question on; a new one after it has failed. */
let started: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answered['answer'] | undefined) => void>();

function worker(): Worker | undefined {
  started ??= start();
  return started;
}

/** Nothing where a browser refuses. */
function start(): Worker | undefined {
  try {
    const fresh = new Worker(new URL('../help/worker.ts', import.meta.url), { type: 'module' });
    fresh.addEventListener('message', ({ data: { number, answer } }: MessageEvent<Answered>) => {
      waiting.get(number)?.(answer);
      waiting.delete(number);
    });
    fresh.addEventListener('error', () => {
      fresh.terminate();
      if (started === fresh) started = undefined;
      for (const answered of waiting.values()) answered(undefined);
      waiting.clear();
    });
    return fresh;
  } catch {
    return undefined;
  }
}
