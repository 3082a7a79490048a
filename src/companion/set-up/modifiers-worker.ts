import { puzzleOf } from '../../games/uaps/puzzle.ts';
import type { Modifier, Sector } from '../../games/uaps/types.ts';

/** Modifiers by quadrant, and where Luna is. */
export interface Dealt {
  readonly modifiers: readonly Modifier[];
  readonly luna: Sector;
}

declare const self: DedicatedWorkerGlobalScope;

// A puzzle takes longer to deal than a page may stand still.
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { modifiers, sky } = puzzleOf(data);
  const dealt: Dealt = { modifiers, luna: sky.indexOf('luna') + 1 };
  self.postMessage(dealt);
});
