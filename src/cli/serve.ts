import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServeOptions, type Server, startServer } from '../server/serve.ts';
import { aNumber, aText, complain, exits, print, run } from './command.ts';

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url));

const command = {
  name: 'serve',
  says: 'Serves the app on this machine until it is told to stop (Ctrl-C).',
  words: [],
  flags: {
    port: aNumber('PORT', 'where it listens (8555); 0 takes any free port', 0, 65_535),
    host: aText('ADDRESS', 'who can reach it: this machine only (127.0.0.1), or 0.0.0.0 for the network'),
    data: aText('FOLDER', 'the one folder that it writes to (./data)'),
  },
} as const;

export const serve = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags: { port = 8555, host = '127.0.0.1', data = 'data' } }) => {
    if (!existsSync(PAGE)) return complain('the page is not built yet; build it with: npm run setup');
    const options = { port, host, data: resolve(data), page: PAGE };
    const stopped = untilStopped();
    let server: Server;
    try {
      server = await startServer(options);
    } catch (thrown) {
      return complain(explain(thrown as NodeJS.ErrnoException, options));
    }
    print(`Area Five is open at ${server.url} (data in ${shortPath(options.data)}/)`);
    await stopped;
    await server.close();
    return exits.done;
  });

/** A second signal changes nothing: a terminal and a parent process may both send the same one. */
function untilStopped(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
}

function explain({ code, syscall, message }: NodeJS.ErrnoException, options: ServeOptions): string {
  const { host, port, data } = options;
  if (code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 8555;
    return `port ${port} on ${host} is taken, perhaps by another Area Five; choose another with: --port ${other}`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} is not open to you; choose one above 1023 with: --port 8555`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `"${host}" is no address of this machine; leave --host out to use 127.0.0.1`;
  if (syscall === 'mkdir' || syscall === 'access')
    return `the data folder ${data} cannot be used (${code}); choose another with: --data FOLDER`;
  return `the server did not start: ${message}`;
}

function shortPath(folder: string): string {
  const near = relative(process.cwd(), folder);
  return near === '' || near.startsWith('..') ? folder : near;
}
