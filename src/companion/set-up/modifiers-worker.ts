import { puzzleOf } from '../../games/uaps/puzzle.ts';

declare const self: DedicatedWorkerGlobalScope;

// A puzzle takes longer to deal than a page may stand still.
self.addEventListener('message', ({ data }: MessageEvent<string>) =>
  self.postMessage(puzzleOf(data).modifiers),
);
