import { fail, ok, type Result } from '../../core/contract.ts';
import { isObject } from '../../core/read.ts';
import { type Ask, type Hello, LARGEST_ASK, readAsk } from '../../protocol/asks.ts';
import type { ErrorCode, Failure } from '../../protocol/errors.ts';
import type { Tell } from '../../protocol/tells.ts';
import type { LineState, OnlineFailure } from './online.ts';

/** What is needed of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export type Told = Exclude<Tell, { readonly type: 'done' | 'failed' | 'pong' }>;
export type Asked = Extract<Ask, { readonly id: string }>;
type Unanswered = Extract<Ask, { readonly type: 'look' | 'ping' }>;

export interface LineParts {
  connect(): Socket;
  /** What is said first, on every connection. */
  hello(): Hello;
  /** False where it does not follow from what was told before: then everything is asked for anew. */
  hear(told: Told): boolean;
  changed(state: LineState): void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
const SILENCE_MS = 20_000;
const PATIENCE_MS = 8_000;
/** Somebody looks, and should not believe for long in a line that died while the device slept. */
const SHORT_PATIENCE_MS = 3_000;

/** The same would be said to the next attempt. */
const FINAL: readonly ErrorCode[] = ['no-such-table', 'no-such-game', 'wrong-version', 'frozen'];

interface Waiting {
  readonly text: string;
  answer(answer: Result<unknown, OnlineFailure>): void;
}

/** The line to one table: comes back by itself, and does not lose what it was asked. */
export class Line {
  readonly #parts: LineParts;
  readonly #waiting = new Map<string, Waiting>();
  #state: LineState = 'connecting';
  #socket: Socket | undefined;
  #welcomed = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  get state(): LineState {
    return this.#state;
  }

  open(): void {
    if (this.#socket || this.#state === 'closed') return;
    const socket = this.#parts.connect();
    this.#socket = socket;
    this.#welcomed = false;
    const whileItStands =
      <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
      (...given: Given) => {
        if (this.#socket === socket) work(...given);
      };
    socket.addEventListener(
      'open',
      whileItStands(() => {
        this.#become('catching-up');
        this.#send(this.#parts.hello());
      }),
    );
    socket.addEventListener(
      'message',
      whileItStands(({ data }) => this.#receive(String(data))),
    );
    socket.addEventListener(
      'close',
      whileItStands(() => this.#drop('offline')),
    );
    this.#in(PATIENCE_MS, () => this.#drop('offline'));
  }

  /** Fails at once where the line is not live. What was sent is sent again until there is an answer. */
  ask(ask: Asked): Promise<Result<unknown, OnlineFailure>> {
    if (this.#state !== 'live') return Promise.resolve(fail({ code: 'offline' }));
    const text = JSON.stringify(ask);
    const problem = problemWith(ask, text);
    if (problem) return Promise.resolve(fail(problem));
    return new Promise(answer => {
      this.#waiting.set(ask.id, { text, answer });
      this.#socket?.send(text);
    });
  }

  /** Only where there is somebody to hear it: a hello says the same later. */
  tell(unanswered: Unanswered): void {
    if (this.#welcomed) this.#send(unanswered);
  }

  /** There is reason to believe that things have changed: the network is back, or somebody looks again. */
  wake(): void {
    if (!this.#socket) this.open();
    else if (this.#welcomed) this.#ping(SHORT_PATIENCE_MS);
  }

  /** The browser knows that there is no network. */
  cut(): void {
    if (this.#socket) this.#drop('offline');
  }

  /** Says hello anew, on a line of its own. */
  renew(): void {
    if (this.#socket) this.#drop('catching-up');
  }

  close(): void {
    this.#end({ code: 'unknown' });
  }

  #receive(text: string): void {
    const tell = read(text);
    if (!tell) return;
    this.#in(SILENCE_MS, () => this.#ping(PATIENCE_MS));
    switch (tell.type) {
      case 'done':
        this.#answer(tell.id, ok(tell.value));
        break;
      case 'failed':
        this.#answer(tell.id, fail(tell.error));
        break;
      case 'pong':
        if (this.#welcomed) this.#caughtUp();
        break;
      case 'error':
        this.#complain(tell);
        break;
      default:
        this.#hear(tell);
    }
  }

  #hear(told: Exclude<Told, { readonly type: 'error' }>): void {
    if (told.type === 'welcome') this.#welcomed = true;
    const follows = this.#parts.hear(told);
    if (!follows) this.renew();
    else if (told.type === 'welcome') this.#sendAgain();
    else if (told.type === 'news' && this.#welcomed) this.#caughtUp();
  }

  #sendAgain(): void {
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    // Its answer comes after whatever there is to catch up on, where there is anything.
    this.#send({ type: 'ping' });
  }

  #complain(told: { readonly type: 'error'; readonly error: Failure }): void {
    const { code } = told.error;
    this.#parts.hear(told);
    if (code === 'too-fast') this.#attempts = Math.log2(LONGEST_PAUSE_MS / FIRST_PAUSE_MS);
    if (FINAL.includes(code)) this.#end(told.error);
    else if (!this.#welcomed) this.#drop('offline');
  }

  #caughtUp(): void {
    this.#attempts = 0;
    this.#become('live');
  }

  #answer(id: string, answer: Result<unknown, OnlineFailure>): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }

  #giveUp(why: OnlineFailure): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id, fail(why));
  }

  #send(ask: Ask): void {
    this.#socket?.send(JSON.stringify(ask));
  }

  #ping(patience: number): void {
    this.#send({ type: 'ping' });
    this.#in(patience, () => this.#drop('offline'));
  }

  #drop(state: 'offline' | 'catching-up'): void {
    this.#hangUp();
    this.#become(state);
    // A bit of chance, so that not all pages come back at once to a server that was started again.
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#attempts, LONGEST_PAUSE_MS);
    this.#attempts++;
    this.#in(pause * (0.75 + Math.random() / 2), () => this.open());
  }

  #end(why: OnlineFailure): void {
    clearTimeout(this.#timer);
    this.#hangUp();
    this.#become('closed');
    this.#giveUp(why);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#welcomed = false;
    socket?.close();
  }

  #become(state: LineState): void {
    if (state === this.#state || this.#state === 'closed') return;
    this.#state = state;
    this.#parts.changed(state);
  }

  /** One thing is waited for at a time. */
  #in(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }
}

/** The server would answer it without its id, or not at all; and it would be sent again and again. */
function problemWith(ask: Asked, text: string): Failure | undefined {
  if (new TextEncoder().encode(text).length > LARGEST_ASK) return { code: 'too-large' };
  const read = readAsk(ask);
  return read.ok ? undefined : { code: 'not-a-message', detail: read.error };
}

/** Nothing where it is no message of our server. */
function read(text: string): Tell | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? (json as Tell) : undefined;
  } catch {
    return undefined;
  }
}
