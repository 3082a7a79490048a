import { expect, test } from 'vitest';
import { bytesIn, later, soon, soonByMessage } from './machine.ts';

test.each(['', 'plain', 'Öl', '✓ ₤', '🛸 and 👽', JSON.stringify({ text: '\ud800 alone' })])(
  'the bytes of %s are counted as Node counts them',
  text => {
    expect(bytesIn(text)).toBe(Buffer.byteLength(text));
  },
);

test.each([
  ['where there is setImmediate', soon],
  ['where there is none', soonByMessage],
])('what comes soon comes after what was to come anyway, in order: %s', async (_, soonOf) => {
  const done: string[] = [];
  await new Promise<void>(end => {
    soonOf(() => done.push('first'));
    soonOf(() => {
      done.push('second');
      end();
    });
    done.push('now');
    queueMicrotask(() => done.push('microtask'));
  });
  expect(done).toEqual(['now', 'microtask', 'first', 'second']);
});

test('a timer keeps no process alive', () => {
  const timer = later(() => undefined, 60_000);
  expect((timer as NodeJS.Timeout).hasRef()).toBe(false);
  clearTimeout(timer);
});
