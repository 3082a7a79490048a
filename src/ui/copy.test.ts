import { createRoot } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { createCopy } from './copy.ts';
import { COPIED } from './text.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

test('what was copied is said, and fades', async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  withClipboard(async text => void written.push(text));
  const { says, copy } = createRoot(() => createCopy({ says: 'by hand' }));
  await copy('27TE');
  expect(written).toEqual(['27TE']);
  expect(says()).toBe(COPIED);
  vi.runAllTimers();
  expect(says()).toBe('');
});

test('where a page may copy nothing, it is marked and stays said', async () => {
  vi.useFakeTimers();
  withClipboard(() => Promise.reject(new Error('not allowed')));
  const mark = vi.fn();
  const { says, copy } = createRoot(() => createCopy({ says: 'by hand', mark }));
  await copy('27TE');
  vi.runAllTimers();
  expect(mark).toHaveBeenCalledOnce();
  expect(says()).toBe('by hand');
});

test('who leaves waits for nothing', async () => {
  vi.useFakeTimers();
  withClipboard(() => Promise.resolve());
  const { copying, leave } = createRoot(leave => ({ leave, copying: createCopy({ says: '' }) }));
  await copying.copy('27TE');
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
