import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assert } from '../../src/core/contract.ts';
import { killChild, nextWord } from '../crash/child.ts';
import type { Done, Serving, Wishes } from './serving.ts';

/** A server process of the drill. */
export interface Served {
  readonly url: string;
  /** What it wrote to its log. */
  log(): string;
  /** Resolves when it has taken effect. */
  tell(done: Done): Promise<void>;
  kill(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('serving.ts', import.meta.url));
/** Whatever is not the case by then never will be. */
export const PATIENCE_MS = 30_000;

/** Where it does not begin, the sentence that it says instead. */
export async function serve(wishes: Wishes): Promise<Served | { readonly refused: string }> {
  const child = fork(SCRIPT, [JSON.stringify(wishes)], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const told = await nextWord<Serving>(child);
  if ('refused' in told) return told;
  return {
    url: told.url,
    log: () => log,
    tell: done => tell(child, done),
    kill: () => killChild(child),
  };
}

async function tell(child: ChildProcess, done: Done): Promise<void> {
  const heard = nextWord<string>(child);
  child.send(done);
  await heard;
}

/** A server that must begin. */
export async function mustServe(wishes: Wishes): Promise<Served> {
  const served = await serve(wishes);
  assert('url' in served, 'refused' in served ? `the server does not start: ${served.refused}` : '');
  return served;
}

export interface HealthAnswer {
  readonly status: number;
  readonly trouble?: string;
}

export async function healthAt(url: string): Promise<HealthAnswer> {
  const answer = await fetch(`${url}/health`);
  return { ...((await answer.json()) as object), status: answer.status };
}

/** Whether it becomes so before it is too late. */
export async function becomes(is: () => Promise<boolean>, patience = PATIENCE_MS): Promise<boolean> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (await is()) return true;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return false;
}
