import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server as an operator runs it, which a journey may kill and start again on the same tables. */
export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'area5-own-'));
  #child: ChildProcess | undefined;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** On the same port as before, so that pages find it again. */
  async start(): Promise<void> {
    const args = ['src/cli/main.ts', 'serve', '--port', String(this.#port), '--data', this.#folder];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const port = await new Promise<string | undefined>((done, failed) => {
      child.stdout.on('data', data => {
        const said = String(data).match(/open at http:\/\/127\.0\.0\.1:(\d+)/);
        if (said) done(said[1]);
      });
      child.on('exit', code => failed(new Error(`the server ended with ${code}`)));
    });
    this.#port = Number(port);
  }

  /** Without a word, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(done => child.on('exit', done));
    child.kill(signal);
    await ended;
  }
}
