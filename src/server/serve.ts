import type { AddressInfo } from 'node:net';
import { availableParallelism, hostname } from 'node:os';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import pino from 'pino';
import type { GameEntry } from '../core/contract.ts';
import type { Pace } from '../core/pace.ts';
import { KEEPING, type Keeping, startKeeping } from '../engine/keeping.ts';
import { journalOver } from '../engine/store/journal.ts';
import type { Store } from '../engine/store/store.ts';
import { Tables, type TablesParts } from '../engine/tables.ts';
import { games as allGames } from '../games/index.ts';
import { LARGEST_ASK } from '../protocol/asks.ts';
import { addApi } from './api.ts';
import { botPool } from './bot-pool.ts';
import { clientErrors } from './client-errors.ts';
import { limitConnections } from './connections.ts';
import { SAFE_HEADERS } from './headers.ts';
import { freeIn, healthOf } from './health.ts';
import { LIMITS, type Limits } from './limits.ts';
import { openLines } from './lines.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import { NetworkBudgets } from './network.ts';
import { addressOf, isFromHere, isOurName, sameOrigin } from './origin.ts';
import { Sweep } from './removal.ts';
import { openSqlite } from './store/sqlite.ts';
import { fileIn } from './store/sqlite-file.ts';
import { DAMAGED } from './store/sqlite-words.ts';
import { type Clocks, type ServerTime, startTime } from './time.ts';
import { startUpkeep } from './upkeep.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface ServeOptions {
  readonly host: string;
  /** 0 asks for any free port. */
  readonly port: number;
  /** The one folder that the server writes to. */
  readonly data: string;
  /** The built page. */
  readonly page: string;
  /** Other origins whose pages may use this server. */
  readonly origins?: readonly string[];
  /** Whether a proxy in front says who asks. */
  readonly trustProxy?: boolean;
  readonly log?: LogLevel;
  readonly botThreads?: number;
  /** How long tables are kept that nobody comes to. */
  readonly keeping?: Keeping;
  /** Bytes that the log of one table may have. */
  readonly largestTable?: number;
  /** Bytes that must be free on the disk for new tables. */
  readonly leastFree?: number;
  readonly limits?: Partial<Limits>;
}

/** What drills and tests put in the place of the usual. None of it can be reached from the command line. */
export interface Inside {
  readonly games?: readonly GameEntry[];
  readonly pace?: Pace;
  readonly clocks?: Clocks;
  readonly planted?: TablesParts['planted'];
  /** Puts something around the store. */
  around?(store: Store): Store;
}

export interface Server {
  readonly url: string;
  /** Lets go of everything in order: no new moves, all that was made is kept, pages are told to come back. */
  close(): Promise<void>;
}

export const LEAST_FREE = 200_000_000;
/** The longest games take a tenth of it. */
export const LARGEST_TABLE = 2_000_000;

const NOT_OUR_NAME = 'This server was not told that this is its name. Its operator names it with --origin.\n';

/** Connections that have not finished by then are cut when the server closes. */
const CLOSE_WITHIN_MS = 3_000;
const TIDY_EVERY_MS = 5_000;

const nothingHere = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain').send('Nothing here.\n');

/** Cannot begin, for a reason that its operator can do something about. */
export class CannotServe extends Error {}

export async function startServer(options: ServeOptions, inside: Inside = {}): Promise<Server> {
  const { host, port, data, page, log: level = 'warn', origins = [], trustProxy = false } = options;
  const limits = { ...LIMITS, ...options.limits };
  const opened = await openSqlite(data, { serving: true });
  if (!opened.ok) throw new CannotServe(opened.error);
  const log = pino({ level, base: null }, pino.destination({ dest: 2, sync: true }));
  let sizes = { lines: () => 0, tables: () => 0, unsent: () => 0 };
  const free = () => freeIn(data);
  const metrics = metricsOf({
    lines: () => sizes.lines(),
    tables: () => sizes.tables(),
    unsent: () => sizes.unsent(),
    failing: () => health.state !== 'fine',
    free,
  });
  const health = healthOf({
    store: timed(inside.around?.(opened.value) ?? opened.value, metrics),
    leastFree: options.leastFree ?? LEAST_FREE,
    free,
  });
  const { store } = health;
  const foundDamage = (says: string) => {
    log.error({ reason: says }, 'the store is damaged; no new tables are made');
    health.foundDamage(says);
  };
  void opened.value.checked.then(says => says !== undefined && foundDamage(says));
  const { time, keeping } = await startFrom(store, options, inside).catch(async reason => {
    await store.close();
    throw new CannotServe(reason instanceof SyntaxError ? unreadable(data) : String(reason.message));
  });
  const journal = journalOver(store, {
    failed: reason => log.error({ reason: String(reason) }, 'the store failed; nothing of this batch counts'),
  });
  const bots = botPool(options.botThreads ?? Math.max(1, availableParallelism() - 1));
  const games = inside.games ?? allGames;
  const tables = new Tables({
    games,
    store,
    journal,
    bots,
    pace: inside.pace ?? 'steady',
    keeping,
    mostBytes: options.largestTable ?? LARGEST_TABLE,
    now: time.now,
    wall: time.wall,
    closedToNew: async () => (await health.closedToNew())?.code,
    moved: metrics.moved,
    froze: (table, why) => {
      metrics.froze();
      log.error({ table: short(table), why: String(why) }, 'a table is frozen; its log is kept');
    },
    botFailed: (table, game, { level, why }) => {
      metrics.botFailed(game, level);
      log.error(
        { table: short(table), game, level, why: String(why) },
        'a bot failed; its table moved for it',
      );
    },
    failed: (table, reason) => {
      log.error(
        { table: short(table), reason: String(reason).replaceAll(table, short(table)) },
        'the store failed a table',
      );
      // Nothing else is written there: what is no JSON has been overwritten.
      if (reason instanceof SyntaxError) foundDamage(unreadable(data));
    },
    ...(inside.planted ? { planted: inside.planted } : {}),
  });

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_ASK,
    requestTimeout: limits.patience.whole,
    keepAliveTimeout: limits.patience.idle,
    clientErrorHandler: clientErrors(),
    // Of a path that cannot be read no hook is told.
    frameworkErrors: (_error, request, reply) => void (refused(request, reply) ?? nothingHere(reply)),
    http: { headersTimeout: limits.patience.head, connectionsCheckingInterval: limits.patience.checked },
  });
  limitConnections(app.server, limits.connections, trustProxy);
  const isOurs = isOurName({ origins, trustProxy, machine: hostname() });
  const addressIn = addressOf(trustProxy);
  const requests = new NetworkBudgets(limits.request);
  const refused = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    reply.headers(SAFE_HEADERS);
    // Not of every connection: a line would have the timer wound up again with each message.
    request.raw.socket.setTimeout(limits.patience.stalled);
    if (!isOurs(request.raw)) return reply.code(421).type('text/plain').send(NOT_OUR_NAME);
    if (requests.spend(addressIn(request.raw)) === 'broke')
      return reply.code(429).header('connection', 'close').type('text/plain').send('Too many requests.\n');
    return undefined;
  };
  app.addHook('onRequest', async (request, reply) => refused(request, reply));
  app.get('/health', async (_request, reply) => {
    // Strangers may ask, and need not know where the data lies.
    const plain = (says: string) => says.replaceAll(`${data}${sep}`, '');
    const trouble = await health.trouble();
    if (trouble !== undefined) return reply.code(503).send({ ok: false, trouble: plain(trouble) });
    const closed = await health.closedToNew();
    return closed ? { ok: true, newTables: false, trouble: plain(closed.says) } : { ok: true };
  });
  app.get('/metrics', async (request, reply) =>
    isFromHere(request.raw) ? reply.type(metrics.type).send(await metrics.text()) : nothingHere(reply),
  );
  app.setNotFoundHandler((_request, reply) => nothingHere(reply));
  app.setErrorHandler((error: { statusCode?: number; code?: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ code: error.code }, 'a request failed');
    const code = status === 413 ? 'too-large' : status >= 500 ? 'not-kept' : 'not-a-message';
    return reply.code(status).send({ error: { code } });
  });
  addApi(app, tables, limits, addressIn);
  await addPage(app, page);
  const lines = openLines(app.server, {
    tables,
    perSeat: limits.line,
    perAddress: { seated: limits.seated, watching: limits.watching },
    most: limits.lines,
    mostFromOne: limits.linesPerAddress,
    unsent: limits.unsent,
    hello: limits.hello,
    isOurName: isOurs,
    isSameOrigin: sameOrigin(origins),
    addressOf: addressIn,
    count: metrics.count,
  });
  sizes = { lines: () => lines.size, tables: () => tables.size, unsent: () => lines.unsent };
  const tidy = setInterval(
    () => tables.tidy().catch(reason => log.error({ reason: String(reason) }, 'tidying failed')),
    TIDY_EVERY_MS,
  );
  const sweep = new Sweep({
    ...{ store, games, keeping, now: time.now, wall: time.wall, removed: metrics.removed },
    isOpen: table => tables.isOpen(table),
  });
  const upkeep = startUpkeep({ health, time, tables, sweep, log });
  const close = async () => {
    log.info({ lines: lines.size, tables: tables.size }, 'closing');
    clearInterval(tidy);
    await upkeep.stop();
    tables.close();
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_WITHIN_MS);
    await lines.close();
    await app.close();
    clearTimeout(cut);
    await journal.idle();
    await bots.close();
    await time.keep().catch(() => undefined);
    await store.close();
    log.info('closed; all that was acknowledged is kept');
  };
  try {
    await app.listen({ host, port });
    await tables.tidy();
  } catch (thrown) {
    await close();
    throw thrown;
  }
  log.info({ url: urlOf(app.server.address() as AddressInfo) }, 'open');
  return { url: urlOf(app.server.address() as AddressInfo), close };
}

/** What the last server left to go by. */
async function startFrom(
  store: Store,
  { keeping = KEEPING }: ServeOptions,
  { clocks }: Inside,
): Promise<{ readonly time: ServerTime; readonly keeping: Keeping }> {
  const time = await startTime(store, clocks);
  return { time, keeping: await startKeeping(store, keeping, time.now()) };
}

async function addPage(app: FastifyInstance, page: string): Promise<void> {
  // Built assets carry a hash of their content in their names; everything else is asked for anew.
  const assets = join(page, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: page,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build puts compressed twins beside its texts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.startsWith(assets);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** A store that says how long it takes. */
function timed(store: Store, metrics: Metrics): Store {
  return {
    ...store,
    write: async writes => {
      const began = performance.now();
      const written = await store.write(writes);
      metrics.kept((performance.now() - began) / 1_000, writes.length);
      return written;
    },
  };
}

/** Whoever has the whole id can sit down at the table, so a log has not. */
const short = (table: string): string => `${table.slice(0, 4)}…`;

const unreadable = (data: string): string => `${fileIn(data)} ${DAMAGED}`;

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
