import type { Dealt } from './modifiers-worker.ts';

/** What comes with a code and lies open on the board. */
export function dealtWith(code: string): Promise<Dealt> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./modifiers-worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<Dealt>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the worker failed'));
    });
    worker.postMessage(code);
  });
}
