import { flushCompileCache } from 'node:module';
import { assert } from '../../src/core/contract.ts';
import { UNLIMITED } from '../../src/server/limits.ts';
import { startServer } from '../../src/server/serve.ts';
import { PORT_TAKEN } from './child.ts';
import { isVariant, storeOf } from './variants.ts';

/** What the server tells the drill once it listens. */
export interface Serving {
  readonly url: string;
  /** `PRAGMA synchronous` of the connection that it writes with. */
  readonly synchronous: unknown;
}

/** Started by the drill with a folder for tables, an empty one for pages, a port and a kind of storage. */
const [data = '', page = '', port = '0', variant] = process.argv.slice(2);
assert(isVariant(variant), 'the server is told which storage it has');
process.on('disconnect', () => process.exit());

let synchronous: unknown;
const starting = startServer(
  {
    ...{ host: '127.0.0.1', port: Number(port), data, page, log: 'error', botThreads: 1 },
    limits: UNLIMITED,
  },
  {
    pace: 'instant',
    around: store => {
      synchronous = 'synchronous' in store && typeof store.synchronous === 'function' && store.synchronous();
      return storeOf(variant, store, data);
    },
  },
);
const { url } = await starting.catch(thrown => {
  if (thrown.code === 'EADDRINUSE') process.exit(PORT_TAKEN);
  throw thrown;
});
process.send?.({ url, synchronous } satisfies Serving);
// A process that is killed never gets to it.
flushCompileCache();
