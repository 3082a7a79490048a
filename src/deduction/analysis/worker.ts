import type { AnalysisTypes, Analyzed } from './types.ts';

/** What a worker tells while it analyzes a game. */
export type Told<T extends AnalysisTypes> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly analyzed: Analyzed<T> };

declare const self: DedicatedWorkerGlobalScope;

/** What a worker does with a game that it is given. */
export function analyzeForPage<T extends AnalysisTypes, Played>(
  analyze: (played: Played) => Generator<number, Analyzed<T>>,
): void {
  const tell = (told: Told<T>): void => self.postMessage(told);
  self.addEventListener('message', ({ data }: MessageEvent<Played>) => {
    const work = analyze(data);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return tell({ type: 'done', analyzed: step.value });
      tell({ type: 'progress', share: step.value });
    }
  });
}
