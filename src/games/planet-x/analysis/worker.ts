import { type Analyzed, analyze, type Played } from './analyze.ts';

export type Told =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly analyzed: Analyzed };

declare const self: DedicatedWorkerGlobalScope;

const tell = (told: Told): void => self.postMessage(told);

self.addEventListener('message', ({ data }: MessageEvent<Played>) => {
  const work = analyze(data);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return tell({ type: 'done', analyzed: step.value });
    tell({ type: 'progress', share: step.value });
  }
});
