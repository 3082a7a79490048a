import { shortestRace } from '../par.ts';
import type { Track } from '../types.ts';

declare const self: DedicatedWorkerGlobalScope;

/** The search takes seconds on a long track: out of the way of the page. */
self.addEventListener('message', ({ data }: MessageEvent<Track>) =>
  self.postMessage(shortestRace(data) ?? null),
);
