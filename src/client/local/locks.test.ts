import { expect, test, vi } from 'vitest';
import { webLocks } from './locks.ts';

/** Of windows that answer, or do not, within a moment. */
const webLock = webLocks(100);
const told = (parts: { lost?: () => void; regained?: () => void } = {}) => ({
  lost: () => {},
  regained: () => {},
  ...parts,
});

test('one holds a table; another may steal it, and the first is told', async () => {
  const lost = vi.fn();
  const first = await webLock('one', told({ lost }));
  const second = await webLock('one', told());
  expect([first.held, second.held]).toEqual([true, false]);
  await second.steal();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect([first.held, second.held]).toEqual([false, true]);
  await first.release();
  expect(second.held).toBe(true);
  await second.release();
});

test('who has taken it over and then has no time to answer is not robbed of it', async () => {
  const [lost, regained] = [vi.fn(), vi.fn()];
  const first = await webLock('taken', told({ lost, regained }));
  const channel = new BroadcastChannel('area5/table/taken');
  let letGo = () => {};
  void navigator.locks.request('area5/table/taken', { steal: true }, () => {
    channel.postMessage('here');
    return new Promise<void>(free => {
      letGo = free;
    });
  });
  await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect(regained).not.toHaveBeenCalled();
  expect(first.held).toBe(false);
  letGo();
  channel.close();
  await first.release();
});

test('a table that was let go can be had at once, and nobody has lost it', async () => {
  const lost = vi.fn();
  const first = await webLock('two', told({ lost }));
  await first.release();
  const second = await webLock('two', told());
  expect([first.held, second.held]).toEqual([false, true]);
  await second.release();
  expect(lost).not.toHaveBeenCalled();
});

test('a window that is being left is waited for', async () => {
  const first = await webLock('three', told());
  const second = webLock('three', told());
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
  const only = await webLock('five', told());
  vi.unstubAllGlobals();
  expect(only.held).toBe(true);
  await only.release();
});

/** A window that holds a table and answers nobody. */
function silent(id: string): { readonly held: Promise<void>; readonly letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>(granted => {
    void navigator.locks
      .request(`area5/table/${id}`, { steal: true }, () => {
        granted();
        return new Promise<void>(free => {
          letGo = free;
        });
      })
      .catch(() => {});
  });
  return { held, letGo: () => letGo() };
}

test('what holds a table and does not answer is not there: the table is had', async () => {
  await silent('six').held;
  const here = await webLock('six', told());
  expect(here.held).toBe(true);
  await here.release();
});

test('where nobody can be asked, somebody may be there, and it can be taken over', async () => {
  await silent('seven').held;
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const here = await webLock('seven', told());
  vi.unstubAllGlobals();
  expect(here.held).toBe(false);
  await here.steal();
  expect(here.held).toBe(true);
  await here.release();
});

test('a lock that was dropped and that nobody has is held again, and the table read again', async () => {
  const [lost, regained] = [vi.fn(), vi.fn()];
  const here = await webLock('eight', told({ lost, regained }));
  const thief = silent('eight');
  await thief.held;
  await vi.waitFor(() => expect(here.held).toBe(false));
  thief.letGo();
  await vi.waitFor(() => expect(regained).toHaveBeenCalledTimes(1));
  expect(here.held).toBe(true);
  expect(lost).not.toHaveBeenCalled();
  await here.release();
});

test('whoever has left takes nothing back', async () => {
  const regained = vi.fn();
  const here = await webLock('nine', told({ regained }));
  const left = here.release();
  const next = await webLock('nine', told());
  await left;
  expect([here.held, next.held]).toEqual([false, true]);
  expect(regained).not.toHaveBeenCalled();
  await next.release();
});

test('without locks every window has the table', async () => {
  vi.stubGlobal('navigator', {});
  expect((await webLock('four', told())).held).toBe(true);
  vi.unstubAllGlobals();
});
