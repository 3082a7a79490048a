import { expect, test, vi } from 'vitest';

test('a part of the app that did not arrive is told from a mistake in it', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const { isUnloaded } = await import('./unloaded.ts');
  const payload = new TypeError('no such file');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(isUnloaded(payload)).toBe(true);
  expect(isUnloaded(new TypeError('no such file'))).toBe(false);
  expect(isUnloaded(undefined)).toBe(false);
});
