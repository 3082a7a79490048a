import { createSignal, onCleanup } from 'solid-js';
import type { Track } from '../types.ts';

/** Par of a track, or why it is not known. */
export type Search = { readonly at: 'searching' | 'failed' } | { readonly at: 'found'; readonly par: number };

export function createShortest(track: Track): () => Search {
  const [search, setSearch] = createSignal<Search>({ at: 'searching' });
  const worker = new Worker(new URL('../afterwards/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: par }: MessageEvent<number | null>) =>
    setSearch(par === null ? { at: 'failed' } : { at: 'found', par }),
  );
  worker.addEventListener('error', () => setSearch({ at: 'failed' }));
  worker.postMessage(track);
  onCleanup(() => worker.terminate());
  return search;
}
