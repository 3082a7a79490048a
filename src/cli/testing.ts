import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Played, playOne, type Series } from '../bots/match.ts';
import { assert, type GameEntry } from '../core/contract.ts';
import type { Save } from '../core/save.ts';
import { area5 as command } from './commands.ts';
import { findGame } from './find.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program in the repository's root, gives it `input` and waits for its end. */
export function runs(program: string, args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // a program that ends early has not read it all
    child.stdin.end(input);
  });
}

/** `area5` as it is started from a shell. Slow: only where the process itself is what is tested. */
export const area5Program = (args: readonly string[], input = ''): Promise<Ran> =>
  runs(process.execPath, ['src/cli/main.ts', ...args], input);

let before: Promise<unknown> = Promise.resolve();

/** The same command line in this process, one at a time. */
export function area5(args: readonly string[]): Promise<Ran> {
  const ran = before.then(async () => {
    const [out, err] = [heldBack(process.stdout), heldBack(process.stderr)];
    try {
      return { code: await command(args), out: out.text(), err: err.text() };
    } finally {
      out.letGo();
      err.letGo();
    }
  });
  before = ran.catch(() => undefined);
  return ran;
}

function heldBack(stream: NodeJS.WriteStream) {
  let text = '';
  const { write } = stream;
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk;
    return true;
  };
  return {
    text: () => text,
    letGo: () => {
      stream.write = write;
    },
  };
}

export const lastJson = ({ out }: Ran): Record<string, unknown> =>
  JSON.parse(out.trim().split('\n').at(-1) ?? '');

export function gameCalled(id: string): GameEntry {
  const entry = findGame(id);
  assert(entry.ok, `${id} is listed`);
  return entry.value;
}

/** The weakest level decides fast. */
export function weakest({ bots }: GameEntry): string {
  return bots[0]?.level ?? '';
}

export function playedOnce(entry: GameEntry, seats: number, seed: string): Played {
  const levels = Array.from({ length: seats }, () => weakest(entry));
  const series: Series = {
    ...{ game: entry.game.id, seats, options: {}, seed, keepSaves: true },
    seating: { type: 'seats', levels },
  };
  return playOne(entry, series, 0, () => 0);
}

export function savedOnce(entry: GameEntry, seats: number, seed: string): Save {
  const { save } = playedOnce(entry, seats, seed);
  assert(save, 'a kept save is there');
  return save;
}
