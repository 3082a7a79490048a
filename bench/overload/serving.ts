import { startServer } from '../../src/server/serve.ts';
import { startOf, type Variant } from '../secrecy/variant.ts';
import { Probe } from './probe.ts';

export interface ServingOptions {
  readonly data: string;
  readonly page: string;
  readonly behindProxy: boolean;
  readonly weakness?: Variant;
}

/** Started by the drill with `ServingOptions` as JSON and --expose-gc; has the limits that every server has. */
const { data, page, behindProxy, weakness } = JSON.parse(process.argv[2] ?? '{}') as ServingOptions;
process.on('disconnect', () => process.exit());

const probe = new Probe();
let looking = false;
const start = weakness === undefined ? startServer : await startOf(weakness);
const { url } = await start(
  { host: '127.0.0.1', port: 0, data, page, log: 'silent', botThreads: 1, trustProxy: behindProxy },
  {
    pace: 'instant',
    around: store => ({
      ...store,
      // The first thing that a server does once it listens: from here on somebody may be waiting.
      due: (by, most) => {
        if (!looking) probe.start();
        looking = true;
        return store.due(by, most);
      },
    }),
  },
);
process.on('message', (ask: 'begin' | 'fared') => {
  if (ask === 'begin') {
    globalThis.gc?.();
    probe.reset();
  }
  process.send?.(probe.fared());
});
process.send?.(url);
