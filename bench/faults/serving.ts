import { type Store, StoreFailed } from '../../src/engine/store/store.ts';
import { UNLIMITED } from '../../src/server/limits.ts';
import { CannotServe, startServer } from '../../src/server/serve.ts';
import { startOf, type Variant } from '../secrecy/variant.ts';

/** How the drill starts it. */
export interface Wishes {
  readonly data: string;
  readonly page: string;
  /** By how many milliseconds the clock on the wall is wrong. */
  readonly clockOff?: number;
  /** A server with one line of it changed. */
  readonly variant?: Variant;
}

export type Serving = { readonly url: string } | { readonly refused: string };

/** What the drill does to it. `sick`: the store fails with this sentence, where no real disk can be made to. */
export type Done = { readonly jump: number } | { readonly sick: string | null };

const { data, page, clockOff = 0, variant } = JSON.parse(process.argv[2] ?? '') as Wishes;
process.on('disconnect', () => process.exit());

let off = clockOff;
let sick: string | null = null;
process.on('message', (done: Done) => {
  if ('jump' in done) off += done.jump;
  else sick = done.sick;
  process.send?.('heard');
});

const sickly = (store: Store): Store => {
  const orFail = () => {
    if (sick !== null) throw new StoreFailed(sick, { damaged: false, cause: undefined });
  };
  return {
    ...store,
    write: async writes => {
      orFail();
      return store.write(writes);
    },
    keepFact: async (name, text) => {
      orFail();
      return store.keepFact(name, text);
    },
  };
};

const start = variant === undefined ? startServer : await startOf(variant);
const served: Serving = await start(
  { host: '127.0.0.1', port: 0, data, page, log: 'warn', botThreads: 1, leastFree: 0, limits: UNLIMITED },
  {
    pace: 'instant',
    around: sickly,
    clocks: { wall: () => Date.now() + off, steady: () => performance.now() },
  },
).catch((thrown: Error) => {
  // A changed server has classes of its own.
  if (thrown instanceof CannotServe || variant !== undefined) return { refused: thrown.message };
  throw thrown;
});
process.send?.(served, () => {
  if ('refused' in served) process.exit();
});
