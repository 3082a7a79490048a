import type { Printed } from '../../deduction/printed.ts';
import { gameOf } from '../code.ts';
import type { Asked } from './printed.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void inWords(data).then(
    printed => self.postMessage(printed),
    // Out of the promise, so that the page hears of it as of any fault of a worker.
    error => setTimeout(() => reportError(error)),
  );
});

async function inWords({ code, kind, modifiers, shown }: Asked): Promise<Printed> {
  if (gameOf(kind) === 'planet-x') {
    const [{ puzzleOf }, { bookOf }, { printed }] = await Promise.all([
      import('../../games/planet-x/puzzle.ts'),
      import('../../games/planet-x/book.ts'),
      import('../../games/planet-x/book-text.ts'),
    ]);
    return printed(bookOf(puzzleOf(code)));
  }
  const [{ puzzleOf }, { bookOf }, { printed }] = await Promise.all([
    import('../../games/uaps/puzzle.ts'),
    import('../../games/uaps/book.ts'),
    import('../../games/uaps/book-text.ts'),
  ]);
  return printed(bookOf(puzzleOf(code), modifiers), shown);
}
