import { Duplex, type Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import * as ws from 'ws';
import { Outbox } from './outbox.ts';
import { Unsent } from './unsent.ts';

/** The library has it, its types do not. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: { isServer: boolean }) => Writable };

/** As the library on the other side reads them. */
const read = (bytes: Buffer): Promise<readonly string[]> =>
  new Promise((done, failed) => {
    const texts: string[] = [];
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: unknown) => texts.push(String(data)));
    receiver.on('error', failed);
    receiver.end(bytes, () => done(texts));
  });

const turn = () => new Promise(done => setImmediate(done));

/** A socket that takes what it is given when it is told to. */
class Wire extends Duplex {
  readonly taken: Buffer[] = [];
  reads = true;
  #waiting: (() => void) | undefined;

  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    this.taken.push(bytes);
    if (this.reads) done();
    else this.#waiting = done;
  }

  override _read(): void {}

  /** One piece gets through. */
  async letThrough(): Promise<void> {
    const done = this.#waiting;
    this.#waiting = undefined;
    done?.();
    await turn();
  }
}

const LIMITS = { perLine: 1_000_000, inAll: 2_000_000, stalledMs: 1_000 };

function newLine(unsent = new Unsent(LIMITS)) {
  const socket = new Wire();
  const state = { open: true, cut: false };
  const outbox = new Outbox({
    socket,
    unsent,
    isOpen: () => state.open,
    cut: () => {
      state.cut = true;
    },
  });
  return { socket, state, unsent, outbox, said: () => read(Buffer.concat(socket.taken)) };
}

test.each([0, 1, 125, 126, 127, 16_383, 16_384, 16_385, 32_768, 65_535, 65_536, 200_000])(
  'a text of %i bytes is read as it was, and then nothing is owed',
  async size => {
    const { outbox, unsent, said } = newLine();
    const text = 'x'.repeat(size);
    outbox.add(text);
    await turn();
    expect(await said()).toEqual([text]);
    expect([outbox.owed, unsent.bytes]).toEqual([0, 0]);
  },
);

test('several texts are several messages, whatever their letters', async () => {
  const { outbox, said } = newLine();
  const texts = ['{"a":1}', 'Öl und 🛸', '', '🛸'.repeat(10_000), 'z'.repeat(300)];
  for (const text of texts) outbox.add(text);
  await turn();
  expect(await said()).toEqual(texts);
});

test.each(['Ö', '🛸', 'xÖ🛸', `${'x'.repeat(16_383)}🛸`])(
  'no letter of many %s is lost between two pieces',
  async letters => {
    const { outbox, unsent, said } = newLine();
    const text = letters.repeat(Math.ceil(600_000 / Buffer.byteLength(letters)));
    for (const one of ['before', text, 'after']) outbox.add(one);
    await turn();
    expect(await said()).toEqual(['before', text, 'after']);
    expect([outbox.owed, unsent.bytes]).toEqual([0, 0]);
  },
);

test('what is added in one turn is written once; nothing after the end', async () => {
  const { outbox, socket, state, said } = newLine();
  outbox.add('one');
  outbox.add('two');
  await turn();
  expect(socket.taken).toHaveLength(1);
  outbox.add('three');
  outbox.flush();
  expect(socket.taken).toHaveLength(2);
  state.open = false;
  outbox.add('four');
  await turn();
  expect(await said()).toEqual(['one', 'two', 'three']);
  expect(outbox.owed).toBe(0);
});

test('what is not taken waits, in pieces, and comes in order', async () => {
  const { outbox, socket, unsent, said } = newLine();
  socket.reads = false;
  const texts = ['first', 'x'.repeat(50_000), 'last'];
  for (const text of texts) outbox.add(text);
  await turn();
  expect(outbox.isBehind).toBe(true);
  expect(socket.taken).toHaveLength(1);
  expect(unsent.bytes).toBeGreaterThan(50_000);
  const before = unsent.bytes;
  await socket.letThrough();
  await socket.letThrough();
  expect(unsent.bytes).toBeLessThan(before);
  socket.reads = true;
  await socket.letThrough();
  expect(await said()).toEqual(texts);
  expect([outbox.isBehind, outbox.owed, unsent.bytes]).toEqual([false, 0, 0]);
});

test('a message for which a line has no room left cuts it before it is queued', async () => {
  const { outbox, socket, state, unsent } = newLine();
  outbox.add('x'.repeat(LIMITS.perLine));
  expect(state.cut).toBe(true);
  expect(unsent.bytes).toBe(0);
  outbox.add('more');
  await turn();
  expect(socket.taken).toEqual([]);
});

test('a line that takes nothing is cut in time; one that takes a little is not', async () => {
  let now = 0;
  const unsent = new Unsent(LIMITS, () => now);
  const [stuck, slow, quick] = [newLine(unsent), newLine(unsent), newLine(unsent)];
  stuck.socket.reads = false;
  slow.socket.reads = false;
  for (const { outbox } of [stuck, slow, quick]) outbox.add('x'.repeat(60_000));
  await turn();
  now = 900;
  await slow.socket.letThrough();
  await slow.socket.letThrough();
  unsent.cutStalled();
  expect(stuck.state.cut).toBe(false);
  now = 1_100;
  unsent.cutStalled();
  expect([stuck, slow, quick].map(({ state }) => state.cut)).toEqual([true, false, false]);
  expect(unsent.bytes).toBe(slow.outbox.owed);
});

test('where all together owe too much, the largest and oldest debts are cut, and whoever reads goes on', async () => {
  let now = 0;
  const unsent = new Unsent(LIMITS, () => now);
  const stuck = Array.from({ length: 8 }, () => newLine(unsent));
  for (const { socket, outbox } of stuck) {
    socket.reads = false;
    outbox.add('x'.repeat(240_000));
  }
  await turn();
  now = 500;
  const [reader, fresh] = [newLine(unsent), newLine(unsent)];
  fresh.socket.reads = false;
  fresh.outbox.add('x'.repeat(300_000));
  reader.outbox.add('x'.repeat(300_000));
  await turn();
  expect(unsent.bytes).toBeLessThanOrEqual(LIMITS.inAll);
  expect(stuck.filter(({ state }) => state.cut).length).toBeGreaterThan(1);
  expect([reader.state.cut, fresh.state.cut]).toEqual([false, false]);
  expect(await reader.said()).toHaveLength(1);
});

test('what is told to very many in one turn cuts nobody who reads', async () => {
  const unsent = new Unsent(LIMITS);
  const lines = Array.from({ length: 30 }, () => newLine(unsent));
  for (const { outbox } of lines) outbox.add('x'.repeat(100_000));
  await turn();
  expect(lines.filter(({ state }) => state.cut)).toEqual([]);
  expect(unsent.bytes).toBe(0);
});

test('what is told to very many is not all sent in one turn', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const lines = Array.from({ length: 100 }, () => newLine());
  for (const { outbox, socket } of lines) {
    const write = socket._write.bind(socket);
    socket._write = (...given) => {
      now += 1;
      write(...given);
    };
    outbox.add('news');
  }
  const told = () => lines.filter(({ socket }) => socket.taken.length > 0).length;
  await new Promise<void>(done => process.nextTick(done));
  expect(told()).toBeGreaterThan(0);
  expect(told()).toBeLessThan(50);
  for (let turns = 0; turns < 10; turns++) await turn();
  clock.mockRestore();
  expect(told()).toBe(100);
});

test('what waits for a page to catch up begins when it has, and never where it is gone', async () => {
  const { outbox, socket } = newLine();
  const began: string[] = [];
  outbox.whenCaughtUp(() => began.push('at once'));
  socket.reads = false;
  outbox.add('x'.repeat(40_000));
  await turn();
  outbox.whenCaughtUp(() => began.push('later'));
  await socket.letThrough();
  expect(began).toEqual(['at once']);
  socket.reads = true;
  await socket.letThrough();
  expect(began).toEqual(['at once', 'later']);
  const gone = newLine();
  gone.socket.reads = false;
  gone.outbox.add('x');
  await turn();
  gone.outbox.whenCaughtUp(() => began.push('never'));
  gone.outbox.close();
  await gone.socket.letThrough();
  gone.outbox.whenCaughtUp(() => began.push('never'));
  expect(began).toEqual(['at once', 'later']);
});

test('a line that ends owes nothing', async () => {
  const { outbox, socket, unsent } = newLine();
  socket.reads = false;
  outbox.add('x'.repeat(60_000));
  await turn();
  const before = Buffer.concat(socket.taken);
  outbox.close();
  expect(unsent.bytes).toBe(0);
  await socket.letThrough();
  expect(Buffer.concat(socket.taken)).toEqual(before);
});
