import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { isObject } from '../core/read.ts';
import { type Ask, type Command, LARGEST_ASK, LONGEST_ID, PROTOCOL, readAsk } from '../protocol/asks.ts';
import type { ErrorCode, Failure } from '../protocol/errors.ts';
import type { Tell } from '../protocol/tells.ts';
import type { Allowance } from './budget.ts';
import { Budgets } from './budgets.ts';
import { FairQueue } from './fair-queue.ts';
import { Holds } from './holds.ts';
import {
  type Network,
  NetworkBudgets,
  NetworkCounts,
  networksOf,
  type Share,
  type Spent,
  spendAll,
} from './network.ts';
import { flushAll, Outbox } from './outbox.ts';
import { PageQueue } from './page-queue.ts';
import type { Line } from './tables/gate.ts';
import type { TableHost } from './tables/host.ts';
import { NO_KEYS } from './tables/keys.ts';
import type { Tables } from './tables/tables.ts';
import { Unsent, type UnsentLimits } from './unsent.ts';

export interface LinesParts {
  readonly tables: Tables;
  /** Messages: of one seat, and from one address, of pages with a seat and without one. */
  readonly perSeat: Allowance;
  readonly perAddress: { readonly seated: Allowance; readonly watching: Allowance };
  /** Lines at once, all together and from one address. */
  readonly most: number;
  readonly mostFromOne: number;
  readonly unsent: UnsentLimits;
  readonly hello: Allowance;
  isOurName(request: IncomingMessage): boolean;
  isSameOrigin(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
  /** `unread`: cut because nobody read what it was told. */
  count(what: 'opened' | 'closed' | 'message' | 'unread' | ErrorCode): void;
}

export interface Lines {
  readonly size: number;
  /** Bytes that wait to be sent. */
  readonly unsent: number;
  /** Says goodbye to all; pages come back by themselves. */
  close(): Promise<void>;
}

const PATH = '/line';
/** A page that says nothing at all is gone: its browser answers pings by itself, and is asked twice a minute. */
const HEARTBEATS = 30;
const HEARTBEAT_MS = 1_000;
/** What is larger than allowed is answered; what is larger than this is not even read, and closed by `ws`. */
const FAR_TOO_LARGE = 4 * LARGEST_ASK;
const HELLO_WITHIN_MS = 10_000;
const GOODBYE_WITHIN_MS = 3_000;
/** Browsers send what a page says in one. */
const MOST_FRAGMENTS = 64;
const POLICY = 1008;
const RESTART = 1012;
/** After these there is nothing more to say. */
const FATAL: ReadonlySet<ErrorCode> = new Set([
  'wrong-version',
  'no-such-table',
  'no-such-game',
  'hello-first',
  'frozen',
]);

export function openLines(server: HttpServer, parts: LinesParts): Lines {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FAR_TOO_LARGE,
    perMessageDeflate: false,
    maxFragments: MOST_FRAGMENTS,
    // The answer would be queued however much is waiting already.
    autoPong: false,
  });
  const unsent = new Unsent(parts.unsent);
  const queue = new FairQueue();
  const perNetwork = new NetworkCounts(parts.mostFromOne);
  const hellos = new NetworkBudgets(parts.hello);
  const budgets: LineBudgets = {
    seats: new Budgets(parts.perSeat),
    seated: new NetworkBudgets(parts.perAddress.seated),
    watching: new NetworkBudgets(parts.perAddress.watching),
  };
  // To ask thousands at once would hold up a move: each second has its part of them.
  const beats = Array.from({ length: HEARTBEATS }, () => new Set<() => void>());
  let opened = 0;
  let beat = 0;

  server.on('upgrade', (request, socket, head) => {
    const refuse = (status: string) => refuseUpgrade(socket, status);
    const networks = networksOf(parts.addressOf(request));
    // Nobody else listens any more: a connection that breaks off now would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) refuse('404 Not Found');
    else if (!parts.isOurName(request)) refuse('421 Misdirected Request');
    else if (!parts.isSameOrigin(request)) refuse('403 Forbidden');
    else if (spendAll(hellos.of(networks)) === 'broke') refuse('429 Too Many Requests');
    else if (sockets.clients.size >= parts.most || !perNetwork.enter(networks))
      refuse('503 Service Unavailable');
    else {
      socket.on('close', () => perNetwork.leave(networks));
      sockets.handleUpgrade(request, socket, head, ws => {
        const inTurn = (work: () => void) => queue.add(networks[0]?.name ?? '', work);
        const hasTime = () => queue.hasTime;
        const ask = attend(ws, socket, { ...parts, unsent, inTurn, hasTime, networks, budgets });
        const part = beats[opened++ % HEARTBEATS];
        part?.add(ask);
        ws.on('close', () => part?.delete(ask));
      });
    }
  });

  const heartbeat = setInterval(() => {
    for (const ask of beats[beat++ % HEARTBEATS] ?? []) ask();
    unsent.cutStalled();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    get size() {
      return sockets.clients.size;
    },
    get unsent() {
      return unsent.bytes;
    },
    close: async () => {
      clearInterval(heartbeat);
      flushAll();
      for (const ws of sockets.clients) ws.close(RESTART, 'closing');
      await new Promise<void>(done => {
        const cut = setTimeout(() => {
          for (const ws of sockets.clients) ws.terminate();
          done();
        }, 1_000);
        sockets.close(() => {
          clearTimeout(cut);
          done();
        });
      });
    },
  };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

interface AttendParts extends Pick<LinesParts, 'tables' | 'count'> {
  readonly unsent: Unsent;
  readonly networks: readonly Network[];
  readonly budgets: LineBudgets;
  /** When it is the turn of whoever asks. */
  inTurn(work: () => void): void;
  /** Whether others have left time for something at once. */
  hasTime(): boolean;
}

interface LineBudgets {
  readonly seats: Budgets;
  readonly seated: NetworkBudgets;
  readonly watching: NetworkBudgets;
}

/** Gives what is to be called at every heartbeat. */
function attend(
  ws: WebSocket,
  socket: Duplex,
  { tables, count, unsent, inTurn, hasTime, networks, budgets }: AttendParts,
): () => void {
  const outbox = new Outbox({
    socket,
    unsent,
    isOpen: () => ws.readyState === ws.OPEN,
    cut: () => {
      count('unread');
      ws.terminate();
    },
  });
  let alive = true;
  let host: TableHost | undefined;
  let greeted = false;
  let closed = false;
  let ended = false;
  let slowed: NodeJS.Timeout | undefined;
  let purse: { readonly key: string | null; readonly shares: readonly Share[] } | undefined;
  const line: Line = {
    keys: NO_KEYS,
    who: { seat: null, host: false },
    viewer: null,
    chatFrom: null,
    room: '',
    send: text => outbox.add(text),
    end: code => end(code),
  };
  const holds = new Holds(ws);
  const queue = new PageQueue({ inTurn, outbox, holds });
  const send = (tell: Tell) => line.send(JSON.stringify(tell));
  /** `id`: of what is refused, where it has one. */
  const complain = (error: Failure, id?: string) => {
    count(error.code);
    send(id === undefined ? { type: 'error', error } : { type: 'failed', id, error });
    if (FATAL.has(error.code)) end(error.code);
  };
  const end = (code: ErrorCode) => {
    if (ended) return;
    ended = true;
    outbox.flush();
    ws.close(POLICY, code);
    // Who is told to go and stays is not waited for.
    setTimeout(() => ws.terminate(), GOODBYE_WITHIN_MS).unref();
  };
  const impatience = setTimeout(() => complain({ code: 'hello-first' }), HELLO_WITHIN_MS);
  impatience.unref();
  count('opened');

  const greet = async (hello: Extract<Ask, { type: 'hello' }>) => {
    if (greeted) return complain({ code: 'not-a-message', detail: 'hello is said once' });
    greeted = true;
    clearTimeout(impatience);
    if (hello.protocol !== PROTOCOL) return complain({ code: 'wrong-version', detail: String(PROTOCOL) });
    return enter(hello);
  };

  const enter = async (hello: Extract<Ask, { type: 'hello' }>) => {
    holds.add('opening');
    const opened = await tables.open(hello.table);
    holds.delete('opening');
    if (closed) return undefined;
    if (!opened.ok) return complain(opened.error);
    return queue.add(() => {
      host = tables.opened(hello.table);
      // Nobody had it open while this waited, so it may have been forgotten.
      if (host) host.enter(line, hello);
      else void enter(hello);
    });
  };

  /** The rest waits in the kernel, and slows down whoever floods. */
  const slowDown = (spent: Spent) => {
    if (typeof spent !== 'number') return;
    holds.add('slowed');
    clearTimeout(slowed);
    slowed = setTimeout(() => holds.delete('slowed'), spent).unref();
  };

  /**
   * However many lines somebody has: the seat and the address pay, never the line. Who floods without a seat uses up
   * nothing of those who play from the same address.
   */
  const spend = (weight: number): Spent => {
    const { keys, who } = line;
    const key = who.seat !== null ? keys.seat : who.host ? keys.host : null;
    if (purse?.key !== key) purse = { key, shares: sharesOf(key) };
    return spendAll(purse.shares, weight);
  };
  /** Of the seat first: who has spent all of it uses up nothing more of the address. */
  const sharesOf = (key: string | null): readonly Share[] =>
    key === null
      ? budgets.watching.of(networks)
      : [{ budget: budgets.seats.of(key), share: 1 }, ...budgets.seated.of(networks)];

  /** `isTurn`: it has waited for its turn. */
  const hear = (text: string, isTurn: boolean) => {
    count('message');
    const json = parsed(text);
    const id = idIn(json);
    if (Buffer.byteLength(text) > LARGEST_ASK) return complain({ code: 'too-large' }, id);
    if (json === undefined) return complain({ code: 'not-json' });
    const read = readAsk(json);
    if (!read.ok) return complain({ code: 'not-a-message', detail: read.error }, id);
    const ask = read.value;
    if (ask.type === 'hello') return void greet(ask);
    if (ask.type !== 'ping' && !host) return complain({ code: 'hello-first' }, id);
    if (isHeavy(ask)) slowDown(spend(HEAVY - 1));
    const heed = () => (ask.type === 'ping' ? send({ type: 'pong' }) : host?.ask(line, ask));
    return isLarge(ask) && !isTurn ? queue.add(heed) : heed();
  };

  /** Whether whatever came may be heeded. */
  const mayHeed = (): boolean => {
    alive = true;
    if (closed || ended) return false;
    const spent = spend(1);
    if (spent === 'broke') {
      complain({ code: 'too-fast' });
      end('too-fast');
      return false;
    }
    slowDown(spent);
    return true;
  };

  ws.on('message', (data, isBinary) => {
    if (!mayHeed()) return;
    if (isBinary) complain({ code: 'not-json' });
    else if (isTooLarge(data) || (queue.isEmpty && hasTime())) hear(String(data), false);
    else queue.add(() => hear(String(data), true));
  });
  ws.on('ping', data => {
    if (mayHeed() && !outbox.isBehind) ws.pong(data);
  });
  ws.on('pong', () => void mayHeed());
  ws.on('error', error =>
    count(
      'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'not-a-message',
    ),
  );
  ws.on('close', () => {
    closed = true;
    queue.clear();
    outbox.close();
    clearTimeout(impatience);
    count('closed');
    host?.leave(line);
  });
  return () => {
    purse = undefined;
    if (!alive) ws.terminate();
    alive = false;
    ws.ping();
  };
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
