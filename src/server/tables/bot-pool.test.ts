import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stream } from '../../core/rng.ts';
import { type BotPool, type BotQuestion, botPool } from './bot-pool.ts';

let folder: string;
let pool: BotPool | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area5-bots-'));
});
afterEach(async () => {
  await pool?.close();
  rmSync(folder, { recursive: true });
});

const question: BotQuestion = { game: 'any', level: 'any', view: {}, rng: stream('a', 'b'), unasked: false };

/** Threads that end instead of answering, this many times. */
function mortal(deaths: number): BotPool {
  const script = join(folder, 'bot.mjs');
  const tally = JSON.stringify(join(folder, 'tally'));
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => {
       appendFileSync(${tally}, '.');
       if (readFileSync(${tally}).length <= ${deaths}) process.exit(1);
       parentPort.postMessage({ ok: true, move: { type: 'pass' } });
     });`,
  );
  return botPool(1, pathToFileURL(script));
}

test('a bot whose thread was lost is asked once more', async () => {
  pool = mortal(1);
  expect(await pool.ask(question)).toEqual({ type: 'pass' });
});

test('a bot that loses two threads fails, and the next one is answered', async () => {
  pool = mortal(2);
  await expect(pool.ask(question)).rejects.toThrow('the thread of a bot ended');
  expect(await pool.ask(question)).toEqual({ type: 'pass' });
});
