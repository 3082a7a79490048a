import type { Modifier } from '../../games/uaps/types.ts';

/** The modifiers that come with a code, by quadrant. */
export function dealtModifiers(code: string): Promise<readonly Modifier[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./modifiers-worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Modifier[]>) => {
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
