import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framesOf, outboxOf } from './outbox.ts';

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

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])(
  'a text of %i bytes is read as it was',
  async size => {
    const text = 'x'.repeat(size);
    expect(await read(framesOf([text]))).toEqual([text]);
  },
);

test('several texts in one piece are several messages, whatever their letters', async () => {
  const texts = ['{"a":1}', 'Öl und 🛸', '', 'z'.repeat(300)];
  expect(await read(framesOf(texts))).toEqual(texts);
});

test('what is added in one turn is written once; nothing after the end', async () => {
  const written: Buffer[] = [];
  let open = true;
  const socket = { write: (bytes: Buffer) => written.push(bytes) > 0 } as never;
  const outbox = outboxOf(socket, () => open);
  outbox.add('one');
  outbox.add('two');
  await new Promise(done => setImmediate(done));
  expect(written).toHaveLength(1);
  outbox.add('three');
  outbox.flush();
  expect(written).toHaveLength(2);
  open = false;
  outbox.add('four');
  await new Promise(done => setImmediate(done));
  expect(await read(Buffer.concat(written))).toEqual(['one', 'two', 'three']);
});
