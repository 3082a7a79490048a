import { createSignal, onCleanup } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seen } from '../../../ui/game-page.ts';
import type { Analyzed, Played } from '../analysis/analyze.ts';
import type { Told } from '../analysis/worker.ts';
import type { PlanetX } from '../types.ts';

export type Work =
  | { readonly type: 'working'; readonly share: number }
  | { readonly type: 'done'; readonly analyzed: Analyzed }
  | { readonly type: 'failed' };

/** The last game that was analyzed: whoever looks back and returns need not wait again. */
let last: { readonly table: string; readonly analyzed: Analyzed } | undefined;

/** What a worker makes of a game that is over. It ends with the page that asked. */
export function createAnalysis(table: Seen<PlanetX>): () => Work {
  const { id } = table.facts;
  const [work, setWork] = createSignal<Work>(
    last?.table === id ? { type: 'done', analyzed: last.analyzed } : { type: 'working', share: 0 },
  );
  const played = work().type === 'done' ? undefined : playedAt(table);
  if (!played) return work;
  try {
    const worker = new Worker(new URL('../analysis/worker.ts', import.meta.url), { type: 'module' });
    onCleanup(() => worker.terminate());
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
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

/** What a page holds is a proxy, which no worker takes. */
function playedAt({ view, story }: Seen<PlanetX>): Played | undefined {
  const known = unwrap(view).public;
  return known.end ? { known: { ...known, end: known.end }, events: unwrap(story).flat() } : undefined;
}
