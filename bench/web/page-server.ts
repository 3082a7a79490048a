import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, Stop } from '../../scripts/shell.mjs';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The built page on a free port of this machine, in a process of its own, so that measuring does not slow it.
 * `page`: the folder of another one.
 */
export function servePage(page?: string): Promise<PageServer> {
  const data = mkdtempSync(join(tmpdir(), 'area5-bench-'));
  const program =
    page === undefined
      ? ['src/cli/main.ts', 'serve', '--port', '0', '--data', data]
      : ['bench/web/control-server.ts', page, data];
  const server = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>(resolve => server.on('close', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      const url = said.match(/open at (\S+)/)?.[1];
      if (url !== undefined) resolve({ url, close });
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    void ended.then(() => reject(new Stop(`The server ended: ${said.trim()}`)));
  });
}
