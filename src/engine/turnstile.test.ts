import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

const settled = () => new Promise<void>(done => setImmediate(done));

test('so many at once, the others in order, and a failure lets the next one in', async () => {
  const turnstile = new Turnstile(2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map(number =>
    turnstile
      .through(() => {
        began.push(number);
        return new Promise<number>((done, failed) =>
          ends.push(() => (number === 0 ? failed(new Error('0')) : done(number))),
        );
      })
      .catch(() => -1),
  );
  await settled();
  expect(began).toEqual([0, 1]);
  ends[0]?.();
  await settled();
  expect(began).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([-1, 1, 2, 3]);
});
