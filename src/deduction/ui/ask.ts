import type { Answers, Question } from '../answer.ts';
import type { NoteTypes } from '../types.ts';
import type { Answered, Asked } from '../worker.ts';

/** What a worker makes of what a page sees. Undefined where it could not be worked out. */
export type Ask<T extends NoteTypes> = <Type extends Question<T['Content']>['type']>(
  view: T['Game']['View'],
  question: Extract<Question<T['Content']>, { readonly type: Type }>,
) => Promise<Answers<T['Content'], T['Clue'], T['Rule']>[Type] | undefined>;

/** One worker for all tables of a page, from the first question on; a new one after it has failed. */
export function askOf<T extends NoteTypes>(start: () => Worker): Ask<T> {
  let started: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, (answer: unknown) => void>();

  /** Nothing where a browser refuses. */
  const fresh = (): Worker | undefined => {
    try {
      const worker = start();
      worker.addEventListener('message', ({ data: { number, answer } }: MessageEvent<Answered<unknown>>) => {
        waiting.get(number)?.(answer);
        waiting.delete(number);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        if (started === worker) started = undefined;
        for (const answered of waiting.values()) answered(undefined);
        waiting.clear();
      });
      return worker;
    } catch {
      return undefined;
    }
  };
  return (view, question) =>
    new Promise(resolve => {
      started ??= fresh();
      if (!started) return resolve(undefined);
      asked++;
      waiting.set(asked, answer => resolve(answer as Parameters<typeof resolve>[0]));
      const message: Asked<T['Game']['View'], Question<T['Content']>> = { number: asked, view, question };
      // Through JSON, because what a page holds may be a proxy, which no worker takes.
      started.postMessage(JSON.parse(JSON.stringify(message)));
    });
}
