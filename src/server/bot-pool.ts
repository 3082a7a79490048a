import { Worker } from 'node:worker_threads';
import type { GameTypes } from '../core/contract.ts';
import { type BotAnswer, BotHung, type BotPool, type BotQuestion } from '../engine/bots/pool.ts';

interface Job {
  readonly question: BotQuestion;
  readonly done: (move: GameTypes['Move'] | null) => void;
  readonly failed: (reason: Error) => void;
  /** Its first thread was lost, perhaps by no fault of this bot. */
  readonly again: boolean;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** What tests put in the place of the usual. */
export interface PoolParts {
  readonly script?: URL;
  /** The effort of a bot is fixed; whoever needs longer than this many milliseconds does not come to an end. */
  readonly patience?: number;
}

const SCRIPT = new URL('./bot-worker.ts', import.meta.url);
const PATIENCE_MS = 60_000;

export function botPool(
  threads: number,
  { script = SCRIPT, patience = PATIENCE_MS }: PoolParts = {},
): BotPool {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: Job[] = [];
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script);
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      // A thread that is given up may have answered in the last moment.
      if (!all.has(thread)) return;
      const { job } = thread;
      free(thread);
      if (answer.ok) job?.done(answer.move);
      else job?.failed(new Error(answer.error));
    });
    worker.on('error', error => lost(thread, error));
    worker.on('exit', () => lost(thread, new Error('the thread of the bot ended')));
    all.add(thread);
    return thread;
  }

  function free(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.job = undefined;
    const next = waiting.shift();
    if (next) give(thread, next);
    else idle.push(thread);
  }

  function lost(thread: Thread, error: Error): void {
    if (!all.delete(thread)) return;
    clearTimeout(thread.timer);
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    const { job } = thread;
    const again = job && !job.again && !closed && !(error instanceof BotHung);
    if (again) waiting.unshift({ ...job, again: true });
    else job?.failed(error);
    void thread.worker.terminate();
    const next = closed ? undefined : waiting.shift();
    if (next) giveToNew(next);
  }

  /** A machine that has no thread left to give fails this bot; whoever waits for no other thread is next. */
  function giveToNew(job: Job): void {
    let thread: Thread;
    try {
      thread = start();
    } catch (thrown) {
      job.failed(thrown as Error);
      const next = all.size === 0 ? waiting.shift() : undefined;
      if (next) giveToNew(next);
      return;
    }
    give(thread, job);
  }

  function give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.timer = setTimeout(() => lost(thread, new BotHung()), patience);
    thread.timer.unref();
    try {
      thread.worker.postMessage(job.question);
    } catch (thrown) {
      free(thread);
      job.failed(thrown as Error);
    }
  }

  return {
    ask: question =>
      new Promise((done, failed) => {
        const job = { question, done, failed, again: false };
        const thread = idle.pop();
        if (thread) give(thread, job);
        else if (all.size < threads) giveToNew(job);
        else waiting.push(job);
      }),
    close: async () => {
      closed = true;
      waiting.length = 0;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
