import { expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import { type Journal, type JournalOptions, journalOver, type Told } from './journal.ts';
import { openMemory } from './memory.ts';
import type { Store, Write, Written } from './store.ts';

/** A store in memory whose steps end when the test lets them. */
class SlowStore {
  readonly steps: (readonly Write[])[] = [];
  readonly memory = openMemory();
  #ends: { readonly end: () => void; readonly failWith: (reason: Error) => void }[] = [];

  async write(writes: readonly Write[]): Promise<readonly Written[]> {
    this.steps.push(writes);
    await new Promise<void>((end, failWith) => this.#ends.push({ end, failWith }));
    return this.memory.write(writes);
  }

  async end(reason?: Error): Promise<void> {
    const ending = this.#ends.shift();
    assert(ending, 'a step is under way');
    if (reason) ending.failWith(reason);
    else ending.end();
    await turn();
  }
}

/** Long enough for a step to begin, or for its end to be told. */
const turn = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise(resolve => setImmediate(resolve));
};

function withJournal(store: Pick<Store, 'write'>, options: Partial<JournalOptions> = {}) {
  const told: string[] = [];
  const journal = journalOver(store, {
    failed: reason => told.push(String(reason)),
    ...options,
  });
  const add = (table: string, after: number, done?: (said: Told) => void): void =>
    journal.add(
      table,
      () => ({ table, after, entries: [`${table}${after}`] }),
      said => {
        told.push(`${table}${after} ${said}`);
        done?.(said);
      },
    );
  return { journal, told, add };
}

const isIdle = async (journal: Journal): Promise<boolean> =>
  Promise.race([journal.idle().then(() => true), turn().then(() => false)]);

test('writes of one turn go out together, and are told in their order when the step is over', async () => {
  const store = new SlowStore();
  const { told, add } = withJournal(store);
  add('a', 0);
  add('b', 0);
  add('a', 1);
  expect(store.steps).toEqual([]);
  await turn();
  expect(store.steps.map(step => step.length)).toEqual([3]);
  expect(told).toEqual([]);
  await store.end();
  expect(told).toEqual(['a0 written', 'b0 written', 'a1 written']);
});

test('what comes while a step is under way goes out in the next one, as many as one takes', async () => {
  const store = new SlowStore();
  const { told, add } = withJournal(store, { most: 2 });
  add('a', 0);
  await turn();
  for (const after of [1, 2, 3]) {
    add('a', after);
    await turn();
  }
  expect(store.steps).toHaveLength(1);
  await store.end();
  await store.end();
  await store.end();
  expect(store.steps.map(step => step.map(({ after }) => after))).toEqual([[0], [1, 2], [3]]);
  expect(told).toEqual(['a0 written', 'a1 written', 'a2 written', 'a3 written']);
});

test('whoever is told may add at once', async () => {
  const store = new SlowStore();
  const { told, add, journal } = withJournal(store);
  add('a', 0, () => add('a', 1));
  await turn();
  await store.end();
  expect(await isIdle(journal)).toBe(false);
  await store.end();
  expect(told).toEqual(['a0 written', 'a1 written']);
});

test('it is idle when nothing waits, and not before', async () => {
  const store = new SlowStore();
  const { add, journal } = withJournal(store);
  expect(await isIdle(journal)).toBe(true);
  add('a', 0);
  expect(await isIdle(journal)).toBe(false);
  await store.end();
  expect(await isIdle(journal)).toBe(true);
});

test('when the storage fails, everybody who waits is told, and it goes on', async () => {
  const store = new SlowStore();
  const { told, add, journal } = withJournal(store, { most: 1 });
  add('a', 0);
  add('b', 0);
  await turn();
  add('a', 1);
  await store.end(new Error('the disk is full'));
  expect(told).toEqual(['Error: the disk is full', 'a0 failed', 'b0 failed', 'a1 failed']);
  expect(await isIdle(journal)).toBe(true);
  add('a', 0);
  await turn();
  await store.end();
  expect(told.at(-1)).toBe('a0 written');
});

test('a storage that throws at once fails like any other', async () => {
  const { told, add, journal } = withJournal({
    write: () => {
      throw new Error('closed');
    },
  });
  add('a', 0);
  await journal.idle();
  expect(told).toEqual(['Error: closed', 'a0 failed']);
});

test('what was made on top of a refused write is refused too, though its number fits by now', async () => {
  const store = new SlowStore();
  const { told, add } = withJournal(store, { most: 1 });
  await store.memory.write([{ table: 'a', after: 0, entries: ["another process's"] }]);
  add('a', 0);
  add('a', 1);
  add('b', 0);
  await turn();
  await store.end();
  await store.end();
  expect(told).toEqual(['a0 overtaken', 'a1 overtaken', 'b0 written']);
  expect(await store.memory.log('a')).toEqual(["another process's"]);
});

test('a fault of one who is told reaches the process, and the others are told all the same', async () => {
  const store = new SlowStore();
  const { told, add } = withJournal(store);
  const thrown = uncaught();
  add('a', 0, () => {
    throw new Error('my own fault');
  });
  add('b', 0);
  await turn();
  await store.end();
  expect(told).toEqual(['a0 written', 'b0 written']);
  expect(await thrown).toEqual(new Error('my own fault'));
});

/** The next error that nobody caught, instead of the listeners that would end the run. */
function uncaught(): Promise<unknown> {
  const usual = process.rawListeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  return new Promise(resolve =>
    process.once('uncaughtException', error => {
      for (const listener of usual)
        process.on('uncaughtException', listener as NodeJS.UncaughtExceptionListener);
      resolve(error);
    }),
  );
}
