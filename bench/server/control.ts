import type { ChildProcess } from 'node:child_process';
import { Stop } from '../../scripts/shell.mjs';

/** What the bench asks a process it started, and what comes back. Servers answer the first two, loads the rest. */
export interface Answers {
  tally: Tally;
  /** Heap and what hangs on it, in bytes, after a collection. */
  memory: number;
  open: { readonly tables: number };
  play: Played;
  close: { readonly tables: number };
}

/** Since the process began. */
export interface Tally {
  readonly moves: number;
  readonly cpuMicros: number;
}

export interface Played {
  readonly moves: number;
  readonly ms: number;
  readonly cpuMicros: number;
  readonly p99Ms: number;
  /** Over every view of every seat at the end; nothing where the server has no views. */
  readonly digest: string | null;
}

export type Request =
  | { readonly ask: 'tally' | 'memory' | 'close' }
  | { readonly ask: 'open'; readonly seeds: readonly string[] }
  /** `atOnce`: everybody acts as soon as they may, and not one after the other. */
  | { readonly ask: 'play'; readonly moves: number; readonly atOnce: boolean };

interface Told {
  readonly ready?: string;
  readonly answer?: unknown;
}

/** In a child: says where it can be reached, then answers one request after the other. */
export function answer(ready: string, answers: (request: Request) => unknown): void {
  process.on('message', async (request: Request) => {
    process.send?.({ answer: await answers(request) } satisfies Told);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ ready } satisfies Told);
}

/** In the bench: waits for the next word of the child, of which there is one for each request. */
export function hear(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Stop('A process of the bench ended early; what it said stands above.'));
    child.once('exit', ended);
    child.once('message', told => {
      child.off('exit', ended);
      resolve(told as Told);
    });
  });
}

export async function ask<R extends Request>(child: ChildProcess, request: R): Promise<Answers[R['ask']]> {
  const heard = hear(child);
  child.send(request);
  return (await heard).answer as Answers[R['ask']];
}
