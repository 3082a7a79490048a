import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok } from '../core/contract.ts';
import { LIMITS } from '../server/limits.ts';
import { originIn } from '../server/origin.ts';
import {
  CannotServe,
  LARGEST_TABLE,
  LEAST_FREE,
  LOG_LEVELS,
  type LogLevel,
  type ServeOptions,
  type Server,
  startServer,
} from '../server/serve.ts';
import { addressesOf, isLoopback } from './addresses.ts';
import { aSize, sizeInWords } from './amounts.ts';
import { aNumber, aSwitch, aText, complain, exits, type Flag, print, run, type Values } from './command.ts';
import { keepFlags, keepingFrom } from './keep-flags.ts';
import { shown } from './words.ts';

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url));

const logLevel: Flag<LogLevel> = {
  value: 'LEVEL',
  says: `what it writes to standard error (warn): ${LOG_LEVELS.join(', ')}`,
  read: text => {
    const level = LOG_LEVELS.find(one => one === text);
    return level ? ok(level) : fail(`must be one of ${LOG_LEVELS.join(', ')}, not "${shown(text)}"`);
  },
};

const origins: Flag<readonly string[]> = {
  value: 'URLS',
  says: 'the address that people open, where it is not this machine’s own; several with commas between them',
  read: text => {
    const read: string[] = [];
    for (const one of text.split(',').map(part => part.trim())) {
      const origin = originIn(one);
      if (origin === undefined)
        return fail(
          `must be written like https://play.example.org or http://192.0.2.7:8555, not "${shown(one)}"`,
        );
      read.push(origin);
    }
    return ok(read);
  },
};

const command = {
  name: 'serve',
  says: 'Serves the app on this machine until it is told to stop (Ctrl-C).',
  words: [],
  flags: {
    port: aNumber('PORT', 'where it listens (8555); 0 takes any free port', 0, 65_535),
    host: aText('ADDRESS', 'who can reach it: this machine only (127.0.0.1), or 0.0.0.0 for the network'),
    data: aText('FOLDER', 'the one folder that it writes to (./data)'),
    origin: origins,
    'trust-proxy': aSwitch('a proxy in front of it says who asks, in X-Forwarded-For'),
    log: logLevel,
    'bot-threads': aNumber('N', 'threads that bots think in (one for each core but one)', 1, 64),
    ...keepFlags,
    'largest-table': aSize(`what one table may take (${sizeInWords(LARGEST_TABLE)})`),
    'least-free': aSize(`what must be free on the disk for new tables (${sizeInWords(LEAST_FREE)})`),
    lines: aNumber('N', `pages that may be connected at once (${LIMITS.lines})`, 1, 1_000_000),
    'lines-per-address': aNumber('N', `of them from one address (${LIMITS.linesPerAddress})`, 1, 1_000_000),
  },
  env: 'AREA5',
} as const;

export const serve = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    if (!existsSync(PAGE)) return complain('the page is not built yet; build it with: npm run setup');
    const options = optionsFrom(flags);
    const stopped = untilStopped();
    let server: Server;
    try {
      server = await startServer(options);
    } catch (thrown) {
      return complain(explain(thrown as NodeJS.ErrnoException, options));
    }
    for (const line of openLines(server.url, options)) print(line);
    await stopped;
    await server.close();
    return exits.done;
  });

/** The first has the address that other programs look for. */
function openLines(url: string, { data, trustProxy, origins = [] }: ServeOptions): readonly string[] {
  const [first = url, ...others] = addressesOf(url, networkInterfaces());
  return [
    `Area Five is open at ${first} (data in ${shortPath(data)}/)`,
    ...others.map(other => `  and at ${other}`),
    ...(isLoopback(url) && !trustProxy
      ? [`Only this machine reaches it; with --host 0.0.0.0 your network does too.`]
      : []),
    ...(trustProxy && origins.length === 0
      ? ['It answers to any name that the proxy passes on; name the one that people open with --origin.']
      : []),
  ];
}

function optionsFrom(flags: Values<typeof command.flags>): ServeOptions {
  const { port = 8555, host = '127.0.0.1', data = 'data', origin, log } = flags;
  const { lines = LIMITS.lines, 'lines-per-address': linesPerAddress = LIMITS.linesPerAddress } = flags;
  const { 'bot-threads': botThreads, 'least-free': leastFree, 'largest-table': largestTable } = flags;
  return {
    port,
    host,
    data: resolve(data),
    page: PAGE,
    origins: origin ?? [],
    trustProxy: flags['trust-proxy'] ?? false,
    limits: { lines, linesPerAddress },
    ...(log ? { log } : {}),
    ...(botThreads === undefined ? {} : { botThreads }),
    keeping: keepingFrom(flags),
    ...(leastFree === undefined ? {} : { leastFree }),
    ...(largestTable === undefined ? {} : { largestTable }),
  };
}

/** A second signal changes nothing: a terminal and a parent process may both send the same one. */
function untilStopped(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
}

function explain(thrown: NodeJS.ErrnoException, options: ServeOptions): string {
  if (thrown instanceof CannotServe) return thrown.message;
  const { code, syscall, message } = thrown;
  const { host, port } = options;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 8555;
    return `port ${port} on ${host} is taken, perhaps by another Area Five; choose another with: --port ${other}`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} is not open to you; choose one above 1023 with: --port 8555`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `"${host}" is no address of this machine; leave --host out to use 127.0.0.1`;
  return `the server did not start: ${message}`;
}

function shortPath(folder: string): string {
  const near = relative(process.cwd(), folder);
  return near === '' || near.startsWith('..') ? folder : near;
}
