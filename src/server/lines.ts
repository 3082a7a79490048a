import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LARGEST_ASK } from '../protocol/asks.ts';
import type { Allowance } from './budget.ts';
import { Budgets } from './budgets.ts';
import { FairQueue } from './fair-queue.ts';
import { NetworkBudgets, NetworkCounts, networksOf, spendAll } from './network.ts';
import { flushAll } from './outbox.ts';
import { type LineParts, PageLine } from './page-line.ts';
import { Unsent, type UnsentLimits } from './unsent.ts';

export interface LinesParts extends Pick<LineParts, 'tables' | 'count'> {
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
/** Browsers send what a page says in one. */
const MOST_FRAGMENTS = 64;
const RESTART = 1012;

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
  const perNetwork = new NetworkCounts(parts.mostFromOne);
  const hellos = new NetworkBudgets(parts.hello);
  const shared: LineParts = {
    tables: parts.tables,
    unsent,
    queue: new FairQueue(),
    budgets: {
      seats: new Budgets(parts.perSeat),
      seated: new NetworkBudgets(parts.perAddress.seated),
      watching: new NetworkBudgets(parts.perAddress.watching),
    },
    count: parts.count,
  };
  // To ask thousands at once would hold up a move: each second has its part of them.
  const beats = Array.from({ length: HEARTBEATS }, () => new Set<PageLine>());
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
        new PageLine(ws, socket, networks, beats[opened++ % HEARTBEATS], shared);
      });
    }
  });

  const heartbeat = setInterval(() => {
    for (const line of beats[beat++ % HEARTBEATS] ?? []) line.beat();
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
