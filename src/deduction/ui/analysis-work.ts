import { createSignal, onCleanup } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seen } from '../../ui/game-page.ts';
import type { Analyzed } from '../analysis/types.ts';
import type { Told } from '../analysis/worker.ts';
import type { AnalysisGame, AnalysisPageTypes } from './analysis-types.ts';

export type Work<T extends AnalysisPageTypes> =
  | { readonly type: 'working'; readonly share: number }
  | { readonly type: 'done'; readonly analyzed: Analyzed<T> }
  | { readonly type: 'failed' };

/** The last game that was analyzed: whoever looks back and returns need not wait again. */
let last: { readonly table: string; readonly analyzed: unknown } | undefined;

/** What a worker makes of a game that is over. It ends with the page that asked. */
export function createAnalysis<T extends AnalysisPageTypes>(
  game: Pick<AnalysisGame<T>, 'startWorker' | 'playedAt'>,
  table: Seen<T['Game']>,
): () => Work<T> {
  const { id } = table.facts;
  const [work, setWork] = createSignal<Work<T>>(
    last?.table === id
      ? { type: 'done', analyzed: last.analyzed as Analyzed<T> }
      : { type: 'working', share: 0 },
  );
  // What a page holds is a proxy, which no worker takes.
  const played =
    work().type === 'done' ? undefined : game.playedAt(unwrap(table.view), unwrap(table.story).flat());
  if (played === undefined) return work;
  try {
    const worker = game.startWorker();
    onCleanup(() => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Told<T>>) => {
      if (data.type === 'progress') return setWork({ type: 'working', share: data.share });
      last = { table: id, analyzed: data.analyzed };
      worker.terminate();
      return setWork(data);
    });
    worker.addEventListener('error', () => setWork({ type: 'failed' }));
    worker.postMessage(played);
  } catch {
    // A browser may refuse workers.
    setWork({ type: 'failed' });
  }
  return work;
}
