import { UNLIMITED } from '../../src/server/limits.ts';
import { startServer } from '../../src/server/serve.ts';
import { startOf, type Variant } from '../secrecy/variant.ts';

/**
 * Started by the drill with a folder for tables, one for pages, whether it may be asked as fast as one likes, and
 * perhaps a fault.
 */
const [data = '', page = '', pace = 'patient', fault] = process.argv.slice(2);
process.on('disconnect', () => process.exit());

const start = fault === undefined ? startServer : await startOf(JSON.parse(fault) as Variant);
const { url } = await start(
  {
    ...{ host: '127.0.0.1', port: 0, data, page, log: 'error', botThreads: 1 },
    ...(pace === 'patient' ? { limits: UNLIMITED } : {}),
  },
  { pace: 'instant' },
);
process.send?.(url);
