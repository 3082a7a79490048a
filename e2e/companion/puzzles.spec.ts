import { codeFrom } from '../../src/companion/code.ts';
import type { Asked } from '../../src/companion/print/printed.ts';
import { at } from '../../src/core/contract.ts';
import { bookOf as planetXBook } from '../../src/games/planet-x/book.ts';
import { printed as planetXPrinted } from '../../src/games/planet-x/book-text.ts';
import { puzzleOf as planetXPuzzle } from '../../src/games/planet-x/puzzle.ts';
import { bookOf as uapsBook } from '../../src/games/uaps/book.ts';
import { printed as uapsPrinted } from '../../src/games/uaps/book-text.ts';
import { puzzleOf as uapsPuzzle } from '../../src/games/uaps/puzzle.ts';
import { PUZZLES, readCode } from '../../src/solver/code.ts';
import { expect, test } from '../shared/page.ts';

/** Those whose puzzles are frozen in the tests of the games. */
const FROZEN = [
  ...['2J34-AW9P-N8K', '2724-2M2W-C4M', '27E2-RHM9-AMM', '27P9-9EPF-TPC', '2TH3-NYTN-KYW', '2TN7-WX5M-CKH'],
  ...['3J34-AW9P-N8H', '3724-2M2W-C4J', '37E2-RHM9-AMJ', '37P9-9EPF-TP9', '3TH3-NYTN-KYR', '3TN7-WX5M-CKE'],
  ...['4J34-AW9P-N8E', '4724-2M2W-C4F', '47E2-RHM9-AMF', '5J34-AW9P-N8A', '5724-2M2W-C4C', '57E2-RHM9-AMC'],
];
const MORE = 20;
const codes = [
  ...FROZEN,
  ...PUZZLES.flatMap(kind =>
    Array.from({ length: MORE }, (_, index) => codeFrom(kind, String(index), 'journey')),
  ),
];

// Nothing of a puzzle may hang on where a device is and what it speaks.
test.use({ timezoneId: 'Pacific/Auckland', locale: 'tr-TR' });

/** Every part of a puzzle is in its book: sky, facts, rules, modifiers, when reports come. */
test('codes lead to the same books in the browser as in Node, to the byte', async ({ page }) => {
  test.setTimeout(600_000);
  const started = page.waitForEvent('worker');
  await page.goto(`/#/companion/print/${at(codes, 0)}`);
  const worker = (await started).url();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  const differing: string[] = [];
  for (const code of codes) {
    const there = await page.evaluate(inWorker, { worker, asked: askedFor(code) });
    if (there !== bookInNode(code)) differing.push(code);
  }
  expect(differing).toEqual([]);
});

function askedFor(code: string): Asked {
  const read = readCode(code);
  if (!read.ok) throw new Error(`${code}: ${read.error}`);
  return { ...read.value, shown: code };
}

function bookInNode(code: string): string {
  const isUaps = askedFor(code).kind.startsWith('uaps');
  return JSON.stringify(
    isUaps ? uapsPrinted(uapsBook(uapsPuzzle(code)), code) : planetXPrinted(planetXBook(planetXPuzzle(code))),
  );
}

/** Runs in the page. */
function inWorker({
  worker: url,
  asked,
}: {
  readonly worker: string;
  readonly asked: Asked;
}): Promise<string> {
  const worker = new Worker(url, { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(JSON.stringify(data)));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
