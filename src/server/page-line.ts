import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import type { Viewer } from '../core/contract.ts';
import { isObject } from '../core/read.ts';
import type { TableHost } from '../engine/host.ts';
import { type Keys, NO_KEYS } from '../engine/keys.ts';
import type { Tables } from '../engine/tables.ts';
import type { Line } from '../engine/told/gate.ts';
import { type Ask, type Command, LARGEST_ASK, LONGEST_ID, PROTOCOL, readAsk } from '../protocol/asks.ts';
import type { ErrorCode, Failure } from '../protocol/errors.ts';
import type { Tell, You } from '../protocol/tells.ts';
import type { Budgets } from './budgets.ts';
import type { FairQueue } from './fair-queue.ts';
import { Holds } from './holds.ts';
import { type Network, type NetworkBudgets, type Share, type Spent, spendAll } from './network.ts';
import { Outbox, type OutboxParts } from './outbox.ts';
import { PageQueue } from './page-queue.ts';
import type { Unsent } from './unsent.ts';

/** What all lines share. */
export interface LineParts {
  readonly tables: Tables;
  readonly unsent: Unsent;
  readonly queue: FairQueue;
  readonly budgets: {
    readonly seats: Budgets;
    readonly seated: NetworkBudgets;
    readonly watching: NetworkBudgets;
  };
  /** `unread`: cut because nobody read what it was told. */
  count(what: 'opened' | 'closed' | 'message' | 'unread' | ErrorCode): void;
}

const HELLO_WITHIN_MS = 10_000;
const GOODBYE_WITHIN_MS = 3_000;
const POLICY = 1008;
/** After these there is nothing more to say. */
const FATAL: ReadonlySet<ErrorCode> = new Set([
  'wrong-version',
  'no-such-table',
  'no-such-game',
  'hello-first',
  'frozen',
]);

/** The line to one page. There are thousands, so what all do alike is a method and not a function of each. */
export class PageLine implements Line, OutboxParts {
  keys: Keys = NO_KEYS;
  who: You = { seat: null, host: false };
  viewer: Viewer | null = null;
  chatFrom: number | null = null;
  room = '';
  readonly socket: Duplex;
  readonly outbox: Outbox;
  readonly holds: Holds;
  readonly #parts: LineParts;
  readonly #ws: WebSocket;
  readonly #networks: readonly Network[];
  readonly #queue: PageQueue;
  readonly #beats: Set<PageLine> | undefined;
  #impatience: NodeJS.Timeout | undefined;
  #host: TableHost | undefined;
  #alive = true;
  #greeted = false;
  #closed = false;
  #ended = false;
  #slowed: NodeJS.Timeout | undefined;
  #purse: { readonly key: string | null; readonly shares: readonly Share[] } | undefined;

  /** `beats`: those whose hearts are heard at the same time. */
  constructor(
    ws: WebSocket,
    socket: Duplex,
    networks: readonly Network[],
    beats: Set<PageLine> | undefined,
    parts: LineParts,
  ) {
    this.#parts = parts;
    this.#ws = ws;
    this.#networks = networks;
    this.#beats = beats?.add(this);
    this.socket = socket;
    this.outbox = new Outbox(this);
    this.holds = new Holds(ws);
    this.#queue = new PageQueue(this);
    this.#impatience = setTimeout(() => this.#complain({ code: 'hello-first' }), HELLO_WITHIN_MS).unref();
    parts.count('opened');
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary));
    ws.on('ping', data => {
      if (this.#mayHeed() && !this.outbox.isBehind) ws.pong(data);
    });
    ws.on('pong', () => void this.#mayHeed());
    ws.on('error', error =>
      parts.count(
        'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'not-a-message',
      ),
    );
    ws.on('close', () => this.#left());
  }

  send(text: string): void {
    this.outbox.add(text);
  }

  end(code: ErrorCode): void {
    if (this.#ended) return;
    this.#ended = true;
    this.outbox.flush();
    this.#ws.close(POLICY, code);
    // Who is told to go and stays is not waited for.
    setTimeout(() => this.#ws.terminate(), GOODBYE_WITHIN_MS).unref();
  }

  get unsent(): Unsent {
    return this.#parts.unsent;
  }

  isOpen(): boolean {
    return this.#ws.readyState === this.#ws.OPEN;
  }

  cut(): void {
    this.#parts.count('unread');
    this.#ws.terminate();
  }

  inTurn(work: () => void): void {
    this.#parts.queue.add(this.#networks[0]?.name ?? '', work);
  }

  /** Twice a minute: who says nothing at all is gone. */
  beat(): void {
    this.#purse = undefined;
    if (!this.#alive) this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }

  #left(): void {
    this.#closed = true;
    this.#queue.clear();
    this.outbox.close();
    this.#beats?.delete(this);
    this.#waitNoMore();
    this.#parts.count('closed');
    this.#host?.leave(this);
  }

  #tell(tell: Tell): void {
    this.send(JSON.stringify(tell));
  }

  /** `id`: of what is refused, where it has one. */
  #complain(error: Failure, id?: string): void {
    this.#parts.count(error.code);
    this.#tell(id === undefined ? { type: 'error', error } : { type: 'failed', id, error });
    if (FATAL.has(error.code)) this.end(error.code);
  }

  #receive(data: RawData, isBinary: boolean): void {
    const tooLarge = isTooLarge(data);
    if (!this.#mayHeed(tooLarge ? HEAVY : 1)) return;
    if (isBinary) this.#complain({ code: 'not-json' });
    else if (tooLarge || (this.#queue.isEmpty && this.#parts.queue.hasTime)) this.#hear(String(data), false);
    else this.#queue.add(() => this.#hear(String(data), true));
  }

  /** Whether whatever came may be heeded. */
  #mayHeed(weight = 1): boolean {
    this.#alive = true;
    if (this.#closed || this.#ended) return false;
    const spent = this.#spend(weight);
    if (spent === 'broke') {
      this.#complain({ code: 'too-fast' });
      this.end('too-fast');
      return false;
    }
    this.#slowDown(spent);
    return true;
  }

  /** `isTurn`: it has waited for its turn. */
  #hear(text: string, isTurn: boolean): unknown {
    this.#parts.count('message');
    const json = parsed(text);
    const id = idIn(json);
    if (Buffer.byteLength(text) > LARGEST_ASK) return this.#complain({ code: 'too-large' }, id);
    if (json === undefined) return this.#complain({ code: 'not-json' });
    const read = readAsk(json);
    if (!read.ok) return this.#complain({ code: 'not-a-message', detail: read.error }, id);
    const ask = read.value;
    if (ask.type === 'hello') return this.#greet(ask);
    if (ask.type !== 'ping' && !this.#host) return this.#complain({ code: 'hello-first' }, id);
    if (isHeavy(ask)) this.#slowDown(this.#spend(HEAVY - 1));
    if (isLarge(ask) && !isTurn) return this.#queue.add(() => this.#heed(ask));
    return this.#heed(ask);
  }

  #waitNoMore(): void {
    clearTimeout(this.#impatience);
    this.#impatience = undefined;
  }

  #heed(ask: Exclude<Ask, { type: 'hello' }>): void {
    if (ask.type === 'ping') this.#tell({ type: 'pong' });
    else this.#host?.ask(this, ask);
  }

  #greet(hello: Extract<Ask, { type: 'hello' }>): unknown {
    if (this.#greeted) return this.#complain({ code: 'not-a-message', detail: 'hello is said once' });
    this.#greeted = true;
    this.#waitNoMore();
    if (hello.protocol !== PROTOCOL)
      return this.#complain({ code: 'wrong-version', detail: String(PROTOCOL) });
    return this.#enter(hello);
  }

  async #enter(hello: Extract<Ask, { type: 'hello' }>): Promise<unknown> {
    const { tables } = this.#parts;
    this.holds.add('opening');
    const opened = await tables.open(hello.table);
    this.holds.delete('opening');
    if (this.#closed) return undefined;
    if (!opened.ok) return this.#complain(opened.error);
    return this.#queue.add(() => {
      this.#host = tables.opened(hello.table);
      // Nobody had it open while this waited, so it may have been forgotten.
      if (this.#host) this.#host.enter(this, hello);
      else void this.#enter(hello);
    });
  }

  /** The rest waits in the kernel, and slows down whoever floods. */
  #slowDown(spent: Spent): void {
    if (typeof spent !== 'number') return;
    this.holds.add('slowed');
    clearTimeout(this.#slowed);
    this.#slowed = setTimeout(() => this.holds.delete('slowed'), spent).unref();
  }

  /**
   * However many lines somebody has: the seat and the address pay, never the line. Who floods without a seat uses up
   * nothing of those who play from the same address.
   */
  #spend(weight: number): Spent {
    const { keys, who } = this;
    const key = who.seat !== null ? keys.seat : who.host ? keys.host : null;
    if (this.#purse?.key !== key) this.#purse = { key, shares: this.#sharesOf(key) };
    return spendAll(this.#purse.shares, weight);
  }

  /** Of the seat first: who has spent all of it uses up nothing more of the address. */
  #sharesOf(key: string | null): readonly Share[] {
    const { seats, seated, watching } = this.#parts.budgets;
    return key === null
      ? watching.of(this.#networks)
      : [{ budget: seats.of(key), share: 1 }, ...seated.of(this.#networks)];
  }
}

/** Costs as much as so many moves. */
const HEAVY = 5;

/** What plays a game again from its deal; what nobody does often, and fills the log of a table before its deal. */
const isHeavy = (ask: Ask): boolean =>
  ask.type === 'view-at' ||
  ask.type === 'file' ||
  (ask.type === 'do' && HEAVY_COMMANDS.has(ask.command.type));
const HEAVY_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'take-back',
  'sit',
  'stand',
  'ready',
  'commit',
]);

/** What is answered by all that there is to see. */
const isLarge = ({ type }: Ask): boolean => type === 'look' || type === 'view-at' || type === 'file';

/** What is only refused does not wait: it would take more room than all the rest. */
const isTooLarge = (data: RawData): boolean => Buffer.isBuffer(data) && data.length > LARGEST_ASK;

/** Nothing where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of a message that may be anything else than it should: what its answer is known by. */
function idIn(json: unknown): string | undefined {
  const id = isObject(json) && 'id' in json ? json.id : undefined;
  return typeof id === 'string' && id.length > 0 && id.length <= LONGEST_ID ? id : undefined;
}
