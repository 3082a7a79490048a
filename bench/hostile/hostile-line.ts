import { WebSocket } from 'ws';
import type { Hello } from '../../src/protocol/asks.ts';
import type { Tell } from '../../src/protocol/tells.ts';
import { NO_ANSWER, type Tally } from './tally.ts';

const PATIENCE_MS = 15_000;

/** A page that means no good. It counts what it is answered. */
export class HostileLine {
  readonly #socket: WebSocket;
  readonly #codes: string[] = [];
  #welcome = false;
  #closed: string | undefined;
  #wake = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as Tell));
    socket.on('close', code => {
      this.#closed = `closed ${code}`;
      this.#wake();
    });
    socket.on('open', () => this.#wake());
    socket.on('error', () => undefined);
  }

  /** Without a hello where none is given. */
  static async open(url: string, hello?: Hello, localAddress = '127.0.0.1'): Promise<HostileLine> {
    const line = new HostileLine(new WebSocket(`${url.replace('http', 'ws')}/line`, { localAddress }));
    await line.#until(() => line.#socket.readyState !== WebSocket.CONNECTING || line.#closed !== undefined);
    if (!hello) return line;
    line.#socket.send(JSON.stringify(hello));
    await line.#until(() => line.#welcome || line.#closed !== undefined);
    return line;
  }

  /** Sends all of them, then waits until each has its answer or the line is closed. */
  async attack(
    kind: string,
    messages: readonly (string | Buffer)[],
    tally: Tally,
    patience = PATIENCE_MS,
  ): Promise<void> {
    this.#codes.length = 0;
    for (const message of messages) this.#socket.send(message);
    await this.#until(() => this.#codes.length >= messages.length || this.#closed !== undefined, patience);
    for (const code of this.#codes) tally.add(kind, code);
    const rest = messages.length - this.#codes.length;
    tally.add(kind, this.#closed ?? NO_ANSWER, rest);
  }

  get closed(): boolean {
    return this.#closed !== undefined;
  }

  untilClosed(): Promise<void> {
    return this.#until(() => this.#closed !== undefined);
  }

  /** As if the network were gone. */
  cut(): void {
    this.#socket.terminate();
  }

  #hear(tell: Tell): void {
    if (tell.type === 'welcome') this.#welcome = true;
    else if (tell.type === 'error' || tell.type === 'failed') this.#codes.push(tell.error.code);
    else if (tell.type === 'done' || tell.type === 'pong') this.#codes.push(tell.type);
    this.#wake();
  }

  /** Gives up after a while: what has not come by then does not come. */
  async #until(so: () => boolean, patience = PATIENCE_MS): Promise<void> {
    const late = performance.now() + patience;
    while (!so() && performance.now() < late)
      await new Promise<void>(done => {
        const timer = setTimeout(done, 1_000);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
      });
  }
}
