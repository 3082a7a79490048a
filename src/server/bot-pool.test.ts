import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stream } from '../core/rng.ts';
import { BotHung, type BotPool, type BotQuestion } from '../engine/bots/pool.ts';
import { threadOf } from '../engine/testing.ts';
import { botPool } from './bot-pool.ts';

let folder: string;
let pool: BotPool | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'area5-bots-'));
});
afterEach(async () => {
  vi.useRealTimers();
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
  return botPool(1, { script: pathToFileURL(script) });
}

test('a bot whose thread was lost is asked once more', async () => {
  pool = mortal(1);
  expect(await pool.ask(question)).toEqual({ type: 'pass' });
});

test('a bot that loses two threads fails, and the next one is answered', async () => {
  pool = mortal(2);
  await expect(pool.ask(question)).rejects.toThrow('the thread of the bot ended');
  expect(await pool.ask(question)).toEqual({ type: 'pass' });
});

test('a bot that does not come to an end is given up at once, and the next one is answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pool = botPool(1, {
    script: threadOf(`question => {
      if (question.level === 'endless') for (;;);
      return { ok: true, move: { type: 'pass' } };
    }`),
    patience: 1_000,
  });
  const endless = expect(pool.ask({ ...question, level: 'endless' })).rejects.toThrow(BotHung);
  const waiting = pool.ask(question);
  await vi.advanceTimersByTimeAsync(1_000);
  await endless;
  expect(await waiting).toEqual({ type: 'pass' });
});

test('threads that cannot begin fail every bot that waits for one', async () => {
  pool = botPool(1, { script: new URL('data:text/javascript,throw new Error("no games")') });
  const asked = [pool.ask(question), pool.ask(question), pool.ask(question)];
  for (const answer of asked) await expect(answer).rejects.toThrow('no games');
});

test('a question that cannot be sent fails, and its thread answers the next one', async () => {
  pool = botPool(1, { script: threadOf(`() => ({ ok: true, move: { type: 'pass' } })`) });
  await expect(pool.ask({ ...question, view: { odd: () => undefined } })).rejects.toThrow();
  expect(await pool.ask(question)).toEqual({ type: 'pass' });
});
