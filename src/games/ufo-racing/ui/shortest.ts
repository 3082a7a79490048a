import { createSignal, onCleanup } from 'solid-js';
import type { ShortestRace } from '../par.ts';
import type { Track } from '../types.ts';

/** The shortest race that a track allows, or why it is not known. */
export type Search =
  | { readonly at: 'searching' | 'failed' }
  | { readonly at: 'found'; readonly race: ShortestRace };

export function createShortest(track: Track): () => Search {
  const [search, setSearch] = createSignal<Search>({ at: 'searching' });
  const worker = new Worker(new URL('../afterwards/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: race }: MessageEvent<ShortestRace | null>) =>
    setSearch(race ? { at: 'found', race } : { at: 'failed' }),
  );
  worker.addEventListener('error', () => setSearch({ at: 'failed' }));
  worker.postMessage(track);
  onCleanup(() => worker.terminate());
  return search;
}
