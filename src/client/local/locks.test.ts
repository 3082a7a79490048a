import { expect, test, vi } from 'vitest';
import { webLock } from './locks.ts';

test('one holds a table; another may steal it, and the first is told', async () => {
  const lost = vi.fn();
  const first = await webLock('one', lost);
  const second = await webLock('one', () => {});
  expect([first.held, second.held]).toEqual([true, false]);
  await second.steal();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect([first.held, second.held]).toEqual([false, true]);
  await first.release();
  expect(second.held).toBe(true);
  await second.release();
});

test('a table that was let go can be had at once, and nobody has lost it', async () => {
  const lost = vi.fn();
  const first = await webLock('two', lost);
  await first.release();
  const second = await webLock('two', () => {});
  expect([first.held, second.held]).toEqual([false, true]);
  await second.release();
  expect(lost).not.toHaveBeenCalled();
});

test('a window that is being left is waited for', async () => {
  const first = await webLock('three', () => {});
  const second = webLock('three', () => {});
  await first.release();
  expect((await second).held).toBe(true);
  await (await second).release();
});

test('a table that nobody has is had, however long a busy browser takes', async () => {
  const { locks } = navigator;
  const request = (name: string, options: LockOptions, held: LockGrantedCallback<unknown>) =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', reject);
      if (!options.signal) setTimeout(() => resolve(locks.request(name, options, held)), 400);
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const only = await webLock('five', () => {});
  vi.unstubAllGlobals();
  expect(only.held).toBe(true);
  await only.release();
});

test('without locks every window has the table', async () => {
  vi.stubGlobal('navigator', {});
  expect((await webLock('four', () => {})).held).toBe(true);
  vi.unstubAllGlobals();
});
