import { Worker } from 'node:worker_threads';
import type { GameTypes } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';

/** What a bot is asked: everything that it may know. */
export interface BotQuestion {
  readonly game: string;
  readonly level: string;
  readonly view: GameTypes['View'];
  readonly rng: RngState;
  /** Whether it breaks the silence, rather than what it does. */
  readonly unasked: boolean;
}

export type BotAnswer =
  | { readonly ok: true; readonly move: GameTypes['Move'] | null }
  | { readonly ok: false; readonly error: string };

/** Bots think in threads of their own, so that no table waits for another one's bot. */
export interface BotPool {
  /** Rejects where the bot throws, or twice does not come to an end. */
  ask(question: BotQuestion): Promise<GameTypes['Move'] | null>;
  close(): Promise<void>;
}

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

/** The effort of a bot is fixed; whoever needs longer than this does not come to an end. */
const PATIENCE_MS = 60_000;

export function botPool(threads: number, script = new URL('./bot-worker.ts', import.meta.url)): BotPool {
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  const waiting: Job[] = [];
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script);
    const thread: Thread = { worker, job: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (answer: BotAnswer) => {
      const { job } = thread;
      free(thread);
      if (answer.ok) job?.done(answer.move);
      else job?.failed(new Error(answer.error));
    });
    worker.on('error', error => lost(thread, error));
    worker.on('exit', () => lost(thread, new Error('the thread of a bot ended')));
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
    if (job && !job.again && !closed) waiting.unshift({ ...job, again: true });
    else job?.failed(error);
    void thread.worker.terminate();
    const next = closed ? undefined : waiting.shift();
    if (next) give(start(), next);
  }

  function give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.timer = setTimeout(() => lost(thread, new Error('a bot does not come to an end')), PATIENCE_MS);
    thread.timer.unref();
    thread.worker.postMessage(job.question);
  }

  return {
    ask: question =>
      new Promise((done, failed) => {
        const job = { question, done, failed, again: false };
        const thread = idle.pop() ?? (all.size < threads ? start() : undefined);
        if (thread) give(thread, job);
        else waiting.push(job);
      }),
    close: async () => {
      closed = true;
      waiting.length = 0;
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
