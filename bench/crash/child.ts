import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that was started, and the first thing that it said. */
export interface Child<Told> {
  readonly process: ChildProcess;
  readonly told: Told;
}

export interface ChildOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Flags of Node. */
  readonly node?: readonly string[];
  /** The only core that it runs on. */
  readonly core?: number | undefined;
}

/** The exit code of a server whose port another program has. */
export const PORT_TAKEN = 98;

/** Said nothing, and is gone. */
export class EndedEarly extends Error {
  readonly code: number | null;

  constructor(code: number | null) {
    super(`a process of the drill ended early, with exit code ${code}`);
    this.code = code;
  }
}

/** Rejects where it ends before it says anything. */
export async function startChild<Told>(
  script: URL,
  args: readonly string[],
  { env, node = [], core }: ChildOptions = {},
): Promise<Child<Told>> {
  const child = fork(fileURLToPath(script), args, {
    ...(core === undefined
      ? { execArgv: [...node] }
      : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...node] }),
    env: { ...process.env, ...env },
  });
  return { process: child, told: await nextWord<Told>(child) };
}

export function nextWord<Told>(child: ChildProcess): Promise<Told> {
  return new Promise((told, failed) => {
    const ended = (code: number | null) => failed(new EndedEarly(code));
    child.once('exit', ended);
    child.once('message', message => {
      child.off('exit', ended);
      told(message as Told);
    });
  });
}

/** By its id, and without a chance to say goodbye. */
export async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
