import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export interface Ended {
  /** Nothing where it was ended, by its limit or by somebody else. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly late: boolean;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** After this long it is ended, with all that it started. */
  readonly limitMs?: number;
  /** What it says on stderr is shown at once, and not kept. */
  readonly loud?: boolean;
}

/** Ids of groups, each a program and all that it started. */
const running = new Set<number>();

/** Runs a program in a folder. It ends with this process, whatever ends that, and so does all that it started. */
export function runIn(
  folder: string,
  [program = '', ...args]: readonly string[],
  { env = {}, limitMs, loud = false }: RunOptions = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', loud ? 'inherit' : 'pipe'],
    detached: true,
  });
  const { pid } = child;
  watchForSignals();
  if (pid !== undefined) running.add(pid);
  return new Promise((resolve, reject) => {
    let [out, err, late] = ['', '', false];
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            late = true;
            if (pid !== undefined) endGroup(pid);
          }, limitMs);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const done = () => {
      clearTimeout(limit);
      if (pid !== undefined) running.delete(pid);
    };
    child.on('error', error => {
      done();
      reject(error);
    });
    child.on('close', code => {
      done();
      resolve({ code, out, err, late });
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

let watching = false;

function watchForSignals(): void {
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const pid of running) endGroup(pid);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
