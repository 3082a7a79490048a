import type { Printed } from '../../deduction/printed.ts';
import type { TableCode } from '../code.ts';

/** What the worker is asked. `shown` is the code as it is read aloud. */
export interface Asked extends TableCode {
  readonly shown: string;
}

/** What a code gives to print: a worker computes the puzzle, which takes too long for a page. */
export function printedFor(asked: Asked): Promise<Printed> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Printed>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Printed>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
